"""Canary as the house meets it."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, TypedDict

from patolli.engine import state as engine
from patolli.engine.action import Actions
from patolli.engine.agenda import ConfirmTurn
from patolli.engine.chance import SealedChance
from patolli.engine.event import EventKind, Journal
from patolli.engine.fields import Number, SeatField
from patolli.engine.game import Game, Setup, View
from patolli.engine.position import Document, StepKind, Steps
from tests.server.games.canary.state import (
    ACTIONS,
    CARDS,
    ENDED,
    EVENTS,
    HAND,
    TURN_BEGAN,
    Bury,
    PassTurn,
    State,
    TakeTurn,
    opening,
)

ROUND: Final = Number("round", 0, 99)
STEPS: Final = Steps(
    StepKind(Bury, SeatField()),
    StepKind(TakeTurn, SeatField(), ROUND),
    StepKind(PassTurn, SeatField(), ROUND),
    StepKind(ConfirmTurn, SeatField()),
)


Card = Annotated[str, CARDS]


class CanaryView(TypedDict):
    """What a seat, or a spectator, sees of a match of Canary."""

    shown: list[Card]
    pile: int
    hands: list[int]
    viewer: int | None
    hand: list[Card] | None
    buried: list[Card] | None


class Canary(Game):
    """Two to four players with secrets."""

    key: ClassVar[str] = "canary"
    seats: ClassVar[range] = range(2, 5)
    actions: ClassVar[Actions] = ACTIONS
    event_kinds: ClassVar[tuple[EventKind, ...]] = EVENTS
    turn_event: ClassVar[EventKind] = TURN_BEGAN
    end_event: ClassVar[EventKind] = ENDED
    steps: ClassVar[Steps] = STEPS
    view_shape: ClassVar[type] = CanaryView
    nouns: ClassVar[dict[str, tuple[str, ...]]] = {"card": CARDS}
    goods: ClassVar[tuple[str, ...]] = ("cards", "best")
    sources: ClassVar[tuple[str, ...]] = ("cards",)

    def begin(self, setup: Setup, chance: SealedChance, journal: Journal | None) -> engine.State:
        pile = list(chance.shuffled(list(range(len(CARDS)))))
        hands = [sorted(pile.pop() for _ in range(HAND)) for _ in range(setup.seats)]
        state = State(setup.seats, opening(setup.seats), None, hands, [[] for _ in hands], [], pile)
        state.confirms_turns = setup.confirm_turns
        state.journal = journal
        state.settle()
        return state

    def open_view(self, state: engine.State) -> View:
        assert isinstance(state, State)
        return {
            "shown": names(state.shown),
            "pile": len(state.pile),
            "hands": [len(hand) for hand in state.hands],
        }

    def own_view(self, state: engine.State, viewer: int | None) -> View:
        assert isinstance(state, State)
        return {
            "viewer": viewer,
            "hand": None if viewer is None else names(state.hands[viewer]),
            "buried": None if viewer is None else names(state.buried[viewer]),
        }

    def position(self, state: engine.State) -> dict[str, object]:
        assert isinstance(state, State)
        return {
            "game": "canary",
            "hands": [{"cards": names(hand)} for hand in state.hands],
            "buried": [{"cards": names(cards)} for cards in state.buried],
            "shown": names(state.shown),
            "pile": names(state.pile),
            "agenda": [STEPS.describe(step) for step in state.agenda],
            "confirm_turns": state.confirms_turns,
        }

    def from_position(self, document: object) -> engine.State:
        read = Document(document)
        hands = [each.names("cards", CARDS) for each in read.children("hands")]
        buried = [each.names("cards", CARDS) for each in read.children("buried")]
        shown, pile = read.names("shown", CARDS), read.names("pile", CARDS)
        state = State(len(hands), STEPS.read_agenda(read, len(hands)), None, hands, buried, shown, pile)
        state.confirms_turns = read.flag("confirm_turns")
        state.settle()
        return state


def names(cards: list[int]) -> list[str]:
    """The cards' telling names."""
    return [CARDS[card] for card in cards]


GAME: Final = Canary()
