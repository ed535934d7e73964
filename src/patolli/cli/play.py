"""`patolli play`: the tables in the browser, or a match of one game at this terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

import patolli
from patolli.bots.lineup import bot_of
from patolli.cli import saving
from patolli.cli.arguments import (
    Bots,
    Hand,
    Names,
    Options,
    Save,
    Seats,
    Seed,
    split,
    table_of_options,
)
from patolli.cli.players import display_names
from patolli.cli.serve import serve
from patolli.cli.sitting import Sitting
from patolli.cli.terminal import Terminal
from patolli.engine.errors import BadSetup, Reason
from patolli.engine.match import Match
from patolli.i18n import GameTexts

# Whoever names nobody else plays against this one.
DEFAULT_BOT: Final = "greedy"
INTERRUPTED: Final = 130


def play(
    game: Annotated[str | None, Parameter(help="cli-argument-game-or-browser", show_default=False)] = None,
    /,
    *,
    seats: Seats = None,
    bots: Bots = "",
    names: Names = "",
    option: Options = None,
    seed: Seed = None,
    save: Save = None,
    in_terminal: Annotated[
        bool, Parameter(name="--terminal", help="cli-argument-terminal", show_default=False)
    ] = True,
    terminal: Hand,
) -> int:
    """Play: people take the first seats, bots the last; without a game, in the browser."""
    if game is None:
        return serve(in_browser=True, terminal=terminal)
    chosen = split(bots)
    if seats is None and not chosen:
        chosen = [DEFAULT_BOT]
    count = len(chosen) + 1 if seats is None else seats
    match = patolli.start(game, count, seed, table_of_options(option))
    return sit_down(terminal, match, chosen, split(names), save)


def sit_down(terminal: Terminal, match: Match, bots: list[str], names: list[str], save: Path | None) -> int:
    """Play a match on, and save it however it ends."""
    seats = match.state.seats
    if len(bots) > seats:
        raise BadSetup("bots", len(bots), Reason("whole_number", low=0, high=seats))
    first_bot = seats - len(bots)
    players = {first_bot + index: bot_of(name, secrets.randbits(64)) for index, name in enumerate(bots)}
    texts = GameTexts(terminal.texts, match.game, display_names(terminal.texts, seats, names))
    sitting = Sitting(terminal, match, texts, players)
    path = saving.new_path(match) if save is None else save
    try:
        if sitting.play():
            sitting.show_ending()
        status = 0
    except KeyboardInterrupt:
        terminal.out.print()
        status = INTERRUPTED
    saving.save(match, path)
    farewell(terminal, match, path)
    return status


def farewell(terminal: Terminal, match: Match, path: Path) -> None:
    """Say where the match lies and what can be done with it."""
    if match.is_over:
        terminal.out.print(terminal.text("cli-saved-finished", path=str(path)), soft_wrap=True, markup=False)
    else:
        terminal.out.print(terminal.text("cli-saved-open", path=str(path)), soft_wrap=True, markup=False)
