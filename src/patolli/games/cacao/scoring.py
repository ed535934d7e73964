"""Scoring: temples, sun tokens, the river, and who wins (Rulings 45 to 49)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from patolli.games.cacao.board import is_worker, jungle_kind, owner_of, workers_on
from patolli.games.cacao.material.cells import BEYOND
from patolli.games.cacao.material.jungle import TEMPLE
from patolli.games.cacao.material.village import (
    GOLD_FOR_A_SUN_TOKEN,
    TEMPLE_FIRST,
    TEMPLE_SECOND,
    WATER_TRACK,
)

if TYPE_CHECKING:
    from patolli.games.cacao.state import State


class ScoreRow:
    """One player's row of the score sheet."""

    def __init__(self, gold: int, temples: int, sun: int, water: int) -> None:
        self.gold: Final = gold
        self.temples: Final = temples
        self.sun: Final = sun
        self.water: Final = water

    def total(self) -> int:
        """The sum, which may be below zero (Ruling 47)."""
        return self.gold + self.temples + self.sun + self.water


def sheets(state: State) -> list[ScoreRow]:
    """Everyone's score if the match ended now; cacao pays nothing (Ruling 48)."""
    earned = [0] * state.seats
    for cell in temples(state):
        gold = temple_gold(workers_at(state, cell))
        for seat in range(state.seats):
            earned[seat] += gold[seat]
    return [
        ScoreRow(
            state.villages[seat].gold,
            earned[seat],
            state.villages[seat].sun * GOLD_FOR_A_SUN_TOKEN,
            WATER_TRACK[state.villages[seat].water],
        )
        for seat in range(state.seats)
    ]


def temples(state: State) -> list[int]:
    """The cells of all temples on the table."""
    return [cell for cell in state.jungle if jungle_kind(state.board.at(cell)) == TEMPLE]


def workers_at(state: State, cell: int) -> list[int]:
    """Each seat's workers that face a temple, on top tiles only (Rulings 40 and 45)."""
    workers = [0] * state.seats
    for side in range(4):
        tile = state.board.at(cell + BEYOND[side])
        if is_worker(tile):
            workers[owner_of(tile)] += workers_on(tile, (side + 2) % 4)
    return workers


def temple_gold(workers: list[int]) -> list[int]:
    """The gold of one temple for each seat (Ruling 45)."""
    gold = [0] * len(workers)
    most = max(workers)
    if most == 0:
        return gold
    firsts = workers.count(most)
    for seat in range(len(workers)):
        if workers[seat] == most:
            gold[seat] = TEMPLE_FIRST // firsts
    if firsts > 1:
        return gold
    next_most = 0
    for count in workers:
        if next_most < count < most:
            next_most = count
    if next_most > 0:
        seconds = workers.count(next_most)
        for seat in range(len(workers)):
            if workers[seat] == next_most:
                gold[seat] = TEMPLE_SECOND // seconds
    return gold


def totals(state: State) -> list[int]:
    """Everyone's points if the match ended now."""
    return [line.total() for line in sheets(state)]


def ranking(state: State) -> list[int]:
    """Places by points, then by leftover cacao; who is still tied shares (Ruling 49)."""
    scores = totals(state)
    # More than any store of cacao, so that a point outweighs every fruit.
    strengths = [scores[seat] * 100 + state.villages[seat].cacao for seat in range(state.seats)]
    places: list[int] = []
    for strength in strengths:
        better = 0
        for other in strengths:
            if other > strength:
                better += 1
        places.append(better + 1)
    return places
