"""The three temples, the Avenue of the Dead over the row of buildings, and the calendar."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from patolli.drawing.canvas import Canvas
from patolli.drawing.titles.teotihuacan.figures import by_name, names, one, row, step_pay, table
from patolli.drawing.titles.teotihuacan.pieces import SMALL, goods, marker, points
from patolli.drawing.titles.teotihuacan.tiles import bonus, discovery
from patolli.games.teotihuacan.view_shape import NONE, TeoView
from patolli.i18n import GameTexts
from patolli.i18n.figures import signed

WIDE: Final = 272
HIGH: Final = 26.3
TEMPLES_HIGH: Final = 40 + 12 * HIGH + 26
AVENUE_HIGH: Final = 104
DIAL: Final = 224
FOUND_HIGH: Final = 46
ROMAN: Final = ("", "I", "II", "III")
REWARDS: Final = ("points", "two_temples", "fourth_worker", "one_temple", "cocoa")


def lying(view: TeoView, place: str) -> int:
    """How many discovery tiles lie beside a step."""
    return sum(tile != NONE for tile in view["discoveries"].get(place, []))


def draw_temples(canvas: Canvas, view: TeoView, texts: GameTexts) -> None:
    """Steps narrowing upwards: the reward on the left, markers on the right, the bonus tile on top."""
    wide = (WIDE - 12) / 3
    for index, temple in enumerate(names("TEMPLES")):
        left, colour = index * (wide + 6), f"t-{temple}"
        canvas.rect(
            left + 12, 0, wide - 24, 36, canvas.mix(colour, 34, "raised"), round_by=5, stroke=colour, line=1.4
        )
        bonus(canvas, view["bonus_tiles"][index], left + wide / 2, 18)
        for step in range(one("TOP_STEP"), -1, -1):
            _step(canvas, view, texts, temple, step, left, wide)
        canvas.symbol(f"temple-{temple}", left + wide / 2, 40 + 12 * HIGH + 13, 24)


def _step(
    canvas: Canvas, view: TeoView, texts: GameTexts, temple: str, step: int, left: float, wide: float
) -> None:
    colour, top = f"t-{temple}", 40 + (one("TOP_STEP") - step) * HIGH
    x, w, cy = left + step * 1.15, wide - step * 2.3, top + HIGH / 2
    tiles = lying(view, f"{temple}_{step}")
    marked = step in table("TEMPLE_TILE_STEPS")[temple]
    strong = marked or step >= one("BONUS_STEP")
    canvas.rect(
        x,
        top + 0.8,
        w,
        HIGH - 1.6,
        canvas.mix(colour, 12 + 3 * step, "well"),
        round_by=3,
        stroke=canvas.mix(colour, 90 if strong else 40, "line"),
        line=1.8 if marked else 0.9,
    )
    pay = step_pay(temple, step)
    if pay and pay[0][1] == "vp":
        points(canvas, pay[0][0] or "", x + 15, cy, 21)
    elif pay:
        goods(canvas, pay, x + 15, cy, 14, 1)
    elif step == one("BONUS_STEP"):
        canvas.symbol("unlock", x + 13, cy, 15)
    else:
        canvas.text(
            x + 7, cy + 3.5, texts.texts.text("web-teotihuacan-start"), SMALL, colour="ink-2", room=30
        )
    if marked and tiles:
        canvas.use("discovery", x + 27, cy - 7, 14)
        canvas.text(x + 45, cy + 4, tiles, SMALL, weight=750, anchor="middle")
    here = [seat for seat, player in enumerate(view["players"]) if player["temples"][temple] == step]
    crowd = len(here) > (1 if marked else 3)
    right = left + wide - step * 1.15
    for order, seat in enumerate(here):
        # A crowd stands in columns of two, so that it hides no figure.
        dy = (order % 2 - 0.5) * 11.5 if crowd else 0
        cx = right - 7.5 - 11.5 * (order // 2) if crowd else right - 11 - 14 * order
        marker(canvas, seat, cx, cy + dy, 11.5 if crowd else 17)


def draw_avenue(canvas: Canvas, view: TeoView) -> None:
    """Steps with the markers; below, the buildings, whose last gap says what a step is worth."""
    steps = one("AVENUE_LAST_STEP") + 1
    step = WIDE / steps
    canvas.rect(0, 24, WIDE, 26, canvas.mix("wood", 40, "well"))
    canvas.path(f"M0 20h{WIDE}v4h-{WIDE}zM0 50h{WIDE}v4h-{WIDE}z", canvas.mix("lv3", 55, "well"))
    for at in range(steps):
        cx, tiles = (at + 0.5) * step, lying(view, f"avenue_{at}")
        if at:
            canvas.path(f"M{at * step:.1f} 26v22", stroke="soot", dash="2 3", opacity=0.35)
        canvas.text(
            cx,
            63.5,
            at,
            SMALL,
            weight=750 if at in row("AVENUE_TILE_STEPS") else 500,
            colour="ink-2",
            anchor="middle",
        )
        if tiles:
            canvas.use("discovery", cx - 12, 1, 16)
            canvas.text(cx + 11, 13, tiles, SMALL, weight=750, anchor="middle")
        here = [seat for seat, player in enumerate(view["players"]) if player["avenue"] == at]
        many = len(here)
        for index, seat in enumerate(here):
            dx = (index % 2 - 0.5 if many > 2 else index - (many - 1) / 2) * 13
            dy = 0 if many <= 2 else -6.5 if index < 2 else 6.5
            marker(canvas, seat, cx + dx, 37 + dy, 13 if many > 2 else 15 if many > 1 else 19)
    _buildings(canvas, view)


def _buildings(canvas: Canvas, view: TeoView) -> None:
    worth = row("BUILDINGS_ROW")
    room, taken = WIDE / len(worth), sum(view["houses"])
    for index, value in enumerate(worth):
        x, now = index * room, index == taken
        fill = canvas.mix("chosen", 14, "surface") if now else canvas.mix("b6", 20, "well")
        canvas.rect(
            x + 0.8,
            74,
            room - 1.6,
            26,
            fill,
            round_by=3,
            stroke="chosen" if now else "line",
            line=1.8 if now else 0.8,
        )
        if index > taken:
            canvas.symbol("building", x + room / 2, 87, 21)
        else:
            canvas.text(x + room / 2, 92, value, 13.5, weight=800, anchor="middle", opacity=1 if now else 0.4)


def _at(radius: float, angle: float) -> tuple[float, float]:
    return DIAL / 2 + radius * sin(angle * pi / 180), DIAL / 2 - radius * cos(angle * pi / 180)


def _arc(start: float, end: float, inner: float, outer: float) -> str:
    (a, b), (c, d), (e, f), (g, h) = _at(outer, start), _at(outer, end), _at(inner, end), _at(inner, start)
    return (
        f"M{a:.1f} {b:.1f}A{outer} {outer} 0 0 1 {c:.1f} {d:.1f}"
        f"L{e:.1f} {f:.1f}A{inner} {inner} 0 0 0 {g:.1f} {h:.1f}z"
    )


def draw_calendar(canvas: Canvas, view: TeoView, texts: GameTexts) -> None:
    """The ring of days with sun and moon around the ascension wheel, the era in the middle."""
    middle, say = DIAL / 2, texts.texts.text
    outer, inner, days = middle - 8, middle - 36, one("CALENDAR_SPACES")
    step, light, dark = 360 / days, view["light"], view["dark"]
    canvas.text(-22, 13, say("web-teotihuacan-eclipse"), SMALL, colour="ink-2")
    canvas.text(-22, 38, max(0, dark - light), 26, weight=600, display=True)
    if view["last_eclipse"]:
        canvas.text(DIAL + 22, 13, say("web-teotihuacan-the-last"), SMALL, weight=750, anchor="end")
    canvas.circle(
        middle,
        middle,
        middle - 4,
        canvas.mix("lv1", 26, "well"),
        stroke=canvas.mix("gold", 45, "line"),
        line=2,
    )
    for day in range(days):
        cx, cy = _at((inner + outer) / 2, day * step)
        shade = 25 + 75 * day / max(1, light)
        fill = (
            canvas.mix("sun", shade, canvas.mix("lv1", 26, "well"))
            if day <= light
            else canvas.mix("moon", 16, "well")
            if day > dark
            else canvas.mix("lv2", 34, "well")
        )
        canvas.path(_arc(day * step - step / 2 + 0.8, day * step + step / 2 - 0.8, inner, outer), fill)
        if day not in {light, dark}:
            ink = "sun-ink" if 1 < day < light else "ink"
            canvas.text(
                cx,
                cy + 4,
                day,
                12,
                weight=800,
                colour=ink,
                anchor="middle",
                opacity=0.45 if day > dark else 1,
            )
    for disc, day, size in (("moon", dark, 34), ("sun", light, 24 if light == dark else 34)):
        canvas.symbol(disc, *_at((inner + outer) / 2, day * step), size)
    for index, reward in enumerate(REWARDS):
        angle = index * 72 - 36
        canvas.path(
            _arc(angle + 1.2, angle + 70.8, 36, inner - 6),
            canvas.mix("b1", 15 + 6 * (index % 2), "surface"),
            stroke=canvas.mix("b1", 45, "line"),
        )
        _reward(canvas, view, reward, *_at((36 + inner - 6) / 2 + 2, index * 72))
    canvas.circle(middle, middle, 33, "raised", stroke=canvas.mix("gold", 55, "line"), line=2)
    canvas.text(
        middle, middle - 11, say("teotihuacan-heading-era").upper(), 9.5, weight=750, anchor="middle", room=44
    )
    canvas.text(middle, middle + 13, ROMAN[view["era"]], 27, weight=600, anchor="middle", display=True)
    canvas.text(middle, middle + 25, say("web-teotihuacan-of-three"), SMALL, colour="ink-2", anchor="middle")


def _reward(canvas: Canvas, view: TeoView, reward: str, x: float, y: float) -> None:
    if reward == "points":
        points(canvas, one("ASCENSION_POINTS"), x, y, 30)
    elif reward == "cocoa":
        edition = "first" if view["options"].get("edition") == "first" else "second"
        goods(canvas, [(by_name("ASCENSION_COCOA")[edition], "cocoa")], x + 2, y, 16)
    elif reward == "one_temple":
        canvas.symbol("temple-any", x, y, 24)
    elif reward == "two_temples":
        canvas.symbol("temple-any", x - 7, y - 5, 19)
        canvas.symbol("temple-any", x + 7, y - 5, 19)
        goods(canvas, [(signed(-one("TWO_TEMPLES_COCOA")), "cocoa")], x, y + 11, 12)
    else:
        canvas.symbol("extra-worker", x, y - 6, 21)
        goods(canvas, [(signed(one("FOURTH_WORKER_COCOA")), "cocoa")], x, y + 11, 12)


def draw_found(canvas: Canvas, view: TeoView, x: float, y: float, w: float) -> None:
    """The discovery tiles beside the tracks, open to all: where they lie, and which."""
    places = [
        (f"{temple}_{step}", f"temple-{temple}", step)
        for temple in names("TEMPLES")
        for step in table("TEMPLE_TILE_STEPS")[temple]
    ]
    places += [(f"avenue_{step}", "avenue", step) for step in row("AVENUE_TILE_STEPS")]
    canvas.rect(x, y, w, FOUND_HIGH, "surface", round_by=10, stroke="line")
    tiles = {
        place: [tile for tile in view["discoveries"].get(place, []) if tile != NONE] for place, _, _ in places
    }
    gap = (w - 24 - len(places) * 42 - 38 * sum(map(len, tiles.values()))) / max(1, len(places) - 1)
    left = x + 12
    for place, icon, step in places:
        canvas.use(icon, left, y + 11, 24)
        canvas.text(left + 26, y + 29, step, 15, weight=750)
        left += 42
        for tile in tiles[place]:
            discovery(canvas, tile, left, y + 5, 36)
            left += 38
        left += gap
