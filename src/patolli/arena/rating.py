"""Ratings: how strong each of many bots is, with the uncertainty of it (OpenSkill)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from patolli.arena.entrant import Entrant
from patolli.arena.ticket import Outcome, Ticket, series


class Rating:
    """Strength as a normal distribution: `strength` give or take `doubt`."""

    def __init__(self, entrant: Entrant, strength: float, doubt: float, matches: int, wins: float) -> None:
        self.entrant = entrant
        self.strength = strength
        self.doubt = doubt
        self.matches = matches
        self.wins = wins

    def document(self) -> dict[str, object]:
        """The figures by name."""
        return {
            "bot": self.entrant.name,
            "strength": round(self.strength, 3),
            "doubt": round(self.doubt, 3),
            "matches": self.matches,
            "wins": round(self.wins, 3),
        }


def pairings(
    game: str, options: dict[str, str], entrants: list[Entrant], matches: int, seed: int
) -> list[Ticket]:
    """Every pair plays so many matches; the pairs take turns, so that ratings grow evenly."""
    by_pair: list[list[Ticket]] = []
    for number, pair in enumerate(combinations(entrants, 2)):
        by_pair.append(series(game, options, list(pair), matches, seed, number * matches))
    return [tickets[turn] for turn in range(matches) for tickets in by_pair]


def ratings(entrants: list[Entrant], played: Iterable[tuple[Ticket, Outcome]]) -> list[Rating]:
    """The ratings after all these matches, the strongest first."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    held = {entrant: model.rating(name=entrant.name) for entrant in entrants}
    matches = dict.fromkeys(entrants, 0)
    wins = dict.fromkeys(entrants, 0.0)
    for ticket, outcome in played:
        teams = [[held[entrant]] for entrant in ticket.entrants]
        rated = model.rate(teams, ranks=[float(place) for place in outcome.places])
        for seat, entrant in enumerate(ticket.entrants):
            held[entrant] = rated[seat][0]
            matches[entrant] += 1
            wins[entrant] += outcome.share(seat)
    found = [Rating(each, held[each].mu, held[each].sigma, matches[each], wins[each]) for each in entrants]
    return sorted(found, key=lambda rating: -rating.strength)
