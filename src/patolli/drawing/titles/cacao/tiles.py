"""Tiles of Cacao, the hand, the display and what is still to come."""

from __future__ import annotations

from patolli.drawing.canvas import Canvas
from patolli.drawing.players import identity_of
from patolli.games.cacao.view_shape import CacaoView
from patolli.i18n import GameTexts


def jungle_symbol(tile: str) -> str:
    """The large picture of a jungle tile."""
    return f"tile-{tile.replace('_', '-')}"


def small_symbol(tile: str) -> str:
    """The small picture of a jungle tile."""
    return "jungle-temple" if tile == "temple" else tile.replace("_", "-")


def worker_tile(canvas: Canvas, seat: int, sides: list[int], x: float, y: float, size: float) -> None:
    """Ground, people on four sides clockwise from the north, the house."""
    who = identity_of(seat)
    canvas.use("wt-ground", x, y, size)
    for side, workers in enumerate(sides):
        if workers:
            canvas.use(f"wt-people-{workers}-{who}", x, y, size, turns=side)
    canvas.use(f"wt-roof-{who}", x, y, size)


def panel(canvas: Canvas, title: str, note: str, x: float, y: float, w: float, h: float) -> None:
    """A ground with a heading."""
    canvas.rect(x, y, w, h, "surface", round_by=10, stroke="line")
    canvas.text(x + 14, y + 24, title, 17, weight=600, display=True)
    canvas.text(x + w - 14, y + 23, note, 13, colour="ink-2", anchor="end")


def hand_panel(
    canvas: Canvas, hand: list[str], seat: int, texts: GameTexts, x: float, y: float, w: float, h: float
) -> None:
    """The viewer's tiles, each with the name that a notation calls it by."""
    panel(canvas, texts.texts.text("web-cacao-hand"), texts.player(seat), x, y, w, h)
    for index, tile in enumerate(hand):
        left = x + 20 + index * 132
        canvas.rect(left + 3, y + 38, 98, 98, "soot", round_by=8, opacity=0.25)
        worker_tile(canvas, seat, [int(workers) for workers in tile.split("-")], left, y + 34, 100)
        canvas.text(left + 50, y + 153, tile, 14, weight=700, anchor="middle")


def display_panel(
    canvas: Canvas, view: CacaoView, texts: GameTexts, x: float, y: float, w: float, h: float
) -> None:
    """The open jungle tiles, and how many of each kind the pile still holds."""
    say = texts.texts.text
    panel(canvas, say("web-cacao-display"), say("web-cacao-left", count=view["jungle_left"]), x, y, w, h)
    for index, tile in enumerate(view["display"]):
        left = x + 24 + index * 132
        canvas.rect(left + 3, y + 38, 98, 98, "soot", round_by=8, opacity=0.25)
        canvas.use(jungle_symbol(tile), left, y + 34, 100)
        canvas.text(
            left + 50, y + 153, texts.noun("jungle", tile), 12.5, weight=600, anchor="middle", room=124
        )
    if not view["display"] and not view["jungle_left"]:
        canvas.text(x + 14, y + 52, say("web-cacao-display-empty"), 14, colour="ink-2")
    if not view["to_come"]:
        return
    left = x + 14 + (16 + 132 * len(view["display"]) if view["display"] else 0)
    canvas.text(left, y + 48, say("web-cacao-to-come"), 13, colour="ink-2")
    across = max(1, int((x + w - 8 - left) // 46))
    for index, (tile, count) in enumerate(view["to_come"].items()):
        at, top = left + 46 * (index % across), y + 54 + 27 * (index // across)
        canvas.use(small_symbol(tile), at, top, 23)
        canvas.text(at + 26, top + 17, count, 14, weight=750)
