"""Puzzle: a position as one seat knows it, the answers that solve it, and what all of them are worth."""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Final

from patolli.engine.errors import PatolliError, Reason
from patolli.engine.game import Game
from patolli.engine.match import Match
from patolli.games import game_of

ID_LENGTH: Final = 12


class BadPuzzle(PatolliError, details=("puzzle", "why")):
    """A puzzle that cannot be read, or is none under the rules of today."""


@dataclass(frozen=True)
class Worth:
    """What an answer is worth to the seat that gives it: the margin it can expect, and its chance to win."""

    points: float
    chance: float


@dataclass(frozen=True)
class Puzzle:
    """A question with several answers, few of which are right."""

    game: str
    rules: int
    seat: int
    # The first level that finds it, from 1.
    step: int
    # In notation, the best first: whoever gives any of them has solved it.
    solutions: tuple[str, ...]
    # Every answer that was compared, by its notation.
    worths: Mapping[str, Worth]
    position: dict[str, object]

    @cached_property
    def id(self) -> str:
        """A name that follows from the position."""
        text = json.dumps([self.game, self.position], sort_keys=True, separators=(",", ":"))
        return sha256(text.encode()).hexdigest()[:ID_LENGTH]

    @property
    def title(self) -> Game:
        """The game it is a puzzle of."""
        return game_of(self.game)

    @property
    def best(self) -> str:
        """The best answer."""
        return self.solutions[0]

    @property
    def next_best(self) -> str:
        """The best of the answers that do not solve it."""
        return next(answer for answer in self.worths if answer not in self.solutions)

    def is_solved_by(self, answer: str) -> bool:
        """Whether an answer, in notation, is as good as the best."""
        return answer in self.solutions

    def match(self) -> Match:
        """A match that begins with its question."""
        return Match(self.title, None, self.position)

    def document(self) -> dict[str, object]:
        """All of it as plain values."""
        return {
            "rules": self.rules,
            "seat": self.seat,
            "step": self.step,
            "solutions": list(self.solutions),
            "worths": {answer: [worth.points, worth.chance] for answer, worth in self.worths.items()},
            "position": self.position,
        }

    def line(self) -> str:
        """All of it as one line, the same on every machine."""
        return json.dumps(self.document(), ensure_ascii=True, separators=(",", ":"))


def read_puzzle(game: str, line: str) -> Puzzle:
    """The puzzle behind a line."""
    try:
        found = json.loads(line)
        return Puzzle(
            game,
            int(found["rules"]),
            int(found["seat"]),
            int(found["step"]),
            tuple(str(answer) for answer in found["solutions"]),
            {
                str(answer): Worth(float(points), float(chance))
                for answer, (points, chance) in found["worths"].items()
            },
            dict(found["position"]),
        )
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadPuzzle(line[:40], Reason("no_puzzle", note=repr(error))) from error


def packed(puzzles: Iterable[Puzzle]) -> bytes:
    """Puzzles as the bytes of a file: each once, the easiest first, a line each."""
    each_once = {puzzle.id: puzzle for puzzle in puzzles}
    lines = [puzzle.line() for puzzle in sorted(each_once.values(), key=lambda each: (each.step, each.id))]
    return lzma.compress("".join(f"{line}\n" for line in lines).encode())


def unpacked(game: str, name: str, data: bytes) -> list[Puzzle]:
    """The puzzles in the bytes of a file of this name."""
    try:
        lines = lzma.decompress(data).decode().splitlines()
    except (lzma.LZMAError, UnicodeDecodeError) as error:
        raise BadPuzzle(name, Reason("no_puzzle", note=repr(error))) from error
    return [read_puzzle(game, line) for line in lines]
