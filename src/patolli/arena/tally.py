"""The tally: what a tournament has shown so far, entrant by entrant."""

from __future__ import annotations

from statistics import median

from patolli.arena.entrant import Entrant
from patolli.arena.sequential import SequentialTest, fair_test, interval
from patolli.arena.ticket import Outcome, Ticket

ROUNDING = 4


class Tally:
    """Wins, points and thought of one entrant."""

    def __init__(self, entrant: Entrant) -> None:
        self.entrant = entrant
        self.matches = 0
        self.wins = 0.0
        self.points: list[int] = []
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0

    def see(self, outcome: Outcome, seat: int) -> None:
        """Take one match into account."""
        self.matches += 1
        self.wins += outcome.share(seat)
        self.points.append(outcome.scores[seat])
        self.decisions += outcome.decisions[seat]
        self.seconds += outcome.seconds[seat]
        self.longest = max(self.longest, outcome.longest[seat])

    def share(self) -> float:
        """The part of all matches won."""
        return self.wins / self.matches if self.matches else 0.0

    def document(self) -> dict[str, object]:
        """The figures by name; those of time are kept apart by the caller."""
        low, high = interval(self.wins, self.matches)
        return {
            "bot": self.entrant.name,
            "matches": self.matches,
            "wins": self.wins,
            "share": round(self.share(), ROUNDING),
            "interval": [round(low, ROUNDING), round(high, ROUNDING)],
            "mean": round(sum(self.points) / len(self.points), ROUNDING) if self.points else None,
            "median": median(self.points) if self.points else None,
            "decisions": self.decisions,
        }


class Standings:
    """The tallies of all entrants, and the test of the first of them."""

    def __init__(self, entrants: list[Entrant], seats: int, test: SequentialTest | None = None) -> None:
        self.tallies = [Tally(entrant) for entrant in entrants]
        self.test: SequentialTest = fair_test(seats) if test is None else test
        self.seats = seats
        # The first entrant's share of wins after every match.
        self.course: list[float] = []
        self.by_seat = [0.0] * seats

    def see(self, ticket: Ticket, outcome: Outcome) -> None:
        """Take one match into account."""
        seen: list[int] = []
        for seat, entrant in enumerate(ticket.entrants):
            # The same entrant may sit twice: each of its chairs has a tally of its own.
            place = next(
                place
                for place, tally in enumerate(self.tallies)
                if tally.entrant == entrant and place not in seen
            )
            seen.append(place)
            self.tallies[place].see(outcome, seat)
            self.by_seat[seat] += outcome.share(seat)
            if place == 0:
                self.test.see(outcome.share(seat))
        self.course.append(self.tallies[0].share())

    def is_round(self) -> bool:
        """Whether every seating of the last deal has been played."""
        return len(self.course) % self.seats == 0
