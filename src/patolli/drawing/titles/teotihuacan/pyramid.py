"""The building site from above: four levels, each lighter and higher; decorations on four stairs."""

from __future__ import annotations

from typing import Final

from patolli.drawing.canvas import Canvas
from patolli.drawing.titles.teotihuacan.figures import by_name, names, one, row, words
from patolli.drawing.titles.teotihuacan.pieces import SIDE_TURNS, SMALL, glyph, marker, slab, stone
from patolli.games.teotihuacan.view_shape import TeoView

AWAY: Final = {"top": (0, -1), "right": (1, 0), "bottom": (0, 1), "left": (-1, 0)}
GRID: Final = one("GRID")
GROOVE: Final = 0.35


def _spots() -> dict[str, tuple[int, int, int]]:
    """Level, row and column of each spot; each covers four cells of the grid."""
    found: dict[str, tuple[int, int, int]] = {}
    for level, side in enumerate(row("LEVEL_SIDES")):
        here = [name for name, at in by_name("SPOT_LEVEL").items() if at == level]
        for index, name in enumerate(here):
            found[name] = (level + 1, level + 2 * (index // side), level + 2 * (index % side))
    return found


SPOTS: Final = _spots()
# Clockwise from the upper left, as the icons of a tile are listed.
CELLS: Final = ((0, 0), (0, 1), (1, 1), (1, 0))


def draw_pyramid(canvas: Canvas, view: TeoView, x: float, y: float, cell: float) -> None:
    """Yard, stairs, the printed ground, then level by level what has been built."""
    middle = (x + 4 * cell, y + 4 * cell)
    yard = canvas.mix("lv0", 72, "table")
    canvas.rect(
        x - cell * 1.12,
        y - cell * 1.12,
        cell * 10.24,
        cell * 10.24,
        yard,
        round_by=10,
        stroke=canvas.mix(yard, 65, "soot"),
        line=1.4,
    )
    for side in names("SIDES"):
        _stairs(canvas, middle, side, cell)
    canvas.rect(x, y, 8 * cell, 8 * cell, "lv0", round_by=3, stroke=canvas.mix("lv0", 65, "soot"), line=1.5)
    heights = _heights(view)
    for r, icons in enumerate(names("BASE_ROWS")):
        for c, icon in enumerate(icons):
            if not heights[r * GRID + c]:
                glyph(canvas, icon, x + (c + 0.5) * cell, y + (r + 0.5) * cell, cell * 0.5, "lv0")
    ruled = "".join(
        f"M{x + 2 * cell * k} {y}v{8 * cell}M{x} {y + 2 * cell * k}h{8 * cell}" for k in (1, 2, 3)
    )
    canvas.path(ruled, stroke="soot", dash="2 3", opacity=GROOVE)
    _printed(canvas, view, middle, cell)
    for level in range(1, len(row("LEVEL_SIDES")) + 1):
        _level(canvas, view, heights, level, x, y, cell)
        _slabs(canvas, view, level, middle, cell)


def _stairs(canvas: Canvas, middle: tuple[float, float], side: str, cell: float) -> None:
    with canvas.group(*middle, turn=SIDE_TURNS[side]):
        canvas.rect(-cell, -5.08 * cell, 2 * cell, 1.08 * cell, canvas.mix("lv0", 70, "lv4"), round_by=2)
        steps = "".join(f"M{-cell} {-5 * cell + cell * step / 5:.1f}h{2 * cell}" for step in range(6))
        canvas.path(steps, stroke="soot", opacity=GROOVE)


def _heights(view: TeoView) -> list[int]:
    """The level that lies uppermost on each cell."""
    found = [0] * (GRID * GRID)
    for built in view["pyramid"]:
        level, r, c = SPOTS[built["spot"]]
        for dr, dc in CELLS:
            at = (r + dr) * GRID + c + dc
            found[at] = max(found[at], level)
    return found


def _printed(canvas: Canvas, view: TeoView, middle: tuple[float, float], cell: float) -> None:
    """The icons of the board itself, where a side has no decoration yet."""
    for side in names("SIDES"):
        if view["decorations"][side]:
            continue
        cx, cy = _slab_at(middle, side, 1, cell)
        for icon, away in zip(words("PRINTED_ICONS")[side], (-cell * 0.47, cell * 0.47), strict=True):
            lies = not AWAY[side][0]
            glyph(canvas, icon, cx + (away if lies else 0), cy + (0 if lies else away), cell * 0.5, "lv0")


def _level(
    canvas: Canvas, view: TeoView, heights: list[int], level: int, x: float, y: float, cell: float
) -> None:
    here = [(built, SPOTS[built["spot"]]) for built in view["pyramid"] if SPOTS[built["spot"]][0] == level]
    shadows = [
        f"M{x + c * cell + 1 + level * 1.2:.1f} {y + r * cell + 2 + level * 1.8:.1f}h{2 * cell}v{2 * cell}h{-2 * cell}z"
        for _, (_, r, c) in here
    ]
    if shadows:
        canvas.path("".join(shadows), "icon-ink", opacity=0.26 + 0.05 * level)
    for built, (_, r, c) in here:
        seen = [heights[(r + dr) * GRID + c + dc] <= level for dr, dc in CELLS]
        printed, turns = words("TILE_ICONS")[built["tile"]], built["turns"]
        turned = printed[-turns:] + printed[:-turns] if turns else printed
        icons = "".join(icon if open_ else " " for icon, open_ in zip(turned, seen, strict=True))
        stone(canvas, x + c * cell, y + r * cell, 2 * cell, icons, f"lv{level}", level if all(seen) else 0)


def _slab_at(middle: tuple[float, float], side: str, level: int, cell: float) -> tuple[float, float]:
    dx, dy = AWAY[side]
    return middle[0] + dx * (5.5 - level) * cell, middle[1] + dy * (5.5 - level) * cell


def _slabs(canvas: Canvas, view: TeoView, level: int, middle: tuple[float, float], cell: float) -> None:
    """Decorations lie on the level below them, the first ones on the ground."""
    for side in names("SIDES"):
        for index, tile in enumerate(view["decorations"][side]):
            if index == level or (index == 0 and level == 1):
                icons = words("DECORATION_ICONS")[tile]
                pair = icons[::-1] if side in {"bottom", "left"} else icons
                slab(canvas, *_slab_at(middle, side, index + 1, cell), cell, pair, side)


def draw_track(canvas: Canvas, view: TeoView, x: float, y: float, h: float) -> None:
    """The pyramid track, upwards; who stands level stands side by side."""
    steps = one("PYRAMID_TRACK_LAST_STEP") + 1
    high = h / steps
    for step in range(steps):
        top = y + h - (step + 1) * high
        here = [seat for seat, player in enumerate(view["players"]) if player["pyramid_track"] == step]
        canvas.rect(
            x, top + 1, 26, high - 2, canvas.mix("lv3", 10 + 3.5 * step, "well"), round_by=3, stroke="line"
        )
        if not here:
            canvas.text(x + 13, top + high / 2 + 4, step, SMALL, colour="ink-2", anchor="middle")
        many = len(here)
        for index, seat in enumerate(here):
            dx = (index % 2 - 0.5 if many > 2 else index - (many - 1) / 2) * 12
            dy = 0 if many <= 2 else -6 if index < 2 else 6
            marker(
                canvas, seat, x + 13 + dx, top + high / 2 + dy, 16 if many == 1 else 11 if many > 2 else 13
            )
    canvas.use("pyramid-step", x + 5, y + h + 3, 17)
