"""Any View as an outline: one name a line, what belongs together indented."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from patolli.drawing.canvas import Canvas
from patolli.drawing.question import Question, draw_question
from patolli.engine.game import View
from patolli.i18n import GameTexts

WIDTH: Final = 900
LINE: Final = 20
MARGIN: Final = 20
LETTERS: Final = 108


def draw(canvas: Canvas, view: View, texts: GameTexts, question: Question) -> None:
    """The whole View, top to bottom."""
    lines = [*outline(view)]
    canvas.width, canvas.height = WIDTH, 2 * MARGIN + LINE * (len(lines) + 2)
    canvas.text(MARGIN, MARGIN + 22, texts.name(), 24, weight=600, display=True)
    draw_question(canvas, question, "", WIDTH - MARGIN, WIDTH / 2)
    for row, (depth, name, value) in enumerate(lines):
        y = MARGIN + LINE * (row + 3) - 5
        canvas.text(MARGIN + 18 * depth, y, name, 14, weight=700)
        shown = value if len(value) <= LETTERS else value[: LETTERS - 1] + "…"
        canvas.text(
            MARGIN + 18 * depth + 9 * len(name) + 10,
            y,
            shown,
            14,
            colour="ink-2",
            room=WIDTH - 2 * MARGIN - 18 * depth - 9 * len(name) - 10,
        )


def outline(value: Mapping[str, object], depth: int = 0) -> Iterator[tuple[int, str, str]]:
    """Depth, name and value of each line; what is empty is left out."""
    for name, each in value.items():
        if each is None or each in ([], {}, ""):
            continue
        if isinstance(each, Mapping):
            yield depth, str(name), ""
            yield from outline(each, depth + 1)
        elif isinstance(each, list) and any(isinstance(part, Mapping) for part in each):
            yield depth, str(name), ""
            for index, part in enumerate(each):
                whole = part if isinstance(part, Mapping) else {"": part}
                yield depth + 1, str(index), ", ".join(f"{key} {shown(item)}" for key, item in whole.items())
        else:
            yield depth, str(name), shown(each)


def shown(value: object) -> str:
    """A plain value as words."""
    return ", ".join(shown(part) for part in value) if isinstance(value, list) else str(value)
