"""Setting up: Rulings 1 to 7."""

from __future__ import annotations

from collections import Counter

import pytest

import patolli
from patolli.engine.errors import BadSetup, UnknownOption
from patolli.games.cacao.material import jungle, village, workers
from tests.games.cacao.table import Table, lying_at, match_of, now, seen, table
from tests.games.cacao.table import village as a_village

TILES_EACH = {2: (4, 5, 1, 1), 3: (3, 5, 1, 1), 4: (3, 4, 1, 1)}
SHUFFLED_FOR_TWO = {
    "plantation_1": 3,
    "plantation_2": 2,
    "market_2": 1,
    "market_3": 3,
    "market_4": 1,
    "gold_mine_1": 1,
    "gold_mine_2": 1,
    "water": 2,
    "sun_site": 1,
    "temple": 4,
}
SHUFFLED_FOR_MORE = {
    "plantation_1": 5,
    "plantation_2": 2,
    "market_2": 1,
    "market_3": 4,
    "market_4": 1,
    "gold_mine_1": 2,
    "gold_mine_2": 1,
    "water": 3,
    "sun_site": 2,
    "temple": 5,
}
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def begun(seats: int, seed: int = 5) -> Table:
    return now(patolli.start("cacao", seats, seed))


@pytest.mark.ruling(1)
@SEATS
def test_everybody_starts_with_nothing(seats: int) -> None:
    for own in begun(seats)["villages"]:
        assert (own["gold"], own["cacao"], own["sun"], own["water"]) == (0, 0, 0, -10)


@pytest.mark.ruling(1)
def test_the_printed_figures() -> None:
    assert village.WATER_TRACK == (-10, -4, -1, 0, 2, 4, 7, 11, 16)
    assert (village.STORAGE, village.SUN_PLACES) == (5, 3)
    assert sum(jungle.JUNGLE_COPIES) == 28
    assert sum(workers.PRINTED_COPIES) == 11
    assert all(sum(sides) == workers.WORKERS_ON_A_TILE for sides in workers.WORKER_SIDES)
    # Neither fruits nor tokens can run short, and coins are only change (ambiguity Q06).
    assert 4 * village.STORAGE == village.CACAO_SUPPLY
    assert 4 * village.SUN_PLACES == village.SUN_SUPPLY
    assert sum(value * count for value, count in village.COINS) == 204


@pytest.mark.ruling(2)
@SEATS
def test_tiles_put_back(seats: int) -> None:
    for own in begun(seats)["villages"]:
        held = Counter(own["hand"] + own["pile"])
        assert tuple(held[name] for name in workers.WORKER_NAMES) == TILES_EACH[seats]


@pytest.mark.ruling(3)
@SEATS
def test_three_tiles_are_drawn_from_a_shuffled_pile(seats: int) -> None:
    orders = set()
    for seed in range(10):
        for own in begun(seats, seed)["villages"]:
            assert (len(own["hand"]), len(own["pile"])) == (3, {2: 8, 3: 7, 4: 6}[seats])
            orders.add(tuple(own["pile"]))
    assert len(orders) > 5 * seats


@pytest.mark.ruling(4)
@SEATS
def test_start_tiles(seats: int) -> None:
    assert begun(seats)["jungle"] == [
        {"tile": "plantation_1", "cell": [0, 0]},
        {"tile": "market_2", "cell": [1, 1]},
    ]


@pytest.mark.ruling(5)
@pytest.mark.parametrize(
    ("seats", "shuffled"), [(2, SHUFFLED_FOR_TWO), (3, SHUFFLED_FOR_MORE), (4, SHUFFLED_FOR_MORE)]
)
def test_tiles_removed_for_two(seats: int, shuffled: dict[str, int]) -> None:
    position = begun(seats)
    assert Counter(position["display"] + position["jungle_pile"]) == Counter(shuffled)
    shown = seen(patolli.start("cacao", seats, 5))
    assert Counter(shown["to_come"]) + Counter(position["display"]) == Counter(shuffled)


@pytest.mark.ruling(6)
@SEATS
def test_two_jungle_tiles_are_turned_up(seats: int) -> None:
    piles = [begun(seats, seed)["jungle_pile"] for seed in range(5)]
    assert all(len(begun(seats, seed)["display"]) == 2 for seed in range(5))
    assert all(len(pile) == {2: 17, 3: 24, 4: 24}[seats] for pile in piles)
    assert len({tuple(pile) for pile in piles}) == 5


@pytest.mark.ruling(7)
@SEATS
def test_who_begins(seats: int) -> None:
    for seat in range(seats):
        match = patolli.start("cacao", seats, 1, {"first_seat": str(seat)})
        assert match.seat_to_act == seat
        assert now(match)["first_seat"] == seat
    drawn = {patolli.start("cacao", seats, seed).seat_to_act for seed in range(40)}
    assert drawn == set(range(seats))


@pytest.mark.ruling(7)
def test_then_clockwise() -> None:
    position = table(a_village(), a_village(), a_village(), to_act=1)
    match = match_of(position, "place 1-1-1-1 0 0,-1")
    assert match.seat_to_act == 2
    match.play("place 1-1-1-1 0 2,1")
    assert match.seat_to_act == 0


def test_setups_that_are_refused() -> None:
    for seats in (1, 5):
        with pytest.raises(BadSetup):
            patolli.start("cacao", seats)
    with pytest.raises(UnknownOption, match="'3'"):
        patolli.start("cacao", 3, 1, {"first_seat": "3"})
    with pytest.raises(UnknownOption, match="colour"):
        patolli.start("cacao", 3, 1, {"colour": "red"})


@pytest.mark.example(1)
def test_totals() -> None:
    each = {2: (11, 22, 8, 21, 19, 17), 3: (10, 30, 7, 28, 26, 24), 4: (9, 36, 6, 28, 26, 24)}
    for seats, figures in each.items():
        position = begun(seats)
        held = [len(own["hand"]) + len(own["pile"]) for own in position["villages"]]
        supply = len(position["display"]) + len(position["jungle_pile"])
        pile = len(position["villages"][0]["pile"])
        shown = (held[0], sum(held), pile, supply + 2, supply, len(position["jungle_pile"]))
        assert shown == figures


@pytest.mark.example(10)
def test_setup_picture() -> None:
    hands = [
        a_village(
            hand=("1-1-1-1", "2-1-0-1", "3-1-0-0"),
            pile=tuple(["2-1-0-1"] * 4 + ["1-1-1-1"] * 2 + ["3-0-0-1"]),
        )
    ] * 3
    pile = Counter(SHUFFLED_FOR_MORE) - Counter(["water", "market_3"])
    match = match_of(table(*hands, display=("water", "market_3"), pile=tuple(pile.elements())))
    shown = seen(match)
    assert shown["jungle_left"] == 24
    assert now(match)["display"] == ["water", "market_3"]
    carriers = [(own["hand"], own["pile"], own["water"]) for own in shown["villages"]]
    assert carriers == [(3, 7, -10)] * 3
    assert (lying_at(match, (0, 0)), lying_at(match, (1, 1))) == ("plantation_1", "market_2")
