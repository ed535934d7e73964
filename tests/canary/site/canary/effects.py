"""Effects: the verbs that change a State of Canary and tell its events."""

from __future__ import annotations

from bisect import insort

from canary import events
from canary.material import ANSWER_SHELLS, BARTER_FEATHERS, BARTER_SHELLS, HAND, WORTH
from canary.state import State
from patolli.engine.event import NOBODY, all_but, only


def hide_bird(state: State, seat: int, bird: int) -> None:
    """Put a bird of the hand into the closed nest."""
    watcher = state.watchers[seat]
    watcher.hand.remove(bird)
    watcher.hidden.append(bird)
    state.tell(events.BIRD_HIDDEN, seat, (bird,), only(seat))
    state.tell(events.BIRD_HIDDEN_UNSEEN, seat, (), all_but(seat, state.seats))


def show_bird(state: State, seat: int, bird: int) -> None:
    """Lay a bird of the hand open for shells."""
    watcher = state.watchers[seat]
    watcher.hand.remove(bird)
    watcher.shells += WORTH[bird]
    state.shown.append(bird)
    state.tell(events.BIRD_SHOWN, seat, (bird, WORTH[bird]))


def find_feather(state: State, seat: int) -> None:
    """Gain a feather."""
    state.watchers[seat].feathers += 1
    state.tell(events.FEATHER_FOUND, seat, ())


def barter(state: State, seat: int) -> None:
    """Pay feathers for shells."""
    watcher = state.watchers[seat]
    watcher.feathers -= BARTER_FEATHERS
    watcher.shells += BARTER_SHELLS
    state.tell(events.BARTERED, seat, (BARTER_FEATHERS, BARTER_SHELLS))


def answer_call(state: State, seat: int) -> None:
    """Pay a feather to answer the bird that was shown."""
    watcher = state.watchers[seat]
    watcher.feathers -= 1
    watcher.shells += ANSWER_SHELLS
    state.tell(events.CALL_ANSWERED, seat, (ANSWER_SHELLS,))


def draw_bird(state: State, seat: int) -> None:
    """Fill the hand by one bird, while there are any."""
    watcher = state.watchers[seat]
    if not state.pile or len(watcher.hand) == HAND:
        return
    bird = state.pile.pop()
    insort(watcher.hand, bird)
    state.tell(events.BIRD_DRAWN, seat, (bird,), only(seat))
    state.tell(events.BIRD_DRAWN_UNSEEN, seat, (), all_but(seat, state.seats))


def open_nests(state: State) -> None:
    """Show what everybody has hidden, and end the match."""
    for seat, watcher in enumerate(state.watchers):
        bird = watcher.hidden.pop()
        watcher.nest.append(bird)
        state.tell(events.NEST_OPENED, seat, (bird, WORTH[bird]))
    state.tell(events.DUSK_FELL, NOBODY, ())
