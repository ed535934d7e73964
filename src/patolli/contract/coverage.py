"""Coverage: what a match shows of its game, and what recorded ones must show together."""

from __future__ import annotations

from typing import Final

from patolli.engine.event import Event
from patolli.engine.game import Game
from patolli.engine.match import Match

TAKEN_BACK: Final = "a move taken back"


class Coverage:
    """What one match has shown so far.

    This much is wanted of every game. A title extends `wanted` by whatever its tiles and rules make
    worth seeing, and `asked`, `told` and `ended` by how that is recognised.
    """

    def __init__(self, match: Match) -> None:
        self.seen = {f"seats {match.state.seats}"}
        if match.setup is not None:
            self.seen |= {f"option {name} {value}" for name, value in match.setup.options.items()}
        self.after(match, match.opening)

    @classmethod
    def wanted(cls, game: Game) -> set[str]:
        """All that some recorded match must show."""
        wanted = {f"action {kind.name}" for kind in game.actions.kinds}
        wanted |= {f"event {kind.name}" for kind in game.event_kinds}
        wanted |= {f"seats {seats}" for seats in game.seats}
        for option in game.options:
            wanted |= {f"option {option.name} {value}" for value in option.values}
        return wanted | {TAKEN_BACK}

    def before(self, match: Match, seat: int, notation: str) -> None:
        """Look at a move about to be played."""
        self.seen.add(f"action {notation.partition(' ')[0]}")
        together = len(match.pending())
        if together > 1:
            self.seen.add(f"{together} seats deciding together")
        self.asked(match, seat, notation)

    def after(self, match: Match, events: list[Event]) -> None:
        """Look at what a move led to."""
        self.seen |= {f"event {event.kind.name}" for event in events}
        self.told(match, events)
        if match.is_over:
            if any(line.endswith(" undo") for line in match.history):
                self.seen.add(TAKEN_BACK)
            self.ended(match)

    def asked(self, match: Match, seat: int, notation: str) -> None:
        """For a title: what a move about to be played shows."""

    def told(self, match: Match, events: list[Event]) -> None:
        """For a title: what events show, those before the first move among them."""

    def ended(self, match: Match) -> None:
        """For a title: what the end of a match shows."""
