"""Cards with telling names: hands are secret, what is shown is not."""

from __future__ import annotations

import hashlib
from typing import Final

from patolli.engine import state as engine
from patolli.engine.action import TURN_END, ActionKind, Actions, first_of, kind_of, pack
from patolli.engine.agenda import ConfirmTurn, Decision, Duty, Lane, Step, Together
from patolli.engine.chance import Chance
from patolli.engine.event import NOBODY, EventKind, all_but, only
from patolli.engine.fields import Named, Number

CARDS: Final = tuple("canary" + hashlib.sha256(b"%d" % n).hexdigest()[:8] for n in range(96))
HAND: Final = 4
ROUNDS: Final = 8
CARD: Final = Named("card", "card", CARDS)

BURY, SHOW, DRAW, THINK = 1, 2, 3, 4
ACTIONS: Final = Actions(
    ActionKind(BURY, "bury", CARD),
    ActionKind(SHOW, "show", CARD),
    ActionKind(DRAW, "draw"),
    ActionKind(THINK, "think", CARD),
    TURN_END,
)
BURIED: Final = EventKind("buried", CARD)
SHOWN: Final = EventKind("shown", CARD, reveals=True)
DRAWN: Final = EventKind("drawn", CARD, reveals=True)
DRAWN_UNSEEN: Final = EventKind("drawn_unseen", reveals=True)
THOUGHT: Final = EventKind("thought", CARD)
TURN_BEGAN: Final = EventKind("turn_began", Number("round", 0, 99))
ENDED: Final = EventKind("ended")
EVENTS: Final = (BURIED, SHOWN, DRAWN, DRAWN_UNSEEN, THOUGHT, TURN_BEGAN, ENDED)


class State(engine.State):
    """Hands, what was shown, and the pile (drawn from its end)."""

    def __init__(
        self,
        seats: int,
        agenda: list[Step],
        listed: list[int] | None,
        hands: list[list[int]],
        buried: list[list[int]],
        shown: list[int],
        pile: list[int],
    ) -> None:
        super().__init__(seats, agenda, listed)
        self.hands = hands
        self.buried = buried
        self.shown = shown
        self.pile = pile

    def copy(self) -> State:
        twin = State(
            self.seats,
            self.agenda.copy(),
            self.listed,
            [hand.copy() for hand in self.hands],
            [cards.copy() for cards in self.buried],
            self.shown.copy(),
            self.pile.copy(),
        )
        twin.confirms_turns = self.confirms_turns
        return twin

    def reimagined(self, viewer: int, chance: Chance) -> State:
        twin = self.copy()
        unknown = sorted(
            card
            for cards in [*self._others(self.hands, viewer), *self._others(self.buried, viewer), self.pile]
            for card in cards
        )
        chance.shuffle(unknown)
        for seat in range(self.seats):
            if seat != viewer:
                twin.hands[seat] = sorted(unknown.pop() for _ in self.hands[seat])
                twin.buried[seat] = [unknown.pop() for _ in self.buried[seat]]
        twin.pile = unknown
        return twin

    def _others(self, piles: list[list[int]], viewer: int) -> list[list[int]]:
        return [pile for seat, pile in enumerate(piles) if seat != viewer]

    def scores(self) -> list[int]:
        return [len(hand) for hand in self.hands]

    def ranking(self) -> list[int]:
        return [1] * self.seats

    def sheet(self, seat: int) -> dict[str, int]:
        return {"cards": len(self.hands[seat])}

    def ledger(self, seat: int) -> dict[str, int]:
        return {"cards": len(self.hands[seat]), "best": max(self.hands[seat], default=0)}


class Bury(Decision[State]):
    """At the beginning everyone buries a card, all together and unseen."""

    def code(self) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, state: State) -> list[int]:
        return [pack(BURY, card) for card in state.hands[self.seat]]

    def resolve(self, state: State, action: int) -> None:
        card = first_of(action)
        state.hands[self.seat].remove(card)
        state.buried[self.seat].append(card)
        state.tell(BURIED, self.seat, (card,), only(self.seat))


class TakeTurn(Decision[State]):
    """Think about a card (which nobody sees), then show one or draw one."""

    def __init__(self, seat: int, round_number: int) -> None:
        super().__init__(seat)
        self.round: Final = round_number

    def code(self) -> tuple[int, ...]:
        return (self.seat, self.round)

    def options(self, state: State) -> list[int]:
        hand = state.hands[self.seat]
        choices = [pack(THINK, card) for card in hand] + [pack(SHOW, card) for card in hand]
        return [*choices, pack(DRAW)] if state.pile else choices

    def resolve(self, state: State, action: int) -> None:
        kind, card = kind_of(action), first_of(action)
        if kind == THINK:
            state.tell(THOUGHT, self.seat, (card,), only(self.seat))
            state.plan([self])
            return
        if kind == SHOW:
            state.hands[self.seat].remove(card)
            state.shown.append(card)
            state.tell(SHOWN, self.seat, (card,))
        else:
            drawn = state.pile.pop()
            state.hands[self.seat].append(drawn)
            state.hands[self.seat].sort()
            state.tell(DRAWN, self.seat, (drawn,), only(self.seat))
            state.tell(DRAWN_UNSEEN, self.seat, (), all_but(self.seat, state.seats))
        state.plan([ConfirmTurn(self.seat), PassTurn(self.seat, self.round)])


class PassTurn(Duty[State]):
    """The next player, or the end."""

    def __init__(self, seat: int, round_number: int) -> None:
        self.seat: Final = seat
        self.round: Final = round_number

    def code(self) -> tuple[int, ...]:
        return (self.seat, self.round)

    def run(self, state: State) -> None:
        following = (self.seat + 1) % state.seats
        number = self.round + (following == 0)
        if number > ROUNDS:
            state.tell(ENDED, NOBODY, ())
            return
        state.tell(TURN_BEGAN, following, (number,))
        state.plan([TakeTurn(following, number)])


def opening(seats: int) -> list[Step]:
    """Bury together, then the first turn."""
    return [PassTurn(seats - 1, 0), Together(tuple(Lane(seat, (Bury(seat),)) for seat in range(seats)))]
