"""A village board: the river as an arch, the purse inside, store and sun tokens below."""

from __future__ import annotations

from math import cos, hypot, pi, sin
from typing import Final

from patolli.drawing.canvas import Canvas
from patolli.drawing.players import identity_of, seat_panel
from patolli.games.cacao.material.village import STORAGE, SUN_PLACES, WATER_TRACK
from patolli.games.cacao.view_shape import CacaoView, Village
from patolli.i18n import GameTexts
from patolli.i18n.figures import figure

HIGH: Final = 186.0
# The drawing of a board, before it is scaled.
WIDE: Final = 246
CX: Final = 123
CY: Final = 112
RX: Final = 101
RY: Final = 88
LOW: Final = 166
# What points inwards points here.
INWARDS: Final = 105


def draw_village(
    canvas: Canvas, view: CacaoView, seat: int, texts: GameTexts, x: float, y: float, w: float
) -> None:
    """One player's board under a head with name, tiles left, and the points if the match ended now."""
    village = view["villages"][seat]
    points = village["sheet"]["total"]
    is_asked = seat in view["to_act"]
    seat_panel(canvas, seat, texts.player(seat), points, is_asked, (x, y, w, HIGH))
    tiles = texts.texts.text("web-cacao-tiles", hand=village["hand"], pile=village["pile"])
    canvas.text(x + 40, y + 38, tiles, 11.5, colour="ink-2")
    place = view["ranking"][seat]
    canvas.text(x + w - 12, y + 41, f"#{place}", 12, weight=700, colour="ink-2", anchor="end")
    with canvas.group(x + 34, y + 44, scale=0.77):
        river(canvas, village, seat)
        goods(canvas, village)


def at(angle: float) -> tuple[float, float]:
    """A place along the arch."""
    return CX + RX * cos(angle * pi / 180), CY - RY * sin(angle * pi / 180)


def river(canvas: Canvas, village: Village, seat: int) -> None:
    """The water track, and the carrier where it stands."""
    stones = [at(196 - 212 / (len(WATER_TRACK) - 1) * index) for index in range(len(WATER_TRACK))]
    line = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in (at(196 - 4 * step) for step in range(54)))
    canvas.path(line, stroke="water-lo", line=31, round_ends=True)
    canvas.path(line, stroke="water", line=27, round_ends=True)
    for index, (value, (x, y)) in enumerate(zip(WATER_TRACK, stones, strict=True)):
        passed = index <= village["water_field"]
        canvas.circle(x, y, 11.5, "wood-hi" if passed else "vp", stroke="water-lo", line=1.4)
        if index != village["water_field"]:
            ink = "water-ink-below" if value < 0 else "water-ink"
            canvas.text(x, y + 4.4, value, 12.5, weight=800, colour=ink, anchor="middle")
    who = identity_of(seat)
    x, y = stones[village["water_field"]]
    canvas.circle(x, y, 17, f"p-{who}", stroke="icon-ink", line=2)
    canvas.circle(x, y, 15, "none", stroke=f"p-{who}-on", opacity=0.6)
    canvas.symbol("carrier", x, y, 24, colour=f"p-{who}-on")
    # Towards the middle of the arch, where no other number stands.
    away = hypot(x - CX, y - INWARDS)
    left, top = x - 29 * (x - CX) / away, y - 23 * (y - INWARDS) / away
    canvas.rect(left - 13.5, top - 8.5, 27, 17, "raised", round_by=8, stroke="line-strong")
    canvas.text(left, top + 4.5, figure(village["water"]), 13, weight=800, anchor="middle")


def goods(canvas: Canvas, village: Village) -> None:
    """Gold in the middle; five places for cacao and three for sun tokens."""
    canvas.use("coin", CX - 51, 71, 42)
    canvas.text(CX - 2, 107, village["gold"], 44, weight=600, display=True)
    for index in range(STORAGE):
        left = CX - 106 + index * 25
        canvas.rect(left, LOW - 13, 22, 27, "well", round_by=7, stroke="line-strong", line=1.1)
        if index < village["cacao"]:
            canvas.use("cacao-fruit", left - 1.5, LOW - 12, 25)
    for index in range(SUN_PLACES):
        middle = CX + 42 + index * 27
        canvas.circle(middle, LOW, 12.5, "well", stroke="line-strong", line=1.1)
        if index < village["sun"]:
            canvas.symbol("sun-token", middle, LOW, 25)
