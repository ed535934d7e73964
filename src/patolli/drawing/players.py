"""Players as every title shows them: a silhouette and a colour for each seat."""

from __future__ import annotations

from typing import Final

from patolli.drawing.canvas import Canvas

# In seat order; the browser has the same list.
IDENTITIES: Final = ("jaguar", "flower", "shell", "flint", "rain")


def identity_of(seat: int) -> str:
    """By which silhouette, pattern and colour a seat is known."""
    return IDENTITIES[seat % len(IDENTITIES)]


def seat_panel(
    canvas: Canvas,
    seat: int,
    name: str,
    points: int,
    is_asked: bool,
    box: tuple[float, float, float, float],
) -> None:
    """A player's panel: frame, token, name and points; whoever is asked stands out."""
    x, y, w, h = box
    stroke, line = ("chosen", 2.5) if is_asked else ("line", 1)
    canvas.rect(x, y, w, h, "surface", round_by=10, stroke=stroke, line=line)
    canvas.use(f"worker-{identity_of(seat)}", x + 8, y + 7, 26)
    canvas.text(x + 40, y + 23, name, 15, weight=700, room=w - 110)
    canvas.text(x + w - 12, y + 27, points, 24, weight=700, anchor="end", display=True)
