"""Judging: what the processes that think are asked about how good answers are."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from patolli.engine.errors import PatolliError

# No question is thought about longer, however slow the machine.
LONGEST_SECONDS: Final = 4.0


class NobodyJudges(PatolliError):
    """No process that thinks could answer; it can be asked again."""


class Judging(Struct, frozen=True, tag="judge"):
    """A question to think about: a position without anything that its seat cannot know.

    `asked` is the answer that somebody wants to know about, in notation; without one it is about the best. `bot` is
    for whose sake it is thought, for the log.
    """

    table: str
    game: str
    bot: str
    seat: int
    position: dict[str, object]
    tries: int
    asked: str = ""
    seconds: float = LONGEST_SECONDS


class Verdict(Struct, frozen=True):
    """An answer, in notation, with the points by which it is expected to win, and how likely."""

    answer: str
    points: int
    chance: float


class Verdicts(Struct, frozen=True):
    """What was found: the best answer, the one asked about (or the best), and why the former brings more.

    `others` are the next best that were tried enough to be told of. `parts` are whole points by source, the weightiest first and what is left at the end; they add up to `gain`. Where no answer was asked about
    the best one is held against the others on average.
    """

    best: Verdict
    asked: Verdict
    others: list[Verdict]
    gain: int
    parts: list[tuple[str, int]]
