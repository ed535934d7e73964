"""The sequential test is wrong as seldom as it promises."""

from __future__ import annotations

import math

import pytest

from patolli.arena.sequential import NOT_STRONGER, OPEN, STRONGER, SequentialTest, fair_test, interval
from patolli.engine.chance import QuickChance


def verdicts(share_of_wins: float, runs: int) -> tuple[dict[str, int], float]:
    """How often each verdict falls, and after how many matches on average."""
    chance = QuickChance(int(share_of_wins * 1000))
    counts = {STRONGER: 0, NOT_STRONGER: 0}
    matches = 0
    for _ in range(runs):
        test = SequentialTest()
        while test.verdict() == OPEN:
            test.see(1.0 if chance.below(1000) < share_of_wins * 1000 else 0.0)
        counts[test.verdict()] += 1
        matches += test.matches
    return counts, matches / runs


def test_errors_are_at_most_five_in_a_hundred() -> None:
    equal, length = verdicts(0.5, 2000)
    assert equal[STRONGER] / 2000 <= 0.06
    assert 20 < length < 120
    better, _ = verdicts(0.65, 2000)
    assert better[NOT_STRONGER] / 2000 <= 0.06


def test_a_clear_winner_is_found_quickly() -> None:
    counts, length = verdicts(0.95, 200)
    assert counts[STRONGER] == 200
    assert length < 20


def test_shared_wins_count_by_half() -> None:
    shared, split = SequentialTest(), SequentialTest()
    shared.see(0.5)
    shared.see(0.5)
    split.see(1.0)
    split.see(0.0)
    assert shared.evidence == pytest.approx(split.evidence)


def test_the_bound_is_walds() -> None:
    assert SequentialTest().bound == pytest.approx(math.log(19))


def test_more_seats_have_a_smaller_fair_share() -> None:
    assert fair_test(4).fair == 0.25
    assert fair_test(4).better == pytest.approx(0.4)
    assert fair_test(1).fair == 0.5


def test_intervals_hold_the_truth_and_shrink() -> None:
    low, high = interval(50, 100)
    assert low < 0.5 < high
    assert (low, high) == pytest.approx((0.404, 0.596), abs=0.001)
    assert interval(0, 0) == (0.0, 1.0)
    assert interval(20, 20)[1] == 1.0
    assert interval(500, 1000)[0] > low
