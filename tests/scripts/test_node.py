"""Which Node builds the pages: the machine's own only if it can."""

from __future__ import annotations

import os
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "scripts" / "node.py"
MANIFEST = ROOT / "web" / "package.json"
LOCK = ROOT / "web" / "package-lock.json"
WANTED = '"node": "^20.19.0 || >=22.12.0"'


def machine(folder: Path, version: str, *, npm: bool = True) -> dict[str, str]:
    """The environment of a machine whose Node is of this version; without one there is none."""
    folder.mkdir()
    for name in ("node", "npm") if npm else ("node",):
        program = folder / name
        program.write_text(f"#!/bin/sh\necho {version}\n", encoding="utf-8")
        program.chmod(0o755)
    return {**os.environ, "PATH": str(folder)}


@pytest.mark.parametrize(
    ("version", "builds"),
    [
        ("v12.22.12", False),  # Debian 11
        ("v18.20.4", False),  # Debian 12
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v20.20.2", True),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.0.0", True),
        ("v100.0.0-nightly", True),
        ("", False),  # it does not say
    ],
)
def test_an_old_node_is_passed_over(tmp_path: Path, version: str, builds: bool) -> None:
    environment = machine(tmp_path / "bin", version)
    told = subprocess.check_output([sys.executable, str(SCRIPT)], env=environment, text=True)
    assert told.split() == ([str(tmp_path / "bin" / "npm")] if builds else [])


def test_a_node_without_npm_is_none(tmp_path: Path) -> None:
    environment = machine(tmp_path / "bin", "v24.0.0", npm=False)
    assert subprocess.check_output([sys.executable, str(SCRIPT)], env=environment) == b""


def test_a_range_that_nobody_reads_is_an_error_and_not_a_guess() -> None:
    is_new_enough = runpy.run_path(str(SCRIPT))["is_new_enough"]
    with pytest.raises(SystemExit, match="~20"):
        is_new_enough("v20.19.0", "~20.19.0")


def test_what_the_pages_want_is_what_their_builder_wants() -> None:
    assert WANTED in MANIFEST.read_text(encoding="utf-8")
    lock = LOCK.read_text(encoding="utf-8")
    (vite,) = re.findall(r'"node_modules/vite": \{.*?("node": "[^"]*")', lock, re.DOTALL)
    assert vite == WANTED


@pytest.mark.parametrize(("version", "is_own"), [("v18.20.4", False), ("v24.0.0", True)])
def test_make_takes_nodes_place_where_it_is_too_old(tmp_path: Path, version: str, is_own: bool) -> None:
    environment = machine(tmp_path / "bin", version)
    environment["PATH"] += os.pathsep + os.environ["PATH"]
    planned = subprocess.check_output(
        ["make", "--dry-run", "--always-make", "--no-print-directory", "web"],
        cwd=ROOT,
        env={name: value for name, value in environment.items() if not name.startswith("MAKE")},
        text=True,
    )
    fetched = "--requirement requirements/node.txt" in planned
    programs = tmp_path / "bin" if is_own else ROOT / "build" / "node" / "programs"
    assert fetched is not is_own
    assert f"{programs / 'npm'} run --silent build" in planned
