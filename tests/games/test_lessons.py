"""Lessons can be walked whatever the others do, and all that is said in them is true where it is said."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from patolli.engine.game import Game
from patolli.engine.match import Match
from patolli.games import all_games
from patolli.title.teaching import PUPIL, Lesson, Moment, Sentence, Task

LESSONS = [
    pytest.param(game, lesson, id=f"{game.key}-{lesson.name}")
    for game in all_games()
    for lesson in game.teaching.lessons
]


def moment_of(match: Match, seat: int) -> Moment:
    """What a seat sees, and what it is asked, if anything."""
    asked = [question for question in match.pending() if question.seat == seat]
    described = match.game.steps.describe(asked[0]) if asked else {"step": ""}
    kinds = frozenset(choice.kind for choice in match.choices(seat)) if asked else frozenset[str]()
    args = {name: value for name, value in described.items() if name != "step"}
    return Moment(seat, match.view(seat), str(described["step"]), args, kinds)


def begun(game: Game, lesson: Lesson) -> Match:
    return Match(game, None, lesson.start() | {"confirm_turns": True})


def scenes(game: Game, lesson: Lesson, chance: Random) -> Iterator[tuple[Task, Match]]:
    """Each task and the match in which it stands; others play at random."""
    match = begun(game, lesson)
    for task in lesson.tasks:
        while not match.is_over and PUPIL not in [question.seat for question in match.pending()]:
            match.play(chance.choice(list(match.choices())))
        yield task, match
        if not task.is_reading:
            fitting = [choice for choice in match.choices(PUPIL) if task.is_done_by(choice.notation)]
            match.play(chance.choice(fitting), PUPIL)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_can_be_done_whatever_others_play(game: Game, lesson: Lesson) -> None:
    sentences = {sentence.name: sentence for sentence in game.teaching.sentences}
    for seed in range(12):
        for task, match in scenes(game, lesson, Random(seed)):
            says: Sentence = sentences[task.says]
            assert says.holds(moment_of(match, PUPIL)), f"{task.name} says {task.says}"
            if not task.is_reading:
                assert any(task.is_done_by(choice.notation) for choice in match.choices(PUPIL)), task.name


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_has_something_to_do_that_can_be_missed(game: Game, lesson: Lesson) -> None:
    missable = [
        task.name
        for task, match in scenes(game, lesson, Random(1))
        if not task.is_reading
        and any(not task.is_done_by(choice.notation) for choice in match.choices(PUPIL))
    ]
    assert missable
    assert len({task.name for task in lesson.tasks}) == len(lesson.tasks)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_pattern_that_nothing_fits_is_no_part_of_a_lesson(game: Game, lesson: Lesson) -> None:
    for task, match in scenes(game, lesson, Random(2)):
        for pattern in task.answers:
            one = Task(task.name, task.says, (pattern,))
            assert any(one.is_done_by(choice.notation) for choice in match.choices(PUPIL)), pattern


def brought(game: str, name: str) -> dict[str, Any]:
    """What the pupil owns after a lesson, as its own sheet says."""
    rules = next(each for each in all_games() if each.key == game)
    lesson = rules.teaching.lesson(name)
    assert lesson is not None
    match = begun(rules, lesson)
    for _, reached in scenes(rules, lesson, Random(3)):
        match = reached
    view = match.view(PUPIL)
    owners = view["villages"] if "villages" in view else view["players"]
    assert isinstance(owners, list)
    own = owners[PUPIL]
    assert isinstance(own, dict)
    return own


def test_what_the_texts_of_cacaos_lessons_promise_happens() -> None:
    assert brought("cacao", "harvest")["cacao"] == 3
    assert brought("cacao", "gap")["water"] == -4
    assert brought("cacao", "sell")["gold"] == 9
    assert brought("cacao", "water")["water"] == -1
    assert brought("cacao", "sun")["sun"] == 2


def test_what_the_texts_of_teotihuacans_lessons_promise_happens() -> None:
    assert brought("teotihuacan", "build")["points"] == 7
    assert brought("teotihuacan", "technology")["technologies"] == ["t5"]
    assert len(brought("teotihuacan", "ascend")["workers"]) == 4
    assert brought("teotihuacan", "eclipse")["points"] == 42
