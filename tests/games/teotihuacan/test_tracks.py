"""Temples, avenue, pyramid track, power-ups and ascension: Rulings 53 to 67."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.teotihuacan.table import (
    Table,
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
    view_of,
    workers,
)


def step(name: str, **fields: Any) -> Table:
    return {"step": name, "seat": 0, **fields}


def owed(*steps: Table, own: Table, other: Table | None = None, **pieces: Any) -> Table:
    """A table on which these steps are owed, in reading order, before the next player's turn."""
    rest: Table = {"step": "take_turn", "turn": 1, "last_round": 0}
    return table(own, other or player("nobles 1"), steps=(rest, *reversed(steps)), **pieces)


def standing(temple: str, height: int) -> Table:
    """A player on a step of one temple."""
    figures: dict[str, Any] = {temple: height}
    return player(**figures)


@pytest.mark.ruling(53)
def test_a_minor_step_pays_at_once() -> None:
    for temple, before, cocoa, points in (
        ("green", 3, 2, 0),
        ("red", 7, 0, 4),
        ("blue", 6, 0, 2),
        ("green", 8, 4, 0),
    ):
        match = match_of(owed(step("advance_temple", temple=temple), own=standing(temple, before)))
        assert goods(match)[3] == cocoa
        assert now(match)["points"] == points
        assert now(match)[temple] == before + 1


@pytest.mark.ruling(53)
def test_a_major_step_pays_or_gives_a_tile() -> None:
    tiles = {"red_5": ("mask_4", "cocoa_4")}
    document = owed(step("advance_temple", temple="red"), own=player(red=4, wood=1), discoveries=tiles)
    match = match_of(document)
    assert options(match) == {"take_reward", "claim mask_4"}
    match.play("claim mask_4")
    assert now(match)["tiles"] == ["mask_4"]
    assert now(match)["points"] == 0
    assert goods(match)[0] == 0
    # It is not replaced.
    assert position_of(match)["discoveries"]["red_5"] == ["none", "cocoa_4", "none", "none", "none"]
    paid = match_of(document, "take_reward")
    assert now(paid)["points"] == 2
    none_left = match_of(owed(step("advance_temple", temple="red"), own=player(red=4, wood=1)))
    assert now(none_left)["points"] == 2


@pytest.mark.ruling(54)
@pytest.mark.example(60)
@pytest.mark.parametrize(("temple", "points"), [("blue", 6), ("red", 7), ("green", 5)])
def test_the_bonus_step_and_the_top(temple: str, points: int) -> None:
    climbing = step("advance_temple", temple=temple)
    match = match_of(owed(climbing, climbing, own=standing(temple, 9)))
    assert now(match)[temple] == 11
    assert now(match)["points"] == points
    assert temple in view_of(match, 0)["players"][0]["bonuses"]
    taken = match_of(owed(climbing, own=standing(temple, 10), other=standing(temple, 11)))
    assert now(taken)[temple] == 10
    assert now(taken)["points"] == 0


@pytest.mark.ruling(55)
def test_lost_advances_and_forced_choices() -> None:
    at_top = match_of(owed(step("advance_temple", temple="red"), own=player(red=11)))
    assert now(at_top)["red"] == 11
    own, other = player(red=11, blue=10), player("nobles 1", blue=11)
    # Only green can still be climbed, so nothing is asked.
    match = match_of(owed(step("choose_temple"), own=own, other=other))
    assert now(match)["green"] == 1
    all_blocked = player(red=11, blue=11, green=11)
    match = match_of(owed(step("choose_temple"), own=all_blocked))
    assert match.seat_to_act == 1


@pytest.mark.ruling(56)
def test_any_resources_are_mixed_freely() -> None:
    match = match_of(owed(step("advance_temple", temple="blue"), own=player(blue=4)))
    assert len(options(match)) == 6
    match.play("take_resources 1 0 1")
    assert goods(match) == (1, 0, 1, 0)


@pytest.mark.ruling(57)
def test_the_avenue_ends_and_offers_tiles_on_arrival() -> None:
    tiles = {"avenue_3": ("points_4", "resources_2", "points_4"), "avenue_8": ("mask_1",)}
    match = match_of(owed(step("walk_avenue"), own=player(avenue=2, wood=1), discoveries=tiles))
    assert options(match) == {"claim points_4", "claim resources_2", "decline"}
    match.play("decline")
    assert now(match)["avenue"] == 3
    assert now(match)["points"] == 0
    beyond = match_of(owed(step("walk_avenue"), own=player(avenue=9)))
    assert now(beyond)["avenue"] == 9
    elsewhere = match_of(owed(step("walk_avenue"), own=player(avenue=3, wood=1), discoveries=tiles))
    assert now(elsewhere)["avenue"] == 4
    assert elsewhere.seat_to_act == 1


def test_the_ledger_of_a_preview_names_every_track() -> None:
    own = player(
        "palace 1",
        points=1,
        cocoa=2,
        wood=3,
        stone=4,
        gold=5,
        avenue=6,
        blue=7,
        red=8,
        green=9,
        pyramid_track=10,
    )
    ledger = match_of(table(own)).state.ledger(0)
    assert ledger == {name: now(match_of(table(own)))[name] for name in ledger}
    assert sorted(ledger.values()) == list(range(1, 11))


@pytest.mark.ruling(57)
def test_the_tile_chosen_leaves_its_step_and_is_not_replaced() -> None:
    tiles = {"avenue_3": ("points_4", "resources_2", "cocoa_4")}
    rich = player(avenue=2, wood=2, stone=2, gold=2, cocoa=2)
    match = match_of(owed(step("walk_avenue"), own=rich, discoveries=tiles), "claim resources_2")
    assert position_of(match)["discoveries"]["avenue_3"] == ["points_4", "none", "cocoa_4"]
    assert now(match)["tiles"] == ["resources_2"]


@pytest.mark.ruling(58)
@pytest.mark.parametrize("cap", [10, 9])
def test_the_pyramid_track_stops_at_its_end(cap: int) -> None:
    document = table(
        player("forest 1", gold=3, pyramid_track=cap),
        options={"pyramid_track_cap": str(cap)},
        decoration_offer=["d9", "none", "none", "none"],
    )
    match = match_of(
        document, "move forest 1 decorations", "main_action with_cocoa", "place_decoration right"
    )
    assert now(match)["pyramid_track"] == cap
    below = table(
        player("forest 1", gold=3, pyramid_track=cap - 1),
        options={"pyramid_track_cap": str(cap)},
        decoration_offer=["d9", "none", "none", "none"],
    )
    match = match_of(below, "move forest 1 decorations", "main_action with_cocoa", "place_decoration right")
    assert now(match)["pyramid_track"] == cap


@pytest.mark.ruling(59)
def test_power_ups_go_to_free_workers_on_the_board() -> None:
    own = player("forest 1", "forest 3", "palace 2", "forest 4 1")
    match = match_of(owed(step("power_up", board="forest", optional=0), own=own))
    assert options(match) == {"power_up forest 1", "power_up forest 3"}
    twice = (step("power_up", board="forest", optional=0), step("power_up", board="forest", optional=1))
    match = match_of(owed(*twice, own=own), "power_up forest 1", "power_up forest 2")
    assert "forest 3" in workers(match)
    assert workers(match).count("forest 3") == 2


@pytest.mark.ruling(60)
def test_the_second_power_up_is_optional_by_default() -> None:
    three = player("alchemy 1", "forest 1", "forest 2", cocoa=1)
    match = match_of(table(three), "move alchemy 1 forest", "main_action with_cocoa")
    assert "decline" not in options(match)
    match.play("power_up forest 1")
    assert "decline" in options(match)
    strict = table(three, options={"second_power_up": "mandatory"})
    match = match_of(strict, "move alchemy 1 forest", "main_action with_cocoa", "power_up forest 1")
    assert "decline" not in options(match)


@pytest.mark.ruling(61)
def test_an_ascended_worker_cannot_take_the_second_power_up() -> None:
    both = (step("power_up", board="forest", optional=0), step("power_up", board="forest", optional=1))
    match = match_of(owed(*both, own=player("forest 5")))
    # The ascension is resolved at once, before the second power-up, which is then lost.
    assert question(match) == "choose_ascension_reward"
    match.play("take_ascension_reward points with_cocoa")
    assert match.seat_to_act == 1
    assert workers(match) == ["palace 1"]


@pytest.mark.ruling(62)
def test_a_locked_worker_is_eligible_once_it_is_unlocked() -> None:
    own = player("forest 2 1", "palace 3", cocoa=3)
    match = match_of(owed(step("power_up", board="forest", optional=0), own=own))
    assert options(match) == {"decline", "unlock_workers with_cocoa"}
    match.play("unlock_workers with_cocoa")
    assert workers(match) == ["forest 3", "palace 3"]
    poor = player("forest 2 1", "palace 3", cocoa=2)
    match = match_of(owed(step("power_up", board="forest", optional=0), own=poor))
    assert match.seat_to_act == 1


@pytest.mark.ruling(63)
def test_technology_13_buys_one_more_power_up() -> None:
    own = player("palace 1", "stone_quarry 3", cocoa=2, technologies=("t13",))
    match = match_of(
        table(own), "move palace 1 stone_quarry", "main_action with_cocoa", "power_up stone_quarry 1"
    )
    assert options(match) == {"buy_power_up stone_quarry 2", "buy_power_up stone_quarry 3", "decline"}
    match.play("buy_power_up stone_quarry 3")
    assert goods(match)[3] == 0
    # Once only.
    assert match.seat_to_act == 1
    assert workers(match) == ["stone_quarry 2", "stone_quarry 4"]


@pytest.mark.ruling(63)
def test_technology_13_is_not_offered_without_worker_or_power_up() -> None:
    gone = player("palace 5", cocoa=5, technologies=("t13",))
    match = match_of(table(gone), "move palace 5 stone_quarry", "main_action with_cocoa")
    match.play("take_ascension_reward points with_cocoa")
    assert match.seat_to_act == 1
    # The lone worker's bottom row gives no power-up.
    lone = player("palace 4", cocoa=5, gold=2, technologies=("t13",))
    match = match_of(table(lone), "move palace 4 alchemy", "main_action with_cocoa", "take_technology t17")
    assert match.seat_to_act == 1
    # Nor do power-ups from tiles.
    tile = player("palace 4", cocoa=5, technologies=("t13",), tiles=("power_up_2",))
    match = match_of(table(tile), "use_tile power_up_2")
    assert "buy_power_up" not in kinds(match)


@pytest.mark.ruling(64)
@pytest.mark.example(49)
def test_an_ascension_in_its_order() -> None:
    tiles = {"avenue_3": ("resources_2",)}
    own = player("palace 5", avenue=2)
    match = match_of(table(own, discoveries=tiles), "move palace 5 stone_quarry")
    events = match.play("main_action with_cocoa")
    assert now(match)["avenue"] == 3
    assert question(match) == "claim_on_avenue"
    events += match.play("claim resources_2")
    assert workers(match) == ["palace 1"]
    assert match.position()["light"] == 0
    events += match.play("take_ascension_reward cocoa with_cocoa")
    assert goods(match)[3] == 5
    assert match.position()["light"] == 1
    names = [event["kind"] for event in told(events)]
    order = ["avenue_advanced", "discovery_claimed", "ascension_reward_taken", "light_disc_moved"]
    assert [name for name in names if name in order] == order


@pytest.mark.ruling(65)
@pytest.mark.example(50, 51)
def test_the_rewards_of_the_wheel() -> None:
    def wheel(own: Table, **pieces: Any) -> set[str]:
        return options(match_of(owed(step("choose_ascension_reward"), own=own, **pieces)))

    three = ("palace 1", "forest 2", "nobles 3")
    assert wheel(player(*three, cocoa=2)) == {
        "take_ascension_reward points with_cocoa",
        "take_ascension_reward cocoa with_cocoa",
        "take_ascension_reward one_temple with_cocoa",
        "take_ascension_reward fourth_worker with_cocoa",
    }
    assert "take_ascension_reward two_temples with_cocoa" in wheel(player(*three, cocoa=3))
    assert "take_ascension_reward fourth_worker with_cocoa" not in wheel(player(*three, "forest 1"))
    document = owed(step("choose_ascension_reward"), own=player(*three, cocoa=3))
    match = match_of(document, "take_ascension_reward fourth_worker with_cocoa")
    assert goods(match)[3] == 5
    assert "palace 3" in workers(match)
    match = match_of(document, "take_ascension_reward points with_cocoa")
    assert now(match)["points"] == 5
    match = match_of(document, "take_ascension_reward two_temples with_cocoa", "climb green", "climb red")
    assert (now(match)["green"], now(match)["red"], goods(match)[3]) == (1, 1, 1)
    match = match_of(document, "take_ascension_reward one_temple with_cocoa", "climb red")
    assert now(match)["red"] == 1


@pytest.mark.ruling(65)
@pytest.mark.parametrize(("edition", "cocoa"), [("second", 5), ("first", 6)])
def test_the_edition_sets_the_cocoa_of_the_wheel(edition: str, cocoa: int) -> None:
    document = owed(step("choose_ascension_reward"), own=player("palace 1"), options={"edition": edition})
    match = match_of(document, "take_ascension_reward cocoa with_cocoa")
    assert goods(match)[3] == cocoa


@pytest.mark.ruling(66)
def test_several_ascensions_follow_each_other() -> None:
    both = (step("power_up", board="forest", optional=0), step("power_up", board="forest", optional=1))
    ending = (step("end_ascension"),)
    document = owed(*both, *ending, own=player("forest 5", "forest 5"), light=8)
    match = match_of(document, "take_ascension_reward points with_cocoa")
    assert match.position()["light"] == 9
    match.play("power_up forest 5")
    match.play("take_ascension_reward cocoa with_cocoa")
    assert now(match)["points"] == 5
    assert goods(match)[3] == 5
    # The disc stops at the dark one, and no Eclipse interrupts.
    assert match.position()["light"] == 10
    assert match.position()["era"] == 1
    assert workers(match) == ["palace 1", "palace 1"]


@pytest.mark.ruling(67)
def test_arriving_by_ascension_is_not_a_move() -> None:
    own = player("palace 5", technologies=("t1",))
    match = match_of(table(own), "move palace 5 stone_quarry", "main_action with_cocoa")
    events = match.play("take_ascension_reward points with_cocoa")
    assert workers(match) == ["palace 1"]
    assert goods(match)[3] == 0
    assert scored(events) == {"ascension": 5}
