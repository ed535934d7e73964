"""Worship: Rulings 28 to 35."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import patolli
from patolli.engine.match import Match
from tests.games.teotihuacan.table import (
    goods,
    kinds,
    match_of,
    now,
    options,
    player,
    position_of,
    question,
    scored,
    table,
    told,
    workers,
)
from tests.web.positions_teotihuacan import eager


@pytest.mark.ruling(28)
@pytest.mark.parametrize(
    ("origin", "board", "temple"),
    [("alchemy", "forest", "red"), ("palace", "stone_quarry", "green"), ("nobles", "gold_deposits", "blue")],
)
def test_temple_spaces(origin: str, board: str, temple: str) -> None:
    match = match_of(
        table(player(f"{origin} 1")), f"move {origin} 1 {board}", "worship temple ability with_cocoa"
    )
    assert now(match)[temple] == 1
    assert workers(match) == [f"{board} 1 1"]


@pytest.mark.ruling(28)
def test_decorations_worship_is_a_free_choice_and_others_have_none() -> None:
    match = match_of(
        table(player("forest 1")), "move forest 1 decorations", "worship temple ability with_cocoa"
    )
    assert options(match) == {"climb blue", "climb red", "climb green"}
    for board in ("alchemy", "nobles", "construction"):
        origin = {"alchemy": "palace", "nobles": "decorations", "construction": "forest"}[board]
        rich = player(f"{origin} 1", wood=5, stone=5, gold=5, cocoa=5)
        assert "worship" not in kinds(match_of(table(rich), f"move {origin} 1 {board}"))


@pytest.mark.ruling(29)
def test_another_worker_is_bumped_for_one_cocoa() -> None:
    document = table(player("palace 1", cocoa=1), player("stone_quarry 3 1"))
    match = match_of(document, "move palace 1 stone_quarry", "worship temple ability with_cocoa")
    assert goods(match)[3] == 1 - 1 + 1
    assert workers(match, 1) == ["stone_quarry 3"]
    poor = match_of(
        table(player("palace 1"), player("stone_quarry 3 1", "forest 1")), "move palace 1 stone_quarry"
    )
    assert "worship" not in kinds(poor)


@pytest.mark.ruling(29)
@pytest.mark.example(21)
def test_an_own_worker_blocks_unless_it_is_unlocked_first() -> None:
    document = table(player("alchemy 1", "forest 2 1", cocoa=5))
    match = match_of(document, "move alchemy 1 forest")
    assert "worship" not in kinds(match)
    unlocked = match_of(document, "unlock_workers with_cocoa", "move alchemy 1 forest")
    assert "worship temple ability with_cocoa" in options(unlocked)


@pytest.mark.ruling(30)
def test_ability_or_tile_or_both_for_one_more() -> None:
    document = table(player("palace 1", cocoa=1), discoveries={"stone_quarry": ("resources_2",)})
    match = match_of(document, "move palace 1 stone_quarry")
    assert {
        "worship temple ability with_cocoa",
        "worship temple discovery with_cocoa",
        "worship temple both with_cocoa",
    } <= options(match)
    match.play("worship temple discovery with_cocoa")
    assert now(match)["tiles"] == ["resources_2"]
    assert now(match)["green"] == 0
    assert goods(match)[3] == 1


@pytest.mark.ruling(30)
def test_the_palace_never_gives_its_tile_alone() -> None:
    document = table(player("gold_deposits 1", cocoa=5), discoveries={"palace": ("resources_2",)})
    match = match_of(document, "move gold_deposits 1 palace")
    assert not any("discovery" in text for text in options(match))
    assert "worship c01 both with_cocoa" in options(match)


@pytest.mark.ruling(31)
@pytest.mark.example(19)
def test_fees_come_first_then_either_order() -> None:
    document = table(
        player("palace 1", cocoa=3, green=3),
        player("stone_quarry 2 1"),
        discoveries={"stone_quarry": ("avenue",)},
    )
    match = match_of(document, "move palace 1 stone_quarry", "worship temple both with_cocoa")
    assert goods(match)[3] == 1
    assert options(match) == {"resolve_first ability", "resolve_first discovery"}
    match.play("resolve_first ability")
    assert now(match)["green"] == 4
    match.play("claim avenue")
    # Three cocoa paid, two gained.
    assert goods(match)[3] == 2
    assert now(match)["tiles"] == ["avenue"]
    assert workers(match, 1) == ["stone_quarry 2"]


@pytest.mark.ruling(31)
def test_a_benefit_cannot_pay_its_own_fee_but_can_pay_the_tile() -> None:
    broke = table(player("palace 1", cocoa=0, green=3), discoveries={"stone_quarry": ("avenue",)})
    assert "worship temple both with_cocoa" not in options(match_of(broke, "move palace 1 stone_quarry"))
    document = table(player("palace 1", cocoa=1, green=3), discoveries={"stone_quarry": ("avenue",)})
    match = match_of(document, "move palace 1 stone_quarry", "worship temple both with_cocoa")
    match.play("resolve_first ability")
    # The cocoa of the green step pays for the tile.
    assert options(match) == {"claim avenue", "decline"}


@pytest.mark.ruling(32)
def test_after_paying_for_both_the_claim_stays_optional() -> None:
    document = table(player("palace 1", cocoa=2), discoveries={"stone_quarry": ("resources_2",)})
    match = match_of(document, "move palace 1 stone_quarry", "worship temple both with_cocoa")
    match.play("resolve_first discovery")
    match.play("decline")
    assert now(match)["tiles"] == []
    assert now(match)["green"] == 1


@pytest.mark.ruling(33)
def test_a_finished_temple_may_be_worshipped_in_vain() -> None:
    match = match_of(table(player("palace 1", green=11)), "move palace 1 stone_quarry")
    events = match.play("worship temple ability with_cocoa")
    assert told(events, "temple_blocked")
    assert workers(match) == ["stone_quarry 1 1"]


@pytest.mark.ruling(34)
def test_royal_tiles_may_be_used_for_nothing() -> None:
    document = table(player("gold_deposits 3", cocoa=0), royal_tiles=["a04", "b02", "c08"])
    match = match_of(document, "move gold_deposits 3 palace", "worship b02 ability with_cocoa")
    assert workers(match) == ["palace 3 2"]
    assert match.seat_to_act == 1


@pytest.mark.ruling(34)
@pytest.mark.parametrize("taken", [1, 2, 3])
def test_each_space_of_the_palace_has_the_royal_tile_beside_it(taken: int) -> None:
    royal = ["a04", "b02", "c08"]
    document = table(player("gold_deposits 3", cocoa=0), player(f"palace 1 {taken}"), royal_tiles=royal)
    match = match_of(document, "move gold_deposits 3 palace")
    # Without cocoa nobody is bumped.
    offered = {text.split(" ")[1] for text in options(match) if text.startswith("worship")}
    assert offered == set(royal) - {royal[taken - 1]}


@pytest.mark.ruling(34)
@pytest.mark.example(22)
def test_royal_tiles_by_power() -> None:
    def at_palace(power: int, tile: str, **figures: Any) -> dict[str, int]:
        tiles = {"a": "a04", "b": "b06", "c": "c01", tile[0]: tile}
        owned = ("t1", "t3", "t5")
        document = table(
            player(f"gold_deposits {power}", technologies=owned if tile == "a04" else (), **figures),
            royal_tiles=list(tiles.values()),
        )
        match = match_of(document, f"move gold_deposits {power} palace")
        before = goods(match)[3]
        events = match.play(f"worship {tile} ability with_cocoa")
        return {**scored(events), "cocoa": goods(match)[3] - before}

    assert at_palace(4, "c01")["cocoa"] == 5
    assert at_palace(3, "a09", avenue=6)["royal_tiles"] == 4
    assert at_palace(5, "a05", pyramid_track=2)["royal_tiles"] == 4
    assert at_palace(2, "a04")["royal_tiles"] == 4


@pytest.mark.ruling(34)
@pytest.mark.example(23)
def test_royal_exchanges() -> None:
    tiles = ["a04", "b07", "c01"]
    document = table(player("gold_deposits 5", cocoa=1, wood=1), royal_tiles=tiles)
    match = match_of(document, "move gold_deposits 5 palace", "worship b07 ability with_cocoa")
    match.play("give wood with_cocoa")
    match.play("take_resources 0 0 5")
    assert goods(match) == (0, 0, 5, 0)
    two = table(player("gold_deposits 3", cocoa=2), royal_tiles=["a04", "b02", "c01"])
    match = match_of(two, "move gold_deposits 3 palace", "worship b02 ability with_cocoa")
    assert options(match) == {"exchange 0", "exchange 1", "exchange 2"}
    match.play("exchange 2")
    assert goods(match) == (2, 2, 0, 0)
    stone_gold = table(player("gold_deposits 1", cocoa=5))
    match = match_of(
        stone_gold, "move gold_deposits 1 palace", "worship b06 ability with_cocoa", "exchange 1"
    )
    assert goods(match) == (0, 1, 1, 4)


@pytest.mark.ruling(34)
def test_selling_resources_and_buying_steps_is_limited_by_power() -> None:
    selling = table(player("gold_deposits 2", wood=1, gold=3), royal_tiles=["a04", "b02", "c03"])
    match = match_of(selling, "move gold_deposits 2 palace", "worship c03 ability with_cocoa")
    match.play("give gold with_cocoa")
    match.play("give wood with_cocoa")
    assert goods(match) == (0, 0, 2, 4)
    assert question(match) == "finish_turn"
    # Each repetition is paid separately: a green step pays for the next one.
    buying = table(player("gold_deposits 3", cocoa=1), royal_tiles=["a04", "b02", "c08"])
    match = match_of(buying, "move gold_deposits 3 palace", "worship c08 ability with_cocoa")
    match.play("pay_and_climb green")
    match.play("pay_and_climb green")
    assert now(match)["green"] == 2
    assert match.seat_to_act == 1
    weak = table(player("gold_deposits 1", cocoa=1), royal_tiles=["a04", "b02", "c08"])
    match = match_of(weak, "move gold_deposits 1 palace", "worship c08 ability with_cocoa")
    assert match.seat_to_act == 1


@pytest.mark.ruling(35)
def test_a_claimed_worship_tile_is_replaced_before_the_next_player() -> None:
    document = table(
        player("palace 1", cocoa=2),
        discoveries={"stone_quarry": ("resources_2",)},
        stacks={"discoveries": ["free_cocoa", "avenue"]},
    )
    match = match_of(document, "move palace 1 stone_quarry")
    events = match.play("worship temple discovery with_cocoa")
    assert position_of(match)["discoveries"]["stone_quarry"] == ["none"]
    assert question(match) == "finish_turn"
    events = match.play("end_turn")
    turned = told(events, "discovery_turned_up")
    assert [event["args"]["place"] for event in turned] == ["palace", "forest"]


MOST_COMPARED = 25


@pytest.mark.ruling(31)
@pytest.mark.ruling(72)
def test_the_tile_first_leads_nowhere_else_unless_the_step_sells_another() -> None:
    """Screens give the space first by themselves where no royal tile and no tile for sale is met."""
    compared = 0
    for seed in range(1, 60):
        match, chance = patolli.start("teotihuacan", seats=2, seed=seed), Random(seed)
        while not match.is_over and compared < MOST_COMPARED:
            asked = match.game.steps.describe(match.pending()[0])
            if asked["step"] == "continue_worship" and asked["space"] == "temple" and not asked["decided"]:
                by_space = after(match, "resolve_first ability")
                if not sells_a_tile(by_space):
                    by_tile = after(match, "resolve_first discovery")
                    assert ends_of_turn(by_tile) <= ends_of_turn(by_space)
                    compared += 1
            match.play(eager(match, chance))
    assert compared == MOST_COMPARED


def after(match: Match, answer: str) -> Match:
    then = match.copy()
    then.play(answer)
    return then


def asked_in(match: Match) -> str:
    return "" if match.is_over else str(match.game.steps.describe(match.pending()[0])["step"])


def sells_a_tile(match: Match) -> bool:
    """Whether the step that comes next offers tiles."""
    if asked_in(match) == "choose_temple":
        return any(sells_a_tile(after(match, choice.notation)) for choice in match.choices())
    return asked_in(match) == "choose_major_reward"


def ends_of_turn(match: Match) -> set[str]:
    """The digests of all positions in which the turn may end."""
    seat = match.seat_to_act
    found: set[str] = set()
    ahead = [match]
    while ahead:
        there = ahead.pop()
        if there.is_over or there.seat_to_act != seat or asked_in(there) == "move_worker":
            found.add(there.digest())
        else:
            ahead += [after(there, choice.notation) for choice in there.choices()]
    return found
