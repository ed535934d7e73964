"""Balance: what many matches between equals tell about a game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from patolli.arena.plot import Bar
from patolli.arena.sequential import interval
from patolli.arena.ticket import Outcome

# A choice that nearly everybody or nearly nobody makes shows nothing.
SELDOM: Final = 0.04
# Choices of one family shown at most.
MOST_CHOICES: Final = 24


@dataclass
class Balance:
    """Figures of many matches; percentages and points, never bots or machines."""

    seats: int
    matches: int = 0
    # By place in the order of play: wins and final points.
    wins: list[float] = field(default_factory=list)
    points: list[list[int]] = field(default_factory=list)
    lengths: list[int] = field(default_factory=list)
    margins: list[int] = field(default_factory=list)
    # Points by source and part of the match: everybody's, and those of winners.
    sources: dict[str, list[float]] = field(default_factory=dict)
    winners: dict[str, float] = field(default_factory=dict)
    # Matches with, and wins of, those who chose a thing, by family and name.
    choices: dict[str, dict[str, list[float]]] = field(default_factory=dict)

    def see(self, outcome: Outcome) -> None:
        """Take one match into account."""
        if not self.wins:
            self.wins = [0.0] * self.seats
            self.points = [[] for _ in range(self.seats)]
        self.matches += 1
        self.lengths.append(sum(outcome.decisions))
        ordered = sorted(outcome.scores, reverse=True)
        if self.seats > 1:
            self.margins.append(ordered[0] - ordered[1])
        for seat in range(self.seats):
            place = (seat - outcome.opening) % self.seats
            share = outcome.share(seat)
            self.wins[place] += share
            self.points[place].append(outcome.scores[seat])
            self._see_sheet(outcome, seat, share)
            for family, name in outcome.chosen[seat]:
                line = self.choices.setdefault(family, {}).setdefault(name, [0.0, 0.0])
                line[0] += 1
                line[1] += share

    def _see_sheet(self, outcome: Outcome, seat: int, share: float) -> None:
        for name, parts in outcome.sheets[seat].points:
            line = self.sources.setdefault(name, [0.0] * len(parts))
            for part, figure in enumerate(parts):
                line[part] += figure
            self.winners[name] = self.winners.get(name, 0.0) + share * sum(parts)

    def by_place(self, labels: list[str]) -> list[Bar]:
        """The percentage of wins of each place in the order of play."""
        bars: list[Bar] = []
        for place, label in enumerate(labels):
            low, high = interval(self.wins[place], self.matches)
            bars.append(Bar(label, 100 * self.wins[place] / self.matches, 100 * low, 100 * high))
        return bars

    def by_source(self) -> list[tuple[str, float, float]]:
        """Each source: what everybody makes of it on average, and what winners do."""
        decided = sum(self.wins)
        lines = [
            (name, sum(parts) / (self.matches * self.seats), self.winners[name] / max(1.0, decided))
            for name, parts in self.sources.items()
        ]
        return sorted(lines, key=lambda line: -line[1])

    def by_part(self) -> list[float]:
        """The average points of each part of the match; empty where a match has none."""
        count = max((len(parts) for parts in self.sources.values()), default=0)
        if count < 2:
            return []
        totals = [0.0] * count
        for parts in self.sources.values():
            for part, figure in enumerate(parts):
                totals[part] += figure / (self.matches * self.seats)
        return totals

    def by_choice(self, family: str) -> list[tuple[str, Bar]]:
        """How often those won who chose each thing of a family, the best first."""
        chairs = self.matches * self.seats
        lines: list[tuple[str, Bar]] = []
        for name, (times, wins) in self.choices[family].items():
            if SELDOM * chairs <= times <= (1.0 - SELDOM) * chairs:
                low, high = interval(wins, int(times))
                lines.append((name, Bar(name, 100 * wins / times, 100 * low, 100 * high)))
        lines.sort(key=lambda line: -line[1].value)
        return lines[:MOST_CHOICES]
