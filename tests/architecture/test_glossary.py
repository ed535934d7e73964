"""The glossary: either word finds the thing, and a word with one meaning stands where that is meant."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

FIELD = re.compile(r"^\| (?P<here>[^|]+) \| (?P<field>[^|]+) \| `(?P<file>[^`]+)` \|$", re.MULTILINE)
MEANING = re.compile(
    r"^\| (?P<word>[^|]+) \| [^|]+ \| `(?P<file>[^`]+)` \| (?P<also>`[^|]+`) \| [^|]+ \|$", re.MULTILINE
)
# What TypeScript and Svelte files define by name.
DEFINED = re.compile(r"\b(?:class|interface|type|function|enum) (\w+)")
PART = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")


class Meaning(NamedTuple):
    """A word, the file of its meaning, and everywhere else it may stand; rooms end in a stroke."""

    word: str
    file: str
    also: tuple[str, ...]

    def covers(self, path: str) -> bool:
        """Whether the word may be part of a name that is defined in a file."""
        return any(path.startswith(each) if each.endswith("/") else path == each for each in self.places())

    def places(self) -> tuple[str, ...]:
        """Where it may stand."""
        return (self.file, *self.also)


class Name(NamedTuple):
    """A name, and the file that defines it."""

    path: str
    name: str

    def has(self, word: str) -> bool:
        """Whether the word, or several of it, is a part of the name."""
        parts = {part.lower() for part in PART.findall(self.name)}
        return not parts.isdisjoint({word, f"{word}s"})


def meanings_in(page: str) -> list[Meaning]:
    """The rows about words with one meaning."""
    return [
        Meaning(row["word"], row["file"], tuple(re.findall(r"`([^`]+)`", row["also"])))
        for row in MEANING.finditer(page)
    ]


def names_in_python(path: str, text: str) -> Iterator[Name]:
    """The file, its classes, its functions and methods."""
    yield Name(path, Path(path).stem)
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield Name(path, node.name)


def names_in_browser(path: str, text: str) -> Iterator[Name]:
    """The file and its types, classes and functions."""
    yield Name(path, Path(path).name.partition(".")[0])
    yield from (Name(path, name) for name in DEFINED.findall(text))


def misplaced(meanings: list[Meaning], names: list[Name]) -> list[str]:
    """Names with a word where it cannot mean what it means."""
    return [
        f"{meaning.word}: {name.name} in {name.path}"
        for meaning in meanings
        for name in names
        if name.has(meaning.word) and not meaning.covers(name.path)
    ]


def unused(meanings: list[Meaning], names: list[Name]) -> list[str]:
    """Places of rows where the word is part of no name; the first may have it in a docstring only."""
    return [
        f"{meaning.word}: {place}"
        for meaning in meanings
        for place in meaning.also
        if not any(
            name.has(meaning.word) and meaning._replace(file=place, also=()).covers(name.path)
            for name in names
        )
    ]


@pytest.fixture(scope="module")
def meanings(root: Path) -> list[Meaning]:
    found = meanings_in((root / "GLOSSARY.md").read_text(encoding="utf-8"))
    assert {each.word for each in found} >= {"card", "hint", "lesson", "line", "option", "sheet", "task"}
    assert len(found) == len({each.word for each in found})
    return found


@pytest.fixture(scope="module")
def names(root: Path, package: Path) -> list[Name]:
    """Every name that the package and the browser define, but for what is generated from the wire."""
    found: list[Name] = []
    for path in package.rglob("*.py"):
        found += names_in_python(path.relative_to(package).as_posix(), path.read_text(encoding="utf-8"))
    browser = root / "web" / "src"
    for path in (*browser.rglob("*.ts"), *browser.rglob("*.svelte")):
        text = path.read_text(encoding="utf-8")
        if path != browser / "wire" / "types.ts":
            found += names_in_browser(f"web/{path.relative_to(browser).as_posix()}", text)
    return found


def test_either_word_finds_the_thing(root: Path, package: Path) -> None:
    rows = list(FIELD.finditer((root / "GLOSSARY.md").read_text(encoding="utf-8")))
    assert len(rows) > 15
    assert [
        row["field"] for row in rows if row["field"].lower() not in _docstrings(package / row["file"])
    ] == []


def _docstrings(path: Path) -> str:
    """What a file says of its things, in one line of small letters."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told = [ast.get_docstring(node) or "" for node in ast.walk(tree) if isinstance(node, documented)]
    return " ".join("\n".join(told).lower().split())


def test_each_word_stands_where_its_meaning_is(meanings: list[Meaning], package: Path) -> None:
    assert [
        each.word
        for each in meanings
        if not re.search(rf"\b{each.word}", (package / each.file).read_text(encoding="utf-8"), re.IGNORECASE)
    ] == []


def test_no_name_uses_a_word_in_another_meaning(meanings: list[Meaning], names: list[Name]) -> None:
    assert misplaced(meanings, names) == []
    assert unused(meanings, names) == []


@pytest.mark.parametrize(
    ("word", "path", "text"),
    [
        ("hint", "storage/postgres.py", "class C:\n    async def hint(self): ..."),
        ("lesson", "learning/lesson.py", "class SelfPlay: ..."),
        ("task", "server/bots/worker.py", "class Task: ..."),
        ("card", "drawing/titles/cacao/tiles.py", "def hand_cards(): ..."),
        ("line", "arena/drawing.py", "def line(): ..."),
        ("card", "web/table/page/OfferCard.svelte", "<p></p>"),
        ("sheet", "web/app/deployment.svelte.ts", "export type BuildSheet = string;"),
        ("option", "web/ui/Menu.svelte", "function optionsOf() {}"),
    ],
)
def test_another_meaning_is_noticed(meanings: list[Meaning], word: str, path: str, text: str) -> None:
    read = names_in_browser if path.startswith("web/") else names_in_python
    assert [each.partition(":")[0] for each in misplaced(meanings, list(read(path, text)))] == [word]
