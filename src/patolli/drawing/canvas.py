"""A canvas: shapes put down one after the other, and the document they make."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from typing import Final, TypedDict, Unpack

from patolli.drawing.palette import colours_of
from patolli.drawing.sprites import Sprites, sprites_of
from patolli.i18n.figures import figure

# Letters that every machine has something like; the browser's own are not there outside it.
TEXT_FONT: Final = "Archivo, 'Segoe UI', 'Helvetica Neue', 'Liberation Sans', Arial, sans-serif"
DISPLAY_FONT: Final = (
    "Grenze, 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, 'Liberation Serif', serif"
)
# No letter is measured: an average one is half as wide as it is high, or a little more.
LETTER: Final = 0.56
FRET: Final = (
    "M4 0h5v1h-5zM4 1h1v1h-1zM8 1h1v1h-1zM3 2h2v1h-2zM6 2h1v1h-1zM8 2h1v1h-1z"
    "M2 3h3v1h-3zM6 3h3v1h-3zM1 4h4v1h-4zM0 5h10v1h-10z"
)
FRET_WIDE: Final = 9
FRET_HIGH: Final = 5.4
# What every title leaves free around its table, and above it for its name.
MARGIN: Final = 16
HEAD: Final = 48


class Look(TypedDict, total=False):
    """How a shape is drawn beside its fill: its outline, and how much shines through."""

    stroke: str
    line: float
    dash: str
    opacity: float


def number(value: float) -> str:
    """A length with no more digits than an eye can see."""
    return f"{float(value):.2f}".rstrip("0").rstrip(".")


class Canvas:
    """Shapes in one theme; a colour is a name of the palette, or `#rrggbb`."""

    def __init__(self, key: str, theme: str) -> None:
        self.width = 0.0
        self.height = 0.0
        self.theme: Final = theme
        self._colours: Final = colours_of(theme)
        self._sprites: Final[Sprites] = sprites_of(key)
        self._shapes: Final[list[str]] = []
        self._symbols: Final[dict[str, None]] = {}
        self._is_fretted = False

    def learn(self, colours: dict[str, str]) -> None:
        """Materials that only one title's pieces are made of."""
        self._colours.update(colours)

    # Colours

    def colour(self, name: str) -> str:
        """A colour as it is written down."""
        return name if name.startswith("#") or name == "none" else self._colours[name]

    def mix(self, name: str, share: float, ground: str) -> str:
        """Two colours mixed, in percent of the first."""
        one, other = self.colour(name), self.colour(ground)
        parts = [
            round(int(one[at : at + 2], 16) * share / 100 + int(other[at : at + 2], 16) * (1 - share / 100))
            for at in (1, 3, 5)
        ]
        return "#" + "".join(f"{part:02x}" for part in parts)

    # Shapes

    def rect(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        fill: str,
        *,
        round_by: float = 0,
        **look: Unpack[Look],
    ) -> None:
        """A rectangle, with round corners if wanted."""
        box = f'x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}"'
        corner = f' rx="{number(round_by)}"' if round_by else ""
        self._shapes.append(f"<rect {box}{corner}{self._look(fill, **look)}/>")

    def circle(self, cx: float, cy: float, r: float, fill: str, **look: Unpack[Look]) -> None:
        """A circle around a point."""
        where = f'cx="{number(cx)}" cy="{number(cy)}" r="{number(r)}"'
        self._shapes.append(f"<circle {where}{self._look(fill, **look)}/>")

    def path(self, d: str, fill: str = "none", *, round_ends: bool = False, **look: Unpack[Look]) -> None:
        """Any outline, in the words of SVG."""
        ends = ' stroke-linecap="round" stroke-linejoin="round"' if round_ends else ""
        self._shapes.append(f'<path d="{d}"{self._look(fill, **look)}{ends}/>')

    def text(
        self,
        x: float,
        y: float,
        words: object,
        size: float,
        *,
        weight: int = 500,
        colour: str = "ink",
        anchor: str = "start",
        room: float = 0,
        opacity: float = 1,
        display: bool = False,
    ) -> None:
        """Words on their base line; where there is not `room` enough they stand closer."""
        shown = figure(words) if isinstance(words, int) else str(words)
        wide = len(shown) * size * LETTER
        squeezed = f' textLength="{number(room)}" lengthAdjust="spacingAndGlyphs"' if 0 < room < wide else ""
        middle = f' text-anchor="{anchor}"' if anchor != "start" else ""
        faint = _faint(opacity)
        font = f' font-family="{DISPLAY_FONT}"' if display else ""
        self._shapes.append(
            f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" font-weight="{weight}"'
            f' fill="{self.colour(colour)}"{font}{middle}{squeezed}{faint}>{escape(shown)}</text>'
        )

    def use(
        self,
        symbol: str,
        x: float,
        y: float,
        size: float,
        *,
        colour: str = "",
        opacity: float = 1,
        turns: int = 0,
    ) -> None:
        """A symbol of the sprite in a square; `colour` is that of its parts that have none of their own."""
        self._symbols[symbol] = None
        box = f'x="{number(x)}" y="{number(y)}" width="{number(size)}" height="{number(size)}"'
        own = f' color="{self.colour(colour)}"' if colour else ""
        faint = _faint(opacity)
        middle = f"{number(x + size / 2)} {number(y + size / 2)}"
        turn = f' transform="rotate({90 * turns} {middle})"' if turns else ""
        self._shapes.append(f'<use href="#{self._name(symbol)}" {box}{own}{faint}{turn}/>')

    def symbol(
        self, symbol: str, cx: float, cy: float, size: float, *, colour: str = "", opacity: float = 1
    ) -> None:
        """A symbol centred on a point."""
        self.use(symbol, cx - size / 2, cy - size / 2, size, colour=colour, opacity=opacity)

    @contextmanager
    def group(
        self, x: float = 0, y: float = 0, *, scale: float = 1, turn: float = 0, opacity: float = 1
    ) -> Iterator[None]:
        """What is put down meanwhile is moved, turned and scaled together."""
        moves = [f"translate({number(x)} {number(y)})"]
        moves += [f"rotate({number(turn)})"] if turn else []
        moves += [f"scale({number(scale)})"] if scale != 1 else []
        faint = _faint(opacity)
        self._shapes.append(f'<g transform="{" ".join(moves)}"{faint}>')
        yield
        self._shapes.append("</g>")

    @contextmanager
    def window(self, x: float, y: float, w: float, h: float) -> Iterator[list[float]]:
        """What is put down meanwhile is seen through a window, as large as fits.

        Whoever draws says in the list that is handed out which part of it: x, y, width, height.
        """
        at, part = len(self._shapes), list[float]()
        self._shapes.append("")
        yield part
        left, top, wide, high = part
        scale = min(w / wide, h / high)
        box = f'x="{number(x + (w - wide * scale) / 2)}" y="{number(y + (h - high * scale) / 2)}"'
        size = f'width="{number(wide * scale)}" height="{number(high * scale)}"'
        seen = f'viewBox="{number(left)} {number(top)} {number(wide)} {number(high)}"'
        self._shapes[at] = f"<svg {box} {size} {seen}>"
        self._shapes.append("</svg>")

    def fret(self, x: float, y: float, w: float) -> None:
        """The stepped ornament, as often as it fits into a width."""
        self._is_fretted = True
        fits = w - w % FRET_WIDE
        with self.group(x + (w - fits) / 2, y):
            box = f'width="{number(fits)}" height="{number(FRET_HIGH)}"'
            self._shapes.append(f'<rect {box} fill="url(#{self._name("fret")})" opacity="0.55"/>')

    # The document

    def document(self, title: str) -> str:
        """All shapes as one SVG document, with the symbols they use and no others."""
        size = f'width="{number(self.width)}" height="{number(self.height)}"'
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(self.width)} {number(self.height)}" {size}'
            f' font-family="{TEXT_FONT}" role="img"><title>{escape(title)}</title>'
        )
        paper = f'<rect width="100%" height="100%" fill="{self.colour("page")}"/>'
        return "\n".join([head, f"<defs>{self._definitions()}</defs>", paper, *self._shapes, "</svg>"])

    def _definitions(self) -> str:
        sources = self._sprites.gather(self._symbols)
        plain = "".join(sources.values())
        plain = re.sub(
            r"var\(--([\w-]+)(?:,\s*[^()]*(?:\([^()]*\))?[^()]*)?\)",
            lambda found: self._colours[found[1]],
            plain,
        )
        # Older programs that draw SVG do not know opacity behind a stroke.
        plain = re.sub(r"rgb\((\d+) (\d+) (\d+) / ([\d.]+)\)", r"rgba(\1,\2,\3,\4)", plain)
        if self._is_fretted:
            size = f'width="{FRET_WIDE}" height="{FRET_HIGH}" patternUnits="userSpaceOnUse"'
            line = f'<path transform="scale(.9)" d="{FRET}" fill="{self.colour("line-strong")}"/>'
            plain += f'<pattern id="fret" {size}>{line}</pattern>'
        return re.sub(r'( id="|href="#|url\(#)([\w-]+)', lambda found: found[1] + self._name(found[2]), plain)

    def _name(self, symbol: str) -> str:
        # Several pictures may stand on one page, and a page may have symbols of its own.
        return f"patolli-{self.theme}-{symbol}"

    def _look(self, fill: str, **look: Unpack[Look]) -> str:
        told = f' fill="{self.colour(fill)}"'
        if look.get("stroke"):
            told += f' stroke="{self.colour(look["stroke"])}" stroke-width="{number(look.get("line", 1))}"'
        if look.get("dash"):
            told += f' stroke-dasharray="{look["dash"]}"'
        return told + _faint(look.get("opacity", 1))


def _faint(opacity: float) -> str:
    return f' opacity="{number(opacity)}"' if opacity < 1 else ""
