"""Cacao as the rest of the house meets it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from patolli.engine.action import Actions
from patolli.engine.event import EventKind
from patolli.engine.game import Game, Option, Wiring
from patolli.engine.position import Steps
from patolli.games.cacao import setup, views
from patolli.games.cacao.actions import ACTIONS
from patolli.games.cacao.events import EVENT_KINDS, MATCH_ENDED, TURN_BEGAN
from patolli.games.cacao.lessons import TEACHING
from patolli.games.cacao.material.cells import SIDE_NAMES
from patolli.games.cacao.material.export import EXPORT
from patolli.games.cacao.material.jungle import JUNGLE_NAMES, PRICE_SET_NAMES
from patolli.games.cacao.material.workers import WORKER_NAMES
from patolli.games.cacao.position.read import from_position
from patolli.games.cacao.position.steps import STEPS
from patolli.games.cacao.position.write import position
from patolli.games.cacao.rulebook import RULEBOOK
from patolli.games.cacao.state import State
from patolli.games.cacao.view_shape import CacaoView
from patolli.title.card import Card
from patolli.title.orders import StandingOrder
from patolli.title.rulebook import Rulebook
from patolli.title.teaching import Teaching


class Cacao(Game):
    """The rules of Cacao for two to four players."""

    key: ClassVar[str] = "cacao"
    version: ClassVar[int] = 2
    seats: ClassVar[range] = range(2, 5)
    options: ClassVar[tuple[Option, ...]] = setup.OPTIONS
    actions: ClassVar[Actions] = ACTIONS
    event_kinds: ClassVar[tuple[EventKind, ...]] = EVENT_KINDS
    turn_event: ClassVar[EventKind] = TURN_BEGAN
    end_event: ClassVar[EventKind] = MATCH_ENDED
    part_events: ClassVar[tuple[EventKind, ...]] = (TURN_BEGAN,)
    steps: ClassVar[Steps] = STEPS
    wiring: ClassVar[Wiring[State]] = Wiring(
        State, setup.first_state, views.open_view, views.own_view, position, from_position
    )
    material: ClassVar[Mapping[str, object]] = EXPORT
    view_shape: ClassVar[type] = CacaoView
    nouns: ClassVar[dict[str, tuple[str, ...]]] = {
        "worker": WORKER_NAMES,
        "jungle": JUNGLE_NAMES,
        "side": SIDE_NAMES,
        "prices": PRICE_SET_NAMES,
    }
    explained: ClassVar[tuple[str, ...]] = ("jungle", "worker")
    goods: ClassVar[tuple[str, ...]] = ("gold", "cacao", "sun", "water")
    sources: ClassVar[tuple[str, ...]] = ("gold", "temples", "sun", "water")
    # Sell all that can be sold, also while another player's turn asks for it.
    standing_orders: ClassVar[tuple[StandingOrder, ...]] = (StandingOrder("selling", "sell_cacao"),)
    # 36 turns of at most a placement, three fills and a dozen edges with their order.
    decision_bound: ClassVar[int] = 600
    card: ClassVar[Card] = Card(
        minutes=(20, 45),
        weight="light",
        cover="cover.svg",
        icon="cacao-fruit",
        first_match={"first_seat": "0"},
    )
    teaching: ClassVar[Teaching] = TEACHING
    rulebook: ClassVar[Rulebook] = RULEBOOK

    def values_of(self, option: Option, seats: int) -> tuple[str, ...]:
        # Nobody begins from a seat that is not there.
        return option.values[: 1 + seats] if option.name == "first_seat" else option.values


GAME: Final = Cacao()
