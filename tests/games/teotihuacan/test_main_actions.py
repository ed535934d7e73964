"""Main actions, the resource boards, Alchemy and Nobles: Rulings 36 to 44."""

from __future__ import annotations

import pytest

from tests.games.teotihuacan.table import (
    goods,
    kinds,
    match_of,
    now,
    options,
    player,
    question,
    scored,
    table,
    told,
    workers,
)


@pytest.mark.ruling(36)
def test_an_action_that_cannot_be_paid_or_completed_is_not_offered() -> None:
    crowded = table(player("palace 1", cocoa=0), player("stone_quarry 1"))
    assert "main_action" not in kinds(match_of(crowded, "move palace 1 stone_quarry"))
    for origin, board in (("palace", "alchemy"), ("forest", "decorations"), ("decorations", "nobles")):
        match = match_of(
            table(player(f"{origin} 1", cocoa=9, tiles=("cocoa_4",))), f"move {origin} 1 {board}"
        )
        assert "main_action" not in kinds(match), board
    building = match_of(
        table(player("forest 1", cocoa=9, stone=1, tiles=("cocoa_4",))), "move forest 1 construction"
    )
    assert "main_action" not in kinds(building)


@pytest.mark.ruling(37)
@pytest.mark.example(27)
def test_workers_are_capped_at_three() -> None:
    quarry = player("palace 4", "stone_quarry 4", "stone_quarry 5", "stone_quarry 5", cocoa=1)
    match = match_of(table(quarry), "move palace 4 stone_quarry")
    events = match.play("main_action with_cocoa")
    assert goods(match)[1] == 4
    assert scored(events) == {"resource_boards": 5}
    match.play("power_up stone_quarry 4")
    assert "power_up stone_quarry 5" in options(match)


@pytest.mark.ruling(37)
def test_the_cocoa_cost_is_not_capped() -> None:
    document = table(
        player("palace 1", "stone_quarry 1", cocoa=4),
        player("stone_quarry 1"),
        player("stone_quarry 1"),
        player("stone_quarry 1"),
    )
    match = match_of(document, "move palace 1 stone_quarry", "main_action with_cocoa")
    assert goods(match)[3] == 0


@pytest.mark.ruling(38)
def test_the_order_of_a_main_action() -> None:
    # Technology 1 pays the cost; points of technologies come before temples, these before power-ups.
    own = player("gold_deposits 1", cocoa=0, gold=2, technologies=("t1", "t3", "t13"))
    document = table(own, player("alchemy 1"), technologies=["t1", "t3", "t5", "t9", "t13", "t15"])
    match = match_of(document)
    events = match.play("move gold_deposits 1 alchemy")
    assert goods(match)[3] == 1
    events += match.play("main_action with_cocoa")
    names = [event["kind"] for event in told(events)]
    order = ["worker_moved", "goods_gained", "main_action_taken", "technology_taken", "points_scored"]
    positions = [names.index(name) for name in order]
    assert positions == sorted(positions)
    assert names.index("points_scored") < names.index("temple_advanced") < names.index("powered_up")


@pytest.mark.ruling(39)
@pytest.mark.example(25)
def test_row_by_workers_and_column_by_the_weakest() -> None:
    match = match_of(
        table(player("alchemy 5", "forest 2", cocoa=1)), "move alchemy 5 forest", "main_action with_cocoa"
    )
    assert goods(match)[0] == 2
    match.play("power_up forest 2")
    assert match.seat_to_act == 1


@pytest.mark.ruling(39, 69)
@pytest.mark.example(26)
def test_three_workers_take_two_power_ups_and_technologies_add() -> None:
    three = ("alchemy 1", "forest 4", "forest 5")
    match = match_of(table(player(*three, cocoa=1)), "move alchemy 1 forest", "main_action with_cocoa")
    assert goods(match) == (2, 0, 0, 1)
    match.play("power_up forest 1")
    assert question(match) == "power_up"
    helped = table(player(*three, cocoa=1, technologies=("t5", "t7")))
    match = match_of(helped, "move alchemy 1 forest")
    events = match.play("main_action with_cocoa")
    assert goods(match) == (3, 0, 0, 2)
    assert scored(events) == {"technology_use": 1}


@pytest.mark.ruling(39, 69)
@pytest.mark.parametrize(("board", "resource"), [("forest", 0), ("stone_quarry", 1), ("gold_deposits", 2)])
def test_technology_5_gives_one_more_of_the_boards_resource(board: str, resource: int) -> None:
    def harvested(*technologies: str) -> tuple[int, int, int, int]:
        own = player(f"{board} 2", cocoa=1, technologies=technologies, tiles=("unlimited_move",))
        match = match_of(table(own), "use_move_tile unlimited_move", f"move {board} 2 {board}")
        match.play("main_action with_cocoa")
        return goods(match)

    plain, helped = harvested(), harvested("t5")
    gained = [more - less for more, less in zip(helped, plain, strict=True)]
    assert gained == [int(good == resource) for good in range(4)]


@pytest.mark.ruling(39, 69)
@pytest.mark.example(29)
def test_technology_5_gives_its_resource_even_where_the_cell_has_none() -> None:
    match = match_of(table(player("nobles 1", technologies=("t5",))), "move nobles 1 gold_deposits")
    events = match.play("main_action with_cocoa")
    assert scored(events) == {"resource_boards": 1}
    assert goods(match)[2] == 1


@pytest.mark.ruling(39)
def test_strong_gold_diggers_climb_temples() -> None:
    three = player("nobles 4", "gold_deposits 4", "gold_deposits 5", cocoa=1)
    match = match_of(table(three), "move nobles 4 gold_deposits", "main_action with_cocoa")
    assert goods(match)[2] == 4
    match.play("climb green")
    match.play("climb red")
    assert question(match) == "power_up"


@pytest.mark.ruling(40)
@pytest.mark.example(30)
def test_a_lone_strong_worker_reaches_below_without_power_up() -> None:
    document = table(player("palace 4", gold=2))
    match = match_of(document, "move palace 4 alchemy", "main_action with_cocoa")
    assert "take_technology t9" in options(match)
    match.play("take_technology t3")
    assert workers(match) == ["alchemy 5"]
    match = match_of(document, "move palace 4 alchemy", "main_action with_cocoa", "take_technology t9")
    match.play("take_resources 1 0 0")
    assert workers(match) == ["alchemy 4"]
    weak = match_of(table(player("palace 3", gold=2)), "move palace 3 alchemy", "main_action with_cocoa")
    assert options(weak) == {"take_technology t1", "take_technology t3", "take_technology t5"}


@pytest.mark.ruling(40)
def test_two_workers_reach_either_row_but_no_technology_twice() -> None:
    own = player("palace 1", "alchemy 2", gold=9, cocoa=1, technologies=("t3",))
    match = match_of(table(own), "move palace 1 alchemy", "main_action with_cocoa")
    assert options(match) == {f"take_technology {name}" for name in ("t1", "t5", "t9", "t15", "t17")}
    match.play("take_technology t15")
    assert question(match) == "power_up"


@pytest.mark.ruling(41)
@pytest.mark.example(32)
def test_other_owners_score_three_and_the_column_gives_the_temple() -> None:
    document = table(
        player("palace 1", "alchemy 2", gold=2, cocoa=1),
        player("nobles 1", technologies=("t15",)),
        player("nobles 1", technologies=("t15",)),
    )
    match = match_of(document, "move palace 1 alchemy", "main_action with_cocoa")
    events = match.play("take_technology t15")
    assert goods(match)[2] == 0
    assert scored(events, 1) == scored(events, 2) == {"technology_owner": 3}
    assert scored(events, 0) == {"red_temple": 1}
    # The ninth technology lies in the blue column here.
    dear = table(
        player("palace 5", gold=2),
        player("nobles 1", technologies=("t9",)),
        player("nobles 2", technologies=("t9",)),
    )
    match = match_of(dear, "move palace 5 alchemy", "main_action with_cocoa")
    events = match.play("take_technology t9")
    assert scored(events, 1) == scored(events, 2) == {"technology_owner": 3}
    assert now(match)["blue"] == 1


@pytest.mark.ruling(42)
def test_a_technology_sleeps_while_it_is_acquired() -> None:
    match = match_of(table(player("palace 1", gold=1)), "move palace 1 alchemy", "main_action with_cocoa")
    events = match.play("take_technology t3")
    assert scored(events) == {"red_temple": 1}
    thirteen = table(
        player("palace 1", "alchemy 1", gold=2, cocoa=5), technologies=["t1", "t3", "t5", "t9", "t13", "t15"]
    )
    match = match_of(thirteen, "move palace 1 alchemy", "main_action with_cocoa", "take_technology t13")
    assert match.seat_to_act == 1


@pytest.mark.ruling(43)
def test_a_house_goes_to_the_row_of_the_workers() -> None:
    def rows(*others: str, houses: tuple[int, int, int] = (0, 0, 0)) -> set[str]:
        own = player("decorations 1", *others, wood=2, cocoa=3, tiles=("cocoa_4",))
        match = match_of(table(own, player("forest 1"), houses=list(houses)), "move decorations 1 nobles")
        if "main_action with_cocoa" not in options(match):
            return set()
        before = match.position()["houses"]
        match.play("main_action with_cocoa")
        if question(match) == "build_house":
            return options(match)
        after = match.position()["houses"]
        return {str([new - old for new, old in zip(after, before, strict=True)].index(1))}  # type: ignore[call-overload]

    assert rows() == {"0"}
    assert rows("nobles 1") == {"1"}
    assert rows("nobles 1", "nobles 2") == {"2"}
    # A full row sends the house up; three workers choose between the two above.
    assert rows("nobles 1", houses=(0, 4, 0)) == {"0"}
    assert rows("nobles 1", "nobles 2", houses=(0, 0, 3)) == {"build_house top", "build_house centre"}
    assert rows(houses=(5, 0, 0)) == set()
    # The twelfth space never gets a building.
    assert rows(houses=(4, 4, 3)) == set()


@pytest.mark.ruling(43)
def test_any_row_up_to_the_count_by_option() -> None:
    own = player("decorations 1", "nobles 1", "nobles 1", wood=2, cocoa=3)
    document = table(own, player("forest 1"), options={"nobles_row_choice": "free_up_to_count"})
    match = match_of(document, "move decorations 1 nobles", "main_action with_cocoa")
    assert options(match) == {"build_house top", "build_house centre", "build_house bottom"}


@pytest.mark.ruling(44)
@pytest.mark.example(34)
def test_a_house_scores_and_walks_the_avenue() -> None:
    own = player("decorations 1", "nobles 1", wood=2, cocoa=1)
    match = match_of(table(own, player("forest 1"), houses=[0, 1, 0]), "move decorations 1 nobles")
    events = match.play("main_action with_cocoa")
    assert scored(events) == {"nobles": 4}
    assert goods(match)[0] == 0
    assert now(match)["avenue"] == 1
    assert workers(match) == ["nobles 1", "nobles 2"]
    match = match_of(table(own, player("forest 1")), "move decorations 1 nobles")
    assert scored(match.play("main_action with_cocoa")) == {"nobles": 5}
