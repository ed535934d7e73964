"""Cacao as a picture: the map with its rows and columns, villages, display and hand."""

from __future__ import annotations

from typing import Final, cast

from patolli.drawing.canvas import HEAD, MARGIN, Canvas
from patolli.drawing.question import Question, draw_question
from patolli.drawing.titles.cacao.map import cell_size, cells_in_question, draw_map, extent, least_room
from patolli.drawing.titles.cacao.tiles import display_panel, hand_panel
from patolli.drawing.titles.cacao.villages import HIGH, draw_village
from patolli.engine.game import View
from patolli.games.cacao.view_shape import CacaoView
from patolli.i18n import GameTexts

__all__ = ["board", "draw", "part"]

WIDTH: Final = 1200
SIDE: Final = 280
FOOT: Final = 168
LEAST: Final = 840


def draw(canvas: Canvas, any_view: View, texts: GameTexts, question: Question) -> None:
    """The whole table, as the viewer sees it."""
    view = cast(CacaoView, any_view)
    seats = view["seats"]
    left, over, wide, high = board(any_view)
    canvas.width = left + wide + MARGIN + SIDE + MARGIN
    canvas.height = over + high + MARGIN + FOOT + MARGIN
    head(canvas, view, texts, question)
    draw_map(canvas, view, cells_in_question(question, view), left, over, wide, high)
    for seat in range(seats):
        draw_village(canvas, view, seat, texts, canvas.width - SIDE - MARGIN, HEAD + seat * (HIGH + 10), SIDE)
    top = canvas.height - FOOT - MARGIN
    hand = view["hand"]
    room = 0.0 if hand is None else 418.0
    if hand is not None and view["viewer"] is not None:
        hand_panel(canvas, hand, view["viewer"], texts, MARGIN, top, room, FOOT)
    display_panel(
        canvas, view, texts, MARGIN + (room + 10 if room else 0), top, wide - (room + 10 if room else 0), FOOT
    )


def board(any_view: View) -> tuple[float, float, float, float]:
    """The map alone: beside it all villages fit, below it display and hand, and in it all tiles."""
    view = cast(CacaoView, any_view)
    wide, high = least_room(view)
    villages = HEAD + view["seats"] * (HIGH + 10) + MARGIN
    return (
        MARGIN,
        HEAD,
        max(wide, WIDTH - SIDE - 3 * MARGIN),
        max(high, max(LEAST, villages) - HEAD - FOOT - 2 * MARGIN),
    )


def part(any_view: View, name: str) -> tuple[float, float, float, float]:
    """Where the first village lies, or the tiles of the map with a little around them."""
    x, y, wide, high = board(any_view)
    if name == "village":
        return x + wide + MARGIN, HEAD, SIDE, HIGH
    view = cast(CacaoView, any_view)
    # The map lies in the middle; half of its empty rim is enough.
    band = (len(extent(view)[1]) - 1) * cell_size(view, wide, high)
    return x + wide / 2 - band, y + (high - band) / 2, 2 * band, band


def head(canvas: Canvas, view: CacaoView, texts: GameTexts, question: Question) -> None:
    """The title, the round, and what is asked or whose turn it is."""
    canvas.text(MARGIN, 34, texts.name(), 28, weight=600, display=True)
    say = texts.texts.text
    if view["over"]:
        told = say("web-cacao-ended")
    else:
        told = say("web-cacao-round-brief", round=view["round"], rounds=view["rounds"])
    x = MARGIN + 15 * len(texts.name()) + 16
    canvas.text(x, 33, told, 16, colour="ink-2")
    if not view["over"]:
        asked = ", ".join(texts.player(seat) for seat in view["to_act"])
        right = canvas.width - MARGIN
        draw_question(canvas, question, say("web-waiting", player=asked), right, right - x - 9 * len(told))
