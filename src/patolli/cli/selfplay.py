"""`patolli selfplay`: bots play for the record, and what can be learned from it is kept in files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from patolli.arena.entrant import Entrant
from patolli.cli.arguments import GameKey, Hand, split
from patolli.cli.failures import BadArgument
from patolli.cli.series import ANY_SERIES, Entrants, Matches, Series
from patolli.cli.writing import check_new
from patolli.engine.errors import Reason
from patolli.learning.dataset import keep, tickets_of
from patolli.learning.self_play import PER_MILLE


def selfplay(
    game: GameKey,
    /,
    *,
    bots: Entrants = "learner",
    seats: Annotated[int, Parameter(help="cli-argument-seats-bots")] = 2,
    matches: Matches = 1000,
    strays: Annotated[int, Parameter(help="arena-argument-strays")] = 50,
    dealt: Series = ANY_SERIES,
    output: Annotated[Path, Parameter(help="arena-argument-dataset")],
    terminal: Hand,
) -> int:
    """Let bots play themselves or each other, and note every turn."""
    # Whoever cannot play is told so even where everything has been played already.
    dealt.runner()
    if not 0 <= strays <= PER_MILLE:
        raise BadArgument("--strays", strays, Reason("whole_number", low=0, high=PER_MILLE))
    names = split(bots)
    if not names:
        raise BadArgument("--bots", bots, Reason("list_of_bots"))
    entrants = [Entrant.read(names[seat % len(names)]) for seat in range(max(0, seats))]
    tickets = tickets_of(game, dealt.options, entrants, matches, dealt.seed, strays)
    check_new(output / "new")
    for kept in keep(output, tickets, dealt.runner):
        terminal.say(terminal.text("arena-kept", matches=kept, path=str(output)))
    return 0
