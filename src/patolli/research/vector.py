"""Vector: many matches in lockstep, as plain arrays; all seats are yours."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from patolli.engine.errors import NO_ANSWER, IllegalAction
from patolli.engine.state import State
from patolli.research.encoding import Bytes, Mask, encoding_of
from patolli.research.episode import deal, outcome


class Lockstep(NamedTuple):
    """What every match shows after a step; the arrays are written anew by the next step."""

    # matches x observation_size: what the seat to act may know
    observations: Bytes
    # matches x action_count: which numbers it may answer with
    masks: Mask
    # matches: the seat to act
    seats: NDArray[np.int8]
    # matches x seats: noughts, but where a match has just ended
    rewards: NDArray[np.float32]
    # matches: whether it has just ended; what is shown is then the first question of the next
    ended: NDArray[np.bool_]


class VectorEnv:
    """So many matches of one game, each begun anew as soon as it ends."""

    def __init__(
        self, game: str, matches: int, seats: int = 2, options: dict[str, str] | None = None, seed: int = 0
    ) -> None:
        self.encoding: Final = encoding_of(game)
        self.matches: Final = matches
        self.options: Final = {} if options is None else options
        self._seats: Final = seats
        self._next_seed = seed
        self._states: Final[list[State]] = []
        size, count = self.encoding.observation_size, self.encoding.action_count
        # Features write into these; the arrays look at the same memory.
        self._tensor: Final = bytearray(matches * size)
        self._mask: Final = bytearray(matches * count)
        self.shown: Final = Lockstep(
            np.frombuffer(self._tensor, dtype=np.uint8).reshape(matches, size),
            np.frombuffer(self._mask, dtype=np.int8).reshape(matches, count),
            np.zeros(matches, dtype=np.int8),
            np.zeros((matches, seats), dtype=np.float32),
            np.zeros(matches, dtype=np.bool_),
        )

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        made = (self.encoding.game.key, self.matches, self._seats, self.options, self._next_seed)
        return _as_it_was, (made, self._states, self.shown.rewards, self.shown.ended)

    def resume(self, states: list[State], rewards: NDArray[np.float32], ended: NDArray[np.bool_]) -> None:
        """Go on from these States, and from what was last told."""
        self._states[:] = states
        self.shown.rewards[:] = rewards
        self.shown.ended[:] = ended
        if states:
            self._show()

    def reset(self, seed: int | None = None) -> Lockstep:
        """Begin every match; match i of a fresh environment is dealt from seed + i."""
        if seed is not None:
            self._next_seed = seed
        self._states[:] = [self._deal() for _ in range(self.matches)]
        self.shown.rewards.fill(0)
        self.shown.ended.fill(False)
        self._show()
        return self.shown

    def step(self, numbers: NDArray[np.integer] | list[int]) -> Lockstep:
        """Answer once in every match, with one number of each mask."""
        actions = self._actions(np.asarray(numbers))
        shown = self.shown
        shown.rewards.fill(0)
        shown.ended.fill(False)
        for index, state in enumerate(self._states):
            state.apply(actions[index])
            if not state.agenda:
                shown.rewards[index] = outcome(state)
                shown.ended[index] = True
                self._states[index] = self._deal()
        self._show()
        return shown

    def random_numbers(self, generator: np.random.Generator) -> NDArray[np.int64]:
        """A legal number for every match, each as likely as another."""
        draws = generator.random(self.matches).tolist()
        number_of = self.encoding.features.number_of
        return np.array(
            [
                number_of(state, state.legal_actions()[int(draw * len(state.legal_actions()))])
                for state, draw in zip(self._states, draws, strict=True)
            ]
        )

    def _actions(self, numbers: NDArray[np.integer]) -> list[int]:
        """The action behind each match's number; nothing has happened if one is not legal."""
        if numbers.dtype.kind not in "iu" or numbers.shape != (self.matches,):
            raise IllegalAction(numbers.tolist(), NO_ANSWER)
        action_of = self.encoding.features.action_of
        actions: list[int] = []
        for state, number in zip(self._states, numbers.tolist(), strict=True):
            action = action_of(state, number)
            if action not in state.legal_actions():
                raise IllegalAction(number, NO_ANSWER)
            actions.append(action)
        return actions

    def _deal(self) -> State:
        self._next_seed += 1
        return deal(self.encoding.game, self._seats, self.options, self._next_seed - 1)

    def _show(self) -> None:
        features, tensor, mask = self.encoding.features, self._tensor, self._mask
        size, count = self.encoding.observation_size, self.encoding.action_count
        self.shown.observations.fill(0)
        self.shown.masks.fill(0)
        seats = []
        for index, state in enumerate(self._states):
            seat = state.seat_to_act()
            seats.append(seat)
            features.write_observation(state, seat, tensor, index * size)
            features.write_mask(state, state.legal_actions(), mask, index * count)
        self.shown.seats[:] = seats


def _as_it_was(
    made: tuple[str, int, int, dict[str, str], int],
    states: list[State],
    rewards: NDArray[np.float32],
    ended: NDArray[np.bool_],
) -> VectorEnv:
    """The matches that were copied or written down, with arrays of their own."""
    twin = VectorEnv(*made)
    twin.resume(states, rewards, ended)
    return twin
