"""Small pieces: workers, markers, points, figures with their icons, stones and slabs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from patolli.drawing.canvas import Canvas, number
from patolli.drawing.players import identity_of
from patolli.i18n.figures import figure as written

# A figure, or a sign such as "+", and the icon of what it counts.
Pair = tuple[int | str | None, str]

SMALL: Final = 10.5
# Workers of the neutral colours stand behind the seats.
NEUTRAL: Final = 4
SIDE_TURNS: Final = {"top": 0, "right": 90, "bottom": 180, "left": 270}


def whose(seat: int) -> str:
    """Whose piece: an identity, or one of the two neutral colours."""
    if seat < NEUTRAL:
        return identity_of(seat)
    return "neutral-a" if seat == NEUTRAL else "neutral-b"


def worker(
    canvas: Canvas, seat: int, power: int, cx: float, cy: float, size: float, locked: bool = False
) -> None:
    """A worker with its power; a locked one wears a padlock."""
    canvas.symbol(f"worker-{whose(seat)}", cx, cy, size)
    if seat < NEUTRAL:
        ink = f"p-{whose(seat)}-on"
        canvas.text(cx, cy + size * 0.17, power, size * 0.5, weight=800, colour=ink, anchor="middle")
    if locked:
        canvas.use("lock", cx + size * 0.19, cy + size * 0.11, size * 0.46)


def marker(canvas: Canvas, seat: int, cx: float, cy: float, size: float) -> None:
    """A player's marker on a track."""
    canvas.symbol(f"marker-{whose(seat)}", cx, cy, size)


def points(canvas: Canvas, figure: int | str, cx: float, cy: float, size: float = 24) -> None:
    """Victory points: the figure in its sun."""
    canvas.symbol("vp-blank", cx, cy, size)
    canvas.text(cx, cy + size * 0.175, figure, size * 0.48, weight=800, colour="vp-ink", anchor="middle")


def goods(
    canvas: Canvas,
    pairs: Sequence[Pair],
    cx: float,
    cy: float,
    size: float = 14,
    gap: float = 3,
    colour: str = "ink",
) -> None:
    """Figures with their icons, centred on a point: 3 wood, 2 cocoa."""
    letters = [
        0.0 if figure is None or icon == "vp" else 8 * len(str(figure)) * size / 14 for figure, icon in pairs
    ]
    wide = [size + 2 if icon == "vp" else size + room for (_, icon), room in zip(pairs, letters, strict=True)]
    x = cx - (sum(wide) + gap * (len(pairs) - 1)) / 2
    for (figure, icon), room, each in zip(pairs, letters, wide, strict=True):
        if icon == "vp":
            canvas.symbol("vp-blank", x + each / 2, cy, size + 6)
            canvas.text(
                x + each / 2,
                cy + size * 0.27,
                figure,
                size * 0.74,
                weight=800,
                colour="vp-ink",
                anchor="middle",
            )
        else:
            if figure is not None:
                shown = written(figure) if isinstance(figure, int) else figure
                canvas.text(x, cy + size * 0.33, shown, size * 0.95, weight=750, colour=colour)
            canvas.use(icon, x + room, cy - size / 2, size)
        x += each + gap


def glyph(canvas: Canvas, icon: str, cx: float, cy: float, size: float, base: str) -> None:
    """An icon of the pyramid: coloured ones are inlaid discs, plain ones are cut into the stone."""
    if icon.isupper():
        canvas.symbol(f"glyph-{icon}", cx, cy, size * 1.16)
    else:
        cut = canvas.mix(base, 30, "soot")
        canvas.symbol(f"glyph-{icon}", cx, cy, size, colour=cut, opacity=0.6 if icon == "n" else 0.85)


def stone(canvas: Canvas, x: float, y: float, size: float, icons: str, base: str, level: int = 0) -> None:
    """A pyramid tile from above: four icons, a blank for one that is hidden, and dots for its level."""
    edge, half = size * 0.075, size / 2
    inner = size - 2 * edge
    canvas.rect(x, y, size, size, base, round_by=1.5, stroke="#3b2c1c", line=1.2)
    canvas.path(
        _d("M", x, y, "h", size, "l", -edge, edge, "h", -inner, "v", inner, "l", -edge, edge, "z"),
        canvas.mix(base, 60, "lv4"),
    )
    canvas.path(
        _d("M", x + size, y, "v", size, "h", -size, "l", edge, -edge, "h", inner, "v", -inner, "z"),
        canvas.mix(base, 55, "icon-ink"),
    )
    canvas.path(
        _d("M", x + half, y + edge, "v", inner, "M", x + edge, y + half, "h", inner),
        stroke="icon-ink",
        line=0.8,
        opacity=0.22,
    )
    for icon, (dx, dy) in zip(icons, ((-1, -1), (1, -1), (1, 1), (-1, 1)), strict=True):
        if icon != " ":
            glyph(canvas, icon, x + half + dx * size * 0.245, y + half + dy * size * 0.245, size * 0.27, base)
    if level:
        plate = level * 5 + 5
        canvas.rect(x + half - plate / 2, y + half - 4, plate, 8, canvas.mix(base, 45, "soot"), round_by=4)
        for dot in range(level):
            canvas.circle(x + half - (level - 1) * 2.5 + 5 * dot, y + half, 1.7, "bone")


def slab(canvas: Canvas, cx: float, cy: float, cell: float, pair: str, side: str = "top") -> None:
    """A jade decoration two cells wide; its notch points to the centre, the pair is read along the side."""
    w, h, notch = 2 * cell - 2, cell - 3, cell * 0.2
    rest = w / 2 - notch
    with canvas.group(cx, cy, turn=SIDE_TURNS[side]):
        canvas.rect(-w / 2 + 2, -h / 2 + 3, w, h, "soot", round_by=3, opacity=0.25)
        outline = _d(
            "M",
            -w / 2,
            -h / 2,
            "h",
            w,
            "v",
            h - 4,
            "h",
            -rest,
            "l",
            -notch,
            notch,
            -notch,
            -notch,
            "h",
            -rest,
            "z",
        )
        canvas.path(outline, "jade", stroke="jade-rim", line=1.3)
        canvas.path(_d("M", -w / 2 + 1, -h / 2 + 1, "h", w - 2, "v", 2.6, "h", -(w - 2), "z"), "jade-hi")
    lies = side in {"top", "bottom"}
    for icon, away in zip(pair, (-cell * 0.47, cell * 0.47), strict=True):
        size = cell * (0.6 if icon == "n" else 0.56)
        canvas.symbol(
            f"glyph-{icon}", cx + (away if lies else 0), cy + (0 if lies else away), size, colour="jade-ink"
        )


def _d(*parts: str | float) -> str:
    """The outline of a path from its letters and lengths."""
    return " ".join(part if isinstance(part, str) else number(float(part)) for part in parts)
