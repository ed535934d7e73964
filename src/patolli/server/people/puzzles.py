"""Puzzles as people meet them: answers are judged here, and nobody is told a solution before that."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from patolli.drawing import svg
from patolli.engine.errors import Reason, UnknownGame
from patolli.puzzles.puzzle import Puzzle
from patolli.puzzles.puzzle import Worth as Sum
from patolli.puzzles.shelf import (
    OPENS_NEXT,
    DayPuzzle,
    games_with_puzzles,
    ladder_of,
    puzzle_of,
    puzzle_of_day,
)
from patolli.server import wire
from patolli.server.context import Context
from patolli.server.errors import BadMessage
from patolli.storage.rows import PersonRow, PuzzleAnswerRow

SECONDS_IN_A_DAY: Final = 86_400
# Of fewer people nobody is told how many solved a puzzle: it would say who did.
LEAST_PEOPLE: Final = 5
SOLVED: Final = ("first", "later")
# Everybody looks at the same one today.
PICTURES_KEPT: Final = 8
# The days that a calendar shows.
DAYS_SHOWN: Final = 100

Known = dict[str, PuzzleAnswerRow]


def today_of(context: Context) -> int:
    """The day that it is, everywhere the same: in Greenwich, counted from 1970."""
    return int(context.now()) // SECONDS_IN_A_DAY


async def known_to(context: Context, person: PersonRow | None) -> Known:
    """What somebody has answered, by puzzle."""
    if person is None:
        return {}
    return {row.puzzle: row for row in await context.store.puzzle_answers_of(person.id)}


async def today(context: Context, visitor: PersonRow | None) -> wire.PuzzleOfDay:
    """The puzzle of today, and how somebody did on the days before."""
    day = today_of(context)
    found = puzzle_of_day(day)
    known = await known_to(context, visitor)
    days = sorted(
        [
            wire.PuzzleDay(row.day, row.result)
            for row in known.values()
            if row.day is not None and row.day > day - DAYS_SHOWN
        ],
        key=lambda each: each.day,
    )
    card = None if found is None else card_of(found.puzzle, known, found)
    return wire.PuzzleOfDay(card, day, streak_of(known, day), days)


async def look(context: Context, visitor: PersonRow | None, name: str) -> wire.PuzzleCard:
    """A puzzle by its name."""
    puzzle = puzzle_of(name)
    return card_of(puzzle, await known_to(context, visitor), day_of(context, puzzle))


async def ladder(context: Context, visitor: PersonRow | None, game: str) -> wire.PuzzleLadder:
    """The ladder of a game; its lowest step is open to everybody."""
    if game not in games_with_puzzles():
        raise UnknownGame(game, games_with_puzzles())
    known = await known_to(context, visitor)
    steps: list[wire.PuzzleStep] = []
    is_open = True
    for place, stones in enumerate(ladder_of(game)):
        told = [wire.PuzzleStone(stone.id, result_of(known, stone)) for stone in stones]
        steps.append(wire.PuzzleStep(place + 1, is_open, told))
        laid = sum(stone.result in SOLVED for stone in told)
        is_open = is_open and laid >= min(OPENS_NEXT, len(told))
    return wire.PuzzleLadder(game, list(games_with_puzzles()), OPENS_NEXT, steps)


async def answer(context: Context, person: PersonRow, name: str, given: str | None) -> wire.PuzzleVerdict:
    """Judge an answer; a second one after a wrong one is the last, and what is settled stays as it is."""
    puzzle = puzzle_of(name)
    if given is not None:
        check_legal(puzzle, given)
    is_right = given is not None and puzzle.is_solved_by(given)
    of_day = day_of(context, puzzle)
    row = await context.store.answer_puzzle(
        person.id, name, is_right, given is None, None if of_day is None else of_day.day, context.now()
    )
    known = await known_to(context, person)
    own = None if given is None else puzzle.worths.get(given)
    is_settled = row.result != "open"
    return wire.PuzzleVerdict(
        row.result,
        is_right,
        None if own is None else told(own),
        await solution_of(context, puzzle) if is_settled else None,
        streak_of(known, today_of(context)),
    )


async def solution(context: Context, person: PersonRow, name: str) -> wire.PuzzleVerdict:
    """The solution for whoever has settled a puzzle; for others, how it stands."""
    puzzle = puzzle_of(name)
    known = await known_to(context, person)
    result = result_of(known, puzzle)
    shown = await solution_of(context, puzzle) if result not in ("", "open") else None
    return wire.PuzzleVerdict(result, result in SOLVED, None, shown, streak_of(known, today_of(context)))


@lru_cache(maxsize=PICTURES_KEPT)
def picture_of(name: str, theme: str) -> str:
    """The position of a puzzle, drawn."""
    puzzle = puzzle_of(name)
    return svg(puzzle.title, puzzle.match().view(puzzle.seat), theme=theme)


def check_legal(puzzle: Puzzle, given: str) -> None:
    """Refuse what is no answer to the question."""
    match = puzzle.match()
    action = puzzle.title.actions.parse(given)
    if action not in match.legal(puzzle.seat):
        raise BadMessage(
            Reason("one_of", names=tuple(choice.notation for choice in match.choices(puzzle.seat)))
        )


async def solution_of(context: Context, puzzle: Puzzle) -> wire.PuzzleSolution:
    """All that may be told when a puzzle is settled."""
    tally = await context.store.puzzle_tally(puzzle.id)
    enough = tally.answered >= LEAST_PEOPLE
    return wire.PuzzleSolution(
        list(puzzle.solutions),
        told(puzzle.worths[puzzle.best]),
        told(puzzle.worths[puzzle.next_best]),
        tally.answered if enough else None,
        tally.solved if enough else None,
    )


def told(worth: Sum) -> wire.Worth:
    """What an answer is worth, for the wire."""
    return wire.Worth(worth.points, worth.chance)


def card_of(puzzle: Puzzle, known: Known, of_day: DayPuzzle | None = None) -> wire.PuzzleCard:
    """A puzzle as it is offered to somebody."""
    match = puzzle.match()
    question = puzzle.title.steps.describe(match.pending()[0])
    return wire.PuzzleCard(
        id=puzzle.id,
        game=puzzle.game,
        step=puzzle.step,
        seats=match.state.seats,
        seat=puzzle.seat,
        decision=str(question["step"]),
        answers=len(match.legal(puzzle.seat)),
        result=result_of(known, puzzle),
        day=0 if of_day is None else of_day.day,
        number=0 if of_day is None else of_day.number,
    )


def day_of(context: Context, puzzle: Puzzle) -> DayPuzzle | None:
    """Today, if this is the puzzle of today."""
    found = puzzle_of_day(today_of(context))
    return found if found is not None and found.puzzle.id == puzzle.id else None


def result_of(known: Known, puzzle: Puzzle) -> wire.PuzzleResult:
    """How a puzzle stands for somebody."""
    row = known.get(puzzle.id)
    return "" if row is None else row.result


def streak_of(known: Known, day: int) -> int:
    """How many days in a row the puzzle of the day was solved; today's may still be to come."""
    solved = {row.day for row in known.values() if row.result in SOLVED}
    last = day if day in solved else day - 1
    length = 0
    while last - length in solved:
        length += 1
    return length
