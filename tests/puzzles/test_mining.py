"""Mining: what is found depends on the seed and on what the seat knows, and on nothing else."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest

from patolli.arena.cluster import LOCAL, ClusterRunner
from patolli.arena.entrant import Entrant
from patolli.arena.runner import LocalRunner, Runner
from patolli.arena.ticket import Outcome, Ticket
from patolli.bots.search.advice import Judged
from patolli.bots.titles import by_hand
from patolli.engine.chance import QuickChance
from patolli.engine.errors import PatolliError
from patolli.engine.observation import Observation
from patolli.engine.state import State
from patolli.games import game_of
from patolli.puzzles import mining, rating
from patolli.puzzles.keeping import UNFINISHED, CannotKeepPuzzles, OtherPuzzles, digs, mine
from patolli.puzzles.mining import Dig, dig, in_doubt, solved_by, with_twins
from patolli.puzzles.puzzle import BadPuzzle, packed, read_puzzle, unpacked
from patolli.puzzles.shelf import puzzles_of

GREEDY = Entrant("greedy")
TRIES = 24


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    # Rating asks the strongest bots, which is not what is tested here.
    monkeypatch.setattr(mining, "step_of", lambda *given: 1)


class Here(Runner):
    """Plays tickets in this process."""

    def outcomes(self, tickets: list[Ticket]) -> Generator[Outcome, None, None]:
        for ticket in tickets:
            yield ticket.played()


def few(seed: int = 7, matches: int = 2) -> list[Dig]:
    return digs("cacao", {}, [GREEDY, GREEDY], matches, seed, TRIES)


def question_of(game: str) -> tuple[State, int]:
    """A question whose seat does not know everything."""
    rules = game_of(game)
    for puzzle in puzzles_of(game):
        state = puzzle.match().state
        dealt = [rules.position(state.reimagined(puzzle.seat, QuickChance(luck))) for luck in (3, 4)]
        if dealt[0] != dealt[1]:
            return state, puzzle.seat
    raise AssertionError("nothing is hidden in any of them")


@pytest.mark.parametrize("game", ["cacao", "teotihuacan"])
def test_what_the_seat_cannot_know_changes_nothing(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # A puzzle that a small search finds, too.
    monkeypatch.setattr(mining, "DEEPER", 1)
    for name, value in {"MARGIN": 0.0, "CHANCE_MARGIN": -1.0, "SPREAD_SHARE": -9.0, "NOISE": 1e-9}.items():
        monkeypatch.setattr(mining, name, value)
    monkeypatch.setattr(mining, "is_seen_by_hand", lambda *given: True)
    state, seat = question_of(game)
    rules = game_of(game)
    found = []
    for luck in (3, 4):
        other = state.reimagined(seat, QuickChance(luck))
        found.append(dig(Observation(rules, other, seat), 60, 5))
    one, two = found
    assert one is not None
    assert two is not None
    assert one.line() == two.line()


def test_the_same_seed_writes_the_same_bytes_stopped_or_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # With gaps this small, and so many answers in doubt, there is something to find in a few questions.
    for name, value in {"MARGIN": 0.02, "CHANCE_MARGIN": 0.0, "SPREAD_SHARE": 0.0, "NOISE": 0.001}.items():
        monkeypatch.setattr(mining, name, value)
    monkeypatch.setattr(mining, "MOST_DOUBTFUL", 1000)
    monkeypatch.setattr(mining, "LEAST_ANSWERS", 40)
    whole, stopped = tmp_path / "whole.xz", tmp_path / "stopped.xz"
    assert [count for count, _ in mine(whole, few(), Here)] == [1, 2]
    series = mine(stopped, few(), Here)
    assert next(series)[0] == 1
    series.close()
    # A line that was cut short by a power failure is looked for again.
    unfinished = stopped.with_name(stopped.name + UNFINISHED)
    with unfinished.open("a") as file:
        file.write('["half')
    assert [count for count, _ in mine(stopped, few(), Here)] == [2]
    assert unpacked("cacao", "whole.xz", whole.read_bytes())
    assert whole.read_bytes() == stopped.read_bytes()
    assert not unfinished.exists()


def test_another_series_is_not_mixed_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "LEAST_ANSWERS", 1000)
    path = tmp_path / "puzzles.xz"
    series = mine(path, few(), Here)
    next(series)
    series.close()
    with pytest.raises(OtherPuzzles):
        list(mine(path, few(seed=8), Here))
    with pytest.raises(CannotKeepPuzzles):
        list(mine(tmp_path, few(), Here))


def judged(action: int, value: float, tries: int = 400) -> Judged:
    """An answer of this value, with points and a chance that go along."""
    return Judged(action, tries, value, 40 * value, value, {}, 0.0)


def test_a_puzzle_needs_a_gap_below_what_is_right() -> None:
    state, seat = question_of("cacao")
    seen = Observation(game_of("cacao"), state, seat)
    evaluation = by_hand("cacao")
    legal = seen.legal[:4]

    def of(*values: float) -> tuple[int, ...]:
        return solved_by([judged(legal[at], value) for at, value in enumerate(values)], seen, evaluation)

    assert of(0.9, 0.5, 0.4)[0] == legal[0]
    # Nobody is wrong by a hair: what is within the noise is right, what lies between makes it no puzzle.
    assert of(0.9, 0.89, 0.4)[:2] == (legal[0], legal[1])
    assert of(0.9, 0.86, 0.4) == ()
    assert of(0.9, 0.9, 0.9, 0.9) == ()
    assert of() == ()


def test_few_tries_leave_more_in_doubt() -> None:
    assert in_doubt([judged(0, 0.7), judged(1, 0.5), judged(2, 0.5, tries=4)]) == (0, 2)


def test_whatever_leads_to_the_same_position_is_right_as_well() -> None:
    for game in ("cacao", "teotihuacan"):
        state, seat = question_of(game)
        seen = Observation(game_of(game), state, seat)
        right = seen.legal[:1]
        for twin in with_twins(seen, right)[1:]:
            one, two = seen.imagine(QuickChance(1)), seen.imagine(QuickChance(1))
            one.apply_for(seat, right[0])
            two.apply_for(seat, twin)
            assert seen.game.position(one) == seen.game.position(two)


def test_a_level_finds_what_it_mostly_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {"learner", "expert", "master"}
    monkeypatch.setattr(rating, "finds", lambda level, *given: level in found)
    state, seat = question_of("cacao")
    seen = Observation(game_of("cacao"), state, seat)
    # The regular level misses it, so it is one for experts, whoever stumbles over it below.
    assert rating.step_of(seen, (1,), 0) == 4
    found.remove("master")
    assert rating.step_of(seen, (1,), 0) is None


def test_what_is_no_puzzle_is_named() -> None:
    for line in ("", "{}", '{"rules": 1}', "[1]"):
        with pytest.raises(BadPuzzle):
            read_puzzle("cacao", line)
    with pytest.raises(PatolliError):
        unpacked("cacao", "mine.xz", b"no archive")
    one = puzzles_of("cacao")[0]
    assert unpacked("cacao", "mine.xz", packed([one, one])) == [one]


@pytest.mark.slow
def test_processes_and_clusters_find_the_same(tmp_path: Path) -> None:
    one, two = tmp_path / "one.xz", tmp_path / "two.xz"
    list(mine(one, few(), lambda: LocalRunner(2)))
    list(mine(two, few(), lambda: ClusterRunner(LOCAL, 2)))
    assert one.read_bytes() == two.read_bytes()
