"""State of Canary: what the bird-watchers own, and the pile."""

from __future__ import annotations

from typing import Final

from canary.deal import deal_unknown
from canary.material import WORTH
from patolli.engine import state as engine
from patolli.engine.agenda import Step
from patolli.engine.chance import Chance


class Watcher:
    """One player's goods and birds; the hand is kept in ascending order."""

    def __init__(
        self, shells: int, feathers: int, hand: list[int], hidden: list[int], nest: list[int]
    ) -> None:
        self.shells = shells
        self.feathers = feathers
        self.hand: Final = hand
        # The bird hidden before the first turn, until the nests are opened.
        self.hidden: Final = hidden
        # The same bird in the opened nest.
        self.nest: Final = nest

    def copy(self) -> Watcher:
        """A twin that changes independently."""
        return Watcher(self.shells, self.feathers, self.hand.copy(), self.hidden.copy(), self.nest.copy())

    def points(self) -> dict[str, int]:
        """Points by source; a nest counts once it is open."""
        return {
            "shells": self.shells,
            "feathers": self.feathers,
            "nests": sum([WORTH[bird] for bird in self.nest]),
        }


class State(engine.State):
    """One position of Canary."""

    def __init__(
        self,
        agenda: list[Step],
        listed: list[int] | None,
        rounds: int,
        watchers: list[Watcher],
        shown: list[int],
        pile: list[int],
    ) -> None:
        super().__init__(len(watchers), agenda, listed)
        self.rounds: Final = rounds
        self.watchers: Final = watchers
        # The birds on the table, in the order they were shown.
        self.shown: Final = shown
        # Face down; the last is drawn first.
        self.pile: Final = pile

    def copy(self) -> State:
        twin = State(
            self.agenda.copy(),
            self.listed,
            self.rounds,
            [watcher.copy() for watcher in self.watchers],
            self.shown.copy(),
            self.pile.copy(),
        )
        twin.confirms_turns = self.confirms_turns
        return twin

    def reimagined(self, viewer: int, chance: Chance) -> State:
        twin = self.copy()
        deal_unknown(twin, viewer, chance)
        if viewer != twin.seat_to_act():
            # The answers listed in the true State would tell the hand behind them.
            twin.listed = None
        return twin

    def scores(self) -> list[int]:
        return [sum(watcher.points().values()) for watcher in self.watchers]

    def ranking(self) -> list[int]:
        scores = self.scores()
        return [1 + sum([other > score for other in scores]) for score in scores]

    def ledger(self, seat: int) -> dict[str, int]:
        watcher = self.watchers[seat]
        return {"shells": watcher.shells, "feathers": watcher.feathers}

    def sheet(self, seat: int) -> dict[str, int]:
        return self.watchers[seat].points()
