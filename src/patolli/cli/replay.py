"""`patolli replay`: walk through a recorded match, forwards and backwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from cyclopts import Parameter
from rich.console import RenderableType
from rich.text import Text

from patolli import record
from patolli.cli.arguments import File, Hand, split
from patolli.cli.keys import read_key
from patolli.cli.page import Page
from patolli.cli.players import display_names, names_of
from patolli.cli.tables import table_of
from patolli.cli.terminal import Terminal
from patolli.engine.event import Event
from patolli.engine.match import Match
from patolli.face import load, read_document
from patolli.games import game_of
from patolli.i18n import GameTexts


def replay(
    file: File,
    /,
    *,
    to_end: Annotated[bool, Parameter(help="cli-argument-to-end", show_default=False)] = False,
    names: Annotated[str | None, Parameter(help="cli-argument-other-names", show_default=False)] = None,
    terminal: Hand,
) -> int:
    """Show a record move by move, or all that happened and the last table."""
    document = read_document(file)
    whole = load(document)
    seats = whole.state.seats
    given = names_of(document, seats) if names is None else split(names)
    players = display_names(terminal.texts, seats, given)
    walk = Walk(terminal, document, whole, players)
    if to_end:
        walk.tell_everything()
    else:
        walk.step_through()
    return 0


class Walk:
    """A record and the move one looks at."""

    def __init__(
        self, terminal: Terminal, document: dict[str, object], whole: Match, players: Sequence[str]
    ) -> None:
        self.terminal: Final = terminal
        self.document: Final = document
        self.whole: Final = whole
        self.players: Final = players

    def tell_everything(self) -> None:
        """The log from the first event to the last, then the table and the result."""
        self._tell(self.whole, self.whole.opening)
        for move in self.whole.moves:
            self._tell(self.whole, move.events)
        table = table_of(self.terminal, self.whole, self._texts(self.whole))
        self.terminal.show(table.drawing(None, None), table.ending())

    def step_through(self) -> None:
        """Wait for a key after each move."""
        at = 0
        last = len(self.whole.history)
        while True:
            self._show(at)
            key = read_key(self.terminal)
            if key is None or key == "q":
                return
            at = max(0, min(last, moved(key, at, last)))

    def _show(self, at: int) -> None:
        match = self._match_at(at)
        table = table_of(self.terminal, match, self._texts(match))
        line = self.whole.history[at - 1] if at else ""
        seat, _, action = line.partition(" ")
        played = (
            self.terminal.text("common-labelled", label=self.players[int(seat)], text=action) if at else ""
        )
        heading = self.terminal.text("cli-replay-move", move=at, moves=len(self.whole.history))
        told = match.opening if at == 0 else match.moves[-1].events if match.moves else []
        below: list[RenderableType] = [] if line.endswith(" undo") else self._lines(match, told)
        below.insert(0, Text.assemble((heading, "bold"), "  ", (played, "dim")))
        if match.is_over:
            below.append(table.ending())
        below.append(Text(self.terminal.text("cli-replay-keys"), style="dim"))
        self.terminal.clear()
        self.terminal.show(*Page(table, None, None, (), below).drawings())

    def _match_at(self, at: int) -> Match:
        if "moves" not in self.document or at == len(self.whole.history):
            return self.whole
        return record.replay(game_of(self.whole.game.key), self.document, at)

    def _texts(self, match: Match) -> GameTexts:
        return GameTexts(self.terminal.texts, match.game, self.players)

    def _tell(self, match: Match, events: Sequence[Event]) -> None:
        self.terminal.show(*self._lines(match, events))

    def _lines(self, match: Match, events: Sequence[Event]) -> list[RenderableType]:
        """What a spectator may know of these events."""
        texts = self._texts(match)
        return [Text(texts.event(event.describe())) for event in events if event.is_seen_by(None)]


def moved(key: str, at: int, last: int) -> int:
    """Where a key leads from a move; a number leads to that move."""
    if key == "p":
        return at - 1
    if key == "$":
        return last
    if key.isascii() and key.isdigit():
        return int(key[:9])
    return at + 1 if key == "n" else at
