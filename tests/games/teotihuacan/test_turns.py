"""Turns, moves and cocoa: Rulings 20 to 27."""

from __future__ import annotations

import pytest

from tests.games.teotihuacan.table import (
    Table,
    goods,
    kinds,
    match_of,
    move_and_collect,
    options,
    player,
    question,
    table,
    view_of,
    workers,
)


@pytest.mark.ruling(20)
def test_a_turn_moves_a_worker_or_frees_the_locked() -> None:
    match = match_of(table(player("forest 1", "stone_quarry 2 1")))
    assert options(match) == {
        "move forest 1 construction",
        "move forest 1 decorations",
        "move forest 1 nobles",
        "free_workers",
    }
    match.play("free_workers")
    assert match.seat_to_act == 1
    assert workers(match) == ["forest 1", "stone_quarry 2"]
    assert goods(match)[3] == 0


@pytest.mark.ruling(21)
def test_freeing_needs_a_locked_worker() -> None:
    assert kinds(match_of(table(player("forest 1")))) == {"move"}
    assert "free_workers" in options(match_of(table(player("forest 1", "palace 1 2"))))


@pytest.mark.ruling(22)
@pytest.mark.example(12)
def test_a_worker_moves_one_two_or_three_clockwise_then_acts() -> None:
    match = match_of(table(player("nobles 1")))
    assert options(match) == {
        "move nobles 1 gold_deposits",
        "move nobles 1 palace",
        "move nobles 1 stone_quarry",
    }
    match.play("move nobles 1 stone_quarry")
    assert question(match) == "use_board"
    assert kinds(match) == {"collect_cocoa", "worship", "main_action"}


@pytest.mark.ruling(23)
def test_without_free_workers_one_must_free_or_pay() -> None:
    poor = match_of(table(player("palace 1 1", "forest 2 1", cocoa=2)))
    assert poor.seat_to_act == 1
    assert workers(poor) == ["forest 2", "palace 1"]
    rich = match_of(table(player("palace 1 1", "forest 2 1", cocoa=3)))
    assert options(rich) == {"free_workers", "unlock_workers with_cocoa"}


@pytest.mark.ruling(24)
def test_paying_three_cocoa_frees_all_before_moving() -> None:
    match = match_of(table(player("forest 1", "palace 1 1", "stone_quarry 2 1", cocoa=4)))
    match.play("unlock_workers with_cocoa")
    assert goods(match)[3] == 1
    assert workers(match) == ["forest 1", "palace 1", "stone_quarry 2"]
    assert "move stone_quarry 2 forest" in options(match)


@pytest.mark.ruling(24)
def test_the_paid_unlock_has_its_windows() -> None:
    document = table(player("palace 1", "forest 2 1", cocoa=9))
    match = match_of(document)
    assert "unlock_workers" in kinds(match)
    match.play("move palace 1 forest")
    assert "unlock_workers with_cocoa" in options(match)
    match.play("main_action with_cocoa")
    assert question(match) == "power_up"
    assert options(match) == {"power_up forest 1", "unlock_workers with_cocoa"}
    match.play("power_up forest 1")
    assert question(match) == "finish_turn"
    assert options(match) == {"end_turn", "unlock_workers with_cocoa"}
    match.play("unlock_workers with_cocoa")
    assert match.seat_to_act == 1
    assert workers(match) == ["forest 2", "forest 2"]


@pytest.mark.ruling(24)
def test_paying_after_the_move_frees_all_before_the_action_is_chosen() -> None:
    # Technology 1 has just paid the third cocoa, and an own worker blocks the worship space.
    own = player("gold_deposits 1", "stone_quarry 2 1", "forest 3 1", cocoa=2, technologies=("t1",))
    match = match_of(table(own, player("nobles 1")))
    assert "unlock_workers" not in kinds(match)
    match.play("move gold_deposits 1 stone_quarry")
    assert options(match) == {"collect_cocoa", "main_action with_cocoa", "unlock_workers with_cocoa"}
    match.play("unlock_workers with_cocoa")
    assert goods(match)[3] == 0
    assert workers(match) == ["forest 3", "stone_quarry 1", "stone_quarry 2"]
    # The freed worker is a colour there now: the main action costs a cocoa, and the space is free.
    assert options(match) == {"collect_cocoa", "worship temple ability with_cocoa"}
    match.play("collect_cocoa")
    assert goods(match)[3] == 2
    # Those who came do not count as freed: nothing is offered with the movers alone on a board.
    free = match_of(table(player("palace 1", cocoa=9)), "move palace 1 forest")
    assert "unlock_workers" not in kinds(free)


@pytest.mark.ruling(24, 78)
def test_the_free_cocoa_tile_pays_the_unlock_after_the_move_in_its_wide_scope() -> None:
    own = player("palace 1", "forest 2 1", tiles=("free_cocoa",))
    wide = match_of(table(own, options={"free_cocoa_scope": "wide"}), "move palace 1 stone_quarry")
    assert "unlock_workers with_free_cocoa" in options(wide)
    listed = match_of(table(own), "move palace 1 stone_quarry")
    assert "unlock_workers" not in kinds(listed)


@pytest.mark.ruling(24)
def test_nothing_comes_between_paying_and_resolving() -> None:
    document = table(player("palace 1", "forest 2 1", cocoa=9, gold=3, tiles=("cocoa_4",)))
    match = match_of(document, "move palace 1 alchemy", "main_action with_cocoa")
    assert question(match) == "take_technology"
    assert kinds(match) == {"take_technology"}


@pytest.mark.ruling(25)
def test_the_light_disc_moves_after_the_last_player() -> None:
    match = match_of(table(player("forest 1"), player("forest 1")))
    move_and_collect(match, "move forest 1 construction")
    assert match.position()["light"] == 0
    assert match.seat_to_act == 1
    move_and_collect(match, "move forest 1 nobles")
    assert match.position()["light"] == 1
    assert match.seat_to_act == 0


@pytest.mark.ruling(26, 27)
@pytest.mark.example(13)
def test_collecting_counts_unlocked_colours() -> None:
    # Red and yellow stand unlocked, blue is locked: black collects 3.
    document = table(
        player("gold_deposits 1"),
        player("stone_quarry 1"),
        player("stone_quarry 2"),
        player("stone_quarry 3 1"),
    )
    match = move_and_collect(match_of(document), "move gold_deposits 1 stone_quarry")
    assert goods(match)[3] == 3
    assert workers(match) == ["stone_quarry 1"]


@pytest.mark.ruling(26)
@pytest.mark.example(14)
def test_own_other_workers_are_one_colour_and_movers_are_none() -> None:
    document = table(
        player("gold_deposits 2", "stone_quarry 2", cocoa=3),
        player("stone_quarry 1"),
        player("stone_quarry 2"),
        player("stone_quarry 3 1"),
    )
    match = match_of(document, "move gold_deposits 2 stone_quarry", "main_action with_cocoa")
    assert goods(match)[3] == 0
    # Two black workers of power 2 and 2.
    assert goods(match)[1] == 2


@pytest.mark.ruling(26)
@pytest.mark.example(16)
def test_neutral_colours_count_one_each() -> None:
    document = table(
        player("palace 1"),
        player("alchemy 1"),
        neutral=(("alchemy", "forest", "nobles"), ("alchemy", "palace", "nobles")),
    )
    assert goods(move_and_collect(match_of(document), "move palace 1 alchemy"))[3] == 4
    empty = table(player("palace 1"), player("forest 1"))
    match = match_of(empty, "move palace 1 stone_quarry", "collect_cocoa")
    assert goods(match)[3] == 1


@pytest.mark.ruling(26, 27)
def test_a_view_tells_what_boards_cost_and_pay() -> None:
    document = table(
        player("alchemy 1", "palace 2", wood=1, stone=2, cocoa=6),
        player("construction 1", "construction 2", "palace 3 1"),
        neutral=(("construction",),),
    )
    match = match_of(document)
    boards: Table = match.view(0)["boards"]  # type: ignore[assignment]
    assert boards["palace"] == {"collect": 2}
    assert boards["construction"] == {"work": 2, "collect": 3}
    assert boards["nobles"] == {"work": 0, "collect": 1}
    # Whoever has just arrived counts for nobody.
    match.play("move alchemy 1 construction")
    assert view_of(match, 0)["boards"]["construction"] == {"work": 2, "collect": 3}


@pytest.mark.ruling(27)
def test_cocoa_is_collected_on_every_board() -> None:
    ring = [
        "palace",
        "stone_quarry",
        "alchemy",
        "forest",
        "construction",
        "decorations",
        "nobles",
        "gold_deposits",
    ]
    for index, board in enumerate(ring):
        match = match_of(table(player(f"{ring[index - 1]} 1"), player("palace 1 1")))
        move_and_collect(match, f"move {ring[index - 1]} 1 {board}")
        assert goods(match)[3] == 1
        assert workers(match) == [f"{board} 1"]


@pytest.mark.ruling(36)
@pytest.mark.example(17)
def test_a_main_action_on_an_empty_board_is_free() -> None:
    match = match_of(table(player("palace 1"), player("nobles 1")), "move palace 1 stone_quarry")
    assert "main_action with_cocoa" in options(match)
    match.play("main_action with_cocoa")
    assert goods(match)[3] == 0
