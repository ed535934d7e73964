"""Rendering: a table as text, or as a picture."""

from __future__ import annotations

from importlib import import_module

from patolli.drawing import svg
from patolli.engine.game import Game
from patolli.engine.state import State
from patolli.face import question_for
from patolli.games import package_of


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
    """The table as a picture, as a viewer may see it, with what the viewer is asked."""
    return svg(game, game.view(state, viewer), asked=question_for(game, state, viewer))


def render(game: Game, state: State, mode: str | None, viewer: int | None = None) -> str | None:
    """A picture in the mode that an environment was made with."""
    if mode is None:
        return None
    return as_svg(game, state, viewer) if mode == "svg" else as_text(game, state, viewer)
