"""Positions of Cacao written by hand, and short words to ask about a match."""

from __future__ import annotations

from typing import Any

import patolli
from patolli.engine.event import Event
from patolli.engine.match import Match

Cell = tuple[int, int]
Table = dict[str, Any]

START: dict[Cell, str] = {(0, 0): "plantation_1", (1, 1): "market_2"}


def village(
    gold: int = 0,
    cacao: int = 0,
    sun: int = 0,
    water: int = -10,
    hand: tuple[str, ...] = ("1-1-1-1",),
    pile: tuple[str, ...] = (),
) -> Table:
    return {
        "gold": gold,
        "cacao": cacao,
        "sun": sun,
        "water": water,
        "hand": list(hand),
        "pile": list(pile),
    }


def worker(seat: int, tile: str, rotation: int, cell: Cell, overbuilt: bool = False) -> Table:
    return {"seat": seat, "tile": tile, "rotation": rotation, "cell": list(cell), "overbuilt": overbuilt}


def table(
    *villages: Table,
    jungle: dict[Cell, str] | None = None,
    workers: tuple[Table, ...] = (),
    display: tuple[str, ...] = (),
    pile: tuple[str, ...] = (),
    to_act: int = 0,
    declining: str = "selling",
) -> Table:
    """A turn about to begin."""
    lying = START if jungle is None else jungle
    return {
        "game": "cacao",
        "declining": declining,
        "jungle": [{"tile": tile, "cell": list(cell)} for cell, tile in lying.items()],
        "workers": list(workers),
        "display": list(display),
        "jungle_pile": list(pile),
        "villages": list(villages) if villages else [village(), village()],
        "to_act": to_act,
    }


def match_of(position: Table, *moves: str) -> Match:
    """The match at a position, after some moves."""
    match = patolli.load(position)
    for move in moves:
        match.play(move)
    return match


def options(match: Match, seat: int | None = None) -> set[str]:
    return {choice.notation for choice in match.choices(seat)}


def question(match: Match) -> str:
    """The name of what is asked now."""
    return str(match.game.steps.describe(match.pending()[0])["step"])


def goods(match: Match, seat: int) -> Table:
    """What a seat owns openly: gold, cacao, sun and water."""
    own = now(match)["villages"][seat]
    return {name: own[name] for name in ("gold", "cacao", "sun", "water")}


def now(match: Match) -> Table:
    return match.position()


def seen(match: Match, viewer: int | None = None) -> Table:
    """The view of a seat, or of a spectator."""
    return match.view(viewer)


def told(events: list[Event], *kinds: str) -> list[Table]:
    """The events of some kinds, or all."""
    described: list[Table] = [event.describe() for event in events]
    return [event for event in described if not kinds or event["kind"] in kinds]


def names(events: list[Event]) -> list[str]:
    return [event.kind.name for event in events]


def lying_at(match: Match, cell: Cell) -> str | None:
    """The jungle tile on a cell."""
    for tile in now(match)["jungle"]:
        if tile["cell"] == list(cell):
            return str(tile["tile"])
    return None
