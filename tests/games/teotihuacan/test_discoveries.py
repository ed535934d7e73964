"""Technology 1 and the discovery tiles: Rulings 68 and 71 to 79."""

from __future__ import annotations

import pytest

from patolli.engine.match import Match
from patolli.games.teotihuacan.player import new_player
from tests.games.teotihuacan.table import (
    Table,
    goods,
    kinds,
    match_of,
    move_and_collect,
    now,
    options,
    player,
    position_of,
    question,
    scored,
    table,
    view_of,
    workers,
)


@pytest.mark.ruling(68)
@pytest.mark.example(12)
def test_technology_1_pays_for_landing_on_or_passing_the_palace() -> None:
    own = player("nobles 1", technologies=("t1",), tiles=("cocoa_4",))
    # The third step leads to the second position, past the Palace.
    passing = match_of(table(own), "move nobles 1 stone_quarry")
    assert goods(passing)[3] == 1
    landing = match_of(table(own), "move nobles 1 palace")
    assert goods(landing)[3] == 1
    short = match_of(table(own), "move nobles 1 gold_deposits")
    assert goods(short)[3] == 0
    leaving = match_of(
        table(player("palace 1", technologies=("t1",), tiles=("cocoa_4",))), "move palace 1 stone_quarry"
    )
    assert goods(leaving)[3] == 0


@pytest.mark.ruling(68)
def test_technology_1_comes_before_the_cost_and_once_for_two_workers() -> None:
    own = player("gold_deposits 1", technologies=("t1",))
    match = match_of(table(own, player("stone_quarry 1")), "move gold_deposits 1 stone_quarry")
    assert "main_action with_cocoa" in options(match)
    pair = player("gold_deposits 1", "gold_deposits 2", technologies=("t1",), tiles=("double_move",))
    match = match_of(table(pair), "use_move_tile double_move", "move gold_deposits 1 palace", "bring 2")
    assert goods(match)[3] == 1


@pytest.mark.ruling(68, 76)
@pytest.mark.example(53)
@pytest.mark.parametrize(
    ("origin", "target", "cocoa"),
    [
        # Seven steps past the Palace, a full circle past it, and a landing on it.
        ("forest", "alchemy", 1),
        ("forest", "forest", 1),
        ("forest", "palace", 1),
        # Short of it; all but round from it, which only leaves it; and round to it again.
        ("forest", "gold_deposits", 0),
        ("palace", "gold_deposits", 0),
        ("palace", "palace", 1),
    ],
)
def test_an_unlimited_move_pays_for_landing_on_or_passing_the_palace(
    origin: str, target: str, cocoa: int
) -> None:
    own = player(f"{origin} 1", technologies=("t1",), tiles=("unlimited_move", "cocoa_4"))
    match = match_of(table(own), "use_move_tile unlimited_move", f"move {origin} 1 {target}")
    assert goods(match)[3] == cocoa


@pytest.mark.ruling(68, 75, 76)
def test_an_unlimited_double_move_past_the_palace_pays_once() -> None:
    tiles = ("unlimited_move", "double_move", "cocoa_4")
    own = player("nobles 1", "nobles 2", technologies=("t1",), tiles=tiles)
    moves = ("use_move_tile unlimited_move", "use_move_tile double_move", "move nobles 1 forest", "bring 2")
    assert goods(match_of(table(own), *moves))[3] == 1


@pytest.mark.ruling(71)
def test_claimed_tiles_lie_open_and_are_flipped_once() -> None:
    document = table(player("palace 1", cocoa=1, wood=1), discoveries={"stone_quarry": ("points_4",)})
    match = match_of(document, "move palace 1 stone_quarry", "worship temple discovery with_cocoa")
    assert goods(match)[0] == 0
    # It may be used immediately, at the end of the same turn.
    assert options(match) == {"end_turn", "use_tile points_4"}
    events = match.play("use_tile points_4")
    assert scored(events) == {"discovery_tiles": 4}
    assert now(match)["tiles"] == []
    assert now(match)["used_tiles"] == ["points_4"]
    assert view_of(match, 1)["players"][0]["used_tiles"] == ["points_4"]
    masks = match_of(table(player("palace 1", tiles=("mask_1", "mask_4"))))
    assert kinds(masks) == {"move"}


@pytest.mark.ruling(71)
@pytest.mark.parametrize("good", range(4))
def test_a_price_is_paid_to_the_last_good_or_not_at_all(good: int) -> None:
    names = ("wood", "stone", "gold", "cocoa")
    exact = new_player()
    exact.goods[:] = [2, 2, 2, 2]
    price = (2, 2, 2, 2)
    assert exact.can_pay(price)
    exact.goods[good] = 1
    assert not exact.can_pay(price), names[good]
    exact.goods[:] = [0, 0, 0, 0]
    exact.goods[good] = 1
    assert exact.can_pay(tuple(int(each == good) for each in range(4))), names[good]


@pytest.mark.ruling(72)
def test_tiles_interrupt_a_turn_in_their_windows() -> None:
    own = player("palace 1", cocoa=1, green=2, tiles=("cocoa_4", "power_up_2", "temple_red"))
    match = match_of(table(own, discoveries={"green_3": ("resources_2",)}))
    usable = {"use_tile cocoa_4", "use_tile power_up_2", "use_tile temple_red"}
    assert usable <= options(match)
    match.play("move palace 1 stone_quarry")
    assert {text for text in options(match) if text.startswith("use_tile")} == usable - {
        "use_tile power_up_2"
    }
    match.play("worship temple ability with_cocoa")
    # Inside the action: the effect is resolved completely, then the same question stands again.
    assert question(match) == "choose_major_reward"
    match.play("use_tile temple_red")
    assert now(match)["points"] == 1
    assert question(match) == "choose_major_reward"
    match.play("take_reward")
    assert question(match) == "finish_turn"
    match.play("use_tile cocoa_4")
    match.play("end_turn")
    assert match.seat_to_act == 1
    freed = match_of(table(player("palace 1 1", tiles=("cocoa_4",))), "free_workers")
    assert options(freed) == {"end_turn", "use_tile cocoa_4"}
    # Never on somebody else's turn.
    other = match_of(table(player("palace 1"), player("palace 2", tiles=("cocoa_4",))))
    assert "use_tile" not in kinds(other)


@pytest.mark.ruling(72)
def test_tiles_with_a_moment_of_their_own_interrupt_nothing() -> None:
    own = player(
        "palace 1",
        cocoa=1,
        tiles=("points_4", "double_move", "free_cocoa", "unlimited_move", "extra_worker"),
    )
    match = match_of(table(own))
    for move in ("move palace 1 stone_quarry", "worship temple ability with_cocoa"):
        assert {text for text in options(match) if text.startswith("use_tile")} == {"use_tile points_4"}
        match.play(move)


def at_palace(own: Table, royal: str, part: str, palace: str = "none") -> Match:
    """A worker from the Gold Deposits worships at a royal tile of the Palace, where this tile lies."""
    power = own["workers"][0]["power"]
    tiles = {"a": "a04", "b": "b06", "c": "c01", royal[0]: royal}
    document = table(own, royal_tiles=list(tiles.values()), discoveries={"palace": (palace,)})
    return match_of(document, f"move gold_deposits {power} palace", f"worship {royal} {part} with_cocoa")


@pytest.mark.ruling(31, 72)
def test_resources_just_claimed_can_be_sold_in_the_same_worship() -> None:
    match = at_palace(player("gold_deposits 2", cocoa=2), "c03", "both", "resources_3")
    match.play("resolve_first discovery")
    match.play("claim resources_3")
    # Nothing could be sold now; the tile comes between the halves.
    assert question(match) == "continue_worship"
    assert options(match) == {"resolve_first ability", "use_tile resources_3"}
    match.play("use_tile resources_3")
    match.play("take_resources 1 0 2")
    assert question(match) == "sell_resource"
    match.play("give gold with_cocoa")
    match.play("give gold with_cocoa")
    assert goods(match) == (1, 0, 0, 4)


@pytest.mark.ruling(31, 72)
@pytest.mark.parametrize(("flips", "points"), [(True, 3), (False, 2)])
def test_an_avenue_step_just_claimed_counts_for_the_royal_tile_if_it_is_flipped(
    flips: bool, points: int
) -> None:
    match = at_palace(player("gold_deposits 3", cocoa=2, avenue=2), "a09", "both", "avenue")
    match.play("resolve_first discovery")
    match.play("claim avenue")
    events = match.play("use_tile avenue" if flips else "resolve_first ability")
    assert scored(events) == {"royal_tiles": points}
    assert now(match)["points"] == points


@pytest.mark.ruling(32, 72)
def test_a_tile_held_before_may_come_between_the_halves_of_a_worship() -> None:
    own = player("gold_deposits 3", cocoa=1, avenue=1, tiles=("avenue",))
    match = at_palace(own, "a09", "both", "mask_4")
    # Before the first half it may not: its fees have just been paid.
    assert options(match) == {"resolve_first ability", "resolve_first discovery"}
    match.play("resolve_first discovery")
    match.play("decline")
    assert options(match) == {"resolve_first ability", "use_tile avenue"}
    assert scored(match.play("use_tile avenue")) == {"royal_tiles": 2}


@pytest.mark.ruling(72, 74)
def test_the_power_up_tile_may_come_between_the_halves_of_a_worship_but_not_for_the_mover() -> None:
    own = player("gold_deposits 4", "forest 5", "nobles 2", cocoa=1, tiles=("power_up_2",))
    match = at_palace(own, "a09", "both", "mask_4")
    match.play("resolve_first discovery")
    match.play("decline")
    match.play("use_tile power_up_2")
    assert options(match) == {"power_up forest 5", "power_up nobles 2"}
    match.play("power_up forest 5")
    match.play("take_ascension_reward points with_cocoa")
    # The ascension has walked the avenue before its steps are counted.
    assert scored(match.play("power_up nobles 2")) == {"royal_tiles": 1}


@pytest.mark.ruling(72)
def test_between_the_halves_nothing_is_asked_without_a_tile_to_use() -> None:
    match = at_palace(player("gold_deposits 3", cocoa=1, wood=1, avenue=2), "a09", "both", "mask_4")
    match.play("resolve_first discovery")
    events = match.play("claim mask_4")
    assert scored(events) == {"royal_tiles": 2}
    assert match.seat_to_act == 1
    # After the space, the claim itself is where a tile may come.
    own = player("gold_deposits 3", cocoa=1, tiles=("cocoa_4",))
    match = at_palace(own, "a09", "both", "avenue")
    match.play("resolve_first ability")
    assert question(match) == "claim_on_board"
    assert options(match) == {"decline", "use_tile cocoa_4"}
    match.play("use_tile cocoa_4")
    assert options(match) == {"claim avenue", "decline"}


@pytest.mark.ruling(34, 72)
def test_selling_goes_on_while_a_tile_may_bring_resources() -> None:
    match = at_palace(player("gold_deposits 3", wood=1, tiles=("resources_2",)), "c03", "ability")
    match.play("give wood with_cocoa")
    assert question(match) == "sell_resource"
    assert options(match) == {"decline", "use_tile resources_2"}
    match.play("use_tile resources_2")
    match.play("take_resources 0 1 1")
    match.play("give stone with_cocoa")
    match.play("give gold with_cocoa")
    # Three for a worker of power 3, and no more.
    assert goods(match) == (0, 0, 0, 6)
    assert question(match) == "finish_turn"
    # With nothing to sell from the start, too; and it may be declined.
    match = at_palace(player("gold_deposits 1", tiles=("temple_blue",)), "c03", "ability")
    assert options(match) == {"decline", "use_tile temple_blue"}
    match.play("decline")
    assert question(match) == "finish_turn"
    assert goods(match) == (0, 0, 0, 0)


@pytest.mark.ruling(34, 72)
@pytest.mark.parametrize("tile", ["points_4", "cocoa_4", "free_cocoa", "mask_1"])
def test_selling_ends_where_no_tile_can_bring_resources(tile: str) -> None:
    match = at_palace(player("gold_deposits 3", wood=1, tiles=(tile,)), "c03", "ability")
    match.play("give wood with_cocoa")
    assert question(match) != "sell_resource"
    # Neither does a tile prolong it beyond the worker's power.
    match = at_palace(player("gold_deposits 1", wood=1, tiles=("resources_2",)), "c03", "ability")
    match.play("give wood with_cocoa")
    assert question(match) == "finish_turn"


@pytest.mark.ruling(63, 72)
def test_technology_13_waits_for_cocoa_that_a_tile_may_bring() -> None:
    own = player("palace 1", "stone_quarry 3", cocoa=1, technologies=("t13",), tiles=("cocoa_4",))
    moves = ("move palace 1 stone_quarry", "main_action with_cocoa", "power_up stone_quarry 1")
    match = match_of(table(own), *moves)
    assert goods(match)[3] == 0
    assert question(match) == "buy_power_up"
    assert options(match) == {"decline", "use_tile cocoa_4"}
    match.play("use_tile cocoa_4")
    assert options(match) == {"buy_power_up stone_quarry 2", "buy_power_up stone_quarry 3", "decline"}
    match.play("buy_power_up stone_quarry 3")
    assert workers(match) == ["stone_quarry 2", "stone_quarry 4"]
    assert goods(match)[3] == 3
    declined = match_of(table(own), *moves, "decline")
    assert question(declined) == "finish_turn"


@pytest.mark.ruling(63, 72)
@pytest.mark.parametrize("tile", ["points_4", "resources_3", "free_cocoa"])
def test_technology_13_is_passed_over_where_no_tile_can_bring_cocoa(tile: str) -> None:
    own = player("palace 1", technologies=("t13",), tiles=(tile,))
    match = match_of(table(own, player("nobles 1")), "move palace 1 stone_quarry", "main_action with_cocoa")
    if question(match) == "power_up":
        match.play("power_up stone_quarry 1")
    assert workers(match) == ["stone_quarry 2"]
    assert question(match) != "buy_power_up"


@pytest.mark.ruling(62, 63, 72)
def test_technology_13_waits_for_a_locked_worker_to_be_unlocked_and_for_nobody_else() -> None:
    own = player("palace 5", "stone_quarry 2 1", cocoa=4, technologies=("t13",))
    moves = ("move palace 5 stone_quarry", "main_action with_cocoa")
    match = match_of(table(own, player("nobles 1")), *moves, "power_up stone_quarry 5")
    match.play("take_ascension_reward points with_cocoa")
    assert question(match) == "buy_power_up"
    assert options(match) == {"decline", "unlock_workers with_cocoa"}
    match.play("unlock_workers with_cocoa")
    match.play("buy_power_up stone_quarry 2")
    assert workers(match) == ["palace 1", "stone_quarry 3"]
    assert goods(match)[3] == 0
    # A tile brings cocoa, but nobody who could gain power is left on the board.
    gone = player("palace 5", "forest 2", technologies=("t13",), tiles=("cocoa_4",))
    match = match_of(table(gone, player("nobles 1")), *moves, "power_up stone_quarry 5")
    match.play("take_ascension_reward points with_cocoa")
    assert question(match) == "finish_turn"


@pytest.mark.ruling(73)
def test_simple_tiles_work_at_once() -> None:
    names = ("resources_3", "resources_2", "cocoa_4", "points_4", "temple_green", "temple_any", "avenue")
    match = match_of(table(player("palace 1", tiles=names)))
    match.play("use_tile resources_3")
    match.play("take_resources 3 0 0")
    match.play("use_tile resources_2")
    match.play("take_resources 0 1 1")
    match.play("use_tile cocoa_4")
    match.play("use_tile points_4")
    match.play("use_tile temple_green")
    match.play("use_tile temple_any")
    match.play("climb red")
    match.play("use_tile avenue")
    assert goods(match) == (3, 1, 1, 5)
    assert now(match)["points"] == 5
    assert now(match)["avenue"] == 1
    assert kinds(match) == {"move"}


@pytest.mark.ruling(74)
def test_the_power_up_tile_raises_two_anywhere() -> None:
    own = player("palace 1", "forest 3", "nobles 2", "stone_quarry 2 1", tiles=("power_up_2",))
    match = match_of(table(own), "use_tile power_up_2")
    assert options(match) == {"power_up palace 1", "power_up forest 3", "power_up nobles 2"}
    match.play("power_up forest 3")
    match.play("power_up forest 4")
    assert "forest 5" in workers(match)


@pytest.mark.ruling(74)
def test_the_power_up_tile_spares_the_worker_that_moved() -> None:
    own = player("palace 1", "stone_quarry 3", cocoa=1, tiles=("power_up_2",))
    match = match_of(table(own), "move palace 1 stone_quarry")
    assert "use_tile power_up_2" not in options(match)
    match.play("main_action with_cocoa")
    assert question(match) == "power_up"
    match.play("use_tile power_up_2")
    # Only the worker that stood there may profit, twice.
    assert workers(match) == ["stone_quarry 1", "stone_quarry 5"]
    ended = match_of(table(own), "move palace 1 stone_quarry", "collect_cocoa", "use_tile power_up_2")
    assert options(ended) == {"power_up stone_quarry 1", "power_up stone_quarry 3"}


@pytest.mark.ruling(75)
def test_a_double_move_brings_a_second_worker_for_one_action() -> None:
    own = player("palace 1", "palace 3", "nobles 1", tiles=("double_move",))
    match = match_of(table(own), "use_move_tile double_move")
    assert "use_move_tile double_move" not in options(match)
    match.play("move palace 1 stone_quarry")
    assert options(match) == {"bring 3", "move_alone"}
    match.play("bring 3")
    # Both arrive: nobody stands there before them, and both count for the action.
    match.play("main_action with_cocoa")
    assert goods(match) == (0, 1, 0, 0)
    lonely = match_of(table(player("palace 1", "nobles 1", tiles=("double_move",))))
    assert "use_move_tile double_move" not in options(lonely)


@pytest.mark.ruling(75)
def test_of_two_movers_only_the_first_worships() -> None:
    own = player("palace 1", "palace 3", tiles=("double_move",))
    match = match_of(table(own), "use_move_tile double_move", "move palace 3 stone_quarry", "bring 1")
    match.play("worship temple ability with_cocoa")
    assert workers(match) == ["stone_quarry 1", "stone_quarry 3 1"]
    both = match_of(
        table(own), "use_move_tile double_move", "move palace 3 stone_quarry", "bring 1", "collect_cocoa"
    )
    assert goods(both)[3] == 1


@pytest.mark.ruling(76)
def test_an_unlimited_move_goes_any_distance_round_the_ring() -> None:
    own = player("palace 2", tiles=("unlimited_move",))
    match = match_of(table(own), "use_move_tile unlimited_move")
    assert len(options(match)) == 8
    match.play("move palace 2 palace")
    match.play("collect_cocoa")
    # The moving worker does not count as already present.
    assert goods(match)[3] == 1
    pair = player("palace 1", "palace 3", tiles=("unlimited_move", "double_move"))
    match = match_of(table(pair), "use_move_tile unlimited_move", "use_move_tile double_move")
    assert "move palace 3 gold_deposits" in options(match)


@pytest.mark.ruling(77)
def test_an_extra_worker_counts_but_costs_nothing_and_gains_nothing() -> None:
    own = player("decorations 1", wood=2, tiles=("extra_worker", "extra_worker", "extra_worker"))
    document = table(own, player("forest 1"))
    match = match_of(document, "move decorations 1 nobles", "main_action with_cocoa")
    assert options(match) == {"build_house top", "count_extra_worker"}
    match.play("count_extra_worker")
    match.play("count_extra_worker")
    # Three workers counted, more never are: bottom row and two power-ups, on the one die there is.
    assert match.position()["houses"] == [0, 0, 1]
    assert now(match)["tiles"] == ["extra_worker"]
    assert question(match) == "power_up"
    match.play("power_up nobles 2")
    assert workers(match) == ["nobles 3"]


@pytest.mark.ruling(77)
def test_an_extra_worker_reaches_the_bottom_row_of_alchemy() -> None:
    own = player("palace 1", gold=2, tiles=("extra_worker",), technologies=("t1", "t3", "t5"))
    match = match_of(table(own), "move palace 1 alchemy", "main_action with_cocoa")
    # Nothing above is left, so the tile must be counted.
    assert now(match)["used_tiles"] == ["extra_worker"]
    match.play("take_technology t15")
    assert workers(match) == ["alchemy 2"]
    # Two workers reach everything: a third is not counted.
    pair = player("palace 1", "alchemy 1", gold=9, cocoa=1, tiles=("extra_worker",))
    match = match_of(table(pair), "move palace 1 alchemy", "main_action with_cocoa")
    assert "count_extra_worker" not in kinds(match)


@pytest.mark.ruling(77)
def test_an_extra_worker_builds_one_tile_more() -> None:
    own = player("forest 1", stone=4, tiles=("extra_worker",))
    match = match_of(table(own), "move forest 1 construction", "main_action with_cocoa")
    match.play("take_pyramid_tile p30")
    match.play("build_on s3")
    assert options(match) == {"count_extra_worker", "stop_building"}
    match.play("count_extra_worker")
    assert options(match) == {"take_pyramid_tile p31", "stop_building"}
    # One more is one more: with a third tile on offer the second is still the last.
    rich = player("forest 1", stone=9, tiles=("extra_worker",))
    match = match_of(
        table(rich, pyramid_offer=["p30", "p31", "p29"]),
        "move forest 1 construction",
        "main_action with_cocoa",
    )
    for move in (
        "take_pyramid_tile p30",
        "build_on s3",
        "count_extra_worker",
        "take_pyramid_tile p31",
        "build_on s6",
    ):
        match.play(move)
    assert now(match)["pyramid_track"] == 2
    assert "take_pyramid_tile" not in kinds(match)
    for board, origin in (("forest", "alchemy"), ("stone_quarry", "palace")):
        elsewhere = match_of(
            table(player(f"{origin} 1", tiles=("extra_worker",))), f"move {origin} 1 {board}"
        )
        assert "count_extra_worker" not in kinds(elsewhere)


@pytest.mark.ruling(78)
def test_free_cocoa_pays_a_main_action_or_all_fees_of_a_worship() -> None:
    own = player("palace 1", tiles=("free_cocoa",))
    document = table(own, player("stone_quarry 1"), discoveries={"stone_quarry": ("avenue",)})
    match = match_of(document, "move palace 1 stone_quarry")
    assert "main_action with_free_cocoa" in options(match)
    assert "main_action with_cocoa" not in options(match)
    bumping = table(
        own, player("stone_quarry 1 1", "nobles 1"), discoveries={"stone_quarry": ("resources_2",)}
    )
    match = match_of(bumping, "move palace 1 stone_quarry")
    assert {
        "worship temple ability with_free_cocoa",
        "worship temple discovery with_free_cocoa",
        "worship temple both with_free_cocoa",
    } <= options(match)
    match.play("worship temple both with_free_cocoa")
    assert now(match)["used_tiles"] == ["free_cocoa"]
    assert workers(match, 1) == ["nobles 1", "stone_quarry 1"]
    # Nothing to cancel: the tile is not offered.
    free = match_of(table(own), "move palace 1 stone_quarry")
    assert not any("free_cocoa" in text for text in options(free))


@pytest.mark.ruling(78)
def test_free_cocoa_never_pays_a_tile_or_technology_13() -> None:
    own = player("palace 1", tiles=("free_cocoa",), technologies=("t13",))
    document = table(own, player("nobles 1"), discoveries={"stone_quarry": ("avenue",)})
    match = match_of(document, "move palace 1 stone_quarry")
    assert not any("worship temple discovery" in text for text in options(match))
    match.play("main_action with_cocoa")
    assert match.seat_to_act == 1


@pytest.mark.ruling(78)
@pytest.mark.parametrize(("scope", "wide"), [("listed", False), ("wide", True)])
def test_the_wide_scope_of_free_cocoa(scope: str, wide: bool) -> None:
    chosen = {"free_cocoa_scope": scope}
    locked = match_of(table(player("palace 1", "forest 1 1", tiles=("free_cocoa",)), options=chosen))
    assert ("unlock_workers with_free_cocoa" in options(locked)) is wide
    rising = match_of(
        table(player("palace 5", tiles=("free_cocoa",)), options=chosen), "move palace 5 stone_quarry"
    )
    rising.play("main_action with_cocoa")
    assert ("take_ascension_reward two_temples with_free_cocoa" in options(rising)) is wide
    own = player("gold_deposits 4", wood=1, tiles=("free_cocoa",))
    trading = table(own, options=chosen, royal_tiles=["a04", "b02", "c08"])
    match = match_of(trading, "move gold_deposits 4 palace", "worship b02 ability with_cocoa")
    if wide:
        match.play("exchange_freely")
        assert goods(match) == (5, 4, 0, 0)
        match = match_of(
            trading, "move gold_deposits 4 palace", "worship c08 ability with_cocoa", "exchange_freely"
        )
        for temple in ("red", "red", "red"):
            match.play(f"climb {temple}")
        assert now(match)["red"] == 3
        swap = table(own, options=chosen, royal_tiles=["a04", "b07", "c08"])
        match = match_of(swap, "move gold_deposits 4 palace", "worship b07 ability with_cocoa")
        match.play("give wood with_free_cocoa")
        match.play("take_resources 0 4 0")
        assert goods(match) == (0, 4, 0, 0)
    else:
        assert "exchange_freely" not in kinds(match)
        assert match.seat_to_act == 1


@pytest.mark.ruling(79)
def test_an_empty_stack_leaves_places_empty() -> None:
    document = table(player("palace 1", cocoa=1), discoveries={"stone_quarry": ("resources_2",)})
    match = match_of(document, "move palace 1 stone_quarry", "worship temple discovery with_cocoa")
    match.play("use_tile resources_2")
    match.play("take_resources 2 0 0")
    assert match.seat_to_act == 1
    assert position_of(match)["discoveries"]["stone_quarry"] == ["none"]
    move_and_collect(match, "move nobles 1 gold_deposits")
    assert position_of(match)["discoveries"]["stone_quarry"] == ["none"]
