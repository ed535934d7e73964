"""Rooms: each has its card, its doors, and the size of one sitting."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

# Lines with something on them: what a reader reads in one sitting, under an hour at thirty lines a minute.
ENGINE_LINES = 1700
RULE_FILE_LINES = 300
DOCSTRING_LINE = 100
ROOM_CARD = "Room card."
# The same names in every game, so that a reader of one finds the way in another.
FILES_OF_A_GAME = ("README.md", "game.py", "setup.py", "actions.py", "events.py", "views.py", "scoring.py")
FOLDERS_OR_FILES_OF_A_GAME = ("material", "state", "decisions", "effects")


def lines_of(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def written_lines_of(path: Path) -> int:
    return sum(bool(line.strip()) for line in path.read_text(encoding="utf-8").splitlines())


def rooms(package: Path) -> list[Path]:
    """The floors of the house: packages directly under patolli."""
    return sorted(path.parent for path in package.glob("*/__init__.py"))


def games(package: Path) -> list[Path]:
    return sorted(path.parent for path in package.glob("games/*/__init__.py"))


def test_every_package_says_what_it_is(package: Path) -> None:
    silent = [
        path.relative_to(package).as_posix()
        for path in package.rglob("__init__.py")
        if not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert silent == []


def test_every_folder_of_python_is_a_package(package: Path) -> None:
    folders = {path.parent for path in package.rglob("*.py")}
    assert [folder.name for folder in folders if not (folder / "__init__.py").is_file()] == []


def test_every_room_has_a_card(package: Path) -> None:
    assert rooms(package)
    without = [
        room.name
        for room in rooms(package)
        if ROOM_CARD
        not in (ast.get_docstring(ast.parse((room / "__init__.py").read_text(encoding="utf-8"))) or "")
    ]
    assert without == []


def test_docstrings_begin_with_a_short_line(package: Path) -> None:
    long: list[str] = []
    for path in package.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                first = (ast.get_docstring(node) or "").partition("\n")[0]
                if len(first) > DOCSTRING_LINE:
                    long.append(f"{path.relative_to(package)}: {first}")
    assert long == []


def test_doors_between_rooms_are_kept(root: Path) -> None:
    program = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"
    result = subprocess.run(
        [sys.executable, "-c", program], cwd=root, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stdout


def test_the_engine_can_be_read_in_one_sitting(package: Path) -> None:
    assert sum(written_lines_of(path) for path in (package / "engine").rglob("*.py")) < ENGINE_LINES


def test_no_rule_file_is_long(package: Path) -> None:
    long = [
        f"{path.relative_to(package)}: {lines_of(path)}"
        for path in package.glob("games/**/*.py")
        if "material" not in path.parts and lines_of(path) > RULE_FILE_LINES
    ]
    assert long == []


def test_every_game_has_the_same_rooms(package: Path) -> None:
    assert games(package)
    missing = [
        f"{game.name}/{name}"
        for game in games(package)
        for name in FILES_OF_A_GAME
        if not (game / name).is_file()
    ]
    missing += [
        f"{game.name}/{name}"
        for game in games(package)
        for name in FOLDERS_OR_FILES_OF_A_GAME
        if not (game / name).is_dir() and not (game / f"{name}.py").is_file()
    ]
    assert missing == []
