"""What the viewer is asked, or for whom the table waits: the line above every picture."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from patolli.drawing.canvas import LETTER, Canvas

NOTHING: Mapping[str, Any] = MappingProxyType({})
ABOUT_SIZE: Final = 12
# Where the question stands, and its context under it, by how many lines that takes.
BASE_LINES: Final = ((33,), (22, 40), (16, 30, 43))


class Question(NamedTuple):
    """A question, the line of context under it, and the decision; empty if the viewer is not asked."""

    text: str = ""
    about: str = ""
    decision: Mapping[str, Any] = NOTHING


def draw_question(canvas: Canvas, question: Question, otherwise: str, right: float, room: float) -> None:
    """The question along the upper edge, flush right; whoever is not asked reads something else there."""
    about = wrap(question.about, room / (ABOUT_SIZE * LETTER))
    first, *others = BASE_LINES[len(about)]
    text = question.text or otherwise
    canvas.text(right, first, text, 17, weight=700, colour="chosen", anchor="end", room=room)
    for y, words in zip(others, about, strict=True):
        canvas.text(right, y, words, ABOUT_SIZE, colour="ink-2", anchor="end", room=room)


def wrap(words: str, letters: float) -> list[str]:
    """One line, or two of nearly one length where one does not fit."""
    if len(words) <= letters:
        return [words] if words else []
    gaps = [at for at, letter in enumerate(words) if letter == " "]
    middle = min(gaps, key=lambda at: abs(2 * at - len(words)), default=len(words))
    return [words[:middle], words[middle + 1 :]]
