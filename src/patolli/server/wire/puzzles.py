"""Puzzles: a question, what somebody answered to it, and what is told only afterwards."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

# How a puzzle stands for me: not tried; one wrong answer, and one more try; or settled.
PuzzleResult = Literal["", "open", "first", "later", "missed"]


class Worth(Struct, frozen=True):
    """What an answer is worth: the final margin to expect, in points, and the chance to win."""

    points: float
    chance: float


class PuzzleCard(Struct, frozen=True):
    """A puzzle as it is offered; `step` is the level of bots that finds it, from 1.

    `day` (days since 1970) and `number` are there, and not 0, where it is the puzzle of a day.
    """

    id: str
    game: str
    step: int
    seats: int
    seat: int
    decision: str
    answers: int
    result: PuzzleResult
    day: int = 0
    number: int = 0


class PuzzleDay(Struct, frozen=True):
    """What I did with the puzzle of a day, as days since 1970."""

    day: int
    result: PuzzleResult


class PuzzleOfDay(Struct, frozen=True):
    """The puzzle of today, null where there is none; my days, and how many in a row I solved."""

    puzzle: PuzzleCard | None
    day: int
    streak: int
    days: list[PuzzleDay]


class PuzzleStone(Struct, frozen=True):
    """A stone of a ladder, laid when its puzzle is solved."""

    id: str
    result: PuzzleResult


class PuzzleStep(Struct, frozen=True):
    """A step of a ladder; it opens when enough of the one below are laid."""

    step: int
    is_open: bool
    stones: list[PuzzleStone]


class PuzzleLadder(Struct, frozen=True):
    """The ladder of a game, the lowest step first; `games` are those that have one."""

    game: str
    games: list[str]
    opens_next: int
    steps: list[PuzzleStep]


class PuzzleAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """My answer, in notation; without one I give up."""

    answer: Annotated[str, Meta(max_length=200)] | None


class PuzzleSolution(Struct, frozen=True):
    """What is told when a puzzle is settled: the right answers, the best first, and the next best.

    `answered` people have settled it, `solved` of them solved it; null where they are too few to say so.
    """

    answers: list[str]
    best: Worth
    next_best: Worth
    answered: int | None
    solved: int | None


class PuzzleVerdict(Struct, frozen=True):
    """How a puzzle stands after my answer, what that is worth, and, when settled, the solution."""

    result: PuzzleResult
    is_right: bool
    own: Worth | None
    solution: PuzzleSolution | None
    streak: int


class PuzzleAnswered(Struct, frozen=True):
    """A puzzle that I have answered, for the copy of my data."""

    puzzle: str
    result: PuzzleResult
    day: int | None
    time: float
