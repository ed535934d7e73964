"""`patolli report`: what many matches between equals tell about a game, as a page."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from patolli.arena.balance import Balance
from patolli.arena.entrant import Entrant
from patolli.arena.page import Page
from patolli.arena.ticket import series
from patolli.cli.arguments import GameKey, Hand
from patolli.cli.progress import counted
from patolli.cli.series import ANY_SERIES, Matches, Series
from patolli.cli.writing import check, write
from patolli.games import game_of


def report(
    game: GameKey,
    /,
    *,
    bot: Annotated[str, Parameter(help="arena-argument-bot")] = "regular",
    seats: Annotated[int, Parameter(help="cli-argument-seats-bots")] = 2,
    matches: Matches = 200,
    dealt: Series = ANY_SERIES,
    output: Annotated[Path | None, Parameter(help="arena-argument-output", show_default=False)] = None,
    terminal: Hand,
) -> int:
    """Let one bot play itself, and write the balance report."""
    entrant = Entrant.read(bot)
    tickets = series(game, dealt.options, [entrant] * seats, matches, dealt.seed)
    path = Path(f"{game}-report.html") if output is None else output
    check(path)
    balance = Balance(seats)
    with closing(dealt.runner().outcomes(tickets)) as arriving:
        for _ in counted(terminal, terminal.text("arena-playing"), len(tickets)):
            balance.see(next(arriving))
    chosen = "".join(f" --option {pair}" for pair in dealt.option or [])
    series_of = f"--seats {seats} --matches {matches} --seed {dealt.seed}"
    command = f"patolli report {game} --bot {bot} {series_of}{chosen}"
    page = Page(terminal.texts, game_of(game), balance, entrant.name, command)
    write(path, page.html())
    terminal.say(terminal.text("arena-report-written", path=str(path)))
    return 0
