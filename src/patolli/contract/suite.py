"""The contract: what every game must keep, checked along random matches."""

from __future__ import annotations

import json
from typing import Final

from patolli.contract.declarations import (
    check_declarations,
    check_figures,
    check_turns_and_end,
    plays_itself,
)
from patolli.contract.foresight import TurnWatch, check_foresight, check_queue
from patolli.contract.promise import BrokenContract, Portrait, keep, portrait
from patolli.contract.reasons import check_reasons
from patolli.contract.secrecy import check_errors, check_secrets, check_telling
from patolli.contract.shape import check_shape
from patolli.engine.agenda import Step, Together
from patolli.engine.chance import QuickChance
from patolli.engine.errors import NothingToTakeBack
from patolli.engine.event import Event
from patolli.engine.game import Game, Setup
from patolli.engine.match import Match
from patolli.engine.state import AGENDA_LIMIT, State
from patolli.record import replay

# Twins kept along the way, to see at the end that nothing reached back to them.
TWINS_KEPT: Final = 12


class Walk:
    """One random match under watch."""

    def __init__(self, game: Game, setup: Setup, chance: QuickChance, samples: int) -> None:
        self.game: Final = game
        self.match: Final = Match(game, setup)
        self.chance: Final = chance
        # How many of the legal answers are tried on a twin at each decision.
        self.samples: Final = samples
        self.twins: Final[list[tuple[State, Portrait]]] = []
        # Actions met so far, to be tried again when they may no longer be legal.
        self.stale: Final[list[int]] = []
        self.turns: Final = TurnWatch(self.match)
        self.middle: tuple[dict[str, object], int] | None = None

    def one_of(self, actions: list[int]) -> int:
        """A random one."""
        return actions[self.chance.below(len(actions))]


def check_match(game: Game, setup: Setup, chance: QuickChance, samples: int = 3) -> Match:
    """Play a random match; BrokenContract names a promise that is not kept."""
    walk = Walk(game, setup, chance, samples)
    match = walk.match
    try:
        check_declarations(game)
        while not match.is_over:
            keep(len(match.moves) < game.decision_bound, "a match ends within the game's bound")
            _check_decision(walk)
            _play(walk)
        _check_end(walk)
    except BrokenContract as broken:
        broken.add_note(f"{game.key}, {setup.seats} seats, options {setup.options}, seed {setup.seed}")
        broken.add_note(f"after: {' | '.join(match.history[-6:])}")
        raise
    return match


def _check_decision(walk: Walk) -> None:
    game, state = walk.game, walk.match.state
    keep(len(state.agenda) <= AGENDA_LIMIT, "the agenda is bounded", len(state.agenda))
    pending = state.pending()
    seats = [decision.seat for decision in pending]
    keep(len(set(seats)) == len(seats) > 0, "each seat is asked one thing at a time", seats)
    keep(state.seat_to_act() == seats[0], "the seat to act is asked first", seats)
    keep(state.legal_actions() == state.legal_for(seats[0]), "legal actions are the first seat's answers")
    for seat in seats:
        _check_answers(walk, seat)
    _check_scores(game, state)
    check_figures(game, state)
    _check_position(game, state)
    if isinstance(state.agenda[-1], Together):
        _check_together(game, state, walk.chance)
    check_secrets(game, state, walk.chance)
    check_shape(game, state)
    check_errors(walk.match, walk.stale[-8:], walk.chance)
    _check_drawing(state, len(walk.match.moves))
    for seat in seats:
        check_foresight(game, state, seat, walk.chance, walk.samples)
        check_queue(walk.match, seat, walk.chance)
        check_reasons(walk.match, seat, walk.stale[-4:], walk.chance)
    if len(walk.twins) < TWINS_KEPT and walk.chance.below(8) == 0:
        walk.twins.append((state.copy(), portrait(game, state)))
    if walk.middle is None and walk.chance.below(20) == 0:
        walk.middle = (game.position(state), len(walk.match.moves))


def _check_answers(walk: Walk, seat: int) -> None:
    game, state = walk.game, walk.match.state
    legal = state.legal_for(seat)
    keep(bool(legal), "whoever is asked has an answer", seat)
    keep(len(set(legal)) == len(legal), "no answer is offered twice", legal)
    for action in legal:
        keep(game.actions.is_known(action), "every answer is a known action", action)
        text = game.actions.notation(action)
        keep(game.actions.parse(text) == action, "notation reads back as the same action", text)
    before = portrait(game, state)
    for _ in range(min(walk.samples, len(legal))):
        twin = state.copy()
        keep(portrait(game, twin) == before, "a twin is the same at first")
        keep(twin.journal is None, "a twin writes no journal")
        twin.apply_for(seat, walk.one_of(legal))
        keep(portrait(game, state) == before, "a twin changes alone")


def _check_drawing(state: State, seed: int) -> None:
    legal = state.legal_actions()
    drawn = state.copy().draw(QuickChance(seed))
    keep(drawn == legal[QuickChance(seed).below(len(legal))], "drawing is choosing from the list", drawn)


def _check_scores(game: Game, state: State) -> None:
    scores, places = state.scores(), state.ranking()
    keep(len(scores) == len(places) == state.seats, "every seat has a score and a place", scores)
    for seat in range(state.seats):
        ahead = sum(place < places[seat] for place in places)
        # An automaton has a place, too.
        beaten = plays_itself(game, state.seats) and places[seat] == ahead + 2
        sheet = state.sheet(seat)
        keep(sum(sheet.values()) == scores[seat], "the sources of points add up", sheet)
        keep(beaten or places[seat] == ahead + 1, "a place counts the seats ahead", places)
        for other in range(state.seats):
            if scores[seat] > scores[other]:
                keep(places[seat] < places[other], "more points are a better place", (scores, places))


def _check_position(game: Game, state: State) -> None:
    position = game.position(state)
    written = json.loads(json.dumps(position))
    keep(written == position, "a position survives being written down")
    keep(
        portrait(game, game.from_position(written)) == portrait(game, state),
        "a position reads back as the same State",
        position,
    )


def _check_together(game: Game, state: State, chance: QuickChance) -> None:
    seed = chance.word()
    outcomes = [_outcome(game, state.copy(), seed, order) for order in (0, 1, 2)]
    keep(outcomes[0] == outcomes[1] == outcomes[2], "those who decide together may answer in any order")


def _outcome(game: Game, state: State, seed: int, order: int) -> Portrait:
    """What comes of it when the lanes answer forwards, backwards or in turns."""
    below = state.agenda[:-1]
    own = [QuickChance(seed + seat) for seat in range(state.seats)]
    turn = 0
    while state.agenda and isinstance(state.agenda[-1], Together) and _still_below(state, below):
        pending = state.pending()
        index = (0, len(pending) - 1, turn % len(pending))[order]
        seat = pending[index].seat
        legal = state.legal_for(seat)
        state.apply_for(seat, legal[own[seat].below(len(legal))])
        turn += 1
    # The lane left over is an ordinary agenda now.
    while state.agenda and below and _still_below(state, below):
        seat = state.seat_to_act()
        legal = state.legal_actions()
        state.apply(legal[own[seat].below(len(legal))])
    return portrait(game, state)


def _still_below(state: State, below: list[Step]) -> bool:
    """Whether what was owed after the Together is still owed."""
    if len(state.agenda) <= len(below):
        return False
    return all(step is state.agenda[index] for index, step in enumerate(below))


def _play(walk: Walk) -> None:
    """Play a random action, and where that is allowed take it back and play it again."""
    match, game = walk.match, walk.game
    pending = match.pending()
    seat = pending[walk.chance.below(len(pending))].seat
    action = walk.one_of(match.state.legal_for(seat))
    walk.stale.append(action)
    check_telling(game, match.state, seat, action, walk.chance)
    before = portrait(game, match.state)
    twin = match.state.copy()
    again = game.from_position(game.position(match.state))
    events = match.play(action, seat)
    after = portrait(game, match.state)
    twin.apply_for(seat, action)
    keep(portrait(game, twin) == after, "a twin goes the same way")
    walk.turns.see(seat, action, events)
    again.apply_for(seat, action)
    keep(portrait(game, again) == after, "a State read from a position goes the same way")
    for other in range(match.state.seats):
        if other != seat:
            _refuse_take_back(match, other)
    if _reveals(events):
        _refuse_take_back(match, seat)
        return
    keep(match.can_take_back(seat), "what revealed nothing can be taken back", events)
    match.take_back(seat)
    keep(portrait(game, match.state) == before, "taking back restores everything")
    keep(
        [event.describe() for event in match.play(action, seat)] == [event.describe() for event in events],
        "what is played again is told again",
    )
    keep(portrait(game, match.state) == after, "what is played again leads to the same State")


def _reveals(events: list[Event]) -> bool:
    return any(event.kind.reveals for event in events)


def _refuse_take_back(match: Match, seat: int) -> None:
    keep(not match.can_take_back(seat), "nobody takes back what others did or have seen", seat)
    try:
        match.take_back(seat)
    except NothingToTakeBack:
        return
    keep(False, "taking back is refused when it is not allowed", seat)


def _check_end(walk: Walk) -> None:
    game, match = walk.game, walk.match
    keep(match.state.seat_to_act() == -1, "nobody is asked after the end")
    keep(not match.state.legal_actions() and not match.pending(), "nothing is legal after the end")
    check_turns_and_end(match)
    _check_scores(game, match.state)
    check_figures(game, match.state)
    _check_position(game, match.state)
    check_secrets(game, match.state, walk.chance)
    check_shape(game, match.state)
    check_errors(match, walk.stale[-8:], walk.chance)
    for twin, before in walk.twins:
        keep(portrait(game, twin) == before, "earlier twins stay as they were")
    record = json.loads(json.dumps(match.record()))
    keep(replay(game, record).record() == match.record(), "a record replays to the same record")
    if walk.middle is not None:
        position, count = walk.middle
        resumed = Match(game, None, position)
        for move in match.moves[count:]:
            resumed.play(move.action, move.seat)
        keep(resumed.digest() == match.digest(), "a match goes on from a position")
        record = json.loads(json.dumps(resumed.record()))
        keep(replay(game, record).digest() == match.digest(), "a record from a position replays")
