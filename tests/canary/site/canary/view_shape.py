"""The shape of Canary's Views."""

from __future__ import annotations

from typing import Annotated, TypedDict

from canary.material import BIRDS, SOURCES

Bird = Annotated[str, BIRDS]
Source = Annotated[str, SOURCES]


class WatcherView(TypedDict):
    """What everybody sees of one player; of hand and closed nests only how many."""

    shells: int
    feathers: int
    hand: int
    hidden: int
    nest: list[Bird]
    points: dict[Source, int]


class OpenView(TypedDict):
    """What lies open."""

    rounds: int
    shown: list[Bird]
    pile: int
    watchers: list[WatcherView]


class OwnView(TypedDict):
    """What only whoever looks sees."""

    viewer: int | None
    hand: list[Bird] | None
    hidden: list[Bird] | None


class CanaryView(OpenView, OwnView):
    """Everything that a seat or a spectator sees."""
