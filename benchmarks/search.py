"""How fast the search is: simulations a second, and how long each level thinks.

    python benchmarks/search.py [--decisions 20]

Process time on one core. `blind` plays imagined States to the end at random, from the opening and, as a search does,
from decisions all along matches; `search` runs the search as the highest level does. Levels are timed on
decisions spread over whole matches.
"""

from __future__ import annotations

import argparse
import time

import patolli
from patolli.bots.bot import Budget
from patolli.bots.levels import LEVELS
from patolli.bots.lineup import bot_of
from patolli.engine.chance import QuickChance
from patolli.engine.observation import Observation
from patolli.engine.playout import play_out
from patolli.games import game_keys

BLIND_SECONDS = 1.0
TRIES = 200
STEP = 7


def questions(game: str, count: int) -> list[Observation]:
    """Questions with a real choice, spread over matches of quick bots."""
    found: list[Observation] = []
    seed = 0
    while len(found) < count:
        match = patolli.start(game, seats=2, seed=seed)
        bot = bot_of("learner", seed)
        number = 0
        while not match.is_over and len(found) < count:
            seat = match.seat_to_act
            if number % STEP == seed % STEP:
                found.append(match.observe(seat))
            match.play(bot.choose(match.observe(seat), Budget()), seat)
            number += 1
        seed += 1
    return found


def blind(observations: list[Observation]) -> float:
    """Imagined matches played to the end at random, a second, as many from each question."""
    chance = QuickChance(1)
    begun = time.process_time()
    played = 0
    while time.process_time() - begun < BLIND_SECONDS:
        for observation in observations:
            play_out(observation.imagine(chance), chance, 100_000)
            played += 1
    return played / (time.process_time() - begun)


def searched(observations: list[Observation]) -> float:
    """Tries of the search, a second."""
    spent = 0.0
    for number, observation in enumerate(observations):
        bot = bot_of("master", number)
        begun = time.process_time()
        bot.choose(observation, Budget(iterations=TRIES))
        spent += time.process_time() - begun
    return TRIES * len(observations) / spent


def thought(level: str, observations: list[Observation]) -> list[float]:
    """Seconds for each decision, shortest first."""
    times: list[float] = []
    for number, observation in enumerate(observations):
        bot = bot_of(level, number)
        begun = time.process_time()
        bot.choose(observation, Budget())
        times.append(time.process_time() - begun)
    return sorted(times)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--decisions", type=int, default=20)
    count = arguments.parse_args().decisions
    for game in game_keys():
        opening = patolli.start(game, seats=2, seed=1)
        asked = questions(game, count)
        opened = blind([opening.observe(opening.seat_to_act)])
        print(
            f"{game}: blind {blind(asked):,.0f} matches/s, {opened:,.0f} from the opening,"
            f" search {searched(asked[:8]):,.0f} tries/s",
            flush=True,
        )
        for level in LEVELS:
            times = thought(level.name, asked)
            middle, high = times[len(times) // 2], times[min(len(times) - 1, int(0.95 * len(times)))]
            print(f"  {level.name:8} median {middle:7.3f} s   p95 {high:7.3f} s   longest {times[-1]:7.3f} s")


if __name__ == "__main__":
    main()
