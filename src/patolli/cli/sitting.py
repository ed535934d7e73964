"""Sitting: people and bots around one screen, until the match ends or somebody leaves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from rich.text import Text

from patolli.arena.answering import let_answer
from patolli.bots.bot import Bot, Budget
from patolli.cli.asking import Asker, Wish
from patolli.cli.failures import CannotWrite
from patolli.cli.tables.table import TerminalTable
from patolli.engine.action import Choice
from patolli.engine.errors import NothingToTakeBack
from patolli.engine.event import Event

# A person waits this long for a bot at most.
TIME_TO_THINK: Final = Budget(seconds=3.0)


class Sitting:
    """One match on one screen."""

    def __init__(self, table: TerminalTable, bots: Mapping[int, Bot], save: Callable[[], None]) -> None:
        self.table: Final = table
        self.terminal: Final = table.terminal
        self.match: Final = table.match
        self.texts: Final = table.texts
        self.bots: Final = bots
        self._save: Final = save
        self.asker: Final = Asker(table.terminal, table.match, table)
        self.people: Final = [seat for seat in range(table.match.state.seats) if seat not in bots]
        # How many events each person had been told of when last choosing.
        self._told: Final = dict.fromkeys(self.people, 0)
        self._in_front = self.people[0] if len(self.people) == 1 else -1

    def play(self) -> bool:
        """Play on; False when somebody leaves before the end."""
        while not self.match.is_over:
            seat = self.match.seat_to_act
            if seat in self.bots:
                self._let_think(seat, self.bots[seat])
            elif not self._turn_to(seat) or not self._let_choose(seat):
                return False
            self._keep()
        return True

    def show_ending(self) -> None:
        """The last screen: the table, the last events, the result."""
        viewer = self._in_front if self._in_front >= 0 else None
        self.terminal.clear()
        self.terminal.show(self.table.drawing(viewer, None), *self.log(viewer), Text())
        self.terminal.show(self.table.ending())
        winners = [self.texts.players[seat] for seat, place in enumerate(self.match.ranking()) if place == 1]
        if not winners:
            # Nobody at the table has won, so the game's own automaton has.
            winners.append(self.texts.player(self.match.state.seats))
        if len(winners) == 1:
            self.terminal.say(self.terminal.text("cli-winner", player=winners[0]), "bold")
        else:
            self.terminal.say(self.terminal.text("cli-winners", players=", ".join(winners)), "bold")

    def log(self, viewer: int | None) -> list[Text]:
        """What happened since the viewer's last choice, the newest last."""
        since = 0 if viewer is None else self._told.get(viewer, 0)
        lines: list[Text] = []
        for event in self._events()[since:]:
            if event.is_seen_by(viewer):
                marker = self.table.marker(event.seat) if event.seat >= 0 else Text("·")
                lines.append(Text.assemble(marker, " ", self.texts.event(event.describe())))
        return lines

    def _events(self) -> list[Event]:
        events = list(self.match.opening)
        for move in self.match.moves:
            events.extend(move.events)
        return events

    def _keep(self) -> None:
        """Save at once: a terminal may close, and a process be killed, at any moment."""
        try:
            self._save()
        except CannotWrite as error:
            # The match goes on; whoever plays can make room on the disk meanwhile.
            self.asker.notice = self.terminal.texts.error(error)

    def _let_think(self, seat: int, bot: Bot) -> None:
        thinking = self.terminal.text("cli-thinking", player=self.texts.players[seat])
        with self.terminal.err.status(Text(thinking)):
            let_answer(bot, type(bot).__name__, self.match, seat, TIME_TO_THINK)

    def _turn_to(self, seat: int) -> bool:
        """Hide the table while the screen changes hands; False when nobody is there."""
        if seat == self._in_front:
            return True
        self.asker.ahead = []
        self.terminal.clear()
        self.terminal.show(self.table.marker(seat))
        self.terminal.say(self.terminal.text("cli-hand-over", player=self.texts.players[seat]), "bold")
        self._in_front = seat
        return self.terminal.read(self.terminal.text("cli-press-enter") + " ") is not None

    def _let_choose(self, seat: int) -> bool:
        answer = self.asker.ask(seat, self.log(seat))
        if isinstance(answer, Choice):
            self._told[seat] = len(self._events())
            self.match.play(answer, seat)
        elif answer is Wish.UNDO:
            self._take_back(seat)
        return answer is not Wish.QUIT

    def _take_back(self, seat: int) -> None:
        try:
            self.match.take_back(seat)
        except NothingToTakeBack:
            self.asker.notice = self.terminal.text("cli-cannot-undo")
        self.asker.ahead = []
        self._told[seat] = min(self._told[seat], len(self._events()))
