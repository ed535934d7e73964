"""Turning: draw, refill, pass the turn on or end the match (Rulings 35, 36, 44)."""

from __future__ import annotations

from typing import Final

from patolli.engine.agenda import SeatDuty
from patolli.engine.event import NOBODY
from patolli.games.cacao import effects, events, scoring
from patolli.games.cacao.decisions.placing import PlaceWorker
from patolli.games.cacao.material.village import ROUNDS
from patolli.games.cacao.state import State


class EndTurn(SeatDuty[State]):
    """Draw a worker tile, refill the display, and let the next player begin."""

    def run(self, state: State) -> None:
        effects.draw_worker(state, self.seat)
        effects.refill_display(state)
        begin_turn(state, (self.seat + 1) % state.seats)


# Steps never change, so every turn of a seat owes the same ones.
END_TURN: Final = tuple([EndTurn(seat) for seat in range(4)])
PLACE_WORKER: Final = tuple([PlaceWorker(seat) for seat in range(4)])


class BeginTurn(SeatDuty[State]):
    """Ask the player for a tile; a player without tiles means that the match is over."""

    def run(self, state: State) -> None:
        begin_turn(state, self.seat)


def begin_turn(state: State, seat: int) -> None:
    """Everybody places one tile a turn and owns as many, so all run out together (Ruling 44)."""
    held = len(state.villages[seat].hand)
    if held == 0:
        tell_scores(state)
        return
    if state.journal is not None:
        state.tell(events.TURN_BEGAN, seat, (ROUNDS[state.seats] + 1 - held - state.pile_left(seat),))
    state.owe(PLACE_WORKER[seat], END_TURN[seat])


def tell_scores(state: State) -> None:
    """Tell the final scoring temple by temple, then the rest (Rulings 45 to 47)."""
    if state.journal is None:
        return
    for cell in scoring.temples(state):
        workers = scoring.workers_at(state, cell)
        for seat, gold in enumerate(scoring.temple_gold(workers)):
            if gold:
                state.tell(events.TEMPLE_SCORED, seat, (cell, workers[seat], gold))
    sheets = scoring.sheets(state)
    for seat, line in enumerate(sheets):
        if line.sun:
            state.tell(events.SUN_SCORED, seat, (state.villages[seat].sun, line.sun))
        state.tell(events.WATER_SCORED, seat, (line.water,))
    for seat, line in enumerate(sheets):
        state.tell(events.SCORED, seat, (line.total(),))
    state.tell(events.MATCH_ENDED, NOBODY, ())
