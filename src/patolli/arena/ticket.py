"""Tickets: all that one match between bots needs, and the match it leads to."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from patolli.arena.answering import let_answer
from patolli.arena.entrant import Entrant
from patolli.arena.sheet import Sheet, sheet_of
from patolli.bots.bot import Bot
from patolli.engine.chance import SEED_LIMIT, QuickChance
from patolli.engine.errors import BadSetup, Reason
from patolli.engine.game import Game
from patolli.engine.match import Match
from patolli.engine.state import State
from patolli.games import game_of


@dataclass(frozen=True)
class Ticket:
    """One match: who sits where, and the seed of its deal."""

    game: str
    options: tuple[tuple[str, str], ...]
    entrants: tuple[Entrant, ...]
    seed: int
    index: int

    def seated(self, streams: QuickChance) -> list[Bot]:
        """The bots of this match, each with luck of its own."""
        return [entrant.seated(streams.word()) for entrant in self.entrants]

    def played(self) -> Outcome:
        """The match, played to its end; a ticket that wants more of it says so here."""
        return play(self)


@dataclass(frozen=True)
class Outcome:
    """How a ticket's match ended; nothing in it depends on the machine but `seconds`."""

    index: int
    scores: tuple[int, ...]
    # The points of whoever plays without a seat, such as a game's own automaton.
    unseated: tuple[int, ...]
    places: tuple[int, ...]
    decisions: tuple[int, ...]
    sheets: tuple[Sheet, ...]
    # Who decided first, and the named things that each seat has chosen, as family and name.
    opening: int
    chosen: tuple[tuple[tuple[str, str], ...], ...]
    digest: str
    # The longest and the whole thought of each seat, in seconds of the processor.
    longest: tuple[float, ...]
    seconds: tuple[float, ...]

    def share(self, seat: int) -> float:
        """1 for a win, 0 for a loss, a part of it for a shared first place."""
        return 1.0 / self.places.count(1) if self.places[seat] == 1 else 0.0

    def repeats(self, other: Outcome) -> bool:
        """Whether the same match was played."""
        return self.index == other.index and self.digest == other.digest and self.scores == other.scores


def unwatched(state: State) -> None:
    """Nobody looks at the positions of a match."""


def play(ticket: Ticket, watch: Callable[[State], None] = unwatched) -> Outcome:
    """Play a ticket's match to its end, before the eyes of whoever watches its positions."""
    game = game_of(ticket.game)
    seats = len(ticket.entrants)
    match = Match(game, game.setup(seats, dict(ticket.options), ticket.seed))
    streams = QuickChance(ticket.seed * 1000 + ticket.index)
    bots = ticket.seated(streams)
    budgets = [entrant.budget() for entrant in ticket.entrants]
    decisions = [0] * seats
    longest = [0.0] * seats
    seconds = [0.0] * seats
    chosen: list[set[tuple[str, str]]] = [set() for _ in range(seats)]
    opening = match.seat_to_act
    while not match.is_over:
        watch(match.state)
        seat = match.seat_to_act
        begun = time.process_time()
        let_answer(bots[seat], ticket.entrants[seat].name, match, seat, budgets[seat])
        spent = time.process_time() - begun
        chosen[seat].update(named_things(game, match.moves[-1].action))
        decisions[seat] += 1
        seconds[seat] += spent
        longest[seat] = max(longest[seat], spent)
    return Outcome(
        ticket.index,
        tuple(match.scores()),
        tuple(match.state.unseated_scores()),
        tuple(match.ranking()),
        tuple(decisions),
        tuple(sheet_of(match.state, seat) for seat in range(seats)),
        opening,
        tuple(tuple(sorted(things)) for things in chosen),
        match.digest(),
        tuple(longest),
        tuple(seconds),
    )


def named_things(game: Game, action: int) -> list[tuple[str, str]]:
    """The named things an action speaks of."""
    choice = game.actions.choice(action)
    return [
        (field.noun, str(choice.args[field.name])) for field in game.action_fields[choice.kind] if field.noun
    ]


def series(
    game: str, options: dict[str, str], entrants: list[Entrant], matches: int, seed: int, first: int = 0
) -> list[Ticket]:
    """Tickets in which every deal is played once from every seating."""
    rules = game_of(game)
    seats = len(entrants)
    if matches < 1:
        raise BadSetup("matches", matches, Reason("whole_number_from", low=1))
    if not 0 <= seed < SEED_LIMIT - matches:
        raise BadSetup("seed", seed, Reason("whole_number", low=0, high=f"2^256-{matches + 1}"))
    chosen = rules.setup(seats, options, seed).options
    tickets: list[Ticket] = []
    for number in range(matches):
        turn = number % seats
        seating = tuple(entrants[(seat + turn) % seats] for seat in range(seats))
        deal = seed + number // seats
        tickets.append(Ticket(game, tuple(sorted(chosen.items())), seating, deal, first + number))
    return tickets
