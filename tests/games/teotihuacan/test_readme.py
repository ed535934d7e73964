"""The game's README names every option, and speaks the catalogues' words."""

from __future__ import annotations

from pathlib import Path

from patolli.games import game_of
from patolli.i18n import LANGUAGES, GameTexts, Texts

HERE = Path(__file__).parent
GAME = HERE.parents[2] / "src" / "patolli" / "games" / "teotihuacan"
README = (GAME / "README.md").read_text("utf-8")
BOARDS = (
    *("palace", "forest", "stone_quarry", "gold_deposits"),
    *("alchemy", "nobles", "decorations", "construction"),
)


def test_every_option_is_named() -> None:
    assert [
        option.name for option in game_of("teotihuacan").options if f"`{option.name}`" not in README
    ] == []


def test_boards_are_called_what_the_catalogues_call_them() -> None:
    texts = [GameTexts(Texts(language), game_of("teotihuacan"), ()) for language in LANGUAGES]
    for board in BOARDS:
        names = " | ".join(each.noun("board", board) for each in texts)
        assert f"| {names} |" in README
