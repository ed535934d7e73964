"""Drawing: a View as a picture, for whoever has no browser at hand.

Room card. `svg` turns what one viewer may see into a picture that needs nothing but itself: no
style sheet, no letter of the house's own, no script. It is a pure function of a View, so it can
show no more than the View tells. The symbols are the browser's: each title's lie in its folder
as `sprite.svg`, those of the house beside this file. How a title is laid out is told by
`titles/<key>`, or by the module `drawing` of the package that brings it, as `draw`; what has no
such module is shown as an outline. `board` there says which part of the picture is the board
alone, for `preview`: the position with names and points beside it, as a link to it is shown elsewhere;
`part` says where something of a name lies, for `detail`.
`raster` makes a PNG of either. This room knows views, printed figures and texts; it must not
know a State, a match, a screen or who asks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import cast

from patolli.drawing import outline
from patolli.drawing.canvas import Canvas
from patolli.drawing.palette import THEMES, UnknownTheme
from patolli.drawing.question import Question
from patolli.drawing.side import HIGH, WIDE, Caption, draw_side
from patolli.engine.game import Game, View
from patolli.games import package_of
from patolli.i18n import GameTexts, Texts

__all__ = ["THEMES", "Caption", "UnknownTheme", "detail", "preview", "svg"]

Draw = Callable[[Canvas, View, GameTexts, Question], None]
# Which part of a title's picture is the board alone: x, y, width, height.
Box = tuple[float, float, float, float]
Board = Callable[[View], Box]
# The same of a part by its name.
Part = Callable[[View, str], Box]
# How wide the board is in a preview.
BOARD = 780


def svg(
    game: Game,
    view: View,
    names: Sequence[str] = (),
    theme: str = "codex",
    language: str = "en",
    asked: Mapping[str, object] | None = None,
) -> str:
    """The picture of a View: an SVG document.

    Players who are not named are called by their number, in the language of the picture. What the
    viewer is `asked`, as `game.steps.describe` tells it, stands above the table, and what it is about is framed.
    """
    texts = _texts_of(game, view, names, language)
    canvas = Canvas(game.key, theme)
    question = Question()
    if asked is not None:
        question = Question(texts.decision(asked), texts.decision_about(asked), asked)
    _draw_of(game.key)(canvas, view, texts, question)
    return canvas.document(title=texts.name())


def detail(game: Game, view: View, part: str, theme: str = "codex", language: str = "en") -> str:
    """A part of the picture of a View, twice as wide as high, from its upper edge on: an SVG document."""
    canvas = Canvas(game.key, theme)
    find = cast("Part", _drawing_of(game.key).part)
    x, y, wide, high = find(view, part)
    high = min(high, wide / 2)
    with canvas.window(0, 0, wide, high) as seen:
        _draw_of(game.key)(canvas, view, _texts_of(game, view, [], language), Question())
        seen.extend((x, y, wide, high))
    canvas.width, canvas.height = wide, high
    return canvas.document(title=game.key)


def preview(game: Game, view: View, caption: Caption, language: str = "en") -> str:
    """A View beside what is said of it, in the size that other programs show links in: an SVG document.

    It looks the same for everybody, so it has one theme.
    """
    texts = _texts_of(game, view, [name for name, _ in caption.players], language)
    canvas = Canvas(game.key, "obsidian")
    with canvas.window(0, 0, BOARD, HIGH) as part:
        _draw_of(game.key)(canvas, view, texts, Question())
        board = cast("Board | None", getattr(_drawing_of(game.key), "board", None))
        part.extend(board(view) if board is not None else (0, 0, canvas.width, canvas.height))
    draw_side(canvas, caption, BOARD, WIDE - BOARD)
    canvas.width, canvas.height = WIDE, HIGH
    return canvas.document(title=caption.title)


def _texts_of(game: Game, view: View, names: Sequence[str], language: str) -> GameTexts:
    texts = Texts(language)
    seats = view.get("seats")
    count = seats if isinstance(seats, int) else max(game.seats)
    called = [names[seat] if seat < len(names) else texts.player(seat) for seat in range(count)]
    return GameTexts(texts, game, called)


def _draw_of(key: str) -> Draw:
    draw: Draw = _drawing_of(key).draw
    return draw


@cache
def _drawing_of(key: str) -> ModuleType:
    """How a title is drawn: by the house, by the package that brings it, or like any other."""
    for name in (f"{__name__}.titles.{key}", f"{package_of(key)}.drawing"):
        if find_spec(name) is not None:
            return import_module(name)
    return outline
