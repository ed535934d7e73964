"""No page copies a printed figure: they come from material.ts, which is generated from the game's own tables."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from patolli.engine.game import Game
from patolli.games import all_games, game_of
from patolli.server.typescript.__main__ import COMMAND

Row = tuple[int, ...]

# What only looks like a printed figure, and why.
ALLOWED = {
    ("cacao/Screen.svelte", "FAR = 3"): "how many answers the page thinks ahead",
    ("teotihuacan/BoardRing.svelte", "SMALLEST = 10"): "pixels of the smallest letter",
    ("teotihuacan/deciding/pointing.svelte.ts", "FAR = 8"): "pixels that make a press a drag",
    ("teotihuacan/geometry.ts", "GAP = 10"): "pixels between boards",
    ("teotihuacan/motion/gutter.ts", "APART = 3"): "pixels between two trails",
    ("teotihuacan/sample.ts", "2, 2, 1"): "the houses of a made-up position",
}

LITERAL_ROW = re.compile(r"\[\s*(-?\d+(?:\s*,\s*-?\d+){2,})\s*,?\s*\]")
CONSTANT = re.compile(r"\b([A-Z][A-Z0-9_]*) = (-?\d+)\b(?![.\d]| [*/+-])")
# A figure beside the icon of what it counts, or said to be points: [3, "wood"], ["+3", "wood"], points={3}.
COUNTED = re.compile(r"""\[\s*"?[+\u2212-]?(\d+)"?,\s*"[a-z][a-z-]*"\s*\]|\bpoints(?:=\{|: )(\d+)\b""")
TEXT = re.compile(r"[A-Za-z]+")
# Shorter runs and texts are too common to be anybody's.
SHORTEST_RUN = 3
SHORTEST_TEXT = 4


class Printed:
    """The figures of a game's material that a page could copy."""

    def __init__(self, game: Game) -> None:
        self.runs: set[Row] = set()
        self.figures: set[int] = set()
        self.single: set[int] = set()
        self.texts: set[str] = set()
        self._names = {name for names in game.families.values() for name in names}
        for table in game.material.values():
            self._read(table)

    def _read(self, table: object) -> None:
        if isinstance(table, int):
            self.figures.add(table)
            self.single.add(table)
        elif isinstance(table, str):
            if len(table) >= SHORTEST_TEXT and len(set(table)) > 1 and table not in self._names:
                self.texts.add(table)
        elif isinstance(table, tuple) and all(isinstance(each, int) for each in table):
            self.figures.update(table)
            self.runs.update(run for run in runs_of(table) if is_telling(run))
        else:
            assert isinstance(table, tuple | Mapping)
            for each in table.values() if isinstance(table, Mapping) else table:
                self._read(each)


def runs_of(row: Row) -> Iterator[Row]:
    """Every three figures that stand beside each other."""
    for start in range(len(row) - SHORTEST_RUN + 1):
        yield row[start : start + SHORTEST_RUN]


def is_telling(run: Row) -> bool:
    """Whoever counts from 0 or 1, or says noughts and ones, copies nothing."""
    return max(run) > 1 and not is_count(run)


def is_count(row: Row) -> bool:
    """1, 2, 3 and so on."""
    return row[0] in {0, 1} and row == tuple(range(row[0], row[0] + len(row)))


def copies(printed: Printed, text: str) -> Iterator[str]:
    """What a hand-written file copies."""
    for literal in LITERAL_ROW.finditer(text):
        row = tuple(int(figure) for figure in literal[1].split(","))
        if not is_count(row) and any(run in printed.runs for run in runs_of(row)):
            yield ", ".join(map(str, row))
    for name, figure in CONSTANT.findall(text):
        if int(figure) > 1 and int(figure) in printed.single:
            yield f"{name} = {figure}"
    for found in COUNTED.finditer(text):
        figure = int(found[1] or found[2])
        if figure > 1 and figure in printed.figures:
            yield found[0]
    yield from sorted(set(TEXT.findall(text)) & printed.texts)


def hand_written(folder: Path) -> dict[str, str]:
    """A game's files in the browser, but for those that are generated."""
    files = [path for path in sorted(folder.rglob("*")) if path.suffix in {".ts", ".svelte"}]
    texts = {path.relative_to(folder.parent).as_posix(): path.read_text(encoding="utf-8") for path in files}
    return {path: text for path, text in texts.items() if COMMAND not in text.partition("\n")[0]}


def found_in(root: Path) -> set[tuple[str, str]]:
    """All copies in all games' folders."""
    return {
        (path, copy)
        for game in all_games()
        for path, text in hand_written(root / "web" / "src" / "games" / game.key).items()
        for copy in copies(Printed(game), text)
    }


def test_no_page_copies_a_printed_figure(root: Path) -> None:
    assert sorted(found_in(root) - set(ALLOWED)) == []


def test_what_is_allowed_is_still_there(root: Path) -> None:
    assert sorted(set(ALLOWED) - found_in(root)) == []


@pytest.mark.parametrize(
    ("key", "planted", "copy"),
    [
        (
            "cacao",
            "const TRACK = [-10, -4, -1, 0, 2, 4, 7, 11, 16] as const;",
            "-10, -4, -1, 0, 2, 4, 7, 11, 16",
        ),
        ("cacao", "export const PRICES = [2, 3, 4] as const;", "2, 3, 4"),
        ("cacao", "export const STORE = 5;", "STORE = 5"),
        ("cacao", "const PLACES = 3,", "PLACES = 3"),
        ("teotihuacan", "const VALUES = [\n  5,\n  5,\n  4,\n  4,\n];", "5, 5, 4, 4"),
        ("teotihuacan", "rows: [[7, 6, 5]]", "7, 6, 5"),
        ("teotihuacan", 'gains: [[3, "wood"]]', '[3, "wood"]'),
        ("teotihuacan", '<Goods pairs={[["\u22122", "wood"]]} />', '["\u22122", "wood"]'),
        ("teotihuacan", "<VictoryPoints points={15} {cx} />", "points={15"),
        ("teotihuacan", "t9: [arrow, { points: 4 }]", "points: 4"),
        ("teotihuacan", "const DAYS = 13;", "DAYS = 13"),
        ("teotihuacan", 'const ROWS = "nnnbbnnn gggbbnnn".split(" ");', "gggbbnnn"),
    ],
)
def test_a_planted_copy_is_found(key: str, planted: str, copy: str) -> None:
    assert copy in list(copies(Printed(game_of(key)), planted))


@pytest.mark.parametrize(
    "own",
    [
        "{#each [1, 2, 3, 4] as workers (workers)}",
        "const [SIDE, MID, CORNER] = [111, 148, 106];",
        "const UNIT = 100;",
        "const LEFT = 5 * UNIT;",
        '<Goods pairs={[[1, "cocoa"]]} size={16} />',
        "<VictoryPoints points={DISCOVERY_POINTS} size={30} />",
        'iconsOf(tile) ?? "nnnn"',
    ],
)
def test_what_a_page_draws_with_is_its_own(own: str) -> None:
    assert [copy for game in all_games() for copy in copies(Printed(game), own)] == []
