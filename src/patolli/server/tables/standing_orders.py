"""Standing orders at a table: questions that need not be asked."""

# Hot: compiled by mypyc.

from __future__ import annotations

from typing import Final

from patolli.engine.game import Game
from patolli.server.errors import UnknownOrder
from patolli.server.tables.match_log import MatchLog
from patolli.server.tables.settings import TableSettings

VALUES: Final = ["ask", "off_turn", "always"]


def check_orders(game: Game, orders: dict[str, str]) -> dict[str, str]:
    """The orders that say something else than `ask`; unknown ones are refused."""
    known = [order.name for order in game.standing_orders]
    for name in orders:
        if name not in known:
            raise UnknownOrder(name, tuple(known))
    return {name: value for name, value in orders.items() if value != "ask"}


def next_answer(log: MatchLog, settings: TableSettings) -> tuple[int, int] | None:
    """A seat whose order answers an open question, and the answer."""
    match = log.match
    for decision in match.pending():
        place = settings.places[decision.seat]
        if place.kind != "person" or not place.orders:
            continue
        name = log.game.steps.describe(decision)["step"]
        for order in log.game.standing_orders:
            value = place.orders.get(order.name, "ask")
            is_off_turn = decision.seat != log.turn_seat
            if order.decision == name and (value == "always" or (value == "off_turn" and is_off_turn)):
                legal = match.state.legal_for(decision.seat)
                return decision.seat, legal[order.answer]
    return None
