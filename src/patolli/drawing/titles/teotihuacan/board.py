"""One action board: its frame, its free workers, its worship space and its discovery tile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from patolli.drawing.canvas import Canvas
from patolli.drawing.titles.teotihuacan.figures import names
from patolli.drawing.titles.teotihuacan.pieces import NEUTRAL, SMALL, worker
from patolli.drawing.titles.teotihuacan.tiles import discovery
from patolli.games.teotihuacan.view_shape import NONE, TeoView
from patolli.i18n import GameTexts
from patolli.i18n.figures import signed

# A board higher than this has room for more.
TALL: Final = 260


@dataclass(frozen=True)
class Board:
    """One board to be drawn: where its pieces are and how large it is."""

    canvas: Canvas
    view: TeoView
    texts: GameTexts
    name: str
    w: float
    h: float

    @property
    def tall(self) -> bool:
        """Whether it has room for more."""
        return self.h > TALL

    @property
    def number(self) -> int:
        """The number that is printed on it."""
        return names("BOARDS").index(self.name) + 1

    @property
    def colour(self) -> str:
        """The name of its colour."""
        return f"b{self.number}"

    def say(self, key: str, **arguments: int | str) -> str:
        """A text in the picture's language."""
        return self.texts.texts.text(key, **arguments)

    def standing(self) -> list[tuple[int, int, int]]:
        """Everybody's workers here: seat, power and worship space; neutral colours stand behind the seats."""
        own = [
            (seat, each["power"], each["space"])
            for seat, player in enumerate(self.view["players"])
            for each in player["workers"]
            if each["board"] == self.name
        ]
        neutral = [
            (NEUTRAL + colour, 1, 0)
            for colour, boards in enumerate(self.view["neutral"])
            if self.name in boards
        ]
        return own + neutral

    def frame(self) -> None:
        """Number, name, and what working costs and collecting pays, always current."""
        canvas, w, h = self.canvas, self.w, self.h
        canvas.rect(1, 3, w, h, "soot", round_by=9, opacity=0.18)
        canvas.rect(
            0,
            0,
            w,
            h,
            canvas.mix(self.colour, 15, "surface"),
            round_by=8,
            stroke=canvas.mix(self.colour, 50, "line"),
            line=1.4,
        )
        canvas.path(
            f"M.7 26v-18a7.3 7.3 0 0 1 7.3-7.3h{w - 16}a7.3 7.3 0 0 1 7.3 7.3v18z",
            canvas.mix(self.colour, 46, "surface"),
        )
        canvas.fret(4, 26, w - 8)
        canvas.circle(16, 13.5, 9.5, "surface", stroke=self.colour, line=1.5)
        canvas.text(16, 17.7, self.number, 12, weight=800, anchor="middle")
        cocoa = self.view["boards"][self.name]
        plate = 68 if "work" in cocoa else 40
        canvas.text(
            31, 18.5, self.texts.noun("board", self.name), 17, weight=600, room=w - 45 - plate, display=True
        )
        right = w - 8
        canvas.rect(right - plate, 5, plate, 17, "surface", round_by=8.5, opacity=0.86)
        if "work" in cocoa:
            canvas.text(right - 61, 17.5, signed(-cocoa["work"]), 12, weight=750)
            canvas.use("cocoa", right - 47, 7, 13)
        canvas.text(right - 30, 17.5, signed(cocoa["collect"]), 12, weight=750)
        canvas.use("cocoa", right - 16, 7, 13)

    def plaza(self, x: float, y: float, w: float, h: float, size: float = 28) -> None:
        """The general area: free workers, grouped by player."""
        canvas = self.canvas
        canvas.rect(x, y, w, h, "well", round_by=6, stroke=canvas.mix(self.colour, 40, "line"))
        free = [(seat, power) for seat, power, space in self.standing() if not space]
        step = min(size + 5, (w - 12 - size) / max(1, len(free) - 1))
        for index, (seat, power) in enumerate(free):
            worker(canvas, seat, power, x + 8 + size / 2 + index * step, y + h / 2, size)

    def altar(self, space: int, cx: float, cy: float, size: float, temple: str = "") -> None:
        """A worship space; its temple shows through until somebody stands there."""
        canvas = self.canvas
        canvas.circle(cx, cy + 1.5, size / 2, "soot", opacity=0.25)
        canvas.circle(cx, cy, size / 2, canvas.mix("stone", 38, "well"), stroke="stone-lo", line=1.5)
        canvas.circle(cx, cy, size / 2 - 3, "none", stroke="stone", line=0.9, dash="3 2.2", opacity=0.8)
        locked = [(seat, power) for seat, power, where in self.standing() if where == space]
        for seat, power in locked:
            if temple:
                canvas.symbol(f"temple-{temple}", cx - size * 0.42, cy - size * 0.36, size * 0.42)
            worker(canvas, seat, power, cx, cy, size * 0.82, locked=True)
        if temple and not locked:
            canvas.symbol(f"temple-{temple}", cx, cy - 0.5, size * 0.64)
        elif not locked:
            canvas.use(
                "workers-1", cx - size * 0.4, cy - size * 0.5, size * 0.8, colour="ink-3", opacity=0.55
            )

    def found(self, x: float, y: float, size: float) -> None:
        """The discovery tile of a board, or the empty place where one will lie."""
        tile = (self.view["discoveries"].get(self.name) or [NONE])[0]
        if tile == NONE:
            self.empty(x, y, size, size)
        else:
            discovery(self.canvas, tile, x, y, size)

    def empty(self, x: float, y: float, w: float, h: float) -> None:
        """Where a tile is missing."""
        self.canvas.rect(
            x, y, w, h, "none", round_by=4, stroke="line-strong", line=1.2, dash="4 3", opacity=0.6
        )

    def small(self, x: float, y: float, words: str, room: float = 0, anchor: str = "start") -> None:
        """A printed legend."""
        self.canvas.text(x, y, words, SMALL, colour="ink-2", room=room, anchor=anchor)
