"""Scoring and winning: Rulings 45 to 49."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import patolli
from patolli.engine.match import Match
from patolli.games.cacao.scoring import temple_gold
from tests.games.cacao.table import Table, match_of, names, seen, table, told, village, worker

NONE = ()


def ended(*villages: Table) -> Match:
    """A match whose last tile has been laid."""
    return match_of(table(*villages))


def owning(gold: int, cacao: int = 0, sun: int = 0, water: int = 0) -> Table:
    return village(gold=gold, cacao=cacao, sun=sun, water=water, hand=NONE)


@pytest.mark.ruling(45)
@pytest.mark.parametrize(
    ("workers", "gold"),
    [
        ([3, 1], [6, 3]),
        ([2, 0], [6, 0]),
        ([2, 2], [3, 3]),
        ([2, 2, 2], [2, 2, 2]),
        ([1, 1, 1, 1], [1, 1, 1, 1]),
        ([3, 1, 1], [6, 1, 1]),
        ([3, 1, 1, 1], [6, 1, 1, 1]),
        ([3, 2, 1], [6, 3, 0]),
        ([2, 2, 1], [3, 3, 0]),
        ([0, 0], [0, 0]),
        ([4, 0], [6, 0]),
        ([5, 3], [6, 3]),
    ],
)
@pytest.mark.example(35)
def test_temple_table(workers: list[int], gold: list[int]) -> None:
    assert temple_gold(workers) == gold
    # The prizes do not depend on the order of the seats.
    assert temple_gold(workers[::-1]) == gold[::-1]


@pytest.mark.ruling(45)
@pytest.mark.example(8)
def test_tie_for_first() -> None:
    yellow, red, purple = 0, 1, 2
    position = table(
        owning(0),
        owning(0),
        owning(0),
        jungle={(0, 0): "temple"},
        workers=(
            worker(yellow, "2-1-0-1", 3, (0, -1)),
            worker(yellow, "1-1-1-1", 0, (1, 0)),
            worker(purple, "1-1-1-1", 0, (0, 1)),
            worker(red, "2-1-0-1", 1, (-1, 0)),
        ),
    )
    match = match_of(position)
    assert match.is_over
    (temple,) = seen(match)["jungle"]
    assert temple == {"x": 0, "y": 0, "tile": "temple", "tally": [2, 2, 1], "pays": [3, 3, 0]}
    assert match.scores() == [3, 3, 0]


@pytest.mark.ruling(45)
def test_each_temple_on_its_own() -> None:
    jungle = {(0, 0): "temple", (4, 0): "temple"}
    workers = (worker(0, "1-1-1-1", 0, (1, 0)), worker(1, "1-1-1-1", 0, (3, 0)))
    # One worker at each of two temples: six gold each, not a tie for the sum.
    assert match_of(table(owning(0), owning(0), jungle=jungle, workers=workers)).scores() == [6, 6]


@pytest.mark.ruling(46)
def test_unused_sun_tokens_pay_one_gold_each() -> None:
    assert ended(owning(4, sun=3), owning(4, sun=1)).scores() == [7, 5]


@pytest.mark.ruling(47)
def test_the_river_counts_with_its_sign() -> None:
    assert ended(owning(4, water=16), owning(4, water=-4)).scores() == [20, 0]


@pytest.mark.ruling(47)
@pytest.mark.example(37)
def test_a_total_below_zero() -> None:
    match = ended(owning(3, water=-10), owning(0))
    assert match.scores() == [-7, 0]
    assert match.ranking() == [2, 1]


@pytest.mark.ruling(48)
def test_leftover_cacao_pays_nothing() -> None:
    assert ended(owning(4, cacao=5), owning(4)).scores() == [4, 4]


@pytest.mark.ruling(49)
@pytest.mark.parametrize(
    ("owned", "places"),
    [
        ([(40, 2), (40, 3)], [2, 1]),
        ([(40, 2), (40, 2), (39, 5)], [1, 1, 3]),
        ([(40, 0), (40, 0), (40, 1)], [2, 2, 1]),
        ([(41, 0), (40, 5)], [1, 2]),
    ],
)
@pytest.mark.example(38)
def test_who_wins(owned: list[tuple[int, int]], places: list[int]) -> None:
    assert ended(*(owning(gold, cacao) for gold, cacao in owned)).ranking() == places


@pytest.mark.ruling(45, 46, 47)
def test_the_score_is_told_line_by_line() -> None:
    position = table(
        village(gold=4, sun=2, water=-4, hand=("1-1-1-1",)),
        village(gold=1, water=16, hand=NONE),
        jungle={(0, 0): "temple"},
        workers=(worker(1, "2-1-0-1", 0, (0, 1)),),
    )
    match = match_of(position)
    events = match.play("place 1-1-1-1 0 0,-1")
    assert told(events, "temple_scored") == [
        {"kind": "temple_scored", "seat": 0, "args": {"cell": [0, 0], "workers": 1, "gold": 3}},
        {"kind": "temple_scored", "seat": 1, "args": {"cell": [0, 0], "workers": 2, "gold": 6}},
    ]
    assert told(events, "sun_scored") == [{"kind": "sun_scored", "seat": 0, "args": {"count": 2, "gold": 2}}]
    assert [event["args"]["value"] for event in told(events, "water_scored")] == [-4, 16]
    assert [event["args"]["total"] for event in told(events, "scored")] == [5, 23] == match.scores()
    assert names(events)[-1] == "match_ended"
    assert seen(match)["villages"][0]["sheet"] == {"gold": 4, "temples": 3, "sun": 2, "water": -4, "total": 5}


@pytest.mark.ruling(45)
def test_each_temple_says_what_it_pays_so_that_the_sheet_adds_up() -> None:
    chance = Random(7)
    match = patolli.start("cacao", seats=4, seed=7)
    paid = 0
    while not match.is_over:
        match.play(chance.choice(match.choices()).notation)
        view: Any = match.view(None)
        temples = [tile for tile in view["jungle"] if tile["tile"] == "temple"]
        for seat, own in enumerate(view["villages"]):
            assert sum(temple["pays"][seat] for temple in temples) == own["sheet"]["temples"]
        assert not [tile for tile in view["jungle"] if tile["tile"] != "temple" and "pays" in tile]
        paid += sum(sum(temple["pays"]) for temple in temples)
    assert paid > 0
