"""Lessons: tables that begin in a lesson's position, are listed nowhere and are forgotten after a day."""

from __future__ import annotations

from typing import Final

from patolli.bots.levels import LEVEL_NAMES
from patolli.engine.errors import Reason
from patolli.engine.game import Game
from patolli.games import game_of
from patolli.server import wire
from patolli.server.errors import BadMessage
from patolli.server.tables.create import open_table, place_of
from patolli.server.tables.registry import Tables
from patolli.server.tables.settings import SeatSettings, TableSettings
from patolli.server.tables.table import Table
from patolli.storage.rows import PersonRow
from patolli.title.teaching import PUPIL, Moment

# How long a lesson may rest before it has to be begun again.
KEPT_SECONDS: Final = 86_400.0
CLEARED_EVERY: Final = 3_600.0
# Who sits opposite: it has to answer quickly, not well.
OTHER: Final = LEVEL_NAMES[0]


async def begin_lesson(tables: Tables, person: PersonRow, wanted: wire.NewLesson) -> Table:
    """Sit down in a lesson's position."""
    game = game_of(wanted.game)
    lesson = game.teaching.lesson(wanted.lesson)
    if lesson is None:
        names = tuple(each.name for each in game.teaching.lessons)
        raise BadMessage(Reason("one_of", names=names))
    settings = settings_alone(game, lesson.start(), person, PUPIL, OTHER)
    settings.lesson = lesson.name
    return await open_passing(tables, game, settings)


def settings_alone(
    game: Game, start: dict[str, object], person: PersonRow, own: int, level: str
) -> TableSettings:
    """Somebody's own table that begins in a position, with bots at all other seats."""
    seats = game.from_position(start).seats
    places = [SeatSettings("bot", level, None, level) for _ in range(seats)]
    places[own] = place_of(wire.SeatWish("me"), person, private=True)
    return TableSettings(
        name="",
        rules=game.version,
        options={},
        private=True,
        spectators=False,
        chat="off",
        pace=wire.Pace(),
        owner=person.id,
        places=places,
        wait=False,
        start=start,
    )


async def open_passing(tables: Tables, game: Game, settings: TableSettings) -> Table:
    """Sit down at such a table; what others left behind long ago is cleared away."""
    await clear_away(tables)
    return await open_table(tables, game.key, settings)


async def clear_away(tables: Tables) -> None:
    """Remove lessons that nobody has touched for long; now and then is enough."""
    now = tables.context.now()
    if now - tables.lessons_cleared > CLEARED_EVERY:
        tables.lessons_cleared = now
        await tables.context.store.forget_lessons(now - KEPT_SECONDS)


def advice(table: Table, seat: int) -> list[str]:
    """What a coach may say to a seat that is asked something, the most urgent first."""
    if table.log is None:
        return []
    match = table.log.match
    asked = [question for question in match.pending() if question.seat == seat]
    if not asked:
        return []
    described = match.game.steps.describe(asked[0])
    args = {name: value for name, value in described.items() if name != "step"}
    kinds = frozenset(choice.kind for choice in match.choices(seat))
    moment = Moment(seat, match.view(seat), str(described["step"]), args, kinds)
    return match.game.teaching.advice(moment)
