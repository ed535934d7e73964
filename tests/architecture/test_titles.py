"""Titles: the house knows none of them by name, and each brings what its declaration speaks of."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from patolli.engine.game import Game
from patolli.games import all_games, game_keys
from tests.architecture.test_words import files

HOUSE = ("src", "web", "scripts", "Makefile", "hatch_build.py")
# Where a title is at home; tests and benchmarks are about titles.
AT_HOME = (
    "src/patolli/games/{key}/",
    "src/patolli/bots/titles/{key}/",
    "src/patolli/cli/tables/{key}/",
    "src/patolli/drawing/titles/{key}/",
    "web/src/games/{key}/",
    "web/tests/",
)
# Written by the compiler, not by the house.
COMPILED = "src/patolli/compiled.txt"
EXAMPLE = "an example that can be pasted"
MAY_NAME_A_TITLE = {
    "scripts/screenshots.py": "photographs what each title shows",
    "scripts/table_moments.py": "photographs what each title's table shows",
    "scripts/release.py": "plays a match of each title from what it has built",
    "src/patolli/__init__.py": EXAMPLE,
    "src/patolli/face.py": EXAMPLE,
    "src/patolli/i18n/locale/words.toml": "cacao is also a good, whose plural Spanish and French must form",
    "src/patolli/research/gymnasium.py": EXAMPLE,
    "src/patolli/research/open_spiel.py": EXAMPLE,
    "src/patolli/research/parallel.py": EXAMPLE,
    "src/patolli/research/pettingzoo.py": EXAMPLE,
}


def house_files(root: Path) -> Iterator[tuple[str, str]]:
    """The files of the house, those at a title's home left aside, and what they say."""
    homes = tuple(home.format(key=key) for home in AT_HOME for key in game_keys())
    for path in files(root):
        name = path.relative_to(root).as_posix()
        if (
            name.startswith(HOUSE)
            and not name.startswith(homes)
            and path.suffix not in {".safetensors", ".so", ".ttf", ".woff2"}
            and name != COMPILED
        ):
            yield name, path.read_text(encoding="utf-8")


def test_the_house_names_no_title(root: Path) -> None:
    title = re.compile("|".join(game_keys()), re.IGNORECASE)
    naming = {name for name, text in house_files(root) if title.search(name) or title.search(text)}
    assert naming == set(MAY_NAME_A_TITLE)


def test_the_house_knows_no_event_option_or_automaton(root: Path) -> None:
    known: set[str] = set()
    for game in all_games():
        declared = {option.name for option in game.options} | {kind.name for kind in game.event_kinds}
        # A name of one word, such as setup or sold, is a word of the house as well.
        known |= {name for name in declared if "_" in name}
        known |= set() if game.automaton is None else {game.automaton.name}
    quoted = re.compile(rf"""(["'`])({"|".join(sorted(known))})\1""")
    guesses = [
        f"{name}: {match[2]}"
        for name, text in house_files(root)
        if name not in MAY_NAME_A_TITLE
        for match in quoted.finditer(text)
    ]
    assert guesses == []


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
def test_what_a_card_speaks_of_is_there(root: Path, game: Game) -> None:
    folder = root / "src" / "patolli" / "games" / game.key
    assert (folder / game.card.cover).is_file()
    drawings = (folder / "sprite.svg").read_text(encoding="utf-8")
    assert f'<symbol id="{game.card.icon}"' in drawings
    assert game.teaching.lessons
