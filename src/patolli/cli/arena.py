"""`patolli arena`: bots against each other until it is clear who is stronger."""

from __future__ import annotations

import json
from typing import Annotated, Final

from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from patolli.arena.entrant import Entrant
from patolli.arena.plot import course_plot
from patolli.arena.sequential import NOT_STRONGER, OPEN, STRONGER, interval
from patolli.arena.tally import Standings
from patolli.arena.ticket import series
from patolli.arena.tournament import Result, hold
from patolli.cli.arguments import GameKey, Hand, Json, split
from patolli.cli.columns import columns
from patolli.cli.failures import BadArgument
from patolli.cli.series import ANY_SERIES, Entrants, Matches, Plot, Series
from patolli.cli.terminal import Terminal
from patolli.cli.writing import check, write
from patolli.engine.errors import Reason

Everything = Annotated[bool, Parameter(name="--all", help="arena-argument-all", show_default=False)]

VERDICTS: Final = {
    STRONGER: "arena-verdict-stronger",
    NOT_STRONGER: "arena-verdict-not-stronger",
    OPEN: "arena-verdict-open",
}


def arena(
    game: GameKey,
    /,
    *,
    bots: Entrants,
    matches: Matches = 200,
    dealt: Series = ANY_SERIES,
    everything: Everything = False,
    json_: Annotated[Json, Parameter(name="--json")] = False,
    plot: Plot = None,
    terminal: Hand,
) -> int:
    """Hold a tournament in which every deal is played from every seating."""
    entrants = [Entrant.read(text) for text in split(bots)]
    if not entrants:
        raise BadArgument("--bots", bots, Reason("list_of_bots"))
    check(plot)
    tickets = series(game, dealt.options, entrants, matches, dealt.seed)
    with Watch(terminal, len(tickets)) as watch:
        result = hold(tickets, entrants, dealt.runner(), not everything, watch.see)
    if json_:
        terminal.data(json.dumps(result.document(), ensure_ascii=True))
    else:
        show(terminal, result)
    if plot is not None:
        first = entrants[0].name
        title = terminal.text("arena-plot-course", bot=first)
        write(plot, course_plot(result.standings, title, terminal.text("arena-matches")))
    return 0


class Watch:
    """A bar on the error stream, with the first entrant's share of wins so far."""

    def __init__(self, terminal: Terminal, total: int) -> None:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._terminal: Final = terminal
        self._bar: Final = Progress(
            *columns, console=terminal.err, transient=True, disable=not terminal.err.is_terminal
        )
        self._task: Final = self._bar.add_task(terminal.text("arena-playing"), total=total)

    def __enter__(self) -> Watch:
        self._bar.start()
        return self

    def __exit__(self, *what: object) -> None:
        self._bar.stop()

    def see(self, standings: Standings) -> None:
        """One match more."""
        first = standings.tallies[0]
        low, high = interval(first.wins, first.matches)
        estimate = self._terminal.text(
            "arena-estimate",
            bot=first.entrant.name,
            share=self._terminal.texts.percent(first.share()),
            low=self._terminal.texts.percent(low),
            high=self._terminal.texts.percent(high),
        )
        self._bar.update(self._task, advance=1, description=estimate)


def show(terminal: Terminal, result: Result) -> None:
    """The entrants in a table, and what the test says."""
    figures = (
        terminal.text("cli-column-wins"),
        terminal.text("arena-column-share"),
        terminal.text("arena-column-interval"),
        terminal.text("cli-column-mean"),
        terminal.text("arena-column-thought"),
        terminal.text("arena-column-longest"),
    )
    table = columns([terminal.text("cli-column-bot")], figures)
    percent, decimal = terminal.texts.percent, terminal.texts.decimal
    for tally in result.standings.tallies:
        low, high = interval(tally.wins, tally.matches)
        table.add_row(
            tally.entrant.name,
            f"{tally.wins:g}",
            percent(tally.share()),
            f"{percent(low)} … {percent(high)}",
            decimal(sum(tally.points) / max(1, len(tally.points))),
            f"{decimal(1000 * tally.seconds / max(1, tally.decisions))} ms",
            f"{1000 * tally.longest:.0f} ms",
        )
    terminal.show(table)
    key = VERDICTS[result.standings.test.verdict()]
    first = result.standings.tallies[0].entrant.name
    terminal.say(terminal.text(key, bot=first, matches=len(result.outcomes)))
