"""The picture of a table, for whoever has a link: what spectators see, and as late as they see it."""

from __future__ import annotations

import asyncio
from typing import Final

from patolli.drawing import Caption, preview
from patolli.engine.match import Match
from patolli.games import game_of
from patolli.i18n import GameTexts, Texts
from patolli.i18n.figures import figure
from patolli.server import wire
from patolli.server.errors import OldRules
from patolli.server.tables.match_log import progress
from patolli.server.tables.replay import known_scores
from patolli.server.tables.table import Table

# The deal of the pictures of tables whose match has not begun; it has nothing to do with their own.
SAMPLE_SEED: Final = 2026
# In seat order, as the browser calls them.
SIGNS: Final = ("common-jaguar", "common-flower", "common-shell", "common-flint", "common-rain")


class Sight:
    """A position of a table, and all that may be said of it to anybody who may look."""

    def __init__(self, sheet: wire.TableSheet, match: Match, is_over: bool, has_begun: bool) -> None:
        self.sheet: Final = sheet
        self.match: Final = match
        self.is_over: Final = is_over
        self.has_begun: Final = has_begun


async def sight_of(table: Table, move: int | None) -> Sight:
    """The position after a move, or the newest one that spectators see."""
    game = game_of(table.row.game)
    if table.is_of_older_rules():
        raise OldRules(table.id, table.settings.rules, game.version)
    async with table.locked():
        sheet = table.sheet_for(None)
        seen = table.seen_by(None)
        if seen is None:
            setup = game.setup(len(sheet.seats), sheet.options, SAMPLE_SEED)
            return Sight(sheet, Match(game, setup), is_over=False, has_begun=False)
        log, is_over = seen[0], seen[0].match.is_over
        moves = list(log.match.moves)[:move]
    # Played beside the event loop: others are served meanwhile.
    return Sight(sheet, await asyncio.to_thread(log.match_of, moves), is_over, has_begun=True)


def picture(sight: Sight, language: str) -> str:
    """An SVG document of it."""
    return preview(sight.match.game, sight.match.view(None), caption(sight, Texts(language)), language)


def caption(sight: Sight, texts: Texts) -> Caption:
    """What stands beside the board."""
    names = seat_names(sight.sheet, texts)
    points: list[int] | list[None] = [None] * len(names)
    if sight.has_begun:
        points = known_scores(sight.match, None, sight.is_over)
    return Caption(
        title=title(sight.sheet, texts),
        about=about(sight, texts),
        players=tuple(zip(names, points, strict=False)),
        asked=asked(sight, names, texts),
    )


def seat_names(sheet: wire.TableSheet, texts: Texts) -> list[str]:
    """What those at the table are called; a bot that plays for nobody goes by its seat's sign."""
    names: list[str] = []
    for seat in sheet.seats:
        is_bot = seat.kind == "bot" and seat.absence is None
        sign = texts.text(SIGNS[seat.seat % len(SIGNS)])
        free = texts.text("web-seat-free") if seat.kind in ("open", "link") else ""
        names.append(sign if is_bot else free or seat.name or texts.player(seat.seat))
    return names


def title(sheet: wire.TableSheet, texts: Texts) -> str:
    """The table's name, or who sits there."""
    sitting = [
        name
        for name, seat in zip(seat_names(sheet, texts), sheet.seats, strict=True)
        if seat.kind not in ("open", "link")
    ]
    return sheet.name or " \u2013 ".join(sitting) or texts.text("web-table")


def about(sight: Sight, texts: Texts) -> str:
    """Which game, and how far it is."""
    game = sight.match.game
    named = GameTexts(texts, game, ())
    parts = [f"{named.noun('part', event)} {number}" for event, number in progress(sight.match).items()]
    return " · ".join([named.name(), *(parts if sight.has_begun else [])])


def asked(sight: Sight, names: list[str], texts: Texts) -> str:
    """What is waited for."""
    if not sight.has_begun:
        return texts.text("web-waiting-others")
    if sight.match.is_over:
        return texts.text("web-over")
    if sight.sheet.status == "ended":
        return texts.text("web-stopped")
    seats = sorted({decision.seat for decision in sight.match.pending()})
    return texts.text("web-waiting", player=", ".join(names[seat] for seat in seats))


def spoken(sight: Sight, texts: Texts) -> str:
    """The same in one line, for programs that show words under a picture."""
    told = caption(sight, texts)
    players = ", ".join(
        name if points is None else f"{name} {figure(points)}" for name, points in told.players
    )
    return f"{players}. {told.asked}"
