"""A worker that measures our own rules, compiled or not as its environment says."""

from __future__ import annotations

import random

from measuring import Work, serve

import patolli
from patolli.compiled import COMPILED
from patolli.engine.chance import QuickChance, SealedChance
from patolli.engine.game import Game
from patolli.engine.playout import play_out
from patolli.engine.state import State
from patolli.games import all_games

MOST = 100_000
SAMPLE = 64


class Table:
    """One game with so many seats: the pieces of work that can be measured on it."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.seed = 0
        self.random = random.Random(1)
        self.chance = QuickChance(1)
        self.fresh = [self.begin() for _ in range(SAMPLE)]
        self.middles = self.states_at(1 / 3, 2 / 3)

    def begin(self) -> State:
        """Deal a match."""
        self.seed += 1
        setup = self.game.setup(self.seats, {}, self.seed)
        return self.game.begin(setup, SealedChance(setup.seed), None)

    def states_at(self, *shares: float) -> list[State]:
        """States at these shares of random matches."""
        found: list[State] = []
        while len(found) < SAMPLE:
            state = self.begin()
            length = play_out(state.copy(), QuickChance(self.seed), MOST)
            for share in shares:
                twin = state.copy()
                play_out(twin, QuickChance(self.seed), int(length * share))
                found.append(twin)
        return found

    def decide_from_outside(self) -> int:
        """A dealt match, each answer chosen by interpreted code."""
        state, draw, taken = self.fresh[self.random.randrange(SAMPLE)].copy(), self.random.random, 0
        while not state.is_over():
            options = state.legal_actions()
            state.apply(options[int(draw() * len(options))])
            taken += 1
        return taken

    def decide_inside(self) -> int:
        """A dealt match inside the rules' own loop."""
        return play_out(self.fresh[self.random.randrange(SAMPLE)].copy(), self.chance, MOST)

    def play_through_match(self) -> int:
        """One match as people play it: checked, recorded, told, ready to be taken back."""
        self.seed += 1
        match, taken = patolli.start(self.game.key, seats=self.seats, seed=self.seed), 0
        while not match.is_over:
            options = match.state.legal_actions()
            match.play(options[int(self.random.random() * len(options))])
            taken += 1
        return taken

    def deal(self) -> int:
        for _ in range(10):
            self.begin()
        return 10

    def play_matches(self) -> int:
        play_out(self.begin(), self.chance, MOST)
        return 1

    def copy(self) -> int:
        for state in self.middles:
            state.copy()
        return len(self.middles)

    def imagine(self) -> int:
        for state in self.middles:
            state.reimagined(0, self.chance)
        return len(self.middles)

    def part(self, first: float, last: float) -> Work:
        """Decisions in one part of the match only."""
        starts = self.states_at(first)[:8]
        lengths = [play_out(state.copy(), QuickChance(1), MOST) for state in starts]
        wanted = [int(length * (last - first) / (1 - first)) for length in lengths]

        def play_part() -> int:
            return sum(
                play_out(state.copy(), QuickChance(1), most)
                for state, most in zip(starts, wanted, strict=True)
            )

        return play_part


def tasks_of(table: Table) -> dict[str, Work]:
    """What is measured for one table."""
    name = f"{table.game.key} {table.seats}"
    tasks: dict[str, Work] = {
        f"{name} decisions": table.decide_from_outside,
        f"{name} decisions inside": table.decide_inside,
        f"{name} matches": table.play_matches,
        f"{name} copies": table.copy,
        f"{name} imagines": table.imagine,
    }
    if table.seats not in (2, table.game.seats[-1]):
        return tasks
    tasks[f"{name} decisions in a Match"] = table.play_through_match
    tasks[f"{name} deals"] = table.deal
    if table.seats > 2 and patolli.RUNNING == COMPILED:
        for third, words in enumerate(("first third", "second third", "last third")):
            tasks[f"{name} decisions inside, {words}"] = table.part(third / 3, (third + 1) / 3)
    return {**tasks, **vector_tasks(table, name)}


def vector_tasks(table: Table, name: str) -> dict[str, Work]:
    """Steps of the vector face, observation and mask included, where numpy is there."""
    try:
        import numpy as np

        from patolli.research.vector import VectorEnv
    except ImportError:
        return {}
    env = VectorEnv(table.game.key, 32, table.seats)
    env.reset()
    generator = np.random.default_rng(1)

    def step() -> int:
        for _ in range(10):
            env.step(env.random_numbers(generator))
        return 10 * env.matches

    return {f"{name} vector steps": step}


def main() -> None:
    tasks: dict[str, Work] = {}
    for game in all_games():
        for seats in game.seats:
            tasks.update(tasks_of(Table(game, seats)))
    serve({f"{patolli.RUNNING} {name}": work for name, work in tasks.items()})


if __name__ == "__main__":
    main()
