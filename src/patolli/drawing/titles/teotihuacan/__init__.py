"""Teotihuacan as a picture: eight boards around the pyramid, tracks on the right, players below."""

from __future__ import annotations

from typing import Final, cast

from patolli.drawing.canvas import HEAD, MARGIN, Canvas
from patolli.drawing.question import Question, draw_question
from patolli.drawing.titles.teotihuacan.board import Board
from patolli.drawing.titles.teotihuacan.boards import draw_board
from patolli.drawing.titles.teotihuacan.materials import MATERIALS
from patolli.drawing.titles.teotihuacan.players import (
    PLAYER_HIGH,
    draw_player,
    draw_start,
    draw_teotibot,
    start_room,
)
from patolli.drawing.titles.teotihuacan.pyramid import draw_pyramid, draw_track
from patolli.drawing.titles.teotihuacan.tracks import (
    AVENUE_HIGH,
    DIAL,
    FOUND_HIGH,
    TEMPLES_HIGH,
    draw_avenue,
    draw_calendar,
    draw_found,
    draw_temples,
)
from patolli.engine.game import View
from patolli.games.teotihuacan.view_shape import TeoView
from patolli.i18n import GameTexts

__all__ = ["board", "draw", "part"]

# The ring is laid out as in the browser: eight boards clockwise from the Palace.
RING_WIDE: Final = 946
RING_HIGH: Final = 764
SIDE: Final = 254
CORNER: Final = 196
MIDDLE: Final = 418
GAP: Final = 10
CELL: Final = 34
RIGHT: Final = SIDE + MIDDLE + 2 * GAP
BOTTOM: Final = RING_HIGH - CORNER
BETWEEN: Final = RING_HIGH - 2 * (CORNER + GAP)
RING: Final = (
    (SIDE + GAP, 0, MIDDLE, CORNER),
    (RIGHT, 0, SIDE, CORNER),
    (RIGHT, CORNER + GAP, SIDE, BETWEEN),
    (RIGHT, BOTTOM, SIDE, CORNER),
    (SIDE + GAP, BOTTOM, MIDDLE, CORNER),
    (0, BOTTOM, SIDE, CORNER),
    (0, CORNER + GAP, SIDE, BETWEEN),
    (0, 0, SIDE, CORNER),
)
TRACKS: Final = 296
TRACK_HEIGHTS: Final = (DIAL, TEMPLES_HIGH, AVENUE_HIGH)
# Room above a track, and as much below.
ABOVE: Final = 8
WIDTH: Final = RING_WIDE + TRACKS + 3 * MARGIN


def draw(canvas: Canvas, any_view: View, texts: GameTexts, question: Question) -> None:
    """The whole table, as the viewer sees it."""
    view = cast(TeoView, any_view)
    canvas.learn(MATERIALS)
    players = HEAD + RING_HIGH + 10 + FOUND_HIGH + 10
    canvas.width = WIDTH
    canvas.height = players + PLAYER_HIGH + MARGIN + start_room(view)
    head(canvas, view, texts, question)
    with canvas.group(MARGIN, HEAD):
        ring(canvas, view, texts, question)
    with canvas.group(RING_WIDE + 2 * MARGIN, HEAD):
        tracks(canvas, view, texts)
    draw_found(canvas, view, MARGIN, HEAD + RING_HIGH + 10, WIDTH - 2 * MARGIN)
    count = len(view["players"]) + (view["bot"] is not None)
    wide = min(420.0, (WIDTH - 2 * MARGIN + 10) / count - 10)
    for seat in range(len(view["players"])):
        draw_player(canvas, view, seat, texts, MARGIN + seat * (wide + 10), players, wide)
    draw_teotibot(canvas, view, texts, MARGIN + (count - 1) * (wide + 10), players, wide)
    if start_room(view):
        draw_start(canvas, view, texts, MARGIN, players + PLAYER_HIGH + 6, WIDTH - 2 * MARGIN)


def board(any_view: View) -> tuple[float, float, float, float]:
    """The eight boards around the pyramid."""
    return MARGIN, HEAD, RING_WIDE, RING_HIGH


def part(any_view: View, name: str) -> tuple[float, float, float, float]:
    """Where a board lies, the pyramid, the temples, or the half of the calendar with its wheel."""
    view = cast(TeoView, any_view)
    beside = RING_WIDE + 2 * MARGIN
    if name == "pyramid":
        return MARGIN + SIDE + GAP, HEAD + CORNER + GAP, MIDDLE, BETWEEN
    if name == "calendar":
        return beside + (TRACKS - DIAL) / 2, HEAD + ABOVE + DIAL / 4, DIAL, DIAL / 2
    if name == "temples":
        return beside, HEAD + track_tops()[1], TRACKS, TEMPLES_HIGH
    x, y, wide, high = RING[[str(board) for board in view["ring"]].index(name)]
    return MARGIN + x, HEAD + y, wide, high


def head(canvas: Canvas, view: TeoView, texts: GameTexts, question: Question) -> None:
    """The title, and what is asked or whose turn it is."""
    canvas.text(MARGIN, 34, texts.name(), 28, weight=600, display=True)
    asked = ", ".join(texts.player(seat) for seat in view["to_act"])
    say = texts.texts.text
    told = say("web-over") if view["over"] else say("web-waiting", player=asked)
    right = WIDTH - MARGIN
    draw_question(canvas, question, told, right, right - 2 * MARGIN - 15 * len(texts.name()))


def ring(canvas: Canvas, view: TeoView, texts: GameTexts, question: Question) -> None:
    """Eight boards around the pyramid and its track; a frame around the one that is asked about."""
    for name, (x, y, w, h) in zip(view["ring"], RING, strict=True):
        with canvas.group(x, y):
            draw_board(Board(canvas, view, texts, name, w, h))
            if name == question.decision.get("board"):
                canvas.rect(0, 0, w, h, "none", round_by=8, stroke="chosen", line=3)
    left, top = SIDE + GAP, CORNER + GAP
    draw_pyramid(canvas, view, left + MIDDLE / 2 - 4 * CELL + 15, top + BETWEEN / 2 - 4 * CELL, CELL)
    draw_track(canvas, view, left + 2, top + 10, BETWEEN - 34)


def tracks(canvas: Canvas, view: TeoView, texts: GameTexts) -> None:
    """Calendar, temples and Avenue, one under the other."""
    inside = (TRACKS - 272) / 2
    tops = track_tops()
    for top, high in zip(tops, TRACK_HEIGHTS, strict=True):
        canvas.rect(0, top, TRACKS, high + 2 * ABOVE, "surface", round_by=10, stroke="line")
    with canvas.group((TRACKS - DIAL) / 2, tops[0] + ABOVE):
        draw_calendar(canvas, view, texts)
    with canvas.group(inside, tops[1] + ABOVE):
        draw_temples(canvas, view, texts)
    with canvas.group(inside, tops[2] + ABOVE):
        draw_avenue(canvas, view)


def track_tops() -> tuple[float, float, float]:
    """Where calendar, temples and Avenue begin, so that they fill the height of the ring."""
    gap = (RING_HIGH - sum(TRACK_HEIGHTS) - 6 * ABOVE) / 2
    return 0.0, DIAL + 2 * ABOVE + gap, RING_HIGH - AVENUE_HIGH - 2 * ABOVE
