"""The shelf: the puzzles of each title, those on its ladder, and the one that each day has."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from patolli.engine.errors import PatolliError
from patolli.games import game_keys, game_of, package_of
from patolli.puzzles.puzzle import Puzzle, unpacked

# The file in the folder of a title: a puzzle in every line, packed.
FILE: Final = "puzzles.jsonl.xz"
# So many stones has each step of a ladder, the lowest first, if there are so many puzzles; the others are for the days.
STONES: Final = (16, 14, 12, 10, 8)
# So many stones of a step are laid before the next one opens; of fewer, all.
OPENS_NEXT: Final = 10
# The first day that had a puzzle, as days since 1970: 18 November 2026.
FIRST_DAY: Final = 20_775


class NoSuchPuzzle(PatolliError, details=("puzzle",)):
    """Nobody has a puzzle of this name."""


@dataclass(frozen=True)
class DayPuzzle:
    """The puzzle of a day, counted from 1970, and how many days had one before, and one."""

    day: int
    number: int
    puzzle: Puzzle


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, under the rules of today, the easiest first."""
    file = files(package_of(game)) / FILE
    if not file.is_file():
        return ()
    rules = game_of(game).version
    puzzles = unpacked(game, FILE, file.read_bytes())
    return tuple(puzzle for puzzle in puzzles if puzzle.rules == rules)


@cache
def games_with_puzzles() -> tuple[str, ...]:
    """The keys of the games that have any."""
    return tuple(key for key in game_keys() if puzzles_of(key))


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for game in games_with_puzzles() for puzzle in puzzles_of(game)}


def puzzle_of(name: str) -> Puzzle:
    """The puzzle of this name."""
    puzzle = _by_id().get(name)
    if puzzle is None:
        raise NoSuchPuzzle(name)
    return puzzle


@cache
def ladder_of(game: str) -> tuple[tuple[Puzzle, ...], ...]:
    """The stones of each step, the lowest step first."""
    puzzles = puzzles_of(game)
    return tuple(
        tuple([puzzle for puzzle in puzzles if puzzle.step == step][: STONES[step - 1]])
        for step in range(1, len(STONES) + 1)
    )


@cache
def of_days(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that are not on the ladder, in the order in which days have them."""
    on_ladder = {stone.id for step in ladder_of(game) for stone in step}
    # Their names say nothing about them, so this order is as good as any.
    rest = sorted((each for each in puzzles_of(game) if each.id not in on_ladder), key=lambda each: each.id)
    return tuple(rest) or puzzles_of(game)


def puzzle_of_day(day: int) -> DayPuzzle | None:
    """The same for everybody: games take turns, and none of its puzzles comes again before all have come."""
    games = games_with_puzzles()
    if not games:
        return None
    pool = of_days(games[day % len(games)])
    return DayPuzzle(day, day - FIRST_DAY + 1, pool[day // len(games) % len(pool)])
