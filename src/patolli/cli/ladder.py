"""`patolli ladder`: many bots, everybody against everybody, rated with uncertainty."""

from __future__ import annotations

import json
from contextlib import closing
from typing import Annotated, Final

from cyclopts import Parameter
from rich.table import Table

from patolli.arena.entrant import Entrant
from patolli.arena.plot import ladder_plot
from patolli.arena.rating import Rating, pairings, ratings
from patolli.bots.levels import LEVEL_NAMES
from patolli.cli.arena import Entrants, FirstSeed, Plot, Ray, Workers, runner_of
from patolli.cli.arguments import GameKey, Hand, Json, Options, split, table_of_options
from patolli.cli.failures import BadArgument
from patolli.cli.progress import counted
from patolli.cli.terminal import Terminal
from patolli.cli.writing import check, write
from patolli.engine.errors import Reason
from patolli.games import game_of

ALL_LEVELS: Final = ",".join(LEVEL_NAMES)


def ladder(
    game: GameKey,
    /,
    *,
    bots: Entrants = ALL_LEVELS,
    matches: Annotated[int, Parameter(help="arena-argument-pair-matches")] = 20,
    seed: FirstSeed = 0,
    workers: Workers = 2,
    ray: Ray = None,
    option: Options = None,
    json_: Annotated[Json, Parameter(name="--json")] = False,
    plot: Plot = None,
    terminal: Hand,
) -> int:
    """Rate bots by matches of two."""
    entrants = [Entrant.read(text) for text in split(bots)]
    if len(entrants) < 2 or len(set(entrants)) != len(entrants):
        raise BadArgument("--bots", bots, Reason("different_bots"))
    check(plot)
    tickets = pairings(game, table_of_options(option), entrants, matches, seed)
    with closing(runner_of(workers, ray).outcomes(tickets)) as arriving:
        bar = counted(terminal, terminal.text("arena-playing"), len(tickets))
        played = [(tickets[number], next(arriving)) for number in bar]
    rated = ratings(entrants, played)
    if json_:
        terminal.data(json.dumps(document(game, seed, matches, rated), ensure_ascii=True))
    else:
        show(terminal, rated)
    if plot is not None:
        write(plot, ladder_plot(rated, terminal.text("arena-plot-ladder"), terminal.texts.language))
    return 0


def document(game: str, seed: int, matches: int, rated: list[Rating]) -> dict[str, object]:
    """The ladder as one JSON document, the same on every machine."""
    return {
        "format": "patolli ladder 1",
        "game": game,
        "rules": game_of(game).version,
        "seed": seed,
        "matches_of_a_pair": matches,
        "bots": [rating.document() for rating in rated],
    }


def show(terminal: Terminal, rated: list[Rating]) -> None:
    """The strongest first."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(terminal.text("cli-column-bot"))
    for label in (
        terminal.text("arena-column-strength"),
        terminal.text("arena-column-doubt"),
        terminal.text("arena-column-matches"),
        terminal.text("arena-column-share"),
    ):
        table.add_column(label, justify="right")
    for rating in rated:
        table.add_row(
            rating.entrant.name,
            terminal.texts.decimal(rating.strength),
            f"± {terminal.texts.decimal(2 * rating.doubt)}",
            str(rating.matches),
            terminal.texts.percent(rating.wins / max(1, rating.matches)),
        )
    terminal.show(table)
