"""The walk of a click in ARCHITECTURE.md: every function exists, was called in this order, and the way is short."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

HEADING = "### One click, function by function"
STEP = re.compile(r"^\d+\. `(?P<file>[\w./-]+)(?::(?P<function>[\w.]+))?`")
ASKED = re.compile(r"`(server/[\w./]+\.py)`")
# From one file of the server into another, between received and told.
MOST_HOPS = 15


class Measured(NamedTuple):
    """What a move was seen to do: all calls in order, hops on the straight way, files that were asked beside it."""

    calls: list[str]
    hops: list[tuple[str, str]]
    asked: list[str]


@pytest.fixture(scope="module")
def section(root: Path) -> str:
    """What the page says of one click."""
    page = (root / "ARCHITECTURE.md").read_text(encoding="utf-8")
    return page.partition(HEADING)[2].partition("\n## ")[0]


@pytest.fixture(scope="module")
def lists(section: str) -> list[list[str]]:
    """The lists of the page, each of `file:function` in its order."""
    found: list[list[str]] = [[]]
    for line in section.splitlines():
        step = STEP.match(line)
        if step is not None:
            found[-1].append(f"{step['file']}:{step['function'] or ''}")
        elif found[-1]:
            found.append([])
    return [each for each in found if each]


@pytest.fixture(scope="module")
def measured(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Measured:
    """One move in a server of its own, by the readable sources: compiled functions are not seen."""
    answer = subprocess.run(
        [sys.executable, "-m", "tests.architecture.walk", str(tmp_path_factory.mktemp("walk"))],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root / "src"), "PATOLLI_INTERPRETED": "1"},
        check=True,
        capture_output=True,
        timeout=300,
    )
    seen = json.loads(answer.stdout)
    return Measured(seen["calls"], [(caller, called) for caller, called in seen["hops"]], seen["asked"])


def functions(path: Path) -> Iterator[str]:
    """Functions and methods of a Python file, the latter as Class.method."""
    for node in ast.parse(path.read_text(encoding="utf-8") if path.is_file() else "").body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef):
                    yield f"{node.name}.{inner.name}"


def is_in_browser(path: Path, function: str) -> bool:
    """Whether a file of the browser defines a function or a method, if one is named."""
    defined = re.compile(rf"^\s*(?:export )?(?:async )?(?:function )?#?{function}\(.*\{{$", re.MULTILINE)
    return path.is_file() and (not function or defined.search(path.read_text(encoding="utf-8")) is not None)


def not_called_in_order(steps: Iterable[str], calls: list[str]) -> list[str]:
    """The steps that were not called after those before them."""
    missing: list[str] = []
    at = 0
    for step in steps:
        if step in calls[at:]:
            at = calls.index(step, at) + 1
        else:
            missing.append(step)
    return missing


def test_every_function_of_the_walk_exists(lists: list[list[str]], root: Path, package: Path) -> None:
    steps = [step.split(":") for each in lists for step in each]
    assert [
        f"{file}:{function}"
        for file, function in steps
        if not (
            function in functions(package / file)
            if file.endswith(".py")
            else is_in_browser(root / "web" / "src" / file, function)
        )
    ] == []
    assert [each[0].split("/")[0] for each in lists] == ["games", "server", "engine", "storage", "wire"]


def test_a_move_goes_the_way_that_is_told(lists: list[list[str]], measured: Measured) -> None:
    ours = [each for each in lists if ".py:" in each[0]]
    assert len(ours) == 3
    assert [not_called_in_order(each, measured.calls) for each in ours] == [[], [], []]
    # What is told in another order, or left out of what was called, would be noticed.
    assert not_called_in_order(reversed(ours[0]), measured.calls) != []


def test_the_way_through_the_server_is_short_and_whole(lists: list[list[str]], measured: Measured) -> None:
    told = next(each for each in lists if each[0].startswith("server/"))
    assert len(measured.hops) <= MOST_HOPS
    assert [called for _, called in measured.hops if called not in told] == []
    # Each deed was seen, so nothing of the way is missing from the count.
    entered = {called for _, called in measured.hops}
    assert {"server/costs.py:Costs.message", "server/socket/transport.py:FastWebSocket.write"} < entered
    assert {"engine/match.py:Match.play", "storage/store.py:Store.append"} < set(measured.calls)


def test_the_page_counts_the_hops_and_names_who_is_asked(section: str, measured: Measured) -> None:
    numbers = {12: "Twelve", 13: "Thirteen", 14: "Fourteen", 15: "Fifteen"}
    assert (
        f"{numbers[len(measured.hops)]} of these calls lead from one of its files into another"
        in " ".join(section.split())
    )
    assert sorted(ASKED.findall(section)) == measured.asked
