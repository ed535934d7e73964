"""`patolli rules`: how a game is played, for reading."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from rich.console import RenderableType
from rich.text import Text

from patolli.cli.arguments import Hand
from patolli.cli.tables.rules import WIDEST, chapters_of
from patolli.cli.terminal import Terminal
from patolli.engine.game import Game
from patolli.games import all_games, game_of
from patolli.i18n import GameTexts


def rules(
    game: Annotated[str | None, Parameter(help="cli-argument-game-or-all", show_default=False)] = None,
    /,
    *,
    terminal: Hand,
) -> int:
    """Print the rules of a game, or of all of them."""
    for each in all_games() if game is None else (game_of(game),):
        for chapter in chapters(terminal, each):
            terminal.show(chapter, width=WIDEST)
    return 0


def chapters(terminal: Terminal, game: Game) -> list[RenderableType]:
    """A title and the game's chapters; a sentence where it has none yet."""
    name = GameTexts(terminal.texts, game, ()).name()
    title = Text(terminal.text("web-rules-of", game=name) + "\n", style="bold underline")
    told = [chapter.drawing(terminal.texts) for chapter in chapters_of(game.key)]
    return [title, *(told or [Text(terminal.text("web-rules-none"))])]


def leaf_through(terminal: Terminal, game: Game) -> None:
    """Read the rules at the table, a screenful at a time."""
    terminal.leaf_through(chapters(terminal, game), WIDEST)
