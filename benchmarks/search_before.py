"""Whether bots of this tree beat those of another commit, which plays with its own code.

    python benchmarks/search_before.py COMMIT cacao --now search@64 --before search@64 --matches 100

The commit is checked out and compiled under build/. Every deal is played once from every seat: one seat by
`--now`, all others by `--before`, each side in a process of its own that thinks only when it is asked. The
share of wins has Wilson's interval, the margin to the best rival the interval of its mean.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
from pathlib import Path

from commit_before import check_out
from parts.workers import Worker, environment_of

import patolli
from patolli.arena.sequential import interval

ROOT = Path(__file__).parent.parent


class Player(Worker):
    """One side: its own tree, its own process."""

    def __init__(self, tree: Path, variables: list[str]) -> None:
        environment = environment_of(tree / "src") | dict(each.split("=", 1) for each in variables)
        super().__init__(sys.executable, "player.py", environment)
        self.seconds: list[float] = []

    def say(self, *words: object) -> None:
        """Tell it something that needs no answer."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(words) + "\n")
        self.process.stdin.flush()

    def answer(self, seat: int) -> int:
        """Its answer for a seat."""
        self.say("asked", seat)
        action, seconds = self._read()
        self.seconds.append(seconds)
        return int(action)


def play(
    now: list[Player], before: list[Player], chosen: argparse.Namespace, number: int
) -> tuple[float, float]:
    """One match: the share of first place that this tree won, and its margin to the best rival."""
    seats = chosen.seats
    own, seed = number % seats, chosen.seed + number // seats
    match = patolli.start(chosen.game, seats=seats, seed=seed)
    players = [now[0] if seat == own else before[seat] for seat in range(seats)]
    for seat, player in enumerate(players):
        name = chosen.now if seat == own else chosen.before
        player.say("begin", chosen.game, seats, {}, seed, name, 1000 * seed + 10 * number + seat)
    while not match.is_over:
        seat = match.seat_to_act
        action = players[seat].answer(seat)
        match.play(action, seat)
        for player in players:
            player.say("played", seat, action)
    places, scores = match.ranking(), match.scores()
    rival = max(score for seat, score in enumerate(scores) if seat != own)
    return (1.0 / places.count(1) if places[own] == 1 else 0.0), float(scores[own] - rival)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    reader.add_argument("commit", nargs="?", default="HEAD~1")
    reader.add_argument("game", nargs="?", default="cacao")
    reader.add_argument("--now", default="search@64")
    reader.add_argument("--before", default="search@64")
    reader.add_argument("--seats", type=int, default=2)
    reader.add_argument("--matches", type=int, default=100)
    reader.add_argument("--seed", type=int, default=700_000)
    reader.add_argument("--env", nargs="*", default=[], help="NAME=VALUE for this tree's process")
    chosen = reader.parse_args()
    old = check_out(chosen.commit)
    now = [Player(ROOT, chosen.env)]
    # A seat each, since a player follows one match with one bot.
    before = [Player(old, []) for _ in range(chosen.seats)]
    shares: list[float] = []
    margins: list[float] = []
    for number in range(chosen.matches):
        share, margin = play(now, before, chosen, number)
        shares.append(share)
        margins.append(margin)
        low, high = interval(sum(shares), len(shares))
        doubt = 1.96 * statistics.pstdev(margins) / math.sqrt(len(margins))
        theirs = [second for player in before for second in player.seconds]
        print(
            f"{len(shares)}: {chosen.now} won {sum(shares) / len(shares):.1%} [{low:.1%} to {high:.1%}] against"
            f" {chosen.before} of {chosen.commit}, margin {statistics.mean(margins):+.1f} ± {doubt:.1f};"
            f" ms a decision {1000 * statistics.mean(now[0].seconds):.1f} : {1000 * statistics.mean(theirs):.1f}",
            flush=True,
        )
    for player in (*now, *before):
        player.close()


if __name__ == "__main__":
    main()
