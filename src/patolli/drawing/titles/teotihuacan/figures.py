"""Printed prices and gains, as pairs of figure and icon."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from patolli.games.teotihuacan.material.export import EXPORT

Pay = list[tuple[int | str | None, str]]


def table(name: str) -> Mapping[str, Sequence[int]]:
    """A printed table by the names of its lines."""
    return cast(Mapping[str, Sequence[int]], EXPORT[name])


def row(name: str) -> Sequence[int]:
    """A printed row of figures."""
    return cast(Sequence[int], EXPORT[name])


def rows(name: str) -> Sequence[Sequence[int]]:
    """Printed rows of figures, one under the other."""
    return cast(Sequence[Sequence[int]], EXPORT[name])


def by_name(name: str) -> Mapping[str, int]:
    """A printed figure for each name."""
    return cast(Mapping[str, int], EXPORT[name])


def one(name: str) -> int:
    """A single printed figure."""
    return cast(int, EXPORT[name])


def names(name: str) -> Sequence[str]:
    """A printed list of names."""
    return cast(Sequence[str], EXPORT[name])


def words(name: str) -> Mapping[str, str]:
    """A text for each name: icons, boards, temples."""
    return cast(Mapping[str, str], EXPORT[name])


GOODS: Final = tuple(names("GOOD_NAMES"))
CELL_ICONS: Final = (*GOODS, "vp", "temple-any")
STARTING_ICONS: Final = (
    *GOODS,
    "resource-any",
    "temple-blue",
    "temple-red",
    "temple-green",
    "avenue",
    "power-up",
    "technology",
    "discovery",
)


def paid(figures: Sequence[int], icons: Sequence[str]) -> Pay:
    """The figures that are not nothing, each with its icon."""
    return [(figure, icon) for figure, icon in zip(figures, icons, strict=False) if figure]


def cells_of(board: str) -> list[list[Pay]]:
    """What gathering pays, by workers counted, then by the power of the weakest."""
    cells = cast(Mapping[str, Sequence[Sequence[Sequence[int]]]], EXPORT["RESOURCE_CELLS"])[board]
    # One step up a temple is its icon alone.
    return [
        [
            [
                (None if icon == "temple-any" and figure == 1 else figure, icon)
                for figure, icon in paid(cell, CELL_ICONS)
            ]
            for cell in line
        ]
        for line in cells
    ]


def step_pay(temple: str, step: int) -> Pay:
    """What a step of a temple pays."""
    figures = [table(name)[temple][step] for name in ("STEP_RESOURCES", "STEP_COCOA", "STEP_POINTS")]
    return paid(figures, ("resource-any", "cocoa", "vp"))[:1]


def level_cost(level: int) -> Pay:
    """What a tile costs on a level of the pyramid, counted from 0."""
    return paid((row("LEVEL_STONE")[level], row("LEVEL_WOOD")[level]), ("stone", "wood"))


def discovery_cost(tile: str) -> Pay:
    """What using a discovery tile costs."""
    return paid(table("DISCOVERY_COST")[tile], GOODS)


def starting_gains(tile: str) -> Pay:
    """What a starting tile brings."""
    return paid(table("STARTING_GAINS")[tile], STARTING_ICONS)


def span(figures: Sequence[int], wanted: int) -> str:
    """Which figures lead to one and the same column or slot, as one writes it: 2–3."""
    found = [figure for figure, each in enumerate(figures) if each == wanted and figure]
    if not found:
        return ""
    return str(found[0]) if len(found) == 1 else f"{found[0]}–{found[-1]}"
