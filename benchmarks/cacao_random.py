"""Random Cacao matches: decisions and copies a second, of this process's own time.

`python benchmarks/cacao_random.py [matches] [repeats]`
"""

from __future__ import annotations

import sys
from time import process_time

import patolli
from patolli.engine.chance import QuickChance, SealedChance
from patolli.engine.state import State
from patolli.games.cacao.game import GAME

COPIES = 20_000


def play_out(state: State, chance: QuickChance) -> int:
    """Play at random to the end; how many decisions it took."""
    decisions = 0
    while not state.is_over():
        options = state.legal_actions()
        state.apply(options[chance.below(len(options))])
        decisions += 1
    return decisions


def begun(seats: int, seed: int) -> State:
    return GAME.begin(GAME.setup(seats, {}, seed), SealedChance(seed), None)


def decisions_per_second(seats: int, matches: int, seed: int) -> tuple[float, int]:
    states = [begun(seats, seed + index) for index in range(matches)]
    chance = QuickChance(seed)
    start = process_time()
    decisions = sum(play_out(state, chance) for state in states)
    return decisions / (process_time() - start), decisions


def copies_per_second(seats: int) -> float:
    state = begun(seats, 1)
    chance = QuickChance(1)
    for _ in range(25):
        options = state.legal_actions()
        state.apply(options[chance.below(len(options))])
    start = process_time()
    for _ in range(COPIES):
        state.copy()
    return COPIES / (process_time() - start)


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    repeats = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    print(f"rules: {patolli.RUNNING}; {matches} matches, best and median of {repeats}")
    for seats in GAME.seats:
        runs = [decisions_per_second(seats, matches, 1000 * repeat) for repeat in range(repeats)]
        speeds = sorted(speed for speed, _ in runs)
        decisions = sum(count for _, count in runs) / (matches * repeats)
        copies = sorted(copies_per_second(seats) for _ in range(repeats))
        print(
            f"{seats} players: {speeds[-1]:9,.0f} decisions/s (median {speeds[repeats // 2]:,.0f}), "
            f"{decisions:.1f} decisions a match; {copies[-1]:9,.0f} copies/s (median {copies[repeats // 2]:,.0f})"
        )


if __name__ == "__main__":
    main()
