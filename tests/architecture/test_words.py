"""Words: no file speaks of one machine, and names say what a thing is."""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Iterator
from pathlib import Path

EMPTY_NAMES = re.compile(r"(Manager|Helper|Helpers|Util|Utils|Base|Impl|Data|Info)$")
# Homes and mounts of a machine; /usr, /bin and /tmp mean the same on every one.
MACHINE_PATHS = re.compile(r"(?<![\w.$~/{}])/(?:home|root|work|Users|mnt|media|srv)/[\w.-]")
REGISTRY = re.compile(
    r"https?://[\w.-]*(?:pypi|pythonhosted|registry\.npmjs|registry\.yarnpkg)[\w./-]*|--(?:extra-)?index-url"
)
UNFINISHED = re.compile(r"\b(?:TODO|FIXME|XXX|HACK)\b")
MADE_AGAIN = {
    ".git",
    ".hypothesis",
    ".import_linter_cache",
    ".mypy_cache",
    ".pytest_cache",
    ".ruff_cache",
    ".venv",
    ".vite",
    "__pycache__",
    "build",
    "dist",
    "node_modules",
}
OWN_FILE = Path(__file__).name


def files(root: Path) -> Iterator[Path]:
    """What the project is made of; what a machine can make again is left out."""
    for folder, names, members in os.walk(root):
        names[:] = sorted(set(names) - MADE_AGAIN)
        # In a second working tree .git is a file, which says where the first one lies.
        yield from (Path(folder) / member for member in sorted(set(members) - MADE_AGAIN))


def found(root: Path, pattern: re.Pattern[str]) -> list[str]:
    """Where a pattern occurs in what the project says, this file left aside."""
    places: list[str] = []
    for path in files(root):
        if path.name == OWN_FILE:
            continue
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(text.splitlines(), 1):
            if pattern.search(line):
                places.append(f"{path.relative_to(root)}:{number}: {line.strip()[:100]}")
    return places


def test_no_path_of_one_machine(root: Path) -> None:
    assert found(root, MACHINE_PATHS) == []


def test_no_address_of_a_package_registry(root: Path) -> None:
    assert found(root, REGISTRY) == []


def test_nothing_is_left_to_do(root: Path) -> None:
    assert found(root, UNFINISHED) == []


def test_the_patterns_would_find_something() -> None:
    assert MACHINE_PATHS.search('open("/home/ann/match.json")')
    # A made-up mirror and an option, in halves: this file holds no address either.
    assert REGISTRY.search("https://mirror." + "py" + "pi" + ".example")
    assert REGISTRY.search("--extra-" + "index" + "-url somewhere")
    assert UNFINISHED.search("# TODO: later")


def test_names_say_something(package: Path) -> None:
    empty = [
        f"{path.relative_to(package)}: {node.name}"
        for path in package.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef) and EMPTY_NAMES.search(node.name)
    ]
    assert empty == []
