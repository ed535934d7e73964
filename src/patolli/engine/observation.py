"""Observation: all that a bot gets; and previews, made of what a seat may know."""

from __future__ import annotations

from typing import Final

from patolli.engine.chance import Chance, QuickChance
from patolli.engine.event import Event, Journal
from patolli.engine.game import Game, View
from patolli.engine.state import State


class Observation:
    """A seat's view, its legal actions, and the power to imagine the rest.

    It never holds the true State: what it imagines from has already been dealt anew.
    """

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.legal: Final = state.options_of(seat).copy()
        self._imagined: Final = state.reimagined(seat, QuickChance(0))

    @property
    def view(self) -> View:
        """What the seat may see."""
        return self.game.view(self._imagined, self.seat)

    def imagine(self, chance: Chance) -> State:
        """A State consistent with all that the seat knows."""
        return self._imagined.reimagined(self.seat, chance)


class Preview:
    """What an action would cost and give its seat, as far as it can be known."""

    def __init__(self, changes: dict[str, int], reveals: bool) -> None:
        self.changes: Final = changes
        self.reveals: Final = reveals


class PreviewJournal(Journal):
    """Keeps the ledger of the moment before something hidden turns up."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.known: dict[str, int] | None = None

    def write(self, state: State, event: Event) -> None:
        if event.kind.reveals and self.known is None:
            self.known = state.ledger(self.seat)


def preview(state: State, seat: int, action: int) -> Preview:
    """Try an action on a twin dealt from what the seat knows."""
    twin = state.reimagined(seat, QuickChance(0))
    before = twin.ledger(seat)
    journal = PreviewJournal(seat)
    twin.journal = journal
    twin.apply_for(seat, action)
    after = twin.ledger(seat) if journal.known is None else journal.known
    changes = {name: after[name] - before[name] for name in after if after[name] != before[name]}
    return Preview(changes, journal.known is not None)
