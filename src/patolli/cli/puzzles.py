"""`patolli puzzles`: look for them in matches between bots (mine), or again at what was found (sift)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from patolli.arena.entrant import Entrant
from patolli.cli.arguments import GameKey, Hand
from patolli.cli.failures import BadArgument, UnknownArgument
from patolli.cli.series import ANY_SERIES, Matches, Series
from patolli.cli.writing import check_new
from patolli.engine.errors import Reason
from patolli.puzzles.keeping import digs, mine
from patolli.puzzles.sifting import sift

DEEDS: Final = ("mine", "sift")


def puzzles(
    deed: Annotated[str, Parameter(help="arena-argument-puzzles-deed")],
    game: GameKey,
    /,
    *,
    bot: Annotated[str, Parameter(help="arena-argument-miner")] = "master",
    seats: Annotated[int, Parameter(help="cli-argument-seats-bots")] = 2,
    tries: Annotated[int, Parameter(help="arena-argument-puzzle-tries")] = 300,
    matches: Matches = 100,
    dealt: Series = ANY_SERIES,
    file: Annotated[tuple[Path, ...], Parameter(help="arena-argument-puzzles-found")] = (),
    output: Annotated[Path, Parameter(help="arena-argument-puzzle-file")],
    terminal: Hand,
) -> int:
    """Keep questions with one best answer: of matches that a bot plays against itself, or of files."""
    if deed not in DEEDS:
        raise UnknownArgument(deed, DEEDS)
    if tries < 1:
        raise BadArgument("--tries", tries, Reason("whole_number_from", low=1))
    check_new(output)
    found = 0
    if deed == "sift":
        if not file:
            raise BadArgument("--file", "", Reason("missing"))
        for count, found in sift(game, file, tries, output):
            terminal.say(terminal.text("arena-sifted", seen=count, puzzles=found))
        terminal.say(terminal.text("arena-puzzles-kept", puzzles=found, path=str(output)))
        return 0
    entrant = Entrant.read(bot)
    for count, found in mine(
        output, digs(game, dealt.options, [entrant] * max(0, seats), matches, dealt.seed, tries), dealt.runner
    ):
        terminal.say(terminal.text("arena-mined", matches=count, puzzles=found))
    terminal.say(terminal.text("arena-puzzles-kept", puzzles=found, path=str(output)))
    return 0
