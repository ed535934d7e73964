"""Secrecy: the part of the contract that nobody learns what they may not know.

What a viewer knows is what stays the same when the rest is dealt anew. So a view, an
answer, an event or an error that differs between a State and its reimagined
twin has told a secret.
"""

from __future__ import annotations

from typing import Final

from patolli.contract.promise import keep, portrait
from patolli.engine.chance import QuickChance
from patolli.engine.errors import PatolliError
from patolli.engine.event import Event, Journal
from patolli.engine.game import Game
from patolli.engine.match import Match
from patolli.engine.observation import Observation
from patolli.engine.state import State

SPECTATOR: Final = -1
# How often a twin is dealt anew until the action to compare is legal in it.
TRIES: Final = 6
NONSENSE: Final = ("", " ", "nonsense", "place", "undo", "0", "\x00")


def check_secrets(game: Game, state: State, chance: QuickChance) -> None:
    """Views, questions, legal answers and scores show nothing hidden."""
    before = portrait(game, state)
    someone = chance.below(state.seats + 1) - 1
    for seat in range(SPECTATOR, state.seats):
        viewer = None if seat == SPECTATOR else seat
        twin = state.reimagined(seat, QuickChance(chance.word()))
        keep(twin.journal is None, "a reimagined twin writes no journal", viewer)
        keep(game.view(state, viewer) == game.view(twin, viewer), "a view shows nothing hidden", viewer)
        keep(
            [decision.seat for decision in state.pending()] == [decision.seat for decision in twin.pending()],
            "the same seats are asked in a reimagined twin",
            viewer,
        )
        keep(state.is_over() == twin.is_over(), "a reimagined twin ends when the State ends", viewer)
        keep(state.scores() == twin.scores(), "running scores show nothing hidden", viewer)
        keep(state.ranking() == twin.ranking(), "running places show nothing hidden", viewer)
        _check_own_question(game, state, twin, seat)
        if seat == someone:
            _check_imagination(game, state, seat, chance)
        _try_out(twin, chance)
    keep(portrait(game, state) == before, "looking and imagining change nothing")


def _check_own_question(game: Game, state: State, twin: State, seat: int) -> None:
    keep(state.legal_for(seat) == twin.legal_for(seat), "answers tell their seat nothing hidden", seat)
    for mine, theirs in zip(state.pending(), twin.pending(), strict=True):
        if mine.seat == seat:
            keep(
                game.steps.describe(mine) == game.steps.describe(theirs),
                "a question tells its seat nothing hidden",
                seat,
            )
    legal = state.legal_for(seat)
    if legal:
        keep(Observation(game, state, seat).legal == legal, "a bot is offered what is legal", seat)


def _check_imagination(game: Game, state: State, seat: int, chance: QuickChance) -> None:
    """Imagining twice is imagining once: only what is known goes in."""
    seed, other = chance.word(), chance.word()
    once = state.reimagined(seat, QuickChance(seed))
    twice = state.reimagined(seat, QuickChance(other)).reimagined(seat, QuickChance(seed))
    keep(portrait(game, once) == portrait(game, twice), "imagination knows what its viewer knows", seat)


def _try_out(twin: State, chance: QuickChance) -> None:
    """An imagined State can be played on, and offers what its own hands hold."""
    if twin.is_over():
        return
    seat = twin.seat_to_act()
    legal = twin.legal_actions()
    keep(legal == twin.legal_for(seat), "an imagined State offers what is legal in it", seat)
    twin.apply(legal[chance.below(len(legal))])


class Witness(Journal):
    """What one viewer is told, and what it knew at each of these moments."""

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__()
        self.game: Final = game
        self.seat: Final = seat
        self.told: Final[list[tuple[dict[str, object], dict[str, object]]]] = []
        self.has_revealed = False

    def write(self, state: State, event: Event) -> None:
        self.has_revealed = self.has_revealed or event.kind.reveals
        if event.is_seen_by(None if self.seat == SPECTATOR else self.seat):
            self.told.append((event.describe(), knowledge(self.game, state, self.seat)))


def knowledge(game: Game, state: State, seat: int) -> dict[str, object]:
    """What a viewer knows about the pieces, even in the middle of an action."""
    twin = state.copy()
    twin.agenda = []
    return game.position(twin.reimagined(seat, QuickChance(0)))


def check_telling(game: Game, state: State, seat: int, action: int, chance: QuickChance) -> None:
    """Events show a viewer only what it knows, or what has just come into the open."""
    for viewer in range(SPECTATOR, state.seats):
        for _ in range(TRIES):
            twin = state.reimagined(viewer, QuickChance(chance.word()))
            if action in twin.legal_for(seat):
                _compare_telling(game, state.copy(), twin, viewer, seat, action)
                break


def _compare_telling(game: Game, state: State, twin: State, viewer: int, seat: int, action: int) -> None:
    here, there = Witness(game, viewer), Witness(game, viewer)
    state.journal, twin.journal = here, there
    state.apply_for(seat, action)
    twin.apply_for(seat, action)
    for (event, known), (other_event, other_known) in zip(here.told, there.told, strict=False):
        if known != other_known:
            # Something hidden turned up; from here on the two tell different stories.
            keep(
                here.has_revealed and there.has_revealed, "what turns up is told by a revealing event", event
            )
            return
        keep(event == other_event, "an event shows nothing hidden", (viewer, event, other_event))
    if not here.has_revealed and not there.has_revealed:
        keep(len(here.told) == len(there.told), "events are neither told nor kept for a hidden reason")
        seen = None if viewer == SPECTATOR else viewer
        keep(
            game.view(state, seen) == game.view(twin, seen),
            "what turns up is told by a revealing event",
            seen,
        )


def check_errors(match: Match, stale: list[int], chance: QuickChance) -> None:
    """Errors tell an illegal player nothing hidden, and change nothing."""
    game, state = match.game, match.state
    before = portrait(game, state)
    seat = chance.below(state.seats)
    twin = Match(game, None, game.position(state.reimagined(seat, QuickChance(chance.word()))))
    legal = state.legal_for(seat)
    attempts: list[int | str] = [-1, 1 << 60, NONSENSE[chance.below(len(NONSENSE))]]
    for action in stale:
        if action not in legal:
            attempts += [action, game.actions.notation(action)]
    for attempt in attempts:
        complaint = _complaint(match, seat, attempt)
        keep(complaint == _complaint(twin, seat, attempt), "an error shows nothing hidden", complaint)
    keep(portrait(game, state) == before, "an error changes nothing")


def _complaint(match: Match, seat: int, attempt: int | str) -> str:
    try:
        match.play(attempt, seat)
    except PatolliError as error:
        return str(error)
    keep(False, "what is not legal is refused", attempt)
    raise AssertionError
