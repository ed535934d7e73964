"""Sifting: puzzles looked at again, by ten times the search; what it disagrees with is thrown out.

Both judgements of a title are asked, the learned one and the one by hand: what only one of them sees may be its error.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from pathlib import Path

from patolli import disk
from patolli.bots.search.advice import judge
from patolli.bots.search.evaluation import Evaluation
from patolli.bots.search.thinking import Spending
from patolli.bots.titles import by_hand, evaluation_of
from patolli.puzzles.keeping import CannotKeepPuzzles
from patolli.puzzles.mining import DEEPER
from patolli.puzzles.puzzle import Puzzle, packed, unpacked

# The luck of the second look; mining has other seeds.
SECOND_LOOK = 987


def is_agreed(puzzle: Puzzle, tries: int, evaluation: Evaluation) -> bool:
    """Whether a search of ten times so many tries gives a right answer, by this judgement."""
    seen = puzzle.match().observe(puzzle.seat)
    found = judge(seen, evaluation, Spending(tries * DEEPER, -1.0), seed=SECOND_LOOK)
    return puzzle.is_solved_by(puzzle.title.actions.notation(found[0].action))


def judgements(game: str) -> tuple[Evaluation, ...]:
    """The judgements of a title; where nothing was learned there is one."""
    learned, made = evaluation_of(game), by_hand(game)
    return (made,) if learned.net is None else (learned, made)


def sift(
    game: str, files: Iterable[Path], tries: int, output: Path
) -> Generator[tuple[int, int], None, None]:
    """Look again at the puzzles of some files, and keep those nobody doubts; how many were seen, and kept."""
    try:
        puzzles = [each for file in files for each in unpacked(game, str(file), file.read_bytes())]
        kept: list[Puzzle] = []
        for count, puzzle in enumerate(puzzles, 1):
            if all(is_agreed(puzzle, tries, each) for each in judgements(game)):
                kept.append(puzzle)
            yield count, len(kept)
        output.write_bytes(packed(kept))
    except OSError as error:
        raise CannotKeepPuzzles(str(error.filename), disk.why(error)) from error
