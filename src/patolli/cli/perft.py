"""`patolli perft`: how many ways a match can go in so many decisions."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import patolli
from patolli.cli.arguments import GameKey, Hand, Json, Options, Seats, table_of_options
from patolli.cli.progress import counted
from patolli.engine.errors import BadSetup, Reason
from patolli.engine.match import Match
from patolli.engine.state import State


def perft(
    game: GameKey,
    /,
    *,
    depth: Annotated[int, Parameter(help="cli-argument-depth")] = 2,
    seats: Seats = None,
    seed: Annotated[int, Parameter(help="cli-argument-first-seed")] = 0,
    option: Options = None,
    position: Annotated[Path | None, Parameter(help="cli-argument-position", show_default=False)] = None,
    json_: Annotated[Json, Parameter(name="--json")] = False,
    terminal: Hand,
) -> int:
    """Count the sequences of answers from a deal, or from a position."""
    if depth < 0:
        raise BadSetup("depth", depth, Reason("whole_number_from", low=0))
    match = _match(game, seats, seed, option, position)
    begun = time.perf_counter()
    state = match.state.copy()
    actions = state.legal_actions() if depth > 0 else []
    label = terminal.text("cli-counting")
    nodes = 1 if depth == 0 or state.is_over() else 0
    for index in counted(terminal, label, len(actions)):
        twin = state.copy()
        twin.apply(actions[index])
        nodes += leaves(twin, depth - 1)
    if json_:
        terminal.data(json.dumps({"game": match.game.key, "depth": depth, "nodes": nodes}))
    else:
        seconds = time.perf_counter() - begun
        terminal.say(terminal.text("cli-counted", depth=depth, nodes=nodes, seconds=round(seconds, 2)))
    return 0


def leaves(state: State, depth: int) -> int:
    """The sequences below a State; one that ends early counts once."""
    if depth == 0 or state.is_over():
        return 1
    actions = state.legal_actions()
    if depth == 1:
        return len(actions)
    count = 0
    for action in actions:
        twin = state.copy()
        twin.apply(action)
        count += leaves(twin, depth - 1)
    return count


def _match(game: str, seats: int | None, seed: int, option: list[str] | None, position: Path | None) -> Match:
    if position is not None:
        match = patolli.load(position)
        if match.game.key != game:
            raise BadSetup("position", match.game.key, Reason("of_game", game=game))
        return match
    return patolli.start(game, 2 if seats is None else seats, seed, table_of_options(option))
