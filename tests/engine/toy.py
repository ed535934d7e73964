"""A toy game that uses every word of the engine, and whose faults can be planted.

Each seat holds two cards of a hidden deck. In a turn one is played for its points and
another drawn; while choosing, a seat may boast once for a point. After a round all seats
bid together; then the first seat takes a toll and a gift in the order it likes.
"""

from __future__ import annotations

from typing import ClassVar, Final, TypedDict

from patolli.engine import state as engine
from patolli.engine.action import FIRST_FREE_KIND, TURN_END, ActionKind, Actions, first_of, kind_of, pack
from patolli.engine.agenda import (
    NO_ACTIONS,
    ConfirmTurn,
    Decision,
    Duty,
    InAnyOrder,
    Lane,
    SeatDuty,
    Step,
    Together,
)
from patolli.engine.chance import Chance, SealedChance
from patolli.engine.errors import Reason
from patolli.engine.event import EVERYBODY, NOBODY, EventKind, Journal, all_but, only
from patolli.engine.fields import SEAT, Number
from patolli.engine.game import Game, Option, Setup, View
from patolli.engine.position import Document, Steps

CARDS: Final = 12
ROUNDS: Final = 2
PLAY, BID, TAKE = 1, 2, 3
BOAST: Final = FIRST_FREE_KIND
TOLL, GIFT = 0, 1

CARD: Final = Number("card", 0, CARDS - 1)
AMOUNT: Final = Number("amount", 0, 2)
WHAT: Final = Number("what", 0, 1)
BEGAN: Final = EventKind("began")
UP_NEXT: Final = EventKind("up_next")
PLAYED: Final = EventKind("played", CARD)
DREW: Final = EventKind("drew", CARD, reveals=True)
DREW_QUIETLY: Final = EventKind("drew_quietly", CARD)
DREW_UNSEEN: Final = EventKind("drew_unseen", reveals=True)
BIDDEN: Final = EventKind("bidden", AMOUNT)
TAKEN: Final = EventKind("taken", WHAT)
BOASTED: Final = EventKind("boasted")
OVER: Final = EventKind("over")

FAULTS: Final = (
    "view", "shape", "event", "quiet", "answers", "imagination", "scores", "duplicate",
    "twin", "position", "endless", "ranking", "lanes", "stuck", "stale options", "draw", "foresight", "sources",
    "turns", "silent end", "secret turns", "goods", "strange source", "parts", "reasons",
)  # fmt: skip


class State(engine.State):
    def __init__(
        self,
        fault: str,
        agenda: list[Step],
        listed: list[int] | None,
        deck: tuple[int, ...],
        hands: list[list[int]],
        points: list[int],
        boasts: list[int],
        turned: int,
        rounds: int,
    ) -> None:
        super().__init__(len(hands), agenda, listed)
        self.fault = fault
        self.deck = deck
        self.hands = hands
        self.points = points
        self.boasts = boasts
        self.turned = turned
        self.rounds = rounds

    def copy(self) -> State:
        points = self.points if self.fault == "twin" else self.points.copy()
        hands = [hand.copy() for hand in self.hands]
        twin = State(
            self.fault, self.agenda.copy(), self.listed, self.deck, hands, points,
            self.boasts.copy(), self.turned, self.rounds,
        )  # fmt: skip
        twin.confirms_turns = self.confirms_turns
        return twin

    def reimagined(self, viewer: int, chance: Chance) -> State:
        twin = self.copy()
        hidden = sorted(self.deck[self.turned :])
        for seat, hand in enumerate(self.hands):
            if seat != viewer:
                hidden += hand
        if self.fault != "imagination":
            hidden.sort()
        chance.shuffle(hidden)
        for seat, hand in enumerate(twin.hands):
            if seat != viewer:
                hand[:] = sorted(hidden[: len(hand)])
                del hidden[: len(hand)]
        twin.deck = twin.deck[: twin.turned] + tuple(hidden)
        if twin.seat_to_act() != viewer and self.fault != "stale options":
            twin.listed = None
        return twin

    def scores(self) -> list[int]:
        if self.fault == "scores":
            return [
                points + max(hand, default=0) for points, hand in zip(self.points, self.hands, strict=True)
            ]
        return self.points.copy()

    def ranking(self) -> list[int]:
        scores = self.scores()
        if self.fault == "ranking":
            scores = [-score for score in scores]
        return [1 + sum(other > score for other in scores) for score in scores]

    def ledger(self, seat: int) -> dict[str, int]:
        if self.fault == "foresight" and self.turned < len(self.deck):
            return {"points": self.points[seat] * (self.deck[self.turned] % 3)}
        return {"glory" if self.fault == "goods" else "points": self.points[seat]}

    def sheet(self, seat: int) -> dict[str, int]:
        luck = "fate" if self.fault == "strange source" else "luck"
        return {"cards": self.scores()[seat] + int(self.fault == "sources"), luck: 0}

    def sheet_by_part(self, seat: int) -> dict[str, list[int]]:
        parts = super().sheet_by_part(seat)
        if self.fault == "parts":
            parts["luck"].append(1)
        return parts


def act(state: engine.State) -> State:
    assert isinstance(state, State)
    return state


class PlayCard(Decision[State]):
    """Which card?"""

    def legal_answers(self, state: State) -> list[int]:
        options = [pack(PLAY, card) for card in state.hands[self.seat]]
        if state.fault == "answers" and state.turned < len(state.deck) and state.deck[state.turned] % 2:
            options.reverse()
        if state.fault == "duplicate":
            options += options[:1]
        if state.fault == "stuck" and state.rounds == 1:
            options = [pack(PLAY, CARDS)]
        return options

    def draw(self, state: engine.State, chance: Chance) -> int:
        return pack(PLAY, act(state).deck[-1]) if act(state).fault == "draw" else super().draw(state, chance)

    def why_not(self, state: State, action: int) -> Reason | None:
        if kind_of(action) == BOAST:
            return Reason("toy.boasted")
        if kind_of(action) != PLAY:
            return None
        return Reason("toy.not_held", top=state.deck[-1] if state.fault == "reasons" else CARDS)

    def interruptions(self, state: State) -> list[int]:
        return [pack(BOAST)] if state.boasts[self.seat] else NO_ACTIONS

    def interrupt(self, state: State, action: int) -> None:
        state.plan([Boast(self.seat)])

    def resolve(self, state: State, action: int) -> None:
        card = first_of(action)
        state.hands[self.seat].remove(card)
        state.points[self.seat] += card
        state.tell(PLAYED, self.seat, (card,))


class Turn(SeatDuty[State]):
    def run(self, state: State) -> None:
        state.tell(UP_NEXT, self.seat, (), only(self.seat) if state.fault == "secret turns" else EVERYBODY)
        end = [] if state.fault == "turns" else [ConfirmTurn(self.seat)]
        state.plan([PlayCard(self.seat), *end, Draw(self.seat)])


class Boast(SeatDuty[State]):
    def run(self, state: State) -> None:
        state.boasts[self.seat] = 0
        state.points[self.seat] += 1
        state.tell(BOASTED, self.seat, ())


class Draw(SeatDuty[State]):
    def run(self, state: State) -> None:
        card = state.deck[state.turned]
        state.turned += 1
        state.hands[self.seat].append(card)
        state.hands[self.seat].sort()
        if state.fault == "quiet":
            state.tell(DREW_QUIETLY, self.seat, (card,), only(self.seat))
            return
        state.tell(DREW, self.seat, (card,), EVERYBODY if state.fault == "event" else only(self.seat))
        state.tell(DREW_UNSEEN, self.seat, (), all_but(self.seat, state.seats))


class Bid(Decision[State]):
    """How much?"""

    def legal_answers(self, state: State) -> list[int]:
        return [pack(BID, amount) for amount in range(3)]

    def resolve(self, state: State, action: int) -> None:
        amount = first_of(action)
        state.points[self.seat] -= amount
        if state.fault == "lanes":
            state.points[self.seat] += state.points[1 - self.seat] % 3
        state.tell(BIDDEN, self.seat, (amount,))


class Take(SeatDuty[State]):
    FIELDS: ClassVar = (SEAT, WHAT)

    def __init__(self, seat: int, what: int) -> None:
        super().__init__(seat)
        self.what: Final = what

    def rank(self) -> int:
        return 1 + self.what

    def chosen_by(self) -> int:
        return pack(TAKE, self.what)

    def run(self, state: State) -> None:
        points = state.points[self.seat]
        state.points[self.seat] = points * 2 if self.what == GIFT else points - 1
        state.tell(TAKEN, self.seat, (self.what,))


class Round(Duty[State]):
    def run(self, state: State) -> None:
        if state.rounds == 0:
            if state.fault != "silent end":
                state.tell(OVER, NOBODY, ())
            return
        state.rounds -= 1
        seats = range(state.seats)
        # Two bids each: a lane is a little agenda of its own.
        lanes = tuple(Lane(seat, (Bid(seat), Bid(seat))) for seat in seats)
        if state.fault == "endless":
            state.rounds += 1
            state.plan([Together(lanes), Round()])
            return
        both = InAnyOrder(0, (Take(0, TOLL), Take(0, GIFT)))
        state.plan([*(Turn(seat) for seat in seats), Together(lanes), both, Round()])


class ToyView(TypedDict):
    points: list[int]
    held: list[int]
    hand: list[int] | None
    left: int


class Toy(Game):
    key: ClassVar[str] = "toy"
    seats: ClassVar[range] = range(2, 4)
    options: ClassVar[tuple[Option, ...]] = (Option("boasting", ("yes", "no"), "yes"),)
    actions: ClassVar[Actions] = Actions(
        ActionKind(PLAY, "play", CARD),
        ActionKind(BID, "bid", AMOUNT),
        ActionKind(TAKE, "take", WHAT),
        ActionKind(BOAST, "boast"),
        TURN_END,
    )
    event_kinds: ClassVar[tuple[EventKind, ...]] = (
        BEGAN, UP_NEXT, PLAYED, DREW, DREW_UNSEEN, BIDDEN, TAKEN, BOASTED, OVER,
    )  # fmt: skip
    turn_event: ClassVar[EventKind] = UP_NEXT
    end_event: ClassVar[EventKind] = OVER
    steps: ClassVar[Steps] = Steps(Turn, PlayCard, ConfirmTurn, Bid, Take, Draw, Boast, Round)
    view_shape: ClassVar[type] = ToyView
    nouns: ClassVar[dict[str, tuple[str, ...]]] = {}
    goods: ClassVar[tuple[str, ...]] = ("points",)
    sources: ClassVar[tuple[str, ...]] = ("cards", "luck")
    decision_bound: ClassVar[int] = 60

    def __init__(self, fault: str = "") -> None:
        self.fault: Final = fault

    def begin(self, setup: Setup, chance: SealedChance, journal: Journal | None) -> engine.State:
        deck = chance.shuffled(list(range(CARDS)))
        hands = [sorted(deck[2 * seat : 2 * seat + 2]) for seat in range(setup.seats)]
        boasts = [int(setup.options["boasting"] == "yes")] * setup.seats
        state = State(
            self.fault, [], None, deck, hands, [0] * setup.seats, boasts, 2 * setup.seats, ROUNDS
        )  # fmt: skip
        state.confirms_turns = setup.confirm_turns
        state.journal = journal
        state.tell(BEGAN, NOBODY, ())
        state.plan([Round()])
        state.settle()
        return state

    def view(self, state: engine.State, viewer: int | None) -> View:
        toy = act(state)
        seen = 0 if toy.fault == "view" else viewer
        return {
            "points": toy.points.copy(),
            "held": [len(hand) for hand in toy.hands],
            "hand": None if viewer is None or seen is None else toy.hands[seen].copy(),
            "left": str(toy.turned) if toy.fault == "shape" else len(toy.deck) - toy.turned,
        }

    def position(self, state: engine.State) -> dict[str, object]:
        toy = act(state)
        return {
            "game": "toy",
            "deck": list(toy.deck[toy.turned :]),
            "hands": [hand.copy() for hand in toy.hands],
            "points": toy.points.copy(),
            "boasts": [1] * toy.seats if toy.fault == "position" else toy.boasts.copy(),
            "rounds": toy.rounds,
            "agenda": [self.steps.describe(step) for step in toy.agenda],
            "confirm_turns": toy.confirms_turns,
        }

    def from_position(self, document: object) -> engine.State:
        table = Document(document)
        table.raw("game")
        hands = table.items("hands")
        state = State(
            self.fault,
            [],
            None,
            tuple(table.integers("deck", 0, CARDS - 1)),
            [[card for card in hand if isinstance(card, int)] for hand in hands if isinstance(hand, list)],
            table.integers("points", -999, 9999),
            table.integers("boasts", 0, 1),
            0,
            table.integer("rounds", 0, ROUNDS),
        )
        state.confirms_turns = table.flag("confirm_turns")
        state.agenda.extend(self.steps.read_agenda(table, state.seats))
        table.finish()
        state.settle()
        return state
