"""Episode: one match after the other, played by numbers."""

from __future__ import annotations

from typing import Final

from patolli.engine.chance import SEED_LIMIT, SealedChance
from patolli.engine.errors import NO_ANSWER, IllegalAction, MatchIsOver
from patolli.engine.game import Game
from patolli.engine.state import State
from patolli.research.encoding import Bytes, Mask, encoding_of


def deal(game: Game, seats: int, options: dict[str, str], seed: int) -> State:
    """The first State of a match; nobody writes its journal."""
    setup = game.setup(seats, options, seed % SEED_LIMIT)
    return game.begin(setup, SealedChance(setup.seed), None)


def outcome(state: State) -> list[float]:
    """Rewards from the places: 1 for beating everybody, -1 for being beaten by all.

    They add up to nought. Alone at the table a seat is first, or second to the machine.
    """
    places = state.ranking()
    if len(places) == 1:
        return [1.0 if places[0] == 1 else -1.0]
    rewards: list[float] = []
    for place in places:
        beaten = sum(1 for other in places if other > place)
        better = sum(1 for other in places if other < place)
        rewards.append((beaten - better) / (len(places) - 1))
    return rewards


class Episode:
    """A match in progress, and how its seats see it."""

    def __init__(self, key: str, seats: int, options: dict[str, str] | None = None) -> None:
        self.encoding: Final = encoding_of(key)
        self.options: Final = {} if options is None else options
        self.seats: Final = seats
        self.begin(0)

    def begin(self, seed: int) -> None:
        """Deal a new match."""
        self.state = deal(self.encoding.game, self.seats, self.options, seed)

    @property
    def seat(self) -> int:
        """The seat that decides now, or -1."""
        return self.state.seat_to_act()

    def asked(self) -> list[int]:
        """Every seat that may answer now: one, or several that decide together."""
        return [decision.seat for decision in self.state.pending()]

    def observation(self, seat: int) -> Bytes:
        """What a seat may know."""
        return self.encoding.observation(self.state, seat)

    def mask(self, seat: int) -> Mask:
        """1 for each number that the seat may answer with now."""
        return self.encoding.mask(self.state, seat)

    def play(self, number: int, seat: int | None = None) -> None:
        """Answer for a seat, by default for the one that decides now."""
        if self.state.is_over():
            raise MatchIsOver
        asked = self.seat if seat is None else seat
        action = self.encoding.features.action_of(self.state, number)
        if action not in self.state.legal_for(asked):
            raise IllegalAction(number, NO_ANSWER)
        self.state.apply_for(asked, action)

    def rewards(self) -> list[float]:
        """Everybody's reward: noughts until the match is over."""
        return outcome(self.state) if self.state.is_over() else [0.0] * self.seats
