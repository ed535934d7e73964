"""Teotibot, the solo opponent: Rulings 93 to 107."""

from __future__ import annotations

import math
from collections import Counter
from itertools import product
from typing import Any

import pytest

from patolli.engine.chance import SealedChance
from patolli.engine.event import Event
from patolli.engine.match import Match
from patolli.games.teotihuacan.deal import bot_roll
from patolli.games.teotihuacan.material import solo as figures
from patolli.games.teotihuacan.material.discovery_tiles import KIND_NAMES, MASKS
from patolli.games.teotihuacan.options import KNOBS, PRESETS, variant_of
from patolli.games.teotihuacan.teotibot.turn import shifted
from tests.games.teotihuacan.table import (
    LEVEL_1,
    LEVEL_2,
    LEVEL_3,
    Table,
    begun,
    goods,
    match_of,
    move_and_collect,
    now,
    player,
    position_of,
    pyramid,
    scored,
    setup_of,
    solo,
    state_of,
    table,
    told,
    view_of,
    workers,
)

HUMAN = player("palace 1", cocoa=9)
# Three free workers and one at worship, as the bot always has them.
WORSHIP = "decorations 1 1"


def bot(*free: str, locked: str = WORSHIP, **more: Any) -> Table:
    return player(*free, locked, **more)


def bot_turn(document: Table) -> tuple[Match, list[Table]]:
    """The match after Teotibot's turn, and what was told of it."""
    # The human moves first, so that somebody reads the journal.
    document["agenda"] = [{"step": "take_turn", "turn": 0, "last_round": 0}]
    match = match_of(document)
    match.play("move palace 1 stone_quarry")
    events = match.play("collect_cocoa")
    described = told(events)
    begins = [index for index, event in enumerate(described) if event["kind"] == "turn_began"]
    return match, described[begins[0] : begins[1] if len(begins) > 1 else None]


def events_of(described: list[Table], kind: str) -> list[Table]:
    return [event["args"] for event in described if event["kind"] == kind]


def points_of(described: list[Table], seat: int = 1) -> dict[str, int]:
    points: dict[str, int] = {}
    for event in described:
        if event["kind"] == "points_scored" and event["seat"] == seat:
            args = event["args"]
            points[args["source"]] = points.get(args["source"], 0) + args["points"]
    return points


@pytest.mark.ruling(93)
def test_the_bot_takes_its_place() -> None:
    match = begun(1, setup="first_game")
    assert goods(match, 1) == (2, 2, 2, 0)
    assert workers(match, 1) == ["construction 2", "decorations 1 1", "gold_deposits 2", "nobles 2"]
    own = now(match, 1)
    assert (own["blue"], own["red"], own["green"], own["avenue"], own["points"]) == (1, 1, 1, 1, 0)
    assert own["technologies"] == ["t5"]
    assert goods(match)[3] == 7
    assert len(match.position()["neutral"]) == 2  # type: ignore[arg-type]
    assert state_of(match).last_player() == 1
    assert match.seat_to_act == 0
    # Its dice are dealt with the rest; among people nobody rolls.
    assert len(state_of(match).deal.rolls) >= 10 + 9 + 8 + 3
    assert state_of(begun(2)).deal.rolls == ()


@pytest.mark.ruling(94)
def test_six_tiles_in_a_pyramid_one_aside_two_directions() -> None:
    seen: Counter[tuple[str, ...]] = Counter()
    for seed in range(60):
        tiles = view_of(begun(1, seed), 0)["bot"]
        laid = [*tiles["tiles"], tiles["aside"]]
        assert sorted(laid) == sorted(figures.ACTION_TILE_NAMES)
        seen.update([(tiles["aside"], *tiles["directions"])])
    assert len({aside for aside, _, _ in seen}) == 7
    assert {(upper, lower) for _, upper, lower in seen} == set(product(("left", "right"), repeat=2))


@pytest.mark.ruling(95)
@pytest.mark.parametrize(
    ("dice", "slot"),
    [
        ((1, 1), "bottom_left"),
        ((1, 2), "bottom_left"),
        ((1, 3), "middle_left"),
        ((2, 3), "middle_left"),
        ((3, 3), "top"),
        ((3, 4), "top"),
        ((4, 4), "top"),
        ((4, 5), "middle_right"),
        ((5, 5), "middle_right"),
        ((5, 6), "bottom_right"),
        ((6, 6), "bottom_right"),
    ],
)
def test_the_dice_choose_a_tile(dice: tuple[int, int], slot: str) -> None:
    document = solo(HUMAN, bot("gold_deposits 2", "nobles 2", "construction 2"), rolls=((*dice, 0),))
    match, described = bot_turn(document)
    (rolled,) = events_of(described, "bot_rolled")
    assert (rolled["first"], rolled["second"], rolled["slot"]) == (*dice, slot)
    laid = document["bot"]["tiles"]
    assert rolled["tile"] == laid[figures.SLOT_NAMES.index(slot)]
    assert view_of(match, 0)["bot"]["dice"] == list(dice)
    # One roll a turn.
    assert len(position_of(match)["stacks"]["rolls"]) == 31


@pytest.mark.ruling(95)
@pytest.mark.example(64)
def test_the_shift_of_the_tiles() -> None:
    top, b, c, d, e, f, aside = range(7)
    assert shifted((top, b, c, d, e, f, aside, 0, 1, 3, 4), figures.TOP) == (
        c,
        b,
        e,
        d,
        aside,
        f,
        top,
        1,
        1,
        3,
        4,
    )


@pytest.mark.ruling(95)
def test_every_shift() -> None:
    tiles = tuple(range(7))

    def after(slot: int, upper: int, lower: int) -> tuple[int, ...]:
        return shifted((*tiles, upper, lower), slot)

    left, right = figures.LEFT, figures.RIGHT
    # Top hole, then middle hole, then the tile set aside (6) below.
    assert after(0, left, left)[:7] == (2, 1, 5, 3, 4, 6, 0)
    assert after(0, left, right)[:7] == (2, 1, 4, 3, 6, 5, 0)
    assert after(0, right, left)[:7] == (1, 4, 2, 3, 6, 5, 0)
    assert after(0, right, right)[:7] == (1, 3, 2, 6, 4, 5, 0)
    # A middle hole uses the upper direction tile alone.
    assert after(1, left, right)[:7] == (0, 4, 2, 3, 6, 5, 1)
    assert after(1, right, left)[:7] == (0, 3, 2, 6, 4, 5, 1)
    assert after(2, left, right)[:7] == (0, 1, 5, 3, 4, 6, 2)
    assert after(2, right, left)[:7] == (0, 1, 4, 3, 6, 5, 2)
    # The bottom row is not shifted.
    assert after(3, left, left)[:7] == (0, 1, 2, 6, 4, 5, 3)
    assert after(5, left, left)[:7] == (0, 1, 2, 3, 4, 6, 5)
    # The upper direction tile is flipped and goes below.
    for upper, lower in product((left, right), repeat=2):
        assert after(3, upper, lower)[7:] == (lower, 1 - upper)


@pytest.mark.ruling(95)
@pytest.mark.example(66)
def test_the_odds_of_the_dice() -> None:
    chance = SealedChance(2024)
    rolls = 100_000
    found: Counter[int] = Counter()
    for _ in range(rolls):
        first, second, _ = bot_roll(chance)
        found[figures.SLOT_OF_SUM[first + second]] += 1
    assert found[figures.BOTTOM_CENTRE] == 0
    for slot, odds in enumerate(figures.ODDS_OF_36):
        expected = rolls * odds / 36
        # Four standard deviations of a fair draw.
        assert abs(found[slot] - expected) <= 4 * math.sqrt(expected * (1 - odds / 36))


@pytest.mark.ruling(95)
@pytest.mark.example(69)
def test_ten_cocoa_become_points_once_and_the_disc_moves() -> None:
    document = solo(HUMAN, bot("alchemy 1", "alchemy 2", "alchemy 3", cocoa=7), tile="nobles", light=3)
    match, described = bot_turn(document)
    assert events_of(described, "bot_fell_back")
    assert goods(match, 1)[3] == 2
    assert points_of(described) == {"bot_cocoa": 3}
    assert match.position()["light"] == 4
    rich = solo(HUMAN, bot("alchemy 1", "alchemy 2", "alchemy 3", cocoa=30), tile="nobles")
    match, described = bot_turn(rich)
    assert goods(match, 1)[3] == 25
    poor = solo(HUMAN, bot("alchemy 1", "alchemy 2", "alchemy 3", cocoa=4), tile="nobles")
    match, described = bot_turn(poor)
    assert goods(match, 1)[3] == 9
    # Five from falling back make exactly ten.
    exact = solo(HUMAN, bot("alchemy 1", "alchemy 2", "alchemy 3", cocoa=5), tile="nobles")
    match, described = bot_turn(exact)
    assert goods(match, 1)[3] == 0


@pytest.mark.ruling(96)
def test_the_bot_pays_no_cocoa_and_no_salary_but_counts_as_a_colour() -> None:
    document = solo(HUMAN, bot("nobles 2", "forest 2", "construction 2", wood=2, cocoa=0), tile="nobles")
    document["neutral"] = [["nobles", "palace", "forest"], ["nobles", "palace", "forest"]]
    match, described = bot_turn(document)
    assert goods(match, 1)[3] == 0
    assert points_of(described)["nobles"] == 3
    crowded = table(player("palace 1"), bot("stone_quarry 2", "forest 2", "nobles 2"), seats=1)
    crowded["bot"] = document["bot"]
    crowded["stacks"]["rolls"] = [[3, 4, 0]] * 32
    match = match_of(crowded)
    assert goods(move_and_collect(match, "move palace 1 stone_quarry"))[3] == 2
    eclipse = solo(HUMAN, bot("nobles 2", "forest 5", "construction 2"))
    eclipse["agenda"] = [{"step": "end_match"}, {"step": "eclipse"}]
    match = match_of(eclipse, "pay_salary 1")
    assert now(match, 1)["points"] == 0


@pytest.mark.ruling(97)
def test_construction_first_step() -> None:
    own = bot("construction 2", "forest 2", "nobles 2", stone=3)
    document = solo(HUMAN, own, tile="construction", rolls=((3, 4, 2),), pyramid_offer=["p6", "p7", "p8"])
    match, described = bot_turn(document)
    assert events_of(described, "bot_step_taken") == [
        {"tile": "construction", "step": 1, "board": "construction"}
    ]
    (placed,) = events_of(described, "pyramid_tile_placed")
    assert (placed["tile"], placed["spot"], placed["turns"]) == ("p6", "s0", 2)
    assert goods(match, 1)[1] == 1
    # Level points and two more; any temple: blue at a tie, whose resource is the scarcest.
    assert points_of(described) == {"pyramid_tiles": 3}
    assert now(match, 1)["pyramid_track"] == 1
    assert now(match, 1)["blue"] == 1
    assert goods(match, 1) == (0, 1, 1, 0)
    assert "decorations 3" in workers(match, 1)


@pytest.mark.ruling(97)
def test_a_failed_first_step_leads_to_the_second() -> None:
    own = bot("construction 2", "stone_quarry 2", "nobles 2", stone=1)
    match, described = bot_turn(solo(HUMAN, own, tile="construction"))
    assert events_of(described, "bot_step_failed") == [
        {"tile": "construction", "step": 1, "failure": "too_few_goods", "board": "construction"}
    ]
    assert goods(match, 1)[1] == 3
    assert "alchemy 3" in workers(match, 1)
    absent = bot("alchemy 2", "stone_quarry 2", "nobles 2", stone=5)
    match, described = bot_turn(solo(HUMAN, absent, tile="construction"))
    assert events_of(described, "bot_step_failed")[0]["failure"] == "no_worker"
    assert goods(match, 1)[1] == 7


@pytest.mark.ruling(97)
def test_both_steps_failing_is_the_fallback() -> None:
    own = bot("alchemy 2", "alchemy 3", "nobles 2", stone=5)
    match, described = bot_turn(solo(HUMAN, own, tile="construction"))
    assert [failure["step"] for failure in events_of(described, "bot_step_failed")] == [1, 2]
    assert events_of(described, "bot_fell_back") == [{}]
    assert goods(match, 1)[3] == 5
    # The weakest, nearest clockwise to the Palace, gains power and walks on.
    assert workers(match, 1) == ["alchemy 3", WORSHIP, "forest 3", "nobles 2"]


@pytest.mark.ruling(97)
def test_decorations_tile() -> None:
    own = bot("decorations 2", "forest 2", "nobles 2", gold=2, locked="forest 1 1")
    document = solo(HUMAN, own, tile="decorations", decoration_offer=["d8", "d9", "d10", "d11"])
    match, described = bot_turn(document)
    (placed,) = events_of(described, "decoration_placed")
    assert (placed["decoration"], placed["side"], placed["level"]) == ("d8", "top", 1)
    assert points_of(described) == {"decorations": 5}
    assert goods(match, 1) == (0, 0, 1, 0)
    assert (now(match, 1)["blue"], now(match, 1)["red"]) == (1, 0)
    gather = bot("gold_deposits 2", "forest 2", "nobles 2", gold=1)
    match, described = bot_turn(solo(HUMAN, gather, tile="decorations"))
    assert goods(match, 1)[2] == 3


@pytest.mark.ruling(97, 103)
def test_alchemy_tile() -> None:
    own = bot("alchemy 2", "forest 2", "nobles 2", gold=1, technologies=("t5",))
    document = solo(player("palace 1", technologies=("t1",)), own, tile="alchemy")
    match, described = bot_turn(document)
    # The lowest without any marker, for one gold.
    assert now(match, 1)["technologies"] == ["t3", "t5"]
    assert goods(match, 1)[2] == 0
    assert now(match, 1)["red"] == 1
    assert points_of(described, 0) == {}
    # When all have markers: the lowest it lacks, and the human scores.
    human = player("palace 1", technologies=("t1", "t3", "t9", "t15", "t17"))
    match, described = bot_turn(solo(human, own, tile="alchemy"))
    assert now(match, 1)["technologies"] == ["t1", "t5"]
    assert points_of(described, 0) == {"technology_owner": 3}
    # Rows do not matter, and a dear one costs one gold too.
    most = bot("alchemy 2", "forest 2", "nobles 2", gold=1, technologies=("t1", "t3", "t5"))
    match, described = bot_turn(solo(HUMAN, most, tile="alchemy"))
    assert "t9" in now(match, 1)["technologies"]


@pytest.mark.ruling(97)
@pytest.mark.parametrize(
    ("free", "trained"),
    [
        # A single weakest one; several of the same power; one that overtakes another on the way.
        (("forest 2", "nobles 3", "construction 3"), ["construction 3", "forest 4", "nobles 3"]),
        (("forest 2", "nobles 2", "construction 2"), ["construction 2", "forest 4", "nobles 2"]),
        (("nobles 2", "forest 3", "construction 4"), ["construction 4", "forest 3", "nobles 4"]),
        # Twice may be an ascension, or an ascension and the first step after it.
        (("nobles 4", "forest 5", "construction 5"), ["construction 5", "forest 5", "palace 1"]),
        (("nobles 5", "forest 5", "construction 5"), ["construction 5", "nobles 5", "palace 2"]),
    ],
)
def test_alchemy_failing_powers_one_worker_twice_and_nothing_else(
    free: tuple[str, ...], trained: list[str]
) -> None:
    match, described = bot_turn(solo(HUMAN, bot(*free, gold=5), tile="alchemy"))
    assert workers(match, 1) == sorted([*trained, WORSHIP])
    assert len(events_of(described, "powered_up")) == 2
    assert goods(match, 1)[3] == 0
    assert not events_of(described, "bot_worker_advanced")


@pytest.mark.ruling(97, 102)
@pytest.mark.parametrize(("era", "row", "points"), [(1, 0, 3), (2, 1, 5), (3, 2, 7)])
def test_nobles_row_by_era(era: int, row: int, points: int) -> None:
    own = bot("nobles 2", "forest 2", "construction 2", wood=2)
    match, described = bot_turn(solo(HUMAN, own, tile="nobles", era=era))
    assert position_of(match)["houses"][row] == 1
    assert points_of(described) == {"nobles": points}
    assert now(match, 1)["avenue"] == 1
    assert goods(match, 1)[0] == 0


@pytest.mark.ruling(102)
def test_a_full_row_sends_the_bot_to_the_cheapest_space() -> None:
    own = bot("nobles 2", "alchemy 2", "construction 2", wood=2)
    _, described = bot_turn(solo(HUMAN, own, tile="nobles", era=1, houses=[5, 1, 2]))
    assert points_of(described) == {"nobles": 4}
    _, described = bot_turn(solo(HUMAN, own, tile="nobles", era=2, houses=[3, 4, 0]))
    assert points_of(described) == {"nobles": 1}
    _, described = bot_turn(solo(HUMAN, own, tile="nobles", era=3, houses=[4, 4, 3]))
    assert events_of(described, "bot_step_failed")[0]["failure"] == "nothing_left"
    assert events_of(described, "bot_fell_back")


@pytest.mark.ruling(97, 100)
def test_mastery_tries_the_strongest_first() -> None:
    # Nobles lacks wood, so the next strongest, of two at power 4 the farther one, gathers.
    own = bot("nobles 5", "stone_quarry 4", "forest 4")
    match, described = bot_turn(solo(HUMAN, own, tile="mastery"))
    tried = [(each["board"], each["power"]) for each in events_of(described, "bot_tried_worker")]
    assert tried == [("nobles", 5), ("forest", 4)]
    assert goods(match, 1)[0] == 2
    assert "decorations 5" in workers(match, 1)
    nothing = bot("nobles 5", "construction 4", "alchemy 4")
    match, described = bot_turn(solo(HUMAN, nothing, tile="mastery"))
    assert events_of(described, "bot_fell_back")
    skilled = bot("alchemy 3", "forest 1", "forest 2", gold=1)
    match, described = bot_turn(solo(HUMAN, skilled, tile="mastery"))
    assert events_of(described, "bot_step_taken") == [{"tile": "alchemy", "step": 1, "board": "alchemy"}]


@pytest.mark.ruling(97)
@pytest.mark.parametrize(
    ("board", "tile", "step"),
    [
        ("forest", "nobles", 2),
        ("stone_quarry", "construction", 2),
        ("gold_deposits", "decorations", 2),
        ("alchemy", "alchemy", 1),
        ("nobles", "nobles", 1),
        ("decorations", "decorations", 1),
        ("construction", "construction", 1),
    ],
)
def test_what_mastery_does_on_each_board(board: str, tile: str, step: int) -> None:
    own = bot(f"{board} 4", "palace 1", "palace 2", wood=2, stone=2, gold=2)
    _, described = bot_turn(solo(HUMAN, own, tile="mastery"))
    assert events_of(described, "bot_step_taken") == [{"tile": tile, "step": step, "board": board}]


@pytest.mark.ruling(97)
def test_worship_moves_on_and_climbs() -> None:
    human = player("palace 1", "gold_deposits 3 1")
    document = solo(human, bot("nobles 2", "forest 2", "construction 2"), tile="worship")
    document["discoveries"]["gold_deposits"] = ["mask_1"]
    match, described = bot_turn(document)
    # From Decorations the next temple space clockwise is that of the Gold Deposits.
    assert events_of(described, "bot_worshipped") == [{"from": "decorations", "to": "gold_deposits"}]
    assert "gold_deposits 1 1" in workers(match, 1)
    assert "gold_deposits 3" in workers(match)
    assert now(match, 1)["blue"] == 2
    assert events_of(described, "bot_discarded") == [{"discovery": "mask_1", "place": "gold_deposits"}]
    assert position_of(match)["discoveries"]["gold_deposits"] == ["none"]
    # The free workers stay where they are.
    assert {"nobles 2", "forest 2", "construction 2"} <= set(workers(match, 1))
    any_temple = solo(
        HUMAN, bot("nobles 2", "palace 2", "construction 2", locked="forest 1 1", red=4), tile="worship"
    )
    match, _ = bot_turn(any_temple)
    assert now(match, 1)["red"] == 7


@pytest.mark.ruling(97)
def test_masks_takes_the_rarest_it_lacks() -> None:
    own = bot("nobles 2", "forest 2", "construction 2", wood=2, cocoa=2, tiles=("mask_2",))
    document = solo(HUMAN, own, tile="masks")
    document["discoveries"].update(
        {"palace": ["mask_4"], "stone_quarry": ["mask_2"], "forest": ["mask_3"], "decorations": ["mask_1"]}
    )
    match, described = bot_turn(document)
    # Mask 1 needs gold, mask 2 it has: mask 3 for wood and cocoa.
    assert now(match, 1)["tiles"] == ["mask_2", "mask_3"]
    assert goods(match, 1) == (1, 0, 0, 1)
    assert not events_of(described, "powered_up")
    poor = solo(HUMAN, bot("nobles 2", "forest 2", "construction 2"), tile="masks")
    poor["discoveries"]["palace"] = ["mask_4"]
    match, described = bot_turn(poor)
    assert [failed["step"] for failed in events_of(described, "bot_step_failed")] == [1]
    assert events_of(described, "bot_fell_back")
    # A tile that is no mask is none of its business, however rich it is.
    rich = solo(
        HUMAN, bot("nobles 2", "forest 2", "construction 2", wood=5, stone=5, gold=5, cocoa=9), tile="masks"
    )
    rich["discoveries"]["palace"] = [KIND_NAMES[MASKS]]
    match, described = bot_turn(rich)
    assert events_of(described, "bot_fell_back")
    # Equal numbers: clockwise from the Palace.
    equal = solo(HUMAN, bot("nobles 2", "forest 2", "construction 2", wood=1), tile="masks")
    equal["discoveries"].update({"gold_deposits": ["mask_4"], "stone_quarry": ["mask_7"]})
    match, _ = bot_turn(equal)
    assert now(match, 1)["tiles"] == ["mask_7"]


@pytest.mark.ruling(98)
def test_the_bot_builds_low_first_row_by_row() -> None:
    own = bot("construction 2", "forest 2", "nobles 2", stone=2)
    holes = tuple(spot for spot in LEVEL_1 if spot not in (9, 12))
    document = solo(
        HUMAN, own, tile="construction", pyramid=pyramid(*holes), pyramid_offer=["p6", "p7", "p30"]
    )
    _, described = bot_turn(document)
    assert events_of(described, "pyramid_tile_placed")[0]["spot"] == "s9"
    higher = solo(
        HUMAN, own, tile="construction", pyramid=pyramid(*LEVEL_1), pyramid_offer=["p6", "p7", "p30"]
    )
    _, described = bot_turn(higher)
    assert events_of(described, "pyramid_tile_placed")[0]["spot"] == "s100"
    assert points_of(described)["pyramid_tiles"] == 5
    top = solo(
        HUMAN,
        own,
        tile="construction",
        pyramid=pyramid(*LEVEL_1, *LEVEL_2, *LEVEL_3, first=0),
        pyramid_offer=["p29", "p30", "p31"],
        light=2,
    )
    match, described = bot_turn(top)
    assert points_of(described)["pyramid_tiles"] == 9
    assert match.position()["light"] == 10


@pytest.mark.ruling(98)
def test_the_bot_decorates_low_first_clockwise_from_the_top() -> None:
    own = bot("decorations 2", "forest 2", "nobles 2", gold=2, locked="forest 1 1")
    sides = {"top": ["d1"], "right": ["d2"], "bottom": [], "left": []}
    document = solo(HUMAN, own, tile="decorations", decorations=sides, pyramid=pyramid(*LEVEL_1))
    _, described = bot_turn(document)
    assert events_of(described, "decoration_placed")[0]["side"] == "bottom"
    full = {"top": ["d1"], "right": ["d2"], "bottom": ["d3"], "left": ["d4"]}
    document = solo(HUMAN, own, tile="decorations", decorations=full, pyramid=pyramid(7, 11))
    _, described = bot_turn(document)
    (placed,) = events_of(described, "decoration_placed")
    assert (placed["side"], placed["level"]) == ("right", 2)


@pytest.mark.ruling(99)
@pytest.mark.example(67)
@pytest.mark.parametrize(
    ("origin", "power", "target"),
    # Powers as they stand after the power-up.
    [("gold_deposits", 3, "stone_quarry"), ("gold_deposits", 4, "alchemy"), ("nobles", 5, "stone_quarry")],
)
def test_the_bot_skips_the_palace(origin: str, power: int, target: str) -> None:
    own = bot(f"{origin} {power - 1}", "construction 5", "construction 5")
    _, described = bot_turn(solo(HUMAN, own, tile="masks"))
    assert events_of(described, "bot_worker_advanced") == [{"from": origin, "power": power, "to": target}]


@pytest.mark.ruling(99, 101)
def test_a_reborn_worker_makes_the_advance() -> None:
    own = bot("nobles 5", "construction 5", "alchemy 5", wood=2, avenue=2)
    document = solo(HUMAN, own, tile="nobles", light=2)
    document["discoveries"]["avenue_3"] = ["points_4", "none", "none"]
    match, described = bot_turn(document)
    assert "stone_quarry 1" in workers(match, 1)
    # Always five points; the avenue and the disc as usual, never a tile.
    assert points_of(described) == {"nobles": 3, "ascension": 5}
    assert now(match, 1)["avenue"] == 4
    assert now(match, 1)["tiles"] == []
    assert match.position()["light"] == 2 + 1 + 1


@pytest.mark.ruling(100)
def test_ties_among_the_bots_workers() -> None:
    # On one board the stronger acts.
    own = bot("nobles 2", "nobles 4", "alchemy 1", wood=2)
    _, described = bot_turn(solo(HUMAN, own, tile="nobles"))
    assert events_of(described, "powered_up") == [{"board": "nobles", "power": 5}]
    # Lowest: nearest clockwise to the Palace, locked ones apart.
    lowest = bot("alchemy 2", "nobles 2", "construction 2", locked="decorations 1 1")
    _, described = bot_turn(solo(HUMAN, lowest, tile="masks"))
    assert events_of(described, "powered_up") == [{"board": "alchemy", "power": 3}]


@pytest.mark.ruling(101)
def test_any_temple_is_the_highest_that_can_be_climbed() -> None:
    own = bot("construction 2", "forest 2", "nobles 2", stone=2, blue=3, red=5, green=5)
    match, described = bot_turn(solo(HUMAN, own, tile="construction"))
    assert (now(match, 1)["red"], now(match, 1)["green"]) == (6, 5)
    assert points_of(described)["red_temple"] == 3
    blocked = bot("construction 2", "forest 2", "nobles 2", stone=2, blue=3, red=10, green=5)
    match, _ = bot_turn(solo(player("palace 1", red=11), blocked, tile="construction"))
    assert (now(match, 1)["red"], now(match, 1)["green"]) == (10, 6)


@pytest.mark.ruling(101)
def test_resources_go_to_the_scarcest_and_major_steps_pay_as_printed() -> None:
    locked = "decorations 1 1"
    own = bot("construction 2", "forest 2", "nobles 2", locked=locked, blue=3, wood=1, stone=0, gold=1)
    document = solo(HUMAN, own, tile="worship")
    document["discoveries"]["blue_4"] = ["resources_2", "none", "none", "none"]
    match, _ = bot_turn(document)
    # Step 4 prints one resource, step 5 two: stone, then gold and stone at the tie of ones.
    assert now(match, 1)["blue"] == 5
    assert goods(match, 1) == (1, 2, 2, 0)
    assert now(match, 1)["tiles"] == []


@pytest.mark.ruling(103)
def test_the_bot_scores_when_the_human_takes_its_technology() -> None:
    document = table(
        player("palace 1", gold=1), bot("nobles 1", "forest 1", "forest 2", technologies=("t5",)), seats=1
    )
    document["bot"] = solo(HUMAN, HUMAN)["bot"]
    match = match_of(document, "move palace 1 alchemy", "main_action with_cocoa")
    events: list[Event] = match.play("take_technology t5")
    assert scored(events, 1)["technology_owner"] == 3


@pytest.mark.ruling(104)
def test_bumping_the_bot_sends_it_to_the_next_empty_temple_space() -> None:
    def bump(human: Table) -> Match:
        document = table(
            human, bot("nobles 1", "construction 1", "construction 2", locked="stone_quarry 1 1"), seats=1
        )
        document["bot"] = solo(HUMAN, HUMAN, tile="masks")["bot"]
        match = match_of(document, "move palace 1 stone_quarry")
        match.play("worship temple ability with_cocoa")
        return match

    match = bump(player("palace 1", cocoa=1))
    assert "forest 1 1" in workers(match, 1)
    # One cocoa paid, one from the green step; nothing for the bot.
    assert goods(match)[3] == 1
    assert now(match, 1)["red"] == 0
    match = bump(player("palace 1", "forest 2 1", cocoa=1))
    assert "decorations 1 1" in workers(match, 1)
    # With every space taken it displaces the human's next worker clockwise.
    match = bump(player("palace 1", "forest 2 1", "decorations 3 1", "gold_deposits 4 1", cocoa=1))
    assert "forest 1 1" in workers(match, 1)
    assert "forest 2" in workers(match)


@pytest.mark.ruling(105)
def test_offers_slide_for_both_sides() -> None:
    own = bot("construction 2", "forest 2", "nobles 2", stone=2)
    document = solo(
        HUMAN, own, tile="construction", pyramid_offer=["p6", "p7", "p9"], stacks={"pyramid": ["p30", "p31"]}
    )
    match, _ = bot_turn(document)
    assert match.position()["pyramid_offer"] == ["p7", "p9", "p30"]
    human = table(
        player("forest 1", gold=3),
        bot("nobles 1", "alchemy 1", "alchemy 2"),
        seats=1,
        decoration_offer=["d9", "d1", "d2", "d3"],
        stacks={"decorations": ["d10"]},
    )
    human["bot"] = solo(HUMAN, HUMAN, tile="masks")["bot"]
    match = match_of(human, "move forest 1 decorations", "main_action with_cocoa", "take_decoration d1")
    match.play("place_decoration right")
    assert match.position()["decoration_offer"] == ["d9", "d2", "d3", "d10"]
    # With more players the tiles keep their places.
    two = table(
        player("forest 1", gold=3), decoration_offer=["d9", "d1", "d2", "d3"], stacks={"decorations": ["d10"]}
    )
    match = match_of(two, "move forest 1 decorations", "main_action with_cocoa", "take_decoration d1")
    match.play("place_decoration right")
    assert match.position()["decoration_offer"] == ["d9", "d10", "d2", "d3"]


@pytest.mark.ruling(106)
@pytest.mark.example(71)
def test_the_bots_final_scoring() -> None:
    own = bot(
        "nobles 1",
        "forest 1",
        "forest 2",
        gold=1,
        wood=2,
        cocoa=4,
        blue=10,
        red=11,
        technologies=("t1", "t3", "t5"),
    )
    document = solo(player("palace 1", points=43, cocoa=9), own)
    document["era"] = 3
    document["agenda"] = [{"step": "end_match"}, {"step": "eclipse"}]
    match = match_of(document, "pay_salary 1")
    assert now(match, 1)["book"] == {
        "bot_goods": [0, 0, 7],
        "bot_technologies": [0, 0, 6],
        "blue_bonus": [0, 0, 15],
        "red_bonus": [0, 0, 15],
    }
    assert now(match, 1)["points"] == 43
    # Equal points are a defeat.
    assert match.is_over
    assert match.view(0)["won"] is False
    assert match.ranking() == [2]
    document["players"][0] = player("palace 1", points=44, cocoa=9)
    match = match_of(document)
    events = match.play("pay_salary 1")
    assert match.view(0)["won"] is True
    assert match.ranking() == [1]
    assert told(events, "scored") == [
        {"kind": "scored", "seat": 0, "args": {"points": 44, "place": 1}},
        {"kind": "scored", "seat": 1, "args": {"points": 43, "place": 2}},
    ]


@pytest.mark.ruling(106)
def test_the_bot_scores_eclipses_like_anybody() -> None:
    own = bot("nobles 1", "forest 1", "forest 2", avenue=2, pyramid_track=3, tiles=("mask_1", "mask_2"))
    document = solo(player("palace 1", pyramid_track=1, cocoa=9), own)
    document["agenda"] = [
        {"step": "take_turn", "turn": 0, "last_round": 0},
        {"step": "begin_era"},
        {"step": "eclipse"},
    ]
    match = match_of(document, "pay_salary 1")
    assert now(match, 1)["book"] == {
        "avenue": [10, 0, 0],
        "pyramid_leader": [4, 0, 0],
        "pyramid_steps": [12, 0, 0],
        "masks": [3, 0, 0],
    }


@pytest.mark.ruling(107)
def test_difficulty_presets_and_knobs() -> None:
    assert set(PRESETS) == {"gentle", "standard", "hard", "merciless"}
    assert PRESETS["standard"] == (2, 2, 2, 2, 2, 2, 3, 2, 15, 2)
    ranges = {
        "bot_points_for_cocoa": {"1", "2", "3", "4", "5"},
        "bot_points_per_bonus": {"5", "10", "15", "20", "25"},
        "bot_points_per_technology": {"0", "1", "2", "3", "4"},
    }
    for index, knob in enumerate(KNOBS):
        allowed = ranges.get(knob.name, {"1", "2", "3"})
        assert set(knob.values) == {"preset", *allowed}
        figures_of = [int(preset[index]) for preset in PRESETS.values()]
        # Harder is never weaker, and every preset stays within the range.
        assert figures_of == sorted(figures_of)
        assert {str(figure) for figure in figures_of} <= allowed
    chosen = setup_of(1, 0, difficulty="gentle", bot_power_nobles="3", bot_gold="2").options
    rules = variant_of(chosen)
    assert rules.bot_powers == (1, 3, 1)
    assert rules.bot_goods == (1, 1, 2)
    assert rules.bot_worship_steps == 1


@pytest.mark.ruling(107)
def test_knobs_change_the_bot() -> None:
    match = begun(1, setup="first_game", bot_power_gold_deposits="3", bot_wood="1")
    assert "gold_deposits 3" in workers(match, 1)
    assert goods(match, 1) == (1, 2, 2, 0)
    eager = {"bot_worship_steps": "3"}
    document = solo(HUMAN, bot("nobles 2", "palace 2", "construction 2"), tile="worship", options=eager)
    match, _ = bot_turn(document)
    assert now(match, 1)["blue"] == 3
    generous = solo(
        HUMAN, bot("alchemy 1", "alchemy 2", "alchemy 3", cocoa=7), options={"bot_points_for_cocoa": "5"}
    )
    match, described = bot_turn(generous)
    assert points_of(described) == {"bot_cocoa": 5}
