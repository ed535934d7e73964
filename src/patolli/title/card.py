"""What a title tells of itself beside its rules: how it is offered, and whom it plays itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

# How much there is to learn, from little to much.
WEIGHTS: Final = ("light", "medium", "heavy")


class Automaton:
    """A player without a seat, whom the rules play at tables of these sizes.

    Events call it the seat after the last. `difficulty` names the option that sets its strength, `figures` those that set single figures of it:
    no other table is asked about them.
    """

    def __init__(
        self, name: str, seats: Sequence[int], difficulty: str = "", figures: tuple[str, ...] = ()
    ) -> None:
        self.name: Final = name
        self.seats: Final = tuple(seats)
        self.difficulty: Final = difficulty
        self.figures: Final = figures


class Card:
    """How a title is offered to people; what it does not tell is not shown.

    `minutes` are the least and the most that a match takes; `cover` and `icon` name a picture of the title's
    folder and a symbol among the browser's; `first_match` holds the options of somebody's first match.
    """

    def __init__(
        self,
        minutes: tuple[int, int] | None = None,
        weight: str = "",
        cover: str = "",
        icon: str = "",
        first_match: dict[str, str] | None = None,
    ) -> None:
        self.minutes: Final = minutes
        self.weight: Final = weight
        self.cover: Final = cover
        self.icon: Final = icon
        self.first_match: Final = first_match or {}
