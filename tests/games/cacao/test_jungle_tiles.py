"""What each jungle tile gives: Rulings 29 to 34."""

from __future__ import annotations

import pytest

from patolli.engine.errors import IllegalAction
from patolli.engine.match import Match
from tests.games.cacao.table import Table, goods, match_of, names, options, table, told, village

# The tile and rotation that turn so many workers south.
SOUTHWARD = {1: ("1-1-1-1", 0), 2: ("2-1-0-1", 2), 3: ("3-0-0-1", 2)}


def meeting(tile: str, workers: int, before: Table, declining: str = "selling") -> Match:
    """So many workers are about to meet a jungle tile south of them."""
    name, rotation = SOUTHWARD[workers]
    own = village(**before, hand=(name,))
    match = match_of(table(own, village(), jungle={(0, 0): tile, (1, 1): "temple"}, declining=declining))
    match.play(f"place {name} {rotation} 0,-1")
    return match


@pytest.mark.ruling(29)
@pytest.mark.parametrize(
    ("tile", "workers", "before", "after", "lost"),
    [
        ("plantation_2", 1, 4, 5, 1),
        ("plantation_2", 2, 3, 5, 2),
        ("plantation_2", 3, 0, 5, 1),
        ("plantation_1", 1, 5, 5, 1),
        ("plantation_1", 3, 1, 4, 0),
        ("plantation_2", 1, 0, 2, 0),
    ],
)
@pytest.mark.example(21)
def test_plantation(tile: str, workers: int, before: int, after: int, lost: int) -> None:
    match = meeting(tile, workers, {"cacao": before})
    assert goods(match, 0) == {"gold": 0, "cacao": after, "sun": 0, "water": -10}
    gone = told(match.moves[-1].events, "harvest_lost")
    assert [event["args"]["count"] for event in gone] == ([lost] if lost else [])


@pytest.mark.ruling(29)
def test_one_fruit_of_a_double_plantation() -> None:
    match = meeting("plantation_2", 2, {"cacao": 4}, "everything")
    match.play("send 1")
    assert goods(match, 0)["cacao"] == 5


@pytest.mark.ruling(30)
@pytest.mark.parametrize(("tile", "price"), [("market_2", 2), ("market_3", 3), ("market_4", 4)])
def test_market(tile: str, price: int) -> None:
    match = meeting(tile, 2, {"cacao": 5})
    assert options(match) == {"sell 2", "sell 1", "sell 0"}
    match.play("sell 2")
    assert goods(match, 0) == {"gold": 2 * price, "cacao": 3, "sun": 0, "water": -10}
    # No more than is in store.
    assert options(meeting(tile, 3, {"cacao": 1})) == {"sell 1", "sell 0"}


@pytest.mark.ruling(30, 25)
@pytest.mark.example(24)
def test_partial_selling() -> None:
    for count, gold, cacao in ((0, 0, 3), (1, 2, 2), (2, 4, 1)):
        match = meeting("market_2", 2, {"cacao": 3})
        match.play(f"sell {count}")
        assert goods(match, 0) == {"gold": gold, "cacao": cacao, "sun": 0, "water": -10}
    with pytest.raises(IllegalAction, match="sell 3"):
        meeting("market_2", 2, {"cacao": 3}).play("sell 3")


@pytest.mark.ruling(31)
@pytest.mark.parametrize(
    ("tile", "workers", "gold"), [("gold_mine_1", 2, 2), ("gold_mine_2", 3, 6), ("gold_mine_2", 1, 2)]
)
@pytest.mark.example(27)
def test_gold_mine(tile: str, workers: int, gold: int) -> None:
    assert goods(meeting(tile, workers, {}), 0) == {"gold": gold, "cacao": 0, "sun": 0, "water": -10}


@pytest.mark.ruling(32)
@pytest.mark.parametrize(
    ("before", "workers", "after"),
    [(-10, 3, 0), (-4, 1, -1), (0, 2, 4), (7, 2, 16), (11, 3, 16), (16, 1, 16)],
)
@pytest.mark.example(26)
def test_water(before: int, workers: int, after: int) -> None:
    match = meeting("water", workers, {"water": before})
    assert goods(match, 0) == {"gold": 0, "cacao": 0, "sun": 0, "water": after}


@pytest.mark.ruling(32)
@pytest.mark.example(26)
def test_eight_steps_lead_from_one_end_to_the_other() -> None:
    water = -10
    for workers in (3, 3, 2):
        water = goods(meeting("water", workers, {"water": water}), 0)["water"]
    assert water == 16


@pytest.mark.example(9)
def test_one_step_on_the_river() -> None:
    match = meeting("water", 1, {"water": -4})
    assert goods(match, 0)["water"] == -1
    assert told(match.moves[-1].events, "carrier_moved")[0]["args"] == {
        "cell": [0, -1],
        "side": "south",
        "steps": 1,
        "value": -1,
    }


@pytest.mark.ruling(33)
@pytest.mark.parametrize(("before", "workers", "after"), [(0, 2, 2), (2, 2, 3), (3, 1, 3)])
@pytest.mark.example(28)
def test_sun_site(before: int, workers: int, after: int) -> None:
    match = meeting("sun_site", workers, {"sun": before})
    assert goods(match, 0) == {"gold": 0, "cacao": 0, "sun": after, "water": -10}


@pytest.mark.ruling(34)
def test_a_temple_gives_nothing_now() -> None:
    for declining in ("selling", "everything"):
        match = meeting("temple", 3, {"cacao": 2}, declining)
        assert goods(match, 0) == {"gold": 0, "cacao": 2, "sun": 0, "water": -10}
        assert names(match.moves[-1].events) == ["worker_placed", "turn_began"]


@pytest.mark.ruling(32, 33)
@pytest.mark.parametrize(
    ("tile", "before", "kind", "lost"),
    [
        ("water", {"water": 11}, "steps_lost", 1),
        ("water", {"water": 16}, "steps_lost", 2),
        ("water", {"water": 7}, "steps_lost", 0),
        ("sun_site", {"sun": 2}, "sun_lost", 1),
        ("sun_site", {"sun": 3}, "sun_lost", 2),
        ("sun_site", {"sun": 1}, "sun_lost", 0),
    ],
)
def test_what_is_lost_is_told(tile: str, before: dict[str, int], kind: str, lost: int) -> None:
    match = meeting(tile, 2, before)
    gone = told(match.moves[-1].events, kind)
    assert [event["args"]["count"] for event in gone] == ([lost] if lost else [])
