"""Filling: gaps are closed from the display, then the pile (Rulings 15 to 21)."""

from __future__ import annotations

from typing import ClassVar, Final

from patolli.engine.action import first_of, kind_of, second_of
from patolli.engine.agenda import Decision, SeatDuty
from patolli.engine.errors import Reason
from patolli.engine.fields import SEAT, Field
from patolli.games.cacao import actions, effects, events
from patolli.games.cacao.board import EMPTY, is_worker
from patolli.games.cacao.fields import CELL, GAPS
from patolli.games.cacao.material.cells import BEYOND
from patolli.games.cacao.state import State


class GapsDuty(SeatDuty[State]):
    """What happens by itself around a new tile, whose gaps are a bit for each side."""

    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, CELL, GAPS)

    def __init__(self, seat: int, cell: int, gaps: int = 0) -> None:
        super().__init__(seat)
        self.cell: Final = cell
        self.gaps: Final = gaps


class FillGap(Decision[State]):
    """Which display tile goes into which gap?"""

    FIELDS: ClassVar = GapsDuty.FIELDS

    def __init__(self, seat: int, cell: int, gaps: int) -> None:
        super().__init__(seat)
        self.cell: Final = cell
        self.gaps: Final = gaps

    def legal_answers(self, state: State) -> list[int]:
        if self.gaps == 0:
            return []
        gaps = open_gaps(state, self.cell, self.gaps)
        if not gaps or not state.display:
            return []
        if len(gaps) > len(state.display):
            # More gaps than tiles shown: where does the next tile go (Rulings 18 and 20)?
            return [actions.fill(state.display[0], gap) for gap in gaps]
        # Every gap is filled, so only the tile for the next one is chosen (Ruling 17).
        choices: list[int] = []
        for tile in state.display:
            action = actions.fill(tile, gaps[0])
            if action not in choices:
                choices.append(action)
        return choices

    def why_not(self, state: State, action: int) -> Reason | None:
        if kind_of(action) != actions.FILL:
            return None
        gaps = open_gaps(state, self.cell, self.gaps)
        if second_of(action) not in gaps:
            return Reason("cacao.no_gap_to_fill")
        if first_of(action) not in state.display:
            return Reason("cacao.not_in_display")
        if len(gaps) > len(state.display):
            return Reason("cacao.other_tile_first")
        return Reason("cacao.other_gap_first")

    def resolve(self, state: State, action: int) -> None:
        effects.fill_gap(state, self.seat, first_of(action), second_of(action))
        state.owe(self)


class FillFromPile(GapsDuty):
    """A third gap gets the top tile of the pile, if any (Rulings 18 and 20)."""

    def run(self, state: State) -> None:
        if self.gaps == 0:
            return
        for gap in open_gaps(state, self.cell, self.gaps):
            if state.jungle_left() > 0:
                effects.fill_gap_from_pile(state, self.seat, gap)
            elif state.journal is not None and worker_tiles_around(state, gap) == 2:
                # With a third tile beside it, it has been told before.
                state.tell(events.GAP_LEFT_OPEN, self.seat, (gap,))


def worker_tiles_around(state: State, cell: int) -> int:
    """How many worker tiles touch a cell."""
    return sum([is_worker(state.board.at(cell + BEYOND[side])) for side in range(4)])


def open_gaps(state: State, cell: int, gaps: int) -> list[int]:
    """The gaps around a cell that are still empty."""
    still_open: list[int] = []
    for side in range(4):
        if gaps & 1 << side and state.board.at(cell + BEYOND[side]) == EMPTY:
            still_open.append(cell + BEYOND[side])
    return still_open
