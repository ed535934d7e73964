"""The side of a preview: what stands beside the board where a link to it is shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from patolli.drawing.canvas import Canvas
from patolli.drawing.players import identity_of

# The size that programs which show links ask for.
WIDE: Final = 1200
HIGH: Final = 630
MARGIN: Final = 36
ROW: Final = 56
# Where the rows of players begin, and how many fit above the last line.
FIRST_ROW: Final = 212
MOST_ROWS: Final = 6
# A letter of the display face is about so wide, in its own size.
LETTER: Final = 0.46
TITLE_SIZES: Final = (52, 44, 36)


@dataclass(frozen=True)
class Caption:
    """What is said beside a board: what the table is called, who plays, and what is asked.

    `players` are names and points; points are None where nobody may know them yet.
    """

    title: str
    about: str
    players: tuple[tuple[str, int | None], ...]
    asked: str = ""


def shortened(words: str, letters: int) -> str:
    """Words that end in … where they are too long."""
    return words if len(words) <= letters else words[: letters - 1].rstrip() + "…"


def draw_side(canvas: Canvas, caption: Caption, x: float, w: float) -> None:
    """Mark, title, players with their points, and what is asked, between the board and the right edge."""
    canvas.rect(x, 0, w, HIGH, "surface")
    canvas.rect(x, 0, 1, HIGH, "line-strong")
    left, room = x + MARGIN, w - 2 * MARGIN
    canvas.use("mark", left, 38, 38, colour="chosen")
    canvas.text(left + 50, 69, "patolli", 28, weight=600, display=True)
    size = next((each for each in TITLE_SIZES if len(caption.title) * each * LETTER <= room), TITLE_SIZES[-1])
    title = shortened(caption.title, int(room / (size * LETTER)))
    canvas.text(left, 144, title, size, weight=600, display=True)
    canvas.text(left, 182, shortened(caption.about, 32), 22, colour="ink-2", room=room)
    rows = caption.players[:MOST_ROWS]
    for seat, (name, points) in enumerate(rows):
        y = FIRST_ROW + seat * ROW
        canvas.rect(left, y, room, 1, "line")
        canvas.use(f"worker-{identity_of(seat)}", left, y + 12, 34)
        canvas.text(left + 50, y + 38, shortened(name, 15), 25)
        if points is not None:
            canvas.text(x + w - MARGIN, y + 40, points, 32, weight=600, anchor="end", display=True)
    canvas.rect(left, FIRST_ROW + len(rows) * ROW, room, 1, "line")
    canvas.text(
        left, 578, shortened(caption.asked, 30), 26, weight=600, colour="chosen", display=True, room=room
    )
    with canvas.group(x, HIGH - 18, scale=3.3):
        canvas.fret(0, 0, w / 3.3)
