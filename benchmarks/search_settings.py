"""Which settings of a search, and whose judgement, play better: two searches of this tree against each other.

    python benchmarks/search_settings.py cacao learned@200:horizon=2 learned@320:horizon=1 --matches 60

A search is JUDGEMENT@TRIES: `learned`, `hand` or a file of weights; after a colon come settings by their names
(`bots/search/settings.py`), the others are the title's own; a horizon that is given holds for any number of tries. Two
seats; every deal is played from both. The share of wins has Wilson's interval, the margin the interval of its mean, and
thought is milliseconds of the processor a decision.
"""

from __future__ import annotations

import argparse
import math
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

import patolli
from patolli.arena.sequential import interval
from patolli.bots.bot import Budget
from patolli.bots.search.bot import SearchBot
from patolli.bots.search.evaluation import Evaluation
from patolli.bots.search.settings import Settings
from patolli.bots.titles import by_hand, evaluation_of, evaluation_with
from patolli.engine.chance import QuickChance

SEATS = 2
JUDGEMENTS: dict[str, Callable[[str], Evaluation]] = {"learned": evaluation_of, "hand": by_hand}


@dataclass
class Player:
    """A search as it was described, and what it has thought so far."""

    judgement: Callable[[str], Evaluation]
    tries: int
    # None: those that suit the title and its table.
    settings: Settings | None
    seconds: float = 0.0
    decisions: int = 0

    @staticmethod
    def read(game: str, text: str) -> Player:
        """The search behind a text."""
        search, _, wished = text.partition(":")
        name, _, tries = search.rpartition("@")
        judgement = JUDGEMENTS.get(name, partial(evaluation_with, name))
        settings = None
        if wished:
            own = judgement(game).settings_for(patolli.start(game, seats=SEATS, seed=0).state)
            given = dict(each.split("=", 1) for each in wished.split(","))
            figures = {key: type(getattr(own, key))(value) for key, value in given.items()}
            settings = replace(own, **({"far_horizon": 0} if "horizon" in figures else {}) | figures)
        return Player(judgement, int(tries), settings)

    def bot(self, seed: int) -> SearchBot:
        """The search, ready for one match."""
        return SearchBot(self.judgement, QuickChance(seed), self.settings, Budget(self.tries))

    def thought(self) -> float:
        """Milliseconds a decision."""
        return 1000.0 * self.seconds / max(1, self.decisions)


def play(game: str, players: list[Player], deal: int, number: int) -> tuple[float, int]:
    """One match: the first player's share of the win, and its margin."""
    first = number % SEATS
    match = patolli.start(game, seats=SEATS, seed=deal)
    seated = [players[0 if seat == first else 1] for seat in range(SEATS)]
    bots = [player.bot(7919 * deal + 31 * number + seat) for seat, player in enumerate(seated)]
    while not match.is_over:
        seat = match.seat_to_act
        observation = match.observe(seat)
        begun = time.process_time()
        answer = bots[seat].choose(observation, Budget())
        seated[seat].seconds += time.process_time() - begun
        seated[seat].decisions += 1
        match.play(answer, seat)
    places, scores = match.ranking(), match.scores()
    return (1.0 / places.count(1) if places[first] == 1 else 0.0), scores[first] - scores[1 - first]


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    reader.add_argument("game", nargs="?", default="cacao")
    reader.add_argument("first", nargs="?", default="learned@200:horizon=2")
    reader.add_argument("second", nargs="?", default="learned@320:horizon=1")
    reader.add_argument("--matches", type=int, default=100)
    reader.add_argument("--seed", type=int, default=970_000)
    chosen = reader.parse_args()
    players = [Player.read(chosen.game, text) for text in (chosen.first, chosen.second)]
    shares: list[float] = []
    margins: list[int] = []
    for number in range(chosen.matches):
        share, margin = play(chosen.game, players, chosen.seed + number // SEATS, number)
        shares.append(share)
        margins.append(margin)
        low, high = interval(sum(shares), len(shares))
        doubt = 1.96 * statistics.pstdev(margins) / math.sqrt(len(margins))
        print(
            f"{len(shares)}: {chosen.first} won {statistics.mean(shares):.1%} [{low:.1%} to {high:.1%}] against"
            f" {chosen.second}, margin {statistics.mean(margins):+.1f} ± {doubt:.1f};"
            f" ms a decision {players[0].thought():.1f} : {players[1].thought():.1f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
