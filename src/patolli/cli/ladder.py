"""`patolli ladder`: many bots, everybody against everybody, rated with uncertainty."""

from __future__ import annotations

import json
from contextlib import closing
from typing import Annotated, Final

from cyclopts import Parameter

from patolli.arena.entrant import Entrant
from patolli.arena.plot import ladder_plot
from patolli.arena.rating import Rating, pairings, ratings
from patolli.arena.tournament import document_head
from patolli.bots.levels import LEVEL_NAMES
from patolli.cli.arguments import GameKey, Hand, Json, split
from patolli.cli.columns import columns
from patolli.cli.failures import BadArgument
from patolli.cli.progress import counted
from patolli.cli.series import ANY_SERIES, Entrants, Plot, Series
from patolli.cli.terminal import Terminal
from patolli.cli.writing import check, write
from patolli.engine.errors import Reason
from patolli.extras import need

ALL_LEVELS: Final = ",".join(LEVEL_NAMES)


def ladder(
    game: GameKey,
    /,
    *,
    bots: Entrants = ALL_LEVELS,
    matches: Annotated[int, Parameter(help="arena-argument-pair-matches")] = 20,
    dealt: Series = ANY_SERIES,
    json_: Annotated[Json, Parameter(name="--json")] = False,
    plot: Plot = None,
    terminal: Hand,
) -> int:
    """Rate bots by matches of two."""
    need("openskill", "arena")
    entrants = [Entrant.read(text) for text in split(bots)]
    if len(entrants) < 2 or len(set(entrants)) != len(entrants):
        raise BadArgument("--bots", bots, Reason("different_bots"))
    check(plot)
    tickets = pairings(game, dealt.options, entrants, matches, dealt.seed)
    with closing(dealt.runner().outcomes(tickets)) as arriving:
        bar = counted(terminal, terminal.text("arena-playing"), len(tickets))
        played = [(tickets[number], next(arriving)) for number in bar]
    rated = ratings(entrants, played)
    if json_:
        terminal.data(json.dumps(document(game, dealt.seed, matches, rated), ensure_ascii=True))
    else:
        show(terminal, rated)
    if plot is not None:
        write(plot, ladder_plot(rated, terminal.text("arena-plot-ladder"), terminal.texts.language))
    return 0


def document(game: str, seed: int, matches: int, rated: list[Rating]) -> dict[str, object]:
    """The ladder as one JSON document, the same on every machine."""
    return {
        **document_head("patolli ladder 1", game),
        "seed": seed,
        "matches_of_a_pair": matches,
        "bots": [rating.document() for rating in rated],
    }


def show(terminal: Terminal, rated: list[Rating]) -> None:
    """The strongest first."""
    figures = (
        terminal.text("arena-column-strength"),
        terminal.text("arena-column-doubt"),
        terminal.text("arena-column-matches"),
        terminal.text("arena-column-share"),
    )
    table = columns([terminal.text("cli-column-bot")], figures)
    for rating in rated:
        table.add_row(
            rating.entrant.name,
            terminal.texts.decimal(rating.strength),
            f"± {terminal.texts.decimal(2 * rating.doubt)}",
            str(rating.matches),
            terminal.texts.percent(rating.wins / max(1, rating.matches)),
        )
    terminal.show(table)
