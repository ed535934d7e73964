"""Hints and reviews think about what the seat may know: whatever is hidden may lie as it will, and a leak would be noticed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import patolli
from patolli.engine.chance import QuickChance
from patolli.engine.match import Match
from patolli.games import game_keys
from patolli.server import wire
from patolli.server.judging import Judging, Verdicts
from patolli.server.process import ServerProcess
from patolli.server.tables import hints, reviews
from patolli.server.tables.hints import judging_of
from patolli.server.tables.table import Table
from patolli.storage.rows import PersonRow
from tests.server.processes import with_bot
from tests.server.test_reviews import after_a_match, quickly, until

# So often all that a seat cannot know is dealt in another way.
DEALS = 3
Ask = Callable[..., Judging]


def permuted(match: Match, seat: int, deal: int) -> Match:
    """The same match to whoever sits there, with all that is hidden from them dealt in another way."""
    other = match.copy()
    other.resume(match.state.reimagined(seat, QuickChance(100 + deal)))
    return other


def tells(ask: Ask, match: Match, seat: int, asked: str) -> bool:
    """Whether what is asked about a position changes with what its seat cannot know."""
    told = ask(match, "a", seat, 12, "review", asked)
    return any(
        ask(permuted(match, seat, deal), "a", seat, 12, "review", asked) != told for deal in range(DEALS)
    )


def leaking(match: Match, table: str, seat: int, tries: int, bot: str, asked: str = "") -> Judging:
    """The fault that is planted: a question with the position as it is."""
    return Judging(table, match.game.key, bot, seat, match.game.position(match.state), tries, asked)


def questions(game: str, seats: int, ask: Ask) -> tuple[int, int]:
    """How many questions of a match had a choice, and of how many something hidden could be told."""
    match = patolli.start(game, seats=seats, seed=seats)
    chance = Random(seats)
    choices = told = 0
    while not match.is_over:
        seat = match.seat_to_act
        answer = chance.choice(match.choices(seat))
        if reviews.is_choice(match, seat):
            choices += 1
            told += tells(ask, match, seat, answer.notation)
        match.play(answer.notation, seat)
    return choices, told


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", game_keys())
def test_no_question_of_a_match_changes_with_what_is_hidden(game: str, seats: int) -> None:
    choices, told = questions(game, seats, judging_of)
    assert choices > 20
    assert told == 0


@pytest.mark.parametrize("game", game_keys())
def test_a_question_that_holds_the_true_position_is_noticed(game: str) -> None:
    choices, told = questions(game, 2, leaking)
    assert told > choices / 2


def asked_for_hint(folder: Path) -> bool:
    """Whether what a hint at a table has a process think about tells anything that is hidden from who asks."""
    found: list[bool] = []

    async def body(process: ServerProcess, table: Table, person: PersonRow) -> None:
        thought: list[Judging] = []

        async def judge(judging: Judging, owner: str) -> Verdicts:
            thought.append(judging)
            return await quickly(judging, owner)

        process.context.judge = judge
        assert table.log is not None
        match = table.log.match
        for deal in range(DEALS):
            match.resume(permuted(match, 0, deal).state)
            await hints.hint(table, person.id, 0, wire.WantHint(table.id, table.version))
        found.append(any(judging != thought[0] for judging in thought))

    with_bot(folder, body)
    return found[0]


def asked_for_review(folder: Path) -> int:
    """How many of the questions that a review of a whole match thinks about tell something hidden."""
    leaks = 0

    async def body(process: ServerProcess, table: Table, person: PersonRow) -> None:
        nonlocal leaks
        thought: list[Judging] = []

        async def judge(judging: Judging, owner: str) -> Verdicts:
            thought.append(judging)
            return await quickly(judging, owner)

        process.context.judge_at_leisure = judge
        await reviews.begin(table, person.id)
        review = await until(table, person, "done")
        assert table.log is not None
        assert len(thought) == review.total
        fresh = table.log.match_of([])
        for judging, (_, move) in zip(thought, reviews.decisions(table.log.match, fresh, [0]), strict=True):
            for deal in range(DEALS):
                other = permuted(fresh, move.seat, deal)
                again = judging_of(other, table.id, 0, judging.tries, judging.bot, judging.asked)
                leaks += again != judging

    after_a_match(folder, body)
    return leaks


def test_hints_and_reviews_ask_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folders = [tmp_path / str(number) for number in range(4)]
    for folder in folders:
        folder.mkdir()
    assert not asked_for_hint(folders[0])
    assert asked_for_review(folders[1]) == 0
    # Each notices what is planted in its own way of asking.
    monkeypatch.setattr(hints, "judging_of", leaking)
    monkeypatch.setattr(reviews, "judging_of", leaking)
    assert asked_for_hint(folders[2])
    assert asked_for_review(folders[3]) > 0
