"""`patolli play`: the tables in the browser, or a match of one game at this terminal."""

from __future__ import annotations

import secrets
import shlex
from functools import partial
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from rich.text import Text

import patolli
from patolli.bots.lineup import bot_of, is_place
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
from patolli.cli.asking import Wish
from patolli.cli.failures import NoGame
from patolli.cli.players import display_names
from patolli.cli.saving import Party
from patolli.cli.serve import serve
from patolli.cli.sitting import Sitting
from patolli.cli.tables import table_of
from patolli.cli.tables.menu import Entry, Menu
from patolli.cli.terminal import Terminal
from patolli.engine.errors import BadSetup, Reason
from patolli.engine.match import Match
from patolli.games import all_games
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
    ] = False,
    terminal: Hand,
) -> int:
    """Play: people take the first seats, bots the last; without a game, in the browser."""
    if game is None:
        # Whoever says how to play here wants to play here, whatever the game.
        if not (in_terminal or seats or bots or names or option or seed is not None or save):
            return serve(in_browser=True, terminal=terminal)
        game = ask_for_game(terminal)
        if game == Wish.QUIT.value:
            return 0
    chosen = split(bots)
    if seats is None and not chosen:
        chosen = [DEFAULT_BOT]
    count = len(chosen) + 1 if seats is None else seats
    match = patolli.start(game, count, seed, table_of_options(option))
    return sit_down(terminal, match, Party(split(names), in_last_seats(chosen, count)), save)


def ask_for_game(terminal: Terminal) -> str:
    """The key of a game: its number in a list, or the key itself; or that nothing is played."""
    games = all_games()
    keys = tuple(game.key for game in games)
    names = [GameTexts(terminal.texts, game, ()).name() for game in games]
    terminal.say(terminal.text("cli-which-game"), "bold")
    entries = [
        Entry(str(number), (), key, Text(name))
        for number, (key, name) in enumerate(zip(keys, names, strict=True), 1)
    ]
    terminal.show(Menu("", "", entries).drawing())
    word = terminal.read()
    if not word:
        raise NoGame(keys)
    return keys[int(word) - 1] if word in map(str, range(1, len(keys) + 1)) else word


def in_last_seats(bots: list[str], seats: int) -> list[str]:
    """A bot's name for each of the last seats; people take the first."""
    if len(bots) > seats:
        raise BadSetup("bots", len(bots), Reason("whole_number", low=0, high=seats))
    return [""] * (seats - len(bots)) + bots


def sit_down(terminal: Terminal, match: Match, party: Party, save: Path | None) -> int:
    """Play a match on; it is saved from the first moment, after every move."""
    players = {seat: bot_of(name, secrets.randbits(64)) for seat, name in enumerate(party.bots) if name}
    texts = GameTexts(
        terminal.texts, match.game, display_names(terminal.texts, match.state.seats, party.names)
    )
    path = saving.new_path(match) if save is None else save
    save_match = partial(saving.save, match, path, party)
    # A place that cannot be written is noticed now, not when the match is lost.
    save_match()
    sitting = Sitting(table_of(terminal, match, texts), players, save_match)
    try:
        if sitting.play():
            sitting.show_ending()
        status = 0
    except KeyboardInterrupt:
        terminal.out.print()
        status = INTERRUPTED
    save_match()
    farewell(terminal, match, path, party)
    return status


def farewell(terminal: Terminal, match: Match, path: Path, party: Party) -> None:
    """Say where the match lies and what can be done with it, as a shell takes it."""
    # A name that begins with a hyphen would be read as an option.
    typed = shlex.quote(f"./{path}" if str(path).startswith("-") else str(path))
    if any(is_place(bot) for bot in party.bots) and not match.is_over:
        # The file may not call them back; whoever plays on says again where they lie.
        typed += f" --bots {shlex.quote(','.join(bot for bot in party.bots if bot))}"
    if match.is_over:
        terminal.out.print(terminal.text("cli-saved-finished", path=typed), soft_wrap=True, markup=False)
    else:
        terminal.out.print(terminal.text("cli-saved-open", path=typed), soft_wrap=True, markup=False)
