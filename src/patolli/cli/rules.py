"""`patolli rules`: how a game is played, for reading."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final

from cyclopts import Parameter
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from patolli.cli.arguments import Hand
from patolli.cli.terminal import BIND, Terminal
from patolli.engine.game import Game
from patolli.games import all_games, game_of
from patolli.i18n import GameTexts
from patolli.title.rulebook import Chapter, Family

# Longer lines are hard to read.
WIDEST: Final = 88
INDENT: Final = 2
# As wide as the widest number, and a space.
NUMBERED: Final = 6


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
    texts = GameTexts(terminal.texts, game, ())
    title = Text(terminal.text("web-rules-of", game=texts.name()) + "\n", style="bold underline")
    told: list[RenderableType] = [
        Group(*_chapter(texts, game, chapter), Text()) for chapter in game.rulebook.chapters
    ]
    return [title, *(told or [Text(terminal.text("web-rules-none"))])]


def leaf_through(terminal: Terminal, game: Game) -> None:
    """Read the rules at the table, a screenful at a time."""
    terminal.leaf_through(chapters(terminal, game), WIDEST)


def _chapter(texts: GameTexts, game: Game, chapter: Chapter) -> Iterator[RenderableType]:
    """A heading, what the chapter is about, its pieces, its rulings by number, and options."""
    yield Text(texts.rule("chapter", chapter.name), style="bold")
    yield _line(texts.rule("chapter", chapter.name, form="about"), INDENT)
    for name in chapter.pieces:
        for title, does in _pieces(texts, game.rulebook.family(name)):
            yield _line(f"• {title}: {does}", INDENT)
    for ruling in chapter.rulings:
        yield _numbered(ruling, texts.rule("ruling", str(ruling)))
        if ruling in game.rulebook.examples:
            yield _line(texts.rule("ruling", str(ruling), form="example"), INDENT + NUMBERED, "italic")
    if chapter.lists_options:
        for option in game.options:
            values = " / ".join(texts.option_value(option.name, value) for value in option.values)
            yield _line(f"• {texts.option(option.name)}: {values}", INDENT)
            yield _line(texts.option_about(option.name), INDENT + 2)


def _pieces(texts: GameTexts, family: Family) -> Iterator[tuple[str, str]]:
    """Each piece of a family, and what it does."""
    for name in family.pieces:
        yield texts.piece(family, name), texts.piece(family, name, "does")


def _line(sentence: str, indent: int, style: str = "") -> RenderableType:
    return Padding(Text(sentence.translate(BIND), style=style), (0, 0, 0, indent))


def _numbered(ruling: int, sentence: str) -> RenderableType:
    """A paragraph whose number stands before its first line."""
    told = Text(sentence.translate(BIND))
    return Group(Text(f"{'':{INDENT}}{ruling}", style="dim"), Padding(told, (0, 0, 0, INDENT + NUMBERED)))
