"""A worker that measures what research leans on: random answers, search, the arena, many matches in step."""

from __future__ import annotations

import numpy as np
from measuring import Work, serve

from patolli.arena.entrant import Entrant
from patolli.arena.ticket import Ticket, play
from patolli.bots.bot import Budget
from patolli.bots.lineup import bot_of
from patolli.compiled import COMPILED, RUNNING
from patolli.engine.chance import QuickChance, SealedChance
from patolli.engine.observation import Observation
from patolli.engine.playout import play_out
from patolli.engine.state import State
from patolli.games import all_games, game_of
from patolli.research.vector import VectorEnv

MOST = 100_000
SEATS = 2
POSITIONS = 16
TRIES = 60
MATCHES = 64


def dealt(key: str, seed: int, moves: int = 0) -> State:
    """A match after so many answers by chance."""
    game = game_of(key)
    state = game.begin(game.setup(SEATS, {}, seed), SealedChance(seed), None)
    play_out(state, QuickChance(seed), moves)
    return state


def answers(key: str) -> Work:
    """Matches by chance, inside the rules' own loop."""
    states = [dealt(key, seed) for seed in range(1, POSITIONS)]
    chance = QuickChance(1)
    return lambda: sum(play_out(state.copy(), chance, MOST) for state in states)


def search(key: str) -> Work:
    """Tries of a bot that thinks about positions well under way."""
    states = [dealt(key, seed, 3 * seed) for seed in range(1, POSITIONS)]
    game, budget = game_of(key), Budget(TRIES)
    observations = [Observation(game, state, state.seat_to_act()) for state in states]

    def think() -> int:
        bot = bot_of("master", 1)
        for observation in observations:
            bot.choose(observation, budget)
        return TRIES * len(observations)

    return think


def arena(key: str) -> Work:
    """Answers in matches between bots, observed, recorded and digested as the arena does it."""
    entrants = (Entrant("learner"), Entrant("novice"))
    played = 0

    def match() -> int:
        nonlocal played
        played += 1
        return sum(play(Ticket(key, (), entrants, played % POSITIONS, played % POSITIONS)).decisions)

    return match


def vector(key: str) -> Work:
    """Steps of many matches at once."""
    environment = VectorEnv(key, MATCHES, SEATS, seed=1)
    environment.reset()
    generator = np.random.default_rng(1)

    def step() -> int:
        environment.step(environment.random_numbers(generator))
        return MATCHES

    return step


WORKS = {"random answers": answers, "search": search, "arena": arena, "vector": vector}

if __name__ == "__main__":
    if RUNNING != COMPILED:
        raise SystemExit("the rules are not compiled, or not from these sources: make setup")
    serve({f"{game.key} {name}": work(game.key) for game in all_games() for name, work in WORKS.items()})
