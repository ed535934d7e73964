"""Cacao as the rest of the house meets it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from patolli.engine import state as engine
from patolli.engine.action import Actions
from patolli.engine.chance import SealedChance
from patolli.engine.errors import UnknownOption
from patolli.engine.event import EventKind, Journal
from patolli.engine.game import Game, Option, Setup, ViewPart
from patolli.engine.orders import StandingOrder
from patolli.engine.position import Steps
from patolli.engine.title import Card
from patolli.games.cacao import setup, views
from patolli.games.cacao.actions import ACTIONS
from patolli.games.cacao.events import EVENT_KINDS, MATCH_ENDED, TURN_BEGAN
from patolli.games.cacao.material.cells import SIDE_NAMES
from patolli.games.cacao.material.export import EXPORT
from patolli.games.cacao.material.jungle import JUNGLE_NAMES, PRICE_SET_NAMES
from patolli.games.cacao.material.workers import WORKER_NAMES
from patolli.games.cacao.position.read import from_position
from patolli.games.cacao.position.steps import STEPS
from patolli.games.cacao.position.write import position
from patolli.games.cacao.state import State
from patolli.games.cacao.view_shape import CacaoView


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
    steps: ClassVar[Steps] = STEPS
    material: ClassVar[Mapping[str, object]] = EXPORT
    view_shape: ClassVar[type] = CacaoView
    nouns: ClassVar[dict[str, tuple[str, ...]]] = {
        "worker": WORKER_NAMES,
        "jungle": JUNGLE_NAMES,
        "side": SIDE_NAMES,
        "prices": PRICE_SET_NAMES,
    }
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
        has_lesson=True,
    )

    def check(self, setup: Setup) -> None:
        chosen = setup.options["first_seat"]
        if chosen.isdigit() and int(chosen) >= setup.seats:
            raise UnknownOption("first_seat", chosen, ("random", *range(setup.seats)))

    def begin(self, chosen: Setup, chance: SealedChance, journal: Journal | None) -> engine.State:
        return setup.first_state(chosen, chance, journal)

    def open_view(self, state: engine.State) -> ViewPart:
        return views.open_view(own(state))

    def own_view(self, state: engine.State, viewer: int | None) -> ViewPart:
        return views.own_view(own(state), viewer)

    def position(self, state: engine.State) -> dict[str, object]:
        return position(own(state))

    def from_position(self, document: object) -> engine.State:
        return from_position(document)


def own(state: engine.State) -> State:
    """The State as Cacao's own."""
    assert isinstance(state, State)
    return state


GAME: Final = Cacao()
