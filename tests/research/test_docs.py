"""docs/research.md: its examples run, its figures are true."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from benchmarks.parts.report import BEGIN, END, measured
from patolli.research.encoding import encoding_of

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")


def test_every_example_runs() -> None:
    examples = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    assert len(examples) >= 5
    done = subprocess.run(
        [sys.executable, "-c", "\n".join(examples)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_sizes_are_as_written() -> None:
    cacao, teotihuacan = encoding_of("cacao"), encoding_of("teotihuacan")
    assert f"# {cacao.observation_size}, {cacao.action_count}" in TEXT
    assert f"{teotihuacan.observation_size:,} bytes" in TEXT


def test_links_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", TEXT)
    assert links
    assert [link for link in links if not (ROOT / "docs" / link).exists()] == []


def test_the_tables_of_performance_are_those_measured() -> None:
    text = (ROOT / "docs" / "performance.md").read_text(encoding="utf-8")
    results = json.loads((ROOT / "benchmarks" / "results.json").read_text(encoding="utf-8"))
    assert text.split(BEGIN)[1].split(END)[0].strip() == measured(results)
