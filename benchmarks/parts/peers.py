"""A worker that measures other engines, as their own documentation plays them."""

from __future__ import annotations

import random
from typing import Any

import pyspiel
from catanatron import Color, Game, RandomPlayer
from measuring import Work, serve

DRAW = random.Random(1)
COLORS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
OPEN_SPIEL_GAMES = ("gin_rummy", "backgammon", "hanabi", "chess")
SAMPLE = 16


def catan_decisions(players: int) -> Work:
    """A dealt match of catanatron; its own check of each action is left out."""
    fresh = [Game([RandomPlayer(color) for color in COLORS[:players]]) for _ in range(SAMPLE)]

    def play() -> int:
        game = fresh[DRAW.randrange(SAMPLE)].copy()
        taken = 0
        while game.winning_color() is None and taken < 10_000:
            actions = game.state.playable_actions
            game.execute(actions[int(DRAW.random() * len(actions))], validate_action=False)
            taken += 1
        return taken

    return play


def catan_copies(players: int) -> Work:
    """Copies of matches that are well under way."""
    games = []
    for _ in range(SAMPLE):
        game = Game([RandomPlayer(color) for color in COLORS[:players]])
        for _ in range(150):
            actions = game.state.playable_actions
            game.execute(actions[int(DRAW.random() * len(actions))], validate_action=False)
        games.append(game)

    def copy() -> int:
        for game in games:
            game.copy()
        return len(games)

    return copy


def step(state: Any) -> int:
    """One step of an OpenSpiel State; 1 if somebody decided, 0 if chance did."""
    if state.is_chance_node():
        actions = [action for action, _ in state.chance_outcomes()]
        state.apply_action(actions[int(DRAW.random() * len(actions))])
        return 0
    actions = state.legal_actions()
    state.apply_action(actions[int(DRAW.random() * len(actions))])
    return 1


def spiel_decisions(name: str) -> Work:
    """One match of an OpenSpiel game written in C++, driven from Python as ours is."""
    game = pyspiel.load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        taken = 0
        while not state.is_terminal():
            taken += step(state)
        return taken

    return play


def spiel_copies(name: str) -> Work:
    """Clones of States that are under way."""
    game = pyspiel.load_game(name)
    states = []
    while len(states) < SAMPLE:
        state = game.new_initial_state()
        for _ in range(20):
            if not state.is_terminal():
                step(state)
        states.append(state)

    def copy() -> int:
        for state in states:
            state.clone()
        return len(states)

    return copy


def main() -> None:
    tasks: dict[str, Work] = {}
    for players in (2, 4):
        tasks[f"catanatron {players} decisions"] = catan_decisions(players)
        tasks[f"catanatron {players} copies"] = catan_copies(players)
    for name in OPEN_SPIEL_GAMES:
        tasks[f"open_spiel {name} decisions"] = spiel_decisions(name)
        tasks[f"open_spiel {name} copies"] = spiel_copies(name)
    serve(tasks)


if __name__ == "__main__":
    main()
