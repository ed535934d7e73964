"""Sheets: a seat's points by source, as they stand at the end of a match."""

from __future__ import annotations

from dataclasses import dataclass

from patolli.engine.state import State


@dataclass(frozen=True)
class Sheet:
    """Points by source and part of the match."""

    points: tuple[tuple[str, tuple[int, ...]], ...]

    def by_source(self) -> dict[str, int]:
        """The points of each source over the whole match."""
        return {name: sum(parts) for name, parts in self.points}


def sheet_of(state: State, seat: int) -> Sheet:
    """One seat's sheet."""
    return Sheet(tuple((name, tuple(parts)) for name, parts in state.sheet_by_part(seat).items()))
