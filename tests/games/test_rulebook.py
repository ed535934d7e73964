"""The rules for reading are whole: every ruling, question and piece of a game has its place, in four languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import patolli
from patolli.engine.game import Game
from patolli.engine.match import Match
from patolli.games import all_games, game_of
from patolli.games.cacao.rulebook import BOARDS as CACAO_BOARDS
from patolli.games.teotihuacan.rulebook import BOARDS as TEO_BOARDS
from patolli.i18n import LANGUAGES, GameTexts, Texts

FOLDER = Path(patolli.__file__).parent / "games"
GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
# A line of the table of rulings: its number, what it is about, where its code lies.
RULING = re.compile(r"^\| (\d+) \| [^|]+\| `", re.MULTILINE)
# Families of names that are no pieces: what the rules say of them, they say elsewhere.
NO_PIECES = {
    "cacao": {"side", "prices"},
    "teotihuacan": {
        "board", "temple", "discovery_place", "spot", "side", "nobles_row", "worship_space", "worship_part", "payment",
        "saving", "order", "reason", "action_slot", "direction", "bot_failure", "heading",
    },
}  # fmt: skip


def rulings_of(game: Game) -> list[int]:
    """The numbers of the rulings in a game's README."""
    readme = (FOLDER / game.key / "README.md").read_text(encoding="utf-8")
    return [int(number) for number in RULING.findall(readme)]


@GAMES
def test_every_ruling_has_its_paragraph_once(game: Game) -> None:
    numbers = rulings_of(game)
    assert len(numbers) > 40
    assert sorted(game.rulebook.rulings) == numbers
    assert set(game.rulebook.examples) <= set(numbers)


@GAMES
def test_every_question_leads_to_a_ruling(game: Game) -> None:
    assert set(game.rulebook.asked) == set(game.decisions)
    assert set(game.rulebook.asked.values()) <= set(game.rulebook.rulings)


@GAMES
def test_every_piece_is_on_the_page_of_pieces(game: Game) -> None:
    families = {family.name: family for family in game.rulebook.families}
    nouns = {name for name in game.nouns if name not in NO_PIECES[game.key]}
    assert nouns == {name for name, family in families.items() if family.is_noun}
    for name in nouns:
        assert families[name].pieces == game.nouns[name]
        assert families[name].is_explained == (name in game.explained)
    assert {family.ruling for family in families.values()} <= set(game.rulebook.rulings)


@GAMES
def test_chapters_name_what_is_there(game: Game) -> None:
    chapters = {chapter.name: chapter for chapter in game.rulebook.chapters}
    families = {family.name for family in game.rulebook.families}
    assert len(chapters) == len(game.rulebook.chapters)
    for chapter in chapters.values():
        assert chapter.within in {"", *chapters}
        assert set(chapter.pieces) <= families
        assert not chapter.lesson or game.teaching.lesson(chapter.lesson)
    assert any(chapter.lists_options for chapter in chapters.values())


@pytest.mark.parametrize("language", LANGUAGES)
@GAMES
def test_everything_is_told_in_every_language(game: Game, language: str) -> None:
    texts = GameTexts(Texts(language), game, ())
    book = game.rulebook
    told = [
        texts.rule("chapter", chapter.name, form=form) for chapter in book.chapters for form in ("", "about")
    ]
    told += [texts.rule("ruling", str(ruling)) for ruling in book.rulings]
    told += [texts.rule("ruling", str(ruling), form="example") for ruling in book.examples]
    for family in book.families:
        told += [
            texts.piece(family, name, form)
            for name in family.pieces
            for form in ("", "does", "when", "where")
        ]
    assert all(told)
    assert not [sentence for sentence in told if "{" in sentence]


@GAMES
def test_figures_come_from_the_tables_and_none_is_idle(game: Game) -> None:
    for language in LANGUAGES:
        catalogue = (FOLDER / game.key / "locale" / language / "rules.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"\{ \$([a-z0-9-]+) \}", catalogue)) == set(game.rulebook.figures), language


@pytest.mark.parametrize("shown", CACAO_BOARDS["turned"], ids=lambda shown: f"turned {shown['rotation']}")
def test_the_turned_worker_tile_brings_what_the_rules_say(shown: dict[str, int]) -> None:
    """The board of ruling 12: the opening table, a tile east of the plantation and above the market."""
    game = game_of("cacao")
    # A deal in which the first player has the tile.
    match = Match(game, game.setup(2, {"first_seat": "0"}, 1))
    match.play(f"place 2-1-0-1 {shown['rotation']} 1,0")
    while not match.is_over and match.pending()[0].seat == 0:
        notations = [choice.notation for choice in match.choices(0)]
        # The plantation lies to the west; then all that can be sold is.
        match.play("use 1,0 west" if "use 1,0 west" in notations else max(notations))
    villages: Any = match.view(0)["villages"]
    village = villages[0]
    assert (village["gold"], village["cacao"]) == (shown["gold"], shown["cacao"])


def test_the_turned_pyramid_tile_matches_as_in_the_worked_example() -> None:
    """Example 42: three icons when turned once, none unturned, two when turned three times."""
    matches = [sum(shown["matching"]) for shown in TEO_BOARDS["turned"]]
    assert (matches[1], matches[0], matches[3]) == (3, 0, 2)
    assert [shown["points"] for shown in TEO_BOARDS["decorated"]] == [5, 3]
