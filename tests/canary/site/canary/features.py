"""Features of Canary: what a seat may know as bytes, and its actions as numbers."""

from __future__ import annotations

from typing import Final

from canary import actions
from canary.material import BIRDS, SEATS
from canary.state import State
from patolli.engine.action import first_of, kind_of, pack
from patolli.engine.state import State as EngineState

MOST_SEATS: Final = SEATS[-1]
PLAYER: Final = 5
# Players are counted from the viewer on: is there, shells, feathers, size of the hand, bird in the nest.
PARTS: Final[tuple[tuple[str, int, int], ...]] = (
    ("players", MOST_SEATS * PLAYER, 255),
    ("hand", len(BIRDS), 1),
    ("hidden", len(BIRDS), 1),
    ("shown", len(BIRDS), 1),
    ("to_act", MOST_SEATS, 1),
)
OBSERVATION_SIZE: Final = sum([part[1] for part in PARTS])
HAND_AT: Final = MOST_SEATS * PLAYER
HIDDEN_AT: Final = HAND_AT + len(BIRDS)
SHOWN_AT: Final = HIDDEN_AT + len(BIRDS)
TO_ACT_AT: Final = SHOWN_AT + len(BIRDS)

# Numbers: hide each bird, show each bird, then the kinds without a bird.
PLAIN: Final = (actions.FORAGE, actions.ANSWER, actions.KEEP_SILENT, actions.BARTER)
FIRST_SHOW: Final = len(BIRDS)
FIRST_PLAIN: Final = 2 * len(BIRDS)
ACTION_COUNT: Final = FIRST_PLAIN + len(PLAIN)
NO_ACTION: Final = -1


def number_of(state: EngineState, action: int) -> int:
    """The number of a legal action."""
    kind = kind_of(action)
    if kind == actions.HIDE:
        return first_of(action)
    if kind == actions.SHOW:
        return FIRST_SHOW + first_of(action)
    return FIRST_PLAIN + PLAIN.index(kind)


def action_of(state: EngineState, number: int) -> int:
    """The action behind a number, or NO_ACTION."""
    if not 0 <= number < ACTION_COUNT:
        return NO_ACTION
    if number >= FIRST_PLAIN:
        return pack(PLAIN[number - FIRST_PLAIN])
    if number >= FIRST_SHOW:
        return pack(actions.SHOW, number - FIRST_SHOW)
    return pack(actions.HIDE, number)


def write_mask(state: EngineState, legal: list[int], mask: bytearray, start: int) -> None:
    """Write a 1 for each legal action into a stretch of noughts."""
    for action in legal:
        mask[start + number_of(state, action)] = 1


def write_observation(state: EngineState, viewer: int, tensor: bytearray, start: int) -> None:
    """Write what a seat may know; the stretch from `start` on must be nought."""
    assert isinstance(state, State)
    for seat, watcher in enumerate(state.watchers):
        at = start + (seat - viewer) % state.seats * PLAYER
        tensor[at : at + PLAYER] = bytes(
            [1, watcher.shells, watcher.feathers, len(watcher.hand), len(watcher.hidden)]
        )
    own = state.watchers[viewer]
    for first, birds in ((HAND_AT, own.hand), (HIDDEN_AT, own.hidden), (SHOWN_AT, state.shown)):
        for bird in birds:
            tensor[start + first + bird] = 1
    for decision in state.pending():
        tensor[start + TO_ACT_AT + (decision.seat - viewer) % state.seats] = 1
