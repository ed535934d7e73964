"""README: what it promises is true."""

from __future__ import annotations

import os
import re
import runpy
import subprocess
import sys
from pathlib import Path

EXAMPLE = re.compile(r"```python\n(.*?)```", re.DOTALL)
COMMAND = re.compile(r"make ([a-z]+)")


def examples(root: Path) -> list[str]:
    return EXAMPLE.findall((root / "README.md").read_text(encoding="utf-8"))


def test_there_is_an_example_of_about_ten_lines(root: Path) -> None:
    (example,) = examples(root)
    assert 5 <= len(example.splitlines()) <= 12


def test_the_example_runs_anywhere(root: Path, tmp_path: Path) -> None:
    (example,) = examples(root)
    result = subprocess.run(
        [sys.executable, "-c", example],
        cwd=tmp_path,
        env=os.environ | {"PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert result.stdout.strip()


def test_both_commands_are_shown(root: Path) -> None:
    readme = (root / "README.md").read_text(encoding="utf-8")
    assert re.search(r"^make play$", readme, re.MULTILINE)
    assert re.search(r"^make test$", readme, re.MULTILINE)


def test_every_chore_that_is_mentioned_exists(root: Path) -> None:
    makefile = (root / "Makefile").read_text(encoding="utf-8")
    chores = set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))
    for name in ("README.md", "ARCHITECTURE.md", ".ci/run"):
        mentioned = set(COMMAND.findall((root / name).read_text(encoding="utf-8")))
        assert mentioned <= chores, name


def test_links_lead_somewhere(root: Path) -> None:
    for name in ("README.md", "ARCHITECTURE.md"):
        text = (root / name).read_text(encoding="utf-8")
        targets = [link for link in re.findall(r"\]\(([^)#]+)", text) if "://" not in link]
        assert [link for link in targets if not (root / link).exists()] == [], name


def test_elsewhere_links_lead_to_the_project_or_are_plain_words(root: Path) -> None:
    readme = runpy.run_path(str(root / "hatch_build.py"))["readme"]
    text = (root / "README.md").read_text(encoding="utf-8")
    here = re.findall(r"\]\(([^)]+)\)|src=\"([^\"]+)\"", text)
    assert len(here) > 10
    address = "https://forge.example/somebody/patolli"
    there = re.findall(r"\]\(([^)]+)\)|src=\"([^\"]+)\"", readme(text, address))
    assert there == [
        (link and f"{address}/blob/main/{link}", picture and f"{address}/raw/main/{picture}")
        for link, picture in here
    ]
    # Without an address none is made up, and nothing else is lost.
    plain = readme(text, "")
    assert not re.search(r"\]\(|<img", plain)
    assert [line for line in plain.splitlines() if line.startswith("#")] == [
        line for line in text.splitlines() if line.startswith("#")
    ]
