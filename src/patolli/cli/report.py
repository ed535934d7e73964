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
from patolli.cli.arena import FirstSeed, Matches, Ray, Workers, runner_of
from patolli.cli.arguments import GameKey, Hand, Options, table_of_options
from patolli.cli.progress import counted
from patolli.cli.writing import check, write
from patolli.games import game_of


def report(
    game: GameKey,
    /,
    *,
    bot: Annotated[str, Parameter(help="arena-argument-bot")] = "regular",
    seats: Annotated[int, Parameter(help="cli-argument-seats-bots")] = 2,
    matches: Matches = 200,
    seed: FirstSeed = 0,
    workers: Workers = 2,
    ray: Ray = None,
    option: Options = None,
    output: Annotated[Path | None, Parameter(help="arena-argument-output", show_default=False)] = None,
    terminal: Hand,
) -> int:
    """Let one bot play itself, and write the balance report."""
    entrant = Entrant.read(bot)
    tickets = series(game, table_of_options(option), [entrant] * seats, matches, seed)
    path = Path(f"{game}-report.html") if output is None else output
    check(path)
    balance = Balance(seats)
    with closing(runner_of(workers, ray).outcomes(tickets)) as arriving:
        for _ in counted(terminal, terminal.text("arena-playing"), len(tickets)):
            balance.see(next(arriving))
    chosen = "".join(f" --option {pair}" for pair in option or [])
    command = f"patolli report {game} --bot {bot} --seats {seats} --matches {matches} --seed {seed}{chosen}"
    page = Page(terminal.texts, game_of(game), balance, entrant.name, command)
    write(path, page.html())
    terminal.say(terminal.text("arena-report-written", path=str(path)))
    return 0
