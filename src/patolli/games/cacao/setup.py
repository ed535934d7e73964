"""Setup: options, the deal and the first State (Rulings 1 to 7)."""

from __future__ import annotations

from typing import Final

from patolli.engine.chance import Chance
from patolli.engine.event import Journal
from patolli.engine.game import Option, Setup
from patolli.games.cacao import events
from patolli.games.cacao.board import empty_board
from patolli.games.cacao.deal import Deal, shuffle_deal
from patolli.games.cacao.decisions.turning import BeginTurn
from patolli.games.cacao.material.cells import cell_at
from patolli.games.cacao.material.jungle import START_CELLS, START_TILES
from patolli.games.cacao.material.village import HAND
from patolli.games.cacao.state import State, Village

RANDOM: Final = "random"
OPTIONS: Final = (
    # Who begins (ambiguity Q09); a seat that is not taken is refused.
    Option("first_seat", (RANDOM, "0", "1", "2", "3"), RANDOM),
    # Whether only selling is asked, or every worker may stay idle (Ruling 25).
    Option("declining", ("selling", "everything"), "selling"),
)


def first_state(setup: Setup, chance: Chance, journal: Journal | None) -> State:
    """Deal, lay the start tiles, and ask the first player."""
    deal = shuffle_deal(setup.seats, chance)
    chosen = setup.options["first_seat"]
    first_seat = chance.below(setup.seats) if chosen == RANDOM else int(chosen)
    villages = [Village(0, 0, 0, 0, HAND, sorted(deal.workers[seat][:HAND])) for seat in range(setup.seats)]
    state = bare_state(deal, setup.options["declining"] == "everything", first_seat, villages)
    for tile, (x, y) in zip(START_TILES, START_CELLS, strict=True):
        state.lay_jungle(cell_at(x, y), tile)
    state.refill_display()
    state.confirms_turns = setup.confirm_turns
    state.journal = journal
    state.tell(events.MATCH_BEGAN, first_seat, ())
    state.plan([BeginTurn(first_seat)])
    state.settle()
    return state


def bare_state(deal: Deal, may_decline_all: bool, first_seat: int, villages: list[Village]) -> State:
    """A State with an empty table and nothing owed."""
    return State(
        agenda=[],
        listed=None,
        deal=deal,
        may_decline_all=may_decline_all,
        first_seat=first_seat,
        board=empty_board(),
        frontier=[],
        jungle=[],
        workers=[],
        display=[],
        turned=0,
        villages=villages,
    )
