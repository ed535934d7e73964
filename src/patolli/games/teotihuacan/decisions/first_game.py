"""The first game: fixed goods and workers instead of starting tiles (Ruling 92)."""

from __future__ import annotations

from patolli.engine.agenda import Duty
from patolli.games.teotihuacan import events
from patolli.games.teotihuacan.effects.city import mark_technology
from patolli.games.teotihuacan.effects.goods import gain
from patolli.games.teotihuacan.effects.tracks import climb, take_step_pay, walk_avenue
from patolli.games.teotihuacan.material import first_game as fixed
from patolli.games.teotihuacan.material.temples import BLUE, TEMPLES
from patolli.games.teotihuacan.player import worker
from patolli.games.teotihuacan.state import State


class StartFirstGame(Duty[State]):
    """Everybody gets what the rulebook lists for their place in the order."""

    def run(self, state: State) -> None:
        for seat in range(state.seats):
            gain(state, seat, fixed.FIRST_GAME_GOODS[seat], events.FOR_START)
            for temple in TEMPLES:
                for _ in range(fixed.FIRST_GAME_TEMPLES[seat][temple]):
                    take_fixed_step(state, seat, temple)
            if fixed.FIRST_GAME_AVENUE[seat]:
                walk_avenue(state, seat)
            if fixed.FIRST_GAME_TECHNOLOGY_SLOT[seat] >= 0:
                mark_technology(
                    state, seat, state.layout.technologies[fixed.FIRST_GAME_TECHNOLOGY_SLOT[seat]]
                )
            place_fixed_workers(state, seat)


def take_fixed_step(state: State, seat: int, temple: int) -> None:
    """A temple step whose resource is fixed, so that nothing is asked."""
    take_step_pay(state, seat, temple, climb(state, seat, temple))
    if temple == BLUE:
        taken = [0, 0, 0, 0]
        taken[fixed.FIRST_GAME_BLUE_RESOURCE[seat]] = 1
        gain(state, seat, tuple(taken), events.FOR_TEMPLE)


def place_fixed_workers(state: State, seat: int) -> None:
    """Three workers on their boards."""
    places = fixed.FIRST_GAME_WORKERS[seat]
    for index in range(len(places)):
        board, power = places[index]
        state.players[seat].workers[index] = worker(board, power)
    state.tell(events.WORKERS_PLACED, seat, (places[0][0], places[1][0], places[2][0]))
