"""The server's rooms: every file stands on a floor, and knows nobody for the type checker's sake."""

from __future__ import annotations

import ast
import re
import tomllib
from graphlib import TopologicalSorter
from pathlib import Path

SERVER = "patolli.server"
CONTRACT = "inside-the-server"


def modules(package: Path) -> dict[str, ast.Module]:
    """Every file of the server by its module's name; a package's own file by the package's."""
    found: dict[str, ast.Module] = {}
    for path in sorted((package / "server").rglob("*.py")):
        parts = path.relative_to(package.parent).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = ast.parse(path.read_text(encoding="utf-8"))
    return found


def imported(tree: ast.Module, known: set[str]) -> set[str]:
    """The modules of the server that a file imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            inner = {f"{node.module}.{alias.name}" for alias in node.names} & known
            found |= inner or {node.module} & known
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names} & known
    return found


def floors(root: Path) -> set[str]:
    """What the contract inside the server gives a floor."""
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    contract = next(each for each in settings["tool"]["importlinter"]["contracts"] if each["id"] == CONTRACT)
    return {f"{SERVER}.{name}" for layer in contract["layers"] for name in re.split(r" [|] ", layer)}


def test_every_file_stands_on_a_floor(root: Path, package: Path) -> None:
    known = floors(root)
    rooms = {name for name in modules(package) if any(each.startswith(f"{name}.") for each in known)}
    homeless = [
        name
        for name in modules(package).keys() - rooms
        if not any(name == floor or name.startswith(f"{floor}.") for floor in known)
    ]
    assert homeless == []


def test_nobody_is_known_to_the_type_checker_only(package: Path) -> None:
    secret = [
        name
        for name, tree in modules(package).items()
        if any(isinstance(node, ast.Name) and node.id == "TYPE_CHECKING" for node in ast.walk(tree))
    ]
    assert secret == []


def test_no_two_files_need_each_other(package: Path) -> None:
    trees = modules(package)
    graph = {name: imported(tree, set(trees)) for name, tree in trees.items()}
    assert len(graph[f"{SERVER}.tables.moves"]) > 3
    # Whoever is in a circle is named by the error that this raises.
    order = list(TopologicalSorter(graph).static_order())
    assert order.index(f"{SERVER}.context") < order.index(f"{SERVER}.tables.table")


def test_bots_of_strangers_are_looked_up_in_the_list(package: Path) -> None:
    """`bot_of` has a file run that a name points at; what visitors and stored tables name is never given to it."""
    assert all(
        alias.name != "bot_of"
        for tree in modules(package).values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    )
