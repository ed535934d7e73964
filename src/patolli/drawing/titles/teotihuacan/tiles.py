"""Tiles with an effect, in icons: discoveries, technologies, royal and bonus tiles."""

from __future__ import annotations

from typing import Final

from patolli.drawing.canvas import Canvas
from patolli.drawing.titles.teotihuacan.figures import by_name, discovery_cost, names, one
from patolli.drawing.titles.teotihuacan.pieces import SMALL, Pair, goods, marker, points
from patolli.i18n import GameTexts
from patolli.i18n.figures import signed

DISCOVERY_ICONS: Final = {
    "avenue": "avenue",
    "power_up_2": "power-up",
    "double_move": "double-move",
    "free_cocoa": "free-cocoa",
    "unlimited_move": "unlimited-move",
    "extra_worker": "extra-worker",
}
ROYAL_VALUES: Final = {"a04": "technology", "a05": "pyramid-step", "a09": "avenue"}
ROYAL_TRADES: Final[dict[str, tuple[list[Pair], list[str]]]] = {
    "b02": ([(1, "cocoa")], ["wood", "stone"]),
    "b06": ([(1, "cocoa")], ["stone", "gold"]),
    "b07": ([(1, "cocoa"), (1, "resource-any")], ["resource-any"]),
    "c03": ([(1, "resource-any")], ["cocoa"]),
    "c08": ([(1, "cocoa")], ["temple-any"]),
}
BONUS_ICONS: Final = {
    "technologies": "technology",
    "avenue": "avenue",
    "bonus_count": "unlock",
    "discoveries": "discovery",
}
# Boards by number, figures with an icon, points: when on the left, what on the right.
EFFECTS: Final[dict[str, list[int | str | Pair]]] = {
    "t1": [1, "→", (1, "cocoa")],
    "t3": [5, 6, "→", (None, "points")],
    "t5": [2, 3, 4, ("+1", "resource-any")],
    "t7": [2, 3, 4, (1, "cocoa"), (None, "points")],
    "t9": [7, "→", (None, "points")],
    "t11": [8, "→", (None, "points")],
    "t13": [(1, "cocoa"), "→", (None, "power-up")],
    "t15": [8, "→", (None, "extra-worker")],
    "t17": [8, "→", (None, "temple-any")],
}


def discovery(canvas: Canvas, tile: str, x: float, y: float, size: float, used: bool = False) -> None:
    """A discovery tile, night blue: the effect above, the price on the lower band."""
    cost = discovery_cost(tile)
    corner, band = size * 0.13, size * 0.27
    inner = size - band if cost else size
    cx, cy, large = x + size / 2, y + inner / 2 + 0.5, inner * 0.86
    canvas.rect(x, y, size, size, "night", round_by=corner, stroke="night-rim", line=1.2)
    if cost:
        canvas.rect(x + 0.6, y + inner, size - 1.2, band - 0.6, "night-lo", round_by=corner * 0.8)
        goods(canvas, cost, cx, y + inner + band * 0.47, band * 0.86, 2, "bone")
    _effect(canvas, tile, cx, cy, large)
    if used:
        canvas.rect(x, y, size, size, "surface", round_by=corner, opacity=0.66)
        canvas.path(f"M{x + 4} {y + size - 4}L{x + size - 4} {y + 4}", stroke="ink-2", line=2, opacity=0.7)


def _effect(canvas: Canvas, tile: str, cx: float, cy: float, large: float) -> None:
    if tile.startswith("mask_"):
        canvas.symbol(f"mask-{tile[-1]}", cx, cy, large)
    elif tile == "points_4":
        points(canvas, one("DISCOVERY_POINTS"), cx, cy, large)
    elif tile.startswith("temple_"):
        canvas.symbol(f"temple-{tile.removeprefix('temple_')}", cx, cy, large * 0.95)
    elif tile == "cocoa_4":
        canvas.text(
            cx - large * 0.3,
            cy + large * 0.2,
            one("DISCOVERY_COCOA"),
            large * 0.55,
            weight=800,
            colour="bone",
            anchor="middle",
        )
        canvas.symbol("cocoa", cx + large * 0.18, cy, large * 0.72)
    elif tile.startswith(("resources_", "power_up_")):
        icon = "resource-any" if tile.startswith("resources_") else "power-up"
        canvas.symbol(icon, cx - large * 0.12, cy, large * 0.84)
        canvas.text(
            cx + large * 0.42,
            cy + large * 0.4,
            tile[-1],
            large * 0.46,
            weight=800,
            colour="bone",
            anchor="middle",
        )
    else:
        canvas.symbol(DISCOVERY_ICONS[tile], cx, cy, large * 0.95)


def technology(
    canvas: Canvas, tile: str, slot: int, owners: list[int], x: float, y: float, w: float, h: float
) -> None:
    """A technology: number, temple, price; when and what in icons; its owners' markers."""
    temple = names("TEMPLES")[slot % 3]
    colour = f"t-{temple}"
    canvas.rect(
        x,
        y,
        w,
        h,
        canvas.mix("b5", 14, "raised"),
        round_by=5,
        stroke=canvas.mix(colour, 70, "line"),
        line=1.4,
    )
    canvas.rect(x + 0.7, y + 0.7, w - 1.4, 14.3, canvas.mix(colour, 62, "surface"), round_by=4.3)
    canvas.text(x + 5, y + 11.8, tile[1:], 11.5, weight=800)
    canvas.use(f"temple-{temple}", x + w / 2 - 7, y + 1, 14)
    canvas.text(x + w - 22, y + 11.8, by_name("TECHNOLOGY_GOLD")[tile], 11.5, weight=800)
    canvas.use("gold", x + w - 15, y + 2, 12)
    _technology_effect(canvas, tile, x + w / 2, y + 15 + (h - 30) / 2, 14 if h < 70 else 16)
    for index in range(4):
        cx = x + w / 2 + (index - 1.5) * 15
        if index < len(owners):
            marker(canvas, owners[index], cx, y + h - 8.5, 13)
        else:
            canvas.circle(cx, y + h - 8.5, 2.2, "line-strong", opacity=0.6)


def _width(part: int | str | Pair, size: float) -> float:
    if isinstance(part, int):
        return 12.5
    if isinstance(part, str):
        return 10
    figure = part[0]
    return size + 3 if figure is None else size + (14 if len(str(figure)) > 1 else 8)


def _technology_effect(canvas: Canvas, tile: str, cx: float, cy: float, size: float) -> None:
    parts = EFFECTS[tile]
    rows = [parts] if sum(_width(part, size) for part in parts) < 62 else [parts[:3], parts[3:]]
    for index, line in enumerate(rows):
        x = cx - sum(_width(part, size) for part in line) / 2
        y = cy + (index - (len(rows) - 1) / 2) * (size + 2)
        for part in line:
            wide = _width(part, size)
            _part(canvas, part, tile, x, x + wide / 2, y, size)
            x += wide


def _part(
    canvas: Canvas, part: int | str | Pair, tile: str, x: float, middle: float, y: float, size: float
) -> None:
    if isinstance(part, int):
        canvas.circle(middle, y, 5.8, f"b{part}", stroke="icon-ink", line=0.6)
        canvas.text(middle, y + 3.3, part, 9.5, weight=800, colour="chalk", anchor="middle")
    elif isinstance(part, str):
        canvas.text(middle, y + 4, part, 12, weight=750, anchor="middle")
    elif part[1] == "points":
        points(canvas, by_name("TECHNOLOGY_POINTS")[tile], middle, y, size + 5)
    elif part[0] is None:
        canvas.symbol(part[1], middle, y, size + 2)
    else:
        canvas.text(x, y + size * 0.33, part[0], size * 0.88, weight=750)
        canvas.use(part[1], x + (14 if len(str(part[0])) > 1 else 8), y - size / 2, size)


def royal(
    canvas: Canvas, tile: str, cx: float, cy: float, legend: tuple[float, float], texts: GameTexts
) -> None:
    """What a royal tile gives; a die stands for the power of the worker who worships."""
    value, trade = ROYAL_VALUES.get(tile), ROYAL_TRADES.get(tile)
    if value:
        goods(canvas, [(by_name("ROYAL_POINTS")[tile], "vp")], cx - 18, cy, 17)
        canvas.text(cx + 1, cy + 4, "×", SMALL, weight=750, anchor="middle")
        canvas.symbol(value, cx + 18, cy, 21)
    elif trade:
        _trade(canvas, tile, trade[0], trade[1], cx, cy)
    else:
        goods(canvas, [("+", "cocoa")], cx, cy, 20)
    x, y = legend
    canvas.text(
        x,
        y,
        texts.texts.text("web-teotihuacan-up-to") if value else "" if tile == "c01" else "×",
        SMALL,
        colour="ink-2",
        room=24,
    )
    x += 27 if value else 0 if tile == "c01" else 10
    canvas.use("die-3", x, y - 10, 13)
    limit = by_name("ROYAL_POWER_BONUS")[tile]
    if limit:
        canvas.text(x + 15, y, signed(limit), SMALL, weight=750)


def _trade(canvas: Canvas, tile: str, gives: list[Pair], takes: list[str], cx: float, cy: float) -> None:
    many = len(gives) + len(takes) > 2
    goods(canvas, gives, cx - (24 if many else 18), cy, 15, 1)
    canvas.text(cx + (10 if len(gives) > 1 else -2), cy + 4, "→", 12, weight=750, anchor="middle")
    if tile == "c03":
        goods(canvas, [(one("COCOA_PER_RESOURCE"), "cocoa")], cx + 22, cy, 16)
        return
    for index, icon in enumerate(takes):
        away = 14 + 22 * index if len(takes) > 1 else 28 if len(gives) > 1 else 22
        canvas.symbol(icon, cx + away, cy, 19)


def bonus(canvas: Canvas, tile: str, cx: float, cy: float) -> None:
    """A temple's bonus tile."""
    worth = by_name("BONUS_POINTS")
    if tile in BONUS_ICONS:
        goods(canvas, [(worth[tile], "vp")], cx - 16, cy, 15)
        canvas.text(cx - 1, cy + 4, "×", SMALL, weight=750, anchor="middle")
        canvas.symbol(BONUS_ICONS[tile], cx + 15, cy, 20)
    elif tile == "flat":
        points(canvas, worth["flat"], cx, cy, 30)
    elif tile == "masks":
        canvas.symbol("mask-4", cx - 14, cy, 18)
        canvas.symbol("mask-2", cx - 3, cy, 18)
        canvas.text(cx + 20, cy + 4.5, "×2", 13, weight=750, anchor="middle")
    else:
        for span, name, away in (("1–3", "weak_worker", -8), ("4–5", "strong_worker", 8)):
            canvas.text(cx - 25, cy + away + 4, span, SMALL, weight=750)
            goods(canvas, [(worth[name], "vp")], cx + 12, cy + away, 11)
