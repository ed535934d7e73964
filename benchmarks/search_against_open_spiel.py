"""The search against OpenSpiel's own Monte-Carlo tree search, at equal thinking time.

    python benchmarks/search_against_open_spiel.py --matches 200 --seconds 0.1

OpenSpiel's bot plays on our games as registered with pyspiel. It is even shown what lies face
down: its search clones the true position, ours imagines it. Its simulations are counted so
that its decisions take as long as ours on average.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import patolli.research.open_spiel  # noqa: F401  registers the games
from patolli.arena.sequential import interval
from patolli.bots.bot import Budget
from patolli.bots.lineup import bot_of
from patolli.engine.observation import Observation
from patolli.games import game_of
from patolli.research.encoding import encoding_of

FIRST_SIMULATIONS = 20


class Opponent:
    """OpenSpiel's bot, held to a time per decision by the number of its simulations."""

    def __init__(self, game: pyspiel.Game, seconds: float, seed: int) -> None:
        self.seconds = seconds
        rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
        self.bot = mcts.MCTSBot(
            game, 2.0, FIRST_SIMULATIONS, rollouts, random_state=np.random.RandomState(seed)
        )
        self.spent = 0.0
        self.decisions = 0

    def step(self, state: pyspiel.State) -> int:
        begun = time.perf_counter()
        action = int(self.bot.step(state))
        taken = time.perf_counter() - begun
        self.spent += taken
        self.decisions += 1
        # What it has saved so far it may spend on the next decision, so that the average is the time allowed.
        allowed = min(3.0 * self.seconds, self.seconds * (self.decisions + 1) - self.spent)
        wanted = self.bot.max_simulations * max(allowed, 0.2 * self.seconds) / max(taken, 1e-6)
        self.bot.max_simulations = max(2, round((self.bot.max_simulations + wanted) / 2))
        return action


def play(key: str, seed: int, ours: int, name: str, seconds: float) -> tuple[float, list[int], list[float]]:
    """One match; our share of the win, the scores, and the mean thought of both."""
    game = pyspiel.load_game(f"patolli_{key}", {"deals": 1, "first_deal": seed})
    state = game.new_initial_state()
    state.apply_action(0)
    opponent = Opponent(game, seconds, seed)
    bot = bot_of(name, seed)
    encoding = encoding_of(key)
    spent, decisions = 0.0, 0
    while not state.is_terminal():
        seat = state.current_player()
        if seat != ours:
            state.apply_action(opponent.step(state))
            continue
        begun = time.perf_counter()
        action = bot.choose(Observation(game_of(key), state.dealt, seat), Budget(seconds=seconds))
        spent += time.perf_counter() - begun
        decisions += 1
        numbers = encoding.numbers(state.dealt, seat)
        state.apply_action(next(n for n in numbers if encoding.features.action_of(state.dealt, n) == action))
    places = state.dealt.ranking()
    share = 1.0 / places.count(1) if places[ours] == 1 else 0.0
    return (
        share,
        state.dealt.scores(),
        [spent / max(1, decisions), opponent.spent / max(1, opponent.decisions)],
    )


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--game", default="cacao")
    arguments.add_argument("--bot", default="search")
    arguments.add_argument("--matches", type=int, default=20)
    arguments.add_argument("--seconds", type=float, default=0.1)
    arguments.add_argument("--seed", type=int, default=0)
    given = arguments.parse_args()
    wins = 0.0
    for number in range(given.matches):
        ours = number % 2
        share, scores, thought = play(given.game, given.seed + number // 2, ours, given.bot, given.seconds)
        wins += share
        low, high = interval(wins, number + 1)
        print(
            f"{number + 1:4}  {wins:5g} won ({100 * low:.0f} to {100 * high:.0f} %)"
            f"  {scores[ours]} : {scores[1 - ours]}  thought {thought[0]:.3f} s, theirs {thought[1]:.3f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
