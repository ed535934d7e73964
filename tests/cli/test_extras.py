"""A plain install: every command works without what not everybody needs, or says in one sentence what to install."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from patolli.cli.app import COMMANDS
from tests.cli.plain_install import NEEDS_AN_EXTRA, NEEDS_NOTHING, OPTIONAL

# As if nobody had installed them: neither found nor imported.
WITHOUT = f"""
import sys
sys.modules.update(dict.fromkeys({OPTIONAL!r}))
from patolli.cli import main
sys.exit(main(sys.argv[1:]))
"""


def run(folder: Path, line: str) -> subprocess.CompletedProcess[str]:
    words = line.format(folder=folder).split()
    return subprocess.run(
        [sys.executable, "-c", WITHOUT, *words],
        cwd=folder,
        env={"PATH": "", "XDG_DATA_HOME": str(folder), "PYTHONIOENCODING": "utf-8"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )


def test_a_library_without_its_extra_is_one_sentence() -> None:
    rooms = {
        "research.gymnasium": ("gymnasium", "research"),
        "research.open_spiel": ("pyspiel", "research"),
        "research.parallel": ("pettingzoo", "research"),
        "research.pettingzoo": ("pettingzoo", "research"),
        "research.vector": ("numpy", "research"),
        "contract.evidence": ("hypothesis", "contract"),
    }
    for room, (package, extra) in rooms.items():
        program = f"import sys; sys.modules[{package!r}] = None; import patolli.{room}"
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
        told = f"MissingExtra: missing extra: package {package!r}, extra {extra!r}"
        assert done.stderr.splitlines()[-1].endswith(told), done.stderr


def test_every_command_is_tried() -> None:
    lines = [*NEEDS_NOTHING, *NEEDS_AN_EXTRA]
    assert {line.split()[0] for line in lines} == set(COMMANDS)


@pytest.mark.parametrize("line", NEEDS_NOTHING)
def test_a_plain_install_is_enough(tmp_path: Path, line: str) -> None:
    for before in NEEDS_NOTHING[line]:
        assert run(tmp_path, before).returncode == 0
    done = run(tmp_path, line)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("line", NEEDS_AN_EXTRA)
def test_a_missing_extra_is_one_sentence_before_any_work(tmp_path: Path, line: str) -> None:
    done = run(tmp_path, line)
    assert done.returncode == 2
    (sentence,) = done.stderr.splitlines()
    assert f"patolli[{NEEDS_AN_EXTRA[line]}]" in sentence
    assert done.stdout == ""
    assert list(tmp_path.rglob("*.html")) == []
