"""What a game declares is checked before it is played: every fault planted here is named."""

from __future__ import annotations

import pytest

from patolli.contract.declarations import check_declarations
from patolli.contract.promise import BrokenContract
from patolli.engine.event import EventKind
from patolli.engine.fields import Named
from patolli.engine.game import Game, Option
from patolli.games import all_games
from patolli.title.card import Automaton, Card
from patolli.title.orders import StandingOrder
from tests.engine.toy import OVER, UP_NEXT, Toy

NEVER_LISTED = EventKind("never_listed")

FAULTS: dict[str, tuple[dict[str, object], str]] = {
    "turn": ({"turn_event": NEVER_LISTED}, "turns and the end are told by declared events"),
    "end": ({"end_event": NEVER_LISTED}, "turns and the end are told by declared events"),
    "both": ({"end_event": UP_NEXT}, "a turn and the end are told apart"),
    "twice an event": ({"event_kinds": (UP_NEXT, OVER, OVER)}, "kinds of events are told apart"),
    "default": ({"options": (Option("wind", ("east",), "west"),)}, "the default of an option"),
    "order": ({"standing_orders": (StandingOrder("sell", "sell"),)}, "a standing order answers a decision"),
    "good as noun": ({"nouns": {"good": ("gold",)}}, "goods, sources, parts and the automaton are no nouns"),
    "twice a good": ({"goods": ("gold", "gold")}, "names of the family good are told apart"),
    "twice a source": ({"sources": ("gold", "gold")}, "names of the family source are told apart"),
    "noun": (
        {"event_kinds": (UP_NEXT, OVER, EventKind("sung", Named("song", "song", ("high",))))},
        "every field's noun is a declared family",
    ),
    "nowhere": ({"automaton": Automaton("crow", seats=())}, "the automaton plays at some table"),
    "seats": ({"automaton": Automaton("crow", seats=(1,))}, "the automaton plays at tables of this game"),
    "difficulty": (
        {"automaton": Automaton("crow", (2,), difficulty="caw")},
        "the automaton's options are options of the game",
    ),
    "figures": (
        {"automaton": Automaton("crow", (2,), figures=("boasting", "caw"))},
        "the automaton's options are options of the game",
    ),
    "weight": ({"card": Card(weight="leaden")}, "the weight is one of those known"),
    "minutes": ({"card": Card(minutes=(45, 20))}, "minutes are the least and the most"),
    "first match": ({"card": Card(first_match={"boasting": "never"})}, "a first match can be set up"),
}


@pytest.mark.parametrize("game", [*all_games(), Toy()], ids=lambda game: game.key)
def test_declarations_are_sound(game: Game) -> None:
    check_declarations(game)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_wrong_declaration_is_named(fault: str) -> None:
    declared, promise = FAULTS[fault]
    wrong = type("Wrong", (Toy,), declared)()
    with pytest.raises(BrokenContract, match=f"^{promise}"):
        check_declarations(wrong)
