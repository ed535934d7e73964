"""Hints: what a level would answer, and why, told to somebody who plays against bots alone."""

from __future__ import annotations

from typing import Final

from patolli.bots.levels import LEVEL_NAMES, LEVELS
from patolli.engine.chance import QuickChance
from patolli.engine.errors import Reason
from patolli.engine.match import Match
from patolli.server import wire
from patolli.server.errors import BadMessage, NotAllowed, StaleVersion
from patolli.server.judging import Judging, Verdicts
from patolli.server.tables.settings import TableSettings
from patolli.server.tables.settings_commit import amend
from patolli.server.tables.table import Table
from patolli.server.updates.encoded_options import option

# The strongest level: it answers while somebody waits, in less than a second of a process.
USUAL: Final = LEVEL_NAMES[-1]
# A level that hardly looks ahead is asked to look a little: a reason has to be found, too.
LEAST_TRIES: Final = 48


def judging_of(match: Match, table: str, seat: int, tries: int, bot: str, asked: str = "") -> Judging:
    """A question of a match to think about, with all dealt anew that its seat cannot know."""
    imagined = match.state.reimagined(seat, QuickChance(0))
    position = match.game.position(imagined)
    return Judging(table, match.game.key, bot, seat, position, tries, asked)


def tries_of(level: str, game: str) -> int:
    """How often a hint of a level tries the answers."""
    if level not in LEVEL_NAMES:
        raise BadMessage(Reason("one_of", names=LEVEL_NAMES))
    return max(LEAST_TRIES, LEVELS[LEVEL_NAMES.index(level)].tries(game))


def check(table: Table, person: str | None, seat: int | None) -> None:
    """Refuse whoever may have no hints here."""
    if not table.settings.is_advised(person) or table.settings.seats_of(person) != [seat]:
        raise NotAllowed("have_hints")


async def hint(table: Table, person: str | None, seat: int | None, wanted: wire.WantHint) -> wire.Hint:
    """What the level would answer now; it counts."""
    level = wanted.level or USUAL
    tries = tries_of(level, table.row.game)
    async with table.locked():
        log = table.log
        check(table, person, seat)
        assert seat is not None
        if log is None or wanted.version != table.version or not log.match.legal(seat):
            raise StaleVersion(wanted.version, table.version)
        judging = judging_of(log.match, table.id, seat, tries, level)
    verdicts = await table.context.judge(judging, table.settings.owner)
    # Somebody may have sat down meanwhile.
    check(table, person, seat)
    if wanted.version != table.version:
        raise StaleVersion(wanted.version, table.version)

    def count(settings: TableSettings) -> None:
        settings.hints += 1

    await amend(table, count)
    return told(verdicts, table, wanted.version, level, log.match)


def told(verdicts: Verdicts, table: Table, version: int, level: str, match: Match) -> wire.Hint:
    """A hint on the wire."""
    best = option(match.game, match.game.actions.parse(verdicts.best.answer))
    parts = [wire.Part(source, points) for source, points in verdicts.parts]
    return wire.Hint(table.id, version, level, best, verdicts.gain, verdicts.best.chance, parts)
