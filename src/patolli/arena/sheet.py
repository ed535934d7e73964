"""Sheets: a seat's points by source, read from the end of a match.

Every game's View carries, in one table per player, a `sheet` of points by source: a number,
or a number for each part of the match.
"""

from __future__ import annotations

from dataclasses import dataclass

from patolli.engine.game import View


@dataclass(frozen=True)
class Sheet:
    """Points by source and part of the match."""

    points: tuple[tuple[str, tuple[int, ...]], ...]

    def by_source(self) -> dict[str, int]:
        """The points of each source over the whole match."""
        return {name: sum(parts) for name, parts in self.points}


def sheets_of(view: View, seats: int) -> tuple[Sheet, ...]:
    """The sheets of all seats; none where a View carries none."""
    for value in view.values():
        if isinstance(value, list) and len(value) >= seats and all(has_sheet(item) for item in value):
            return tuple(sheet_of(table) for table in value[:seats])
    return ()


def has_sheet(item: object) -> bool:
    """Whether this is a player's table with a sheet."""
    return isinstance(item, dict) and isinstance(item.get("sheet"), dict)


def sheet_of(table: dict[str, object]) -> Sheet:
    """One player's sheet; a total is left to be added up."""
    sheet = table["sheet"]
    assert isinstance(sheet, dict)
    points: list[tuple[str, tuple[int, ...]]] = []
    for name, figure in sheet.items():
        if name != "total":
            points.append((name, tuple(figure) if isinstance(figure, list) else (figure,)))
    return Sheet(tuple(points))
