"""Canary as the house meets it."""

from __future__ import annotations

from typing import ClassVar, Final

from canary import position, setup, views
from canary.actions import ACTIONS
from canary.events import DUSK_FELL, EVENT_KINDS, TORCH_PASSED
from canary.material import BIRDS, SEATS, SOURCES
from canary.state import State
from canary.view_shape import CanaryView
from patolli.engine.action import Actions
from patolli.engine.event import EventKind
from patolli.engine.game import Game, Option, Wiring
from patolli.engine.position import Steps
from patolli.title.card import Card
from patolli.title.orders import StandingOrder


class Canary(Game):
    """The rules of Canary for two to five players."""

    key: ClassVar[str] = "canary"
    seats: ClassVar[range] = SEATS
    options: ClassVar[tuple[Option, ...]] = setup.OPTIONS
    actions: ClassVar[Actions] = ACTIONS
    event_kinds: ClassVar[tuple[EventKind, ...]] = EVENT_KINDS
    turn_event: ClassVar[EventKind] = TORCH_PASSED
    end_event: ClassVar[EventKind] = DUSK_FELL
    steps: ClassVar[Steps] = position.STEPS
    wiring: ClassVar[Wiring[State]] = Wiring(
        State, setup.first_state, views.open_view, views.own_view, position.position, position.from_position
    )
    view_shape: ClassVar[type] = CanaryView
    nouns: ClassVar[dict[str, tuple[str, ...]]] = {"bird": BIRDS}
    goods: ClassVar[tuple[str, ...]] = ("shells", "feathers")
    sources: ClassVar[tuple[str, ...]] = SOURCES
    # Answer every call, also while another player's turn asks for it.
    standing_orders: ClassVar[tuple[StandingOrder, ...]] = (StandingOrder("answering", "answer_call"),)
    # Fifteen turns of at most a barter, an answer, its end and a neighbour's answer, and five birds to hide.
    decision_bound: ClassVar[int] = 100
    card: ClassVar[Card] = Card(minutes=(5, 10), weight="light", first_match={"length": "short"})


GAME: Final = Canary()
