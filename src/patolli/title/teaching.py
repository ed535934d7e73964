"""Teaching: what a coach may say and when it is true, and lessons that are made of such sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Final

# Where a lesson's own person sits; whoever else plays there is a bot.
PUPIL: Final = 0


@dataclass(frozen=True)
class Moment:
    """A question as its seat sees it, with the kinds of answers that there are."""

    seat: int
    view: Mapping[str, object]
    decision: str
    args: Mapping[str, object]
    kinds: frozenset[str]


@dataclass(frozen=True)
class Sentence:
    """Something true of every moment in which it holds; what is no advice belongs to a lesson's scene."""

    name: str
    holds: Callable[[Moment], bool]
    advice: bool = True


@dataclass(frozen=True)
class Task:
    """What to do in a lesson, or (without answers) to read, and the sentence that is said meanwhile.

    In `answers`, which are notations, * stands for anything; `lit` names the parts of the table that matter.
    """

    name: str
    says: str
    answers: tuple[str, ...] = ()
    lit: tuple[str, ...] = ()
    points_at: str = ""

    @property
    def is_reading(self) -> bool:
        """Whether nothing is to be answered."""
        return not self.answers

    @property
    def ends_turn(self) -> bool:
        """Whether it is about the end of a turn, which every game calls the same."""
        return self.answers == ("end_turn",)

    def is_done_by(self, notation: str) -> bool:
        """Whether this answer is one of those that are meant."""
        return any(fnmatchcase(notation, pattern) for pattern in self.answers)


@dataclass(frozen=True)
class Lesson:
    """A position of the real game, made when somebody begins, and what to do in it."""

    name: str
    minutes: int
    start: Callable[[], dict[str, object]]
    tasks: tuple[Task, ...]
    # The part of the table, as its drawing calls it, that stands for the lesson in a list; without one it is all of it.
    shows: str = ""


@dataclass(frozen=True)
class Teaching:
    """What a title teaches: its lessons in their order, and its sentences, the most urgent first."""

    lessons: tuple[Lesson, ...] = ()
    sentences: tuple[Sentence, ...] = ()

    def lesson(self, name: str) -> Lesson | None:
        """The lesson of this name, if there is one."""
        return next((lesson for lesson in self.lessons if lesson.name == name), None)

    def advice(self, moment: Moment) -> list[str]:
        """The sentences that are true now, the most urgent first."""
        return [each.name for each in self.sentences if each.advice and each.holds(moment)]
