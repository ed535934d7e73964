"""Our own generators: fixed for ever, fair, and sealed."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from patolli.engine.chance import SEED_LIMIT, Chance, QuickChance, SealedChance, commitment

FIXED = (510, 542316306, 1908685181, "35b202058990084a")


@pytest.mark.parametrize("kind", [SealedChance, QuickChance])
def test_the_same_seed_draws_the_same(kind: type[SealedChance] | type[QuickChance]) -> None:
    one, same, other = kind(7), kind(7), kind(8)
    drawn = [one.word() for _ in range(50)]
    assert drawn == [same.word() for _ in range(50)]
    assert drawn != [other.word() for _ in range(50)]


def test_version_1_never_changes() -> None:
    # A record must replay for ever: these figures may only change with chance.VERSION.
    assert SealedChance(0).below(1000) == FIXED[0]
    sealed, quick = SealedChance(2**200 + 5), QuickChance(5)
    assert [sealed.word() for _ in range(10)][-1] == FIXED[1]
    assert [quick.word() for _ in range(10)][-1] == FIXED[2]
    assert commitment(12345)[:16] == FIXED[3]


@pytest.mark.parametrize("chance", [SealedChance(1), QuickChance(1)])
def test_draws_are_fair(chance: Chance) -> None:
    counts = Counter(chance.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())
    orders = Counter(chance.shuffled([1, 2, 3]) for _ in range(6000))
    assert set(orders) == set(permutations([1, 2, 3]))
    assert all(850 < count < 1150 for count in orders.values())


def test_shuffled_leaves_its_list_alone() -> None:
    items = list(range(20))
    assert sorted(QuickChance(3).shuffled(items)) == items == list(range(20))


def test_bounds() -> None:
    assert [QuickChance(1).below(bound) for bound in (0, 1)] == [0, 0]
    assert SealedChance(SEED_LIMIT - 1).word() < 2**32
