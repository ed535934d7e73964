"""Refusals: why an answer cannot be given, also where another reason would be near at hand."""

from __future__ import annotations

from typing import Any

import pytest

from patolli.engine.match import Match
from patolli.games.teotihuacan.material.buildings import NOBLES_ROWS
from tests.games.teotihuacan.table import (
    LEVEL_1,
    LEVEL_2,
    LEVEL_3,
    asked,
    begun,
    match_of,
    options,
    player,
    pyramid,
    question,
    table,
)


def why(match: Match, notation: str, *after: str) -> str:
    """The reason, as it is written; what can be answered has none."""
    seat = match.seat_to_act
    assert after or notation not in options(match)
    return repr(match.why_not(seat, notation, after))


def needs(good: str, price: int, own: int) -> str:
    return f"teotihuacan.needs (good '{good}', price {price}, own {own})"


@pytest.mark.ruling(22)
def test_a_worker_goes_one_to_three_boards() -> None:
    match = match_of(table(player("palace 1", "forest 3 1")))
    far = "teotihuacan.too_far (board 'construction', steps 4, least 1, most 3)"
    assert why(match, "move palace 1 construction") == far
    # A whole circle is far, too; the way back is not the way there.
    assert "steps 8" in why(match, "move palace 1 palace")
    assert "steps 7" in why(match, "move palace 1 gold_deposits")


@pytest.mark.ruling(21)
def test_only_an_unlocked_worker_of_ones_own_moves() -> None:
    match = match_of(table(player("palace 1", "forest 3 1"), player("nobles 2")))
    # Also where it would be too far.
    assert why(match, "move forest 3 construction") == "teotihuacan.worker_locked"
    assert why(match, "move forest 3 forest") == "teotihuacan.worker_locked"
    assert why(match, "move nobles 2 palace") == "teotihuacan.no_such_worker"
    assert why(match, "move palace 2 forest") == "teotihuacan.no_such_worker"
    assert why(match_of(table(player("palace 1"))), "free_workers") == "teotihuacan.none_locked"


@pytest.mark.ruling(24)
def test_unlocking_costs_cocoa_and_needs_somebody_locked() -> None:
    poor = match_of(table(player("palace 1", "forest 3 1", cocoa=2)))
    assert why(poor, "unlock_workers with_cocoa") == needs("cocoa", 3, 2)
    nobody = match_of(table(player("palace 1", cocoa=2)))
    assert why(nobody, "unlock_workers with_cocoa") == "teotihuacan.none_locked"


@pytest.mark.ruling(75)
@pytest.mark.ruling(76)
def test_tiles_for_moving_are_used_where_they_help() -> None:
    match = match_of(table(player("palace 1", "forest 1", tiles=("double_move", "unlimited_move"))))
    assert why(match, "use_move_tile double_move") == "teotihuacan.no_pair"
    assert why(match_of(table(player("palace 1"))), "use_move_tile double_move") == "teotihuacan.no_such_tile"
    assert "move palace 1 construction" in options(match_of(match.position(), "use_move_tile unlimited_move"))
    locked = table(player("palace 1", "forest 1 1", tiles=("unlimited_move",)))
    committed = match_of(locked, "use_move_tile unlimited_move")
    assert why(committed, "free_workers") == "teotihuacan.tile_commits"


@pytest.mark.ruling(72)
@pytest.mark.ruling(74)
def test_a_tile_is_used_by_who_has_it_where_it_does_something() -> None:
    match = match_of(table(player("palace 1", blue=11, tiles=("temple_blue", "power_up_2"))))
    assert why(match, "use_tile temple_blue") == "teotihuacan.no_effect"
    assert why(match, "use_tile cocoa_4") == "teotihuacan.no_such_tile"
    # When the action is chosen is the one moment of a move at which this tile is barred.
    match.play("move palace 1 forest")
    assert why(match, "use_tile power_up_2") == "teotihuacan.no_tile_now"


@pytest.mark.ruling(36)
def test_a_main_action_that_cannot_be_taken_says_what_is_missing() -> None:
    def at(board: str, *others: str, **figures: Any) -> Match:
        # A tile that could be used lets a question be asked, whatever cannot be done.
        pieces = {
            name: figures.pop(name) for name in list(figures) if name.endswith("offer") or name == "pyramid"
        }
        own = player(f"{board} 1", *others, tiles=("points_4",), **figures)
        return asked({"step": "use_board", "board": board, "mover": 0}, own, moved=[0], **pieces)

    action = "main_action with_cocoa"
    assert why(at("palace"), action) == "teotihuacan.no_main_action"
    assert why(at("alchemy"), action) == needs("gold", 1, 0)
    assert why(at("nobles", wood=1), action) == needs("wood", 2, 1)
    assert why(at("decorations", "decorations 1", gold=1), action) == needs("gold", 2, 1)
    nothing = ["none"] * 4
    assert (
        why(at("decorations", gold=3, decoration_offer=nothing), action) == "teotihuacan.no_decoration_left"
    )
    assert why(at("construction", stone=1, wood=9), action) == needs("stone", 2, 1)
    # Higher tiles need both; what is told is the cheapest that is open.
    assert why(at("construction", stone=2, pyramid=pyramid(*LEVEL_1)), action) == needs("wood", 1, 0)
    full = pyramid(*LEVEL_1, *LEVEL_2, *LEVEL_3, 300, first=0)
    finished = at("construction", stone=2, wood=9, pyramid=full, pyramid_offer=["p30", "none", "none"])
    assert why(finished, action) == "teotihuacan.pyramid_finished"
    # Nothing is missing but the cocoa for the colours there.
    assert why(at("forest", "forest 2", cocoa=0), action) == needs("cocoa", 1, 0)


@pytest.mark.ruling(28)
@pytest.mark.ruling(29)
@pytest.mark.ruling(30)
def test_a_worship_that_cannot_be_had_says_why() -> None:
    own = player("palace 1", "forest 2 1", tiles=("points_4",))
    match = match_of(
        table(own, discoveries={"forest": ("cocoa_4",), "palace": ("mask_1",)}), "move palace 1 forest"
    )
    assert why(match, "worship temple ability with_cocoa") == "teotihuacan.own_worker_there"
    other = player("palace 1", "gold_deposits 1", tiles=("points_4",))
    shown = {"forest": ("cocoa_4",), "palace": ("mask_1",)}
    match = match_of(table(other, player("forest 2 1"), discoveries=shown), "move palace 1 forest")
    # The worker there must be paid for; the tile costs gold besides.
    assert why(match, "worship temple ability with_cocoa") == needs("cocoa", 1, 0)
    both = f"teotihuacan.needs_both (one {needs('gold', 1, 0)}, other {needs('cocoa', 1, 0)})"
    assert why(match, "worship temple discovery with_cocoa") == both
    assert why(match, "worship temple ability with_free_cocoa") == "teotihuacan.no_such_tile"
    palace = match_of(table(other, discoveries=shown), "move gold_deposits 1 palace")
    assert why(palace, "worship a04 discovery with_cocoa") == "teotihuacan.not_tile_alone"
    assert why(palace, "worship a04 ability with_free_cocoa") == "teotihuacan.costs_no_cocoa"
    alchemy = asked(
        {"step": "use_board", "board": "alchemy", "mover": 0}, player("alchemy 1", tiles=("points_4",))
    )
    assert why(alchemy, "worship temple ability with_cocoa") == "teotihuacan.no_worship_here"


def taking(*alchemists: str, **figures: Any) -> Match:
    document = table(player("palace 1", *alchemists, cocoa=5, **figures))
    return match_of(document, "move palace 1 alchemy", "main_action with_cocoa")


@pytest.mark.ruling(40)
@pytest.mark.ruling(41)
def test_a_technology_is_known_or_too_dear_or_out_of_reach() -> None:
    match = taking(gold=1, technologies=("t1",))
    assert why(match, "take_technology t1") == "teotihuacan.technology_known"
    # Whoever could not reach it anyway is told the price first: it must be paid in either case.
    assert why(match, "take_technology t9") == needs("gold", 2, 1)
    assert why(taking(gold=5), "take_technology t9") == "teotihuacan.beyond_reach (power 4)"
    # Also while something else is asked.
    moving = match_of(table(player("palace 1", gold=1, technologies=("t1",))))
    assert why(moving, "take_technology t1") == "teotihuacan.technology_known"
    assert why(moving, "take_technology t9") == needs("gold", 2, 1)


@pytest.mark.ruling(43)
def test_a_row_needs_its_number_of_workers() -> None:
    own = player("nobles 1", "nobles 1", tiles=("extra_worker",))
    match = asked({"step": "build_house", "workers": 2}, own)
    assert why(match, "build_house bottom") == "teotihuacan.row_needs_workers (workers 3, own 2)"
    assert why(match, "build_house top") == "teotihuacan.own_row_first"
    # The row of their number is full: one above it will do, and that one has no room.
    crowded = asked({"step": "build_house", "workers": 2}, own, houses=[0, len(NOBLES_ROWS[1]), 0])
    assert why(crowded, "build_house centre") == "teotihuacan.row_full"


@pytest.mark.ruling(46)
@pytest.mark.ruling(47)
def test_a_side_of_the_pyramid_is_full_or_not_yet_built() -> None:
    full = pyramid(*LEVEL_1, *LEVEL_2, *LEVEL_3, first=0)
    pieces = {
        "decorations": {"top": ["d2", "d3", "d4", "d5"], "left": ["d6"]},
        "decoration_offer": ["d1"] + ["none"] * 3,
    }
    step = {"step": "place_decoration", "workers": 1, "decoration": "d1"}
    own = player("decorations 1", gold=3)
    assert why(asked(step, own, pyramid=full, **pieces), "place_decoration top") == "teotihuacan.side_full"
    pieces["decorations"] = {"left": ["d6"]}
    assert why(asked(step, own, **pieces), "place_decoration left") == "teotihuacan.side_not_built"


@pytest.mark.ruling(49)
@pytest.mark.ruling(50)
@pytest.mark.ruling(70)
def test_a_place_in_the_pyramid_is_taken_or_unsupported_or_too_dear() -> None:
    def placing(saving: int = 0, **goods: Any) -> Match:
        step = {"step": "choose_spot", "workers": 1, "placed": 0, "saving": saving, "tile": "p30"}
        known = ("t15",) if saving else ()
        built = pyramid(*[spot for spot in LEVEL_1 if spot not in {3, 15}])
        own = player("construction 1", technologies=known, **goods)
        return asked(step, own, pyramid=built)

    match = placing(stone=2)
    assert why(match, "build_on s0") == "teotihuacan.spot_taken"
    assert why(match, "build_on s102") == "teotihuacan.spot_not_supported"
    assert why(match, "build_on s101") == needs("wood", 1, 0)
    # What may be saved is not asked for.
    assert why(placing(saving=1, stone=1), "build_on s101") == needs("stone", 2, 1)
    assert "build_on s3" in options(placing(saving=1, stone=1))


@pytest.mark.ruling(54)
@pytest.mark.ruling(55)
def test_a_temple_is_closed_at_the_top_or_by_who_stands_there() -> None:
    def climbing(own: int, other: int) -> Match:
        return asked({"step": "choose_temple"}, player("palace 1", blue=own), player("nobles 1", blue=other))

    assert why(climbing(11, 0), "climb blue") == "teotihuacan.at_the_top"
    assert why(climbing(10, 11), "climb blue") == "teotihuacan.top_taken"
    assert "climb blue" in options(climbing(9, 11))


@pytest.mark.ruling(57)
@pytest.mark.ruling(71)
def test_a_discovery_tile_lies_elsewhere_or_costs_too_much() -> None:
    own = player("palace 1", avenue=6, cocoa=1, gold=1, tiles=("cocoa_4",))
    lying = {"avenue_6": ("mask_1", "points_4")}
    match = asked({"step": "claim_on_avenue", "place": "avenue_6"}, own, discoveries=lying)
    assert why(match, "claim mask_1") == needs("cocoa", 2, 1)
    assert why(match, "claim points_4") == needs("wood", 1, 0)
    assert why(match, "claim avenue") == "teotihuacan.other_tiles_here"


@pytest.mark.ruling(62)
@pytest.mark.ruling(74)
def test_a_power_up_is_for_unlocked_workers_of_the_board() -> None:
    own = player("forest 1", "forest 2", "forest 3 1", "nobles 1")
    match = asked({"step": "power_up", "board": "forest", "optional": 0}, own)
    assert why(match, "power_up forest 3") == "teotihuacan.worker_locked"
    assert why(match, "power_up nobles 1") == "teotihuacan.other_board (board 'forest')"
    assert why(match, "power_up forest 4") == "teotihuacan.no_such_worker"
    walker = player("forest 1", "nobles 1", "palace 1", tiles=("points_4",))
    walked = asked({"step": "power_up_anywhere"}, walker, moved=[0])
    assert why(walked, "power_up forest 1") == "teotihuacan.worker_has_moved"


@pytest.mark.ruling(65)
def test_a_reward_of_an_ascension_may_be_out_of_reach() -> None:
    def rewards(*workers: str, **figures: Any) -> Match:
        return asked({"step": "choose_ascension_reward"}, player(*workers, **figures))

    four = rewards("palace 1", "palace 1", "forest 1", "forest 1", cocoa=2)
    assert why(four, "take_ascension_reward fourth_worker with_cocoa") == "teotihuacan.four_workers"
    assert why(four, "take_ascension_reward two_temples with_cocoa") == needs("cocoa", 3, 2)
    top = rewards("palace 1", blue=11, red=11, green=11, cocoa=9)
    assert why(top, "take_ascension_reward one_temple with_cocoa") == "teotihuacan.no_temple_left"


@pytest.mark.ruling(12)
@pytest.mark.ruling(17)
def test_only_tiles_that_were_dealt_are_kept() -> None:
    match = begun(2)
    start: Any = match.position()["start"]
    hand = start["hands"][0]
    other = next(f"st{number}" for number in range(1, 19) if f"st{number}" not in hand)
    assert why(match, f"keep_starting_tiles {hand[0]} {other}") == "teotihuacan.tile_not_dealt"
    assert why(match, f"keep_starting_tiles {hand[0]} {hand[0]}") == "teotihuacan.two_tiles"


@pytest.mark.ruling(82)
def test_nobody_pays_more_than_is_owed_or_there() -> None:
    own = player("palace 1", "forest 4", cocoa=2), player("nobles 1", cocoa=9)
    after = {"step": "take_turn", "turn": 0, "last_round": 0}, {"step": "begin_era"}
    match = match_of(table(*own, steps=(*after, {"step": "eclipse"})))
    assert question(match) == "pay_salary"
    assert why(match, "pay_salary 3") == needs("cocoa", 3, 2)
    assert why(match, "pay_salary 4") == "teotihuacan.salary_due (due 3)"
    assert why(match, "excuse_salary") == "teotihuacan.no_such_tile"


@pytest.mark.ruling(36)
def test_a_reason_can_be_asked_for_after_a_move_in_thought() -> None:
    match = match_of(table(player("palace 1", "nobles 1", tiles=("points_4",))))
    assert why(match, "main_action with_cocoa", "move palace 1 alchemy") == needs("gold", 1, 0)
