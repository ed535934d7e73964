"""Rendering: a table as text, and the same text as a picture."""

from __future__ import annotations

from html import escape
from importlib import import_module

from patolli.engine.game import Game
from patolli.engine.state import State
from patolli.games import package_of

LINE = 18
LETTER = 9
MARGIN = 12


def as_text(game: Game, state: State, viewer: int | None = None) -> str:
    """What a viewer may see: whose turn, the standing, and the game's own drawing if it has one."""
    asked = ", ".join(str(decision.seat) for decision in state.pending())
    lines = [f"{game.key}: {'over' if state.is_over() else f'seat {asked} to act'}"]
    for seat, (points, place) in enumerate(zip(state.scores(), state.ranking(), strict=True)):
        owned = " ".join(f"{name} {count}" for name, count in state.ledger(seat).items())
        lines.append(f"seat {seat}: place {place}, {points} points; {owned}")
    draw = getattr(import_module(f"{package_of(game.key)}.views"), "as_text", None)
    if draw is None:
        lines += view_lines(game.view(state, viewer))
    else:
        lines += ["", *draw(state).splitlines()]
    return "\n".join(lines)


def view_lines(view: dict[str, object]) -> list[str]:
    """A view, one name a line."""
    return [f"{name}: {value}" for name, value in view.items() if value not in (None, [], {})]


def as_svg(game: Game, state: State, viewer: int | None = None) -> str:
    """The text as a picture that scales."""
    lines = as_text(game, state, viewer).splitlines()
    width = 2 * MARGIN + LETTER * max(len(line) for line in lines)
    height = 2 * MARGIN + LINE * len(lines)
    rows = [
        f'<text x="{MARGIN}" y="{MARGIN + LINE * (row + 1) - 4}" xml:space="preserve">{escape(line)}</text>'
        for row, line in enumerate(lines)
    ]
    box = f'viewBox="0 0 {width} {height}" font-family="monospace" font-size="15"'
    paper = f'<rect width="{width}" height="{height}" fill="#fffdf7"/>'
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" {box}>', paper, *rows, "</svg>"])


def render(game: Game, state: State, mode: str | None, viewer: int | None = None) -> str | None:
    """A picture in the mode that an environment was made with."""
    if mode is None:
        return None
    return as_svg(game, state, viewer) if mode == "svg" else as_text(game, state, viewer)
