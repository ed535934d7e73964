"""Tournaments: a series of tickets, stopped early when the test has decided."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass

from patolli.arena.entrant import Entrant
from patolli.arena.runner import Runner
from patolli.arena.sequential import OPEN, SequentialTest
from patolli.arena.tally import ROUNDING, Standings
from patolli.arena.ticket import Outcome, Ticket
from patolli.games import game_of

Watcher = Callable[[Standings], None]


def document_head(form: str, game: str) -> dict[str, object]:
    """How every document about a series begins: its format, the game and its rules."""
    return {"format": form, "game": game, "rules": game_of(game).version}


@dataclass
class Result:
    """What a tournament has shown."""

    game: str
    options: dict[str, str]
    seed: int
    standings: Standings
    outcomes: list[Outcome]

    def document(self) -> dict[str, object]:
        """Everything that repeats on any machine, and the times of this one apart."""
        test = self.standings.test
        return {
            **document_head("patolli arena 1", self.game),
            "options": self.options,
            "seed": self.seed,
            "bots": [tally.document() for tally in self.standings.tallies],
            "test": {
                "fair": round(test.fair, ROUNDING),
                "better": round(test.better, ROUNDING),
                "error": test.error,
                "evidence": round(test.evidence, ROUNDING),
                "verdict": test.verdict(),
            },
            "seats": [round(wins, ROUNDING) for wins in self.standings.by_seat],
            "matches": [
                {
                    "index": outcome.index,
                    "scores": list(outcome.scores),
                    **({"unseated": list(outcome.unseated)} if outcome.unseated else {}),
                    "places": list(outcome.places),
                    "digest": outcome.digest,
                }
                for outcome in self.outcomes
            ],
            "times": [
                {
                    "bot": tally.entrant.name,
                    "mean": round(tally.seconds / max(1, tally.decisions), 6),
                    "longest": round(tally.longest, 6),
                }
                for tally in self.standings.tallies
            ],
        }


def unwatched(standings: Standings) -> None:
    """Nobody looks on."""


def hold(
    tickets: list[Ticket],
    entrants: list[Entrant],
    runner: Runner,
    may_stop: bool,
    watcher: Watcher = unwatched,
    test: SequentialTest | None = None,
) -> Result:
    """Play the tickets; with `may_stop`, until the test of the first entrant has decided."""
    standings = Standings(entrants, len(tickets[0].entrants), test)
    outcomes: list[Outcome] = []
    with closing(runner.outcomes(tickets)) as arriving:
        for ticket, outcome in zip(tickets, arriving, strict=False):
            outcomes.append(outcome)
            standings.see(ticket, outcome)
            watcher(standings)
            if may_stop and standings.is_round() and standings.test.verdict() != OPEN:
                break
    first = tickets[0]
    return Result(first.game, dict(first.options), first.seed, standings, outcomes)
