"""Teotihuacan as the rest of the house meets it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from patolli.engine.action import Actions
from patolli.engine.event import EventKind
from patolli.engine.game import Game, Option, Wiring
from patolli.engine.position import Steps
from patolli.games.teotihuacan import events, setup, views
from patolli.games.teotihuacan.actions import (
    ACTIONS,
    ORDER_NAMES,
    PART_NAMES,
    PAYMENT_NAMES,
    SAVING_NAMES,
    SPACE_NAMES,
)
from patolli.games.teotihuacan.headings import HEADING_NAMES
from patolli.games.teotihuacan.lessons import TEACHING
from patolli.games.teotihuacan.material import ascension, solo
from patolli.games.teotihuacan.material.boards import BOARD_NAMES
from patolli.games.teotihuacan.material.bonus_tiles import BONUS_NAMES
from patolli.games.teotihuacan.material.buildings import NOBLES_ROW_NAMES
from patolli.games.teotihuacan.material.decorations import DECORATION_NAMES, SIDE_NAMES
from patolli.games.teotihuacan.material.discovery_tiles import KIND_NAMES
from patolli.games.teotihuacan.material.export import EXPORT
from patolli.games.teotihuacan.material.goods import GOOD_NAMES
from patolli.games.teotihuacan.material.pyramid import PYRAMID_TILE_NAMES, SPOT_TEXTS
from patolli.games.teotihuacan.material.royal_tiles import ROYAL_NAMES
from patolli.games.teotihuacan.material.starting_tiles import STARTING_TILE_NAMES
from patolli.games.teotihuacan.material.technologies import TECHNOLOGY_NAMES
from patolli.games.teotihuacan.material.temples import TEMPLE_NAMES
from patolli.games.teotihuacan.options import KNOBS, OPTIONS
from patolli.games.teotihuacan.position.read import from_position
from patolli.games.teotihuacan.position.steps import STEPS
from patolli.games.teotihuacan.position.write import position
from patolli.games.teotihuacan.rulebook import RULEBOOK
from patolli.games.teotihuacan.score_book import SOURCE_NAMES
from patolli.games.teotihuacan.state import State
from patolli.games.teotihuacan.view_shape import TeoView
from patolli.title.card import Automaton, Card
from patolli.title.orders import StandingOrder
from patolli.title.rulebook import Rulebook
from patolli.title.teaching import Teaching


class Teotihuacan(Game):
    """The rules of Teotihuacan: City of Gods for one to four players."""

    key: ClassVar[str] = "teotihuacan"
    version: ClassVar[int] = 2
    seats: ClassVar[range] = range(1, 5)
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    actions: ClassVar[Actions] = ACTIONS
    event_kinds: ClassVar[tuple[EventKind, ...]] = events.EVENT_KINDS
    turn_event: ClassVar[EventKind] = events.TURN_BEGAN
    end_event: ClassVar[EventKind] = events.MATCH_ENDED
    part_events: ClassVar[tuple[EventKind, ...]] = (events.ECLIPSE_BEGAN, events.ERA_BEGAN)
    steps: ClassVar[Steps] = STEPS
    wiring: ClassVar[Wiring[State]] = Wiring(
        State, setup.first_state, views.open_view, views.own_view, position, from_position
    )
    material: ClassVar[Mapping[str, object]] = EXPORT
    view_shape: ClassVar[type] = TeoView
    # Pay as much of the salary as there is cocoa for.
    standing_orders: ClassVar[tuple[StandingOrder, ...]] = (StandingOrder("salary", "pay_salary"),)
    nouns: ClassVar[dict[str, tuple[str, ...]]] = {
        "board": BOARD_NAMES,
        "temple": TEMPLE_NAMES,
        "discovery": KIND_NAMES,
        "discovery_place": events.PLACE_NAMES,
        "starting_tile": STARTING_TILE_NAMES,
        "technology": TECHNOLOGY_NAMES,
        "royal_tile": ROYAL_NAMES,
        "bonus_tile": BONUS_NAMES,
        "pyramid_tile": PYRAMID_TILE_NAMES,
        "spot": SPOT_TEXTS,
        "decoration": DECORATION_NAMES,
        "side": SIDE_NAMES,
        "nobles_row": NOBLES_ROW_NAMES,
        "ascension_reward": ascension.REWARD_NAMES,
        "worship_space": SPACE_NAMES,
        "worship_part": PART_NAMES,
        "payment": PAYMENT_NAMES,
        "saving": SAVING_NAMES,
        "order": ORDER_NAMES,
        "reason": events.REASON_NAMES,
        "action_tile": solo.ACTION_TILE_NAMES,
        "action_slot": solo.SLOT_NAMES,
        "direction": solo.DIRECTION_NAMES,
        "bot_failure": events.FAILURE_NAMES,
        # What screens call the parts of the table.
        "heading": HEADING_NAMES,
    }
    explained: ClassVar[tuple[str, ...]] = (
        "discovery", "technology", "royal_tile", "bonus_tile", "ascension_reward", "action_tile",
    )  # fmt: skip
    goods: ClassVar[tuple[str, ...]] = (
        *GOOD_NAMES, "points", "avenue", "pyramid_track", "blue", "red", "green",
    )  # fmt: skip
    sources: ClassVar[tuple[str, ...]] = SOURCE_NAMES
    automaton: ClassVar[Automaton | None] = Automaton(
        "teotibot", seats=(1,), difficulty="difficulty", figures=tuple(knob.name for knob in KNOBS)
    )
    # Thirty rounds of four turns, each a dozen questions at most but for chains of tiles.
    decision_bound: ClassVar[int] = 3000
    card: ClassVar[Card] = Card(
        minutes=(90, 120),
        weight="heavy",
        cover="cover.svg",
        icon="pyramid-step",
        first_match={"setup": "first_game"},
    )
    teaching: ClassVar[Teaching] = TEACHING
    rulebook: ClassVar[Rulebook] = RULEBOOK


GAME: Final = Teotihuacan()
