"""Screens of a few rows: the map stays in sight, or the page says how many rows it needs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from patolli.i18n import LANGUAGES, Texts
from tests.cli.conftest import Run

CLEARED = "\x1b[2J\x1b[H"
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
ROWS_NEEDED = re.compile(r"needs (\d+) rows; the window has (\d+)")
ANY_ANSWERS = "1\na\n" * 60


@pytest.fixture
def screen(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> object:
    """Play on a terminal of a size; the pages that were shown, each with its prompt."""

    def play(width: int, height: int, *words: str, typed: str = ANY_ANSWERS) -> list[str]:
        monkeypatch.setenv("FORCE_COLOR", "1")
        monkeypatch.setenv("COLUMNS", str(width))
        monkeypatch.setenv("LINES", str(height))
        outcome = run("play", *words, "--save", str(tmp_path / "m.json"), typed=typed)
        pages = [CODES.sub("", page) for page in outcome.out.split(CLEARED)]
        return [page for page in pages if "\n> " in page]

    return play


def rows_of(page: str) -> int:
    return page[: page.index("\n> ") + 1].count("\n") + 1


def assert_fits(page: str, height: int) -> None:
    """The page fits the window, or says how many rows it needs; the sentence itself takes the last row."""
    told = ROWS_NEEDED.search(page)
    if told is None:
        assert rows_of(page) <= height
    else:
        assert int(told[1]) == rows_of(page) - 1 > height


@pytest.mark.parametrize("bots", ["random", "random,random,random"])
def test_the_map_is_on_a_small_screen(screen: object, bots: str) -> None:
    assert callable(screen)
    pages = screen(80, 24, "cacao", "--seed", "7", "--bots", bots)
    assert len(pages) > 10
    for page in pages:
        assert_fits(page, 24)
        # What is left of a page that is too long still begins with the map, not with a list.
        seen = page[: page.index("\n> ")].split("\n")[-23:]
        assert sum("╰─" in line or "╭─" in line for line in seen) >= 2
    # The first turns need no word about rows.
    assert ROWS_NEEDED.search(pages[0]) is None
    assert ROWS_NEEDED.search(pages[1]) is None


def test_a_large_screen_shows_what_happened(screen: object) -> None:
    assert callable(screen)
    pages = screen(120, 40, "cacao", "--seed", "7", "--bots", "random,random,random")
    for page in pages:
        assert_fits(page, 40)
        # Nothing is left out above empty rows.
        assert "earlier event" not in page or rows_of(page) >= 39
    # Only the widest maps of a match need more.
    assert sum(ROWS_NEEDED.search(page) is None for page in pages) > 30
    assert all("Still to come" in page for page in pages[:5])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_says_how_many_rows_it_needs(screen: object, language: str) -> None:
    assert callable(screen)
    words = ("teotihuacan", "--seats", "1", "--seed", "1", "--lang", language)
    (page,) = screen(80, 24, *words, typed="q\n")
    above = page[: page.index("\n> ")]
    # In some languages the sentence takes two rows.
    told = [
        Texts(language).text("cli-needs-rows", rows=above.count("\n") + less, height=24) for less in (0, 1)
    ]
    assert any(" ".join(above.split()).endswith(" ".join(sentence.split())) for sentence in told)
