"""Going back: a match with only its first moves, without playing all of them again each time."""

# Hot: compiled by mypyc.

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from patolli.engine.match import Match, Move
from patolli.engine.state import State

# After so many moves the next position is kept from which nothing before it can be taken back.
STRIDE: Final = 16


class WayBack:
    """Positions of a match to go back to; made when somebody goes back the first time.

    Without it whoever goes back again and again makes a log that takes minutes to be read: each rewind
    would play everything before it.
    """

    def __init__(self, begin: Callable[[], Match]) -> None:
        self._begin: Final = begin
        # After how many moves, and the State then; in order.
        self._kept: Final[list[tuple[int, State]]] = []

    def match_after(self, moves: Sequence[Move], count: int) -> Match:
        """Another match with only the first moves; what may be taken back in it is as if they had been played."""
        # What lies behind is no longer so: other moves will stand there.
        while self._kept and self._kept[-1][0] > count:
            self._kept.pop()
        twin = self._begin()
        start = 0
        if self._kept:
            start, state = self._kept[-1]
            notation = twin.game.actions.notation
            for move in moves[:start]:
                twin.moves.append(Move(move.seat, move.action, move.events, None))
                twin.history.append(f"{move.seat} {notation(move.action)}")
            twin.resume(state.copy())
        for number in range(start, min(count, len(moves))):
            twin.play(moves[number].action, moves[number].seat)
            self._keep(twin, number)
        return twin

    def _keep(self, twin: Match, number: int) -> None:
        """Keep the position before move `number`, or after it, if nothing that led to it can be taken back."""
        if number - (self._kept[-1][0] if self._kept else 0) < STRIDE:
            return
        before = twin.moves[number].before
        if before is None:
            self._kept.append((number + 1, twin.state.copy()))
        elif twin.moves[number - 1].before is None:
            self._kept.append((number, before.copy()))
