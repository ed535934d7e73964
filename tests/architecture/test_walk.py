"""The walk of a click in ARCHITECTURE.md: every function exists, and the server's part is short."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

HEADING = "### One click, function by function"
STEP = re.compile(r"^\d+\. `(?P<file>[\w./-]+)(?::(?P<function>[\w.]+))?`", re.MULTILINE)
MOST_IN_THE_SERVER = 15


@pytest.fixture
def steps(root: Path) -> list[tuple[str, str]]:
    """Files and functions, in the order of the page."""
    page = (root / "ARCHITECTURE.md").read_text(encoding="utf-8")
    section = page.partition(HEADING)[2].partition("\n## ")[0]
    return [(step["file"], step["function"] or "") for step in STEP.finditer(section)]


def functions(path: Path) -> dict[str, ast.AST]:
    """Functions and methods of a Python file, the latter as Class.method."""
    found: dict[str, ast.AST] = {}
    for node in ast.parse(path.read_text(encoding="utf-8") if path.is_file() else "").body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found[node.name] = node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef):
                    found[f"{node.name}.{inner.name}"] = inner
    return found


def is_in_browser(path: Path, function: str) -> bool:
    """Whether a file of the browser defines a function or a method, if one is named."""
    defined = re.compile(rf"^\s*(?:export )?(?:async )?(?:function )?#?{function}\(.*\{{$", re.MULTILINE)
    return path.is_file() and (not function or defined.search(path.read_text(encoding="utf-8")) is not None)


def names_in(node: ast.AST) -> set[str]:
    """Everything that a piece of code mentions."""
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)} | {
        each.attr for each in ast.walk(node) if isinstance(each, ast.Attribute)
    }


def test_every_function_of_the_walk_exists(steps: list[tuple[str, str]], root: Path, package: Path) -> None:
    missing = [
        f"{file}:{function}"
        for file, function in steps
        if not (
            function in functions(package / file)
            if file.endswith(".py")
            else is_in_browser(root / "web" / "src" / file, function)
        )
    ]
    assert missing == []
    assert {file.split("/")[0] for file, _ in steps} >= {
        "wire",
        "server",
        "engine",
        "games",
        "storage",
        "table",
    }


def test_the_server_needs_few_steps_and_each_leads_to_the_next(
    steps: list[tuple[str, str]], package: Path
) -> None:
    own = [(file, function) for file, function in steps if file.startswith("server/")]
    assert 10 <= len(own) <= MOST_IN_THE_SERVER
    mentioned: set[str] = set()
    unreached: list[str] = []
    for file, function in own:
        if mentioned and function.rpartition(".")[2] not in mentioned:
            unreached.append(function)
        mentioned |= names_in(functions(package / file)[function])
        # A function may be found by a table of its own file.
        for node in ast.parse((package / file).read_text(encoding="utf-8")).body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Dict):
                mentioned |= names_in(node.value)
    assert unreached == []
