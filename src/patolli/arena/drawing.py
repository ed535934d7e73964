"""Drawing: a little SVG, enough for lines, bars, bands and labels."""

from __future__ import annotations

from html import escape
from typing import Final

INK: Final = "#2b2622"
FAINT: Final = "#cfc6ba"
PAPER: Final = "#fbf8f3"
# Told apart in every kind of sight, and by their order in the legend.
COLOURS: Final = ("#b5532a", "#3d6f8e", "#7a8b3c", "#7b4f8a", "#c49a2c", "#4f4a45", "#2f8074", "#a8577e")
FONT: Final = "font-family='system-ui, sans-serif'"


class Drawing:
    """A picture under construction; lengths are in pixels from the upper left."""

    def __init__(self, width: int, height: int, title: str) -> None:
        self.width: Final = width
        self.height: Final = height
        self.title: Final = title
        self._parts: Final[list[str]] = []

    def stroke(
        self, x1: float, y1: float, x2: float, y2: float, colour: str = FAINT, width: float = 1.0
    ) -> None:
        """A straight line."""
        self._parts.append(
            f"<line x1='{x1:.1f}' y1='{y1:.1f}' x2='{x2:.1f}' y2='{y2:.1f}'"
            f" stroke='{colour}' stroke-width='{width:g}'/>"
        )

    def path(self, points: list[tuple[float, float]], colour: str, width: float = 2.0) -> None:
        """A line through all the points."""
        if points:
            self._parts.append(
                f"<polyline points='{_points(points)}' fill='none' stroke='{colour}'"
                f" stroke-width='{width:g}' stroke-linejoin='round'/>"
            )

    def area(self, points: list[tuple[float, float]], colour: str, opacity: float = 0.18) -> None:
        """A filled shape."""
        self._parts.append(
            f"<polygon points='{_points(points)}' fill='{colour}' fill-opacity='{opacity:g}'/>"
        )

    def box(self, x: float, y: float, width: float, height: float, colour: str, about: str = "") -> None:
        """A filled rectangle; `about` is told to whoever points at it."""
        told = f"<title>{escape(about)}</title>" if about else ""
        self._parts.append(
            f"<rect x='{x:.1f}' y='{y:.1f}' width='{max(0.0, width):.1f}' height='{max(0.0, height):.1f}'"
            f" fill='{colour}'>{told}</rect>"
        )

    def dot(self, x: float, y: float, colour: str) -> None:
        """A round mark."""
        self._parts.append(f"<circle cx='{x:.1f}' cy='{y:.1f}' r='4.5' fill='{colour}'/>")

    def text(
        self, x: float, y: float, words: str, anchor: str = "start", size: int = 12, colour: str = INK
    ) -> None:
        """Words; `anchor` is start, middle or end."""
        self._parts.append(
            f"<text x='{x:.1f}' y='{y:.1f}' text-anchor='{anchor}' font-size='{size}' fill='{colour}'"
            f" {FONT}>{escape(words)}</text>"
        )

    def svg(self) -> str:
        """The whole picture as one document."""
        body = "".join(self._parts)
        return (
            f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {self.width} {self.height}'"
            f" width='{self.width}' height='{self.height}' role='img'><title>{escape(self.title)}</title>"
            f"<rect width='100%' height='100%' fill='{PAPER}'/>{body}</svg>"
        )


def _points(points: list[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
