"""The shape of Cacao's Views.

A name is a text out of a printed list; a table with names for keys has a line for each of them.
"""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from patolli.games.cacao.material.jungle import JUNGLE_NAMES
from patolli.games.cacao.material.workers import WORKER_NAMES

JungleName = Annotated[str, JUNGLE_NAMES]
WorkerName = Annotated[str, WORKER_NAMES]


class JungleTile(TypedDict):
    """A jungle tile; a temple has a tally, the workers of each seat, and what it would pay them now."""

    x: int
    y: int
    tile: JungleName
    tally: NotRequired[list[int]]
    pays: NotRequired[list[int]]


class WorkerTile(TypedDict):
    """A worker tile on top; its sides run clockwise from the north."""

    x: int
    y: int
    seat: int
    tile: WorkerName
    rotation: int
    sides: list[int]
    overbuilt: bool


class Sheet(TypedDict):
    """What a village would be worth if the match ended now."""

    gold: int
    temples: int
    sun: int
    water: int
    total: int


class Village(TypedDict):
    """Everything that a player owns; of hand and pile only how many."""

    gold: int
    cacao: int
    sun: int
    water: int
    water_field: int
    hand: int
    pile: int
    unplaced: dict[WorkerName, int]
    sheet: Sheet


class OpenView(TypedDict):
    """What everybody sees."""

    seats: int
    first_seat: int
    to_act: list[int]
    over: bool
    round: int
    rounds: int
    jungle: list[JungleTile]
    workers: list[WorkerTile]
    display: list[JungleName]
    jungle_left: int
    to_come: dict[str, int]
    may_overbuild: bool
    villages: list[Village]
    ranking: list[int]


class OwnView(TypedDict):
    """What depends on who looks; a spectator has no seat and no hand."""

    viewer: int | None
    hand: list[WorkerName] | None


class CacaoView(OpenView, OwnView):
    """What a seat, or a spectator, sees of a match of Cacao."""
