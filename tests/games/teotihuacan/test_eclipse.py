"""Eclipses and the end: Rulings 80 to 86 and 88."""

from __future__ import annotations

from typing import Any

import pytest

from patolli.engine.match import Match
from tests.games.teotihuacan.table import (
    LEVEL_1,
    LEVEL_2,
    LEVEL_3,
    Table,
    goods,
    kinds,
    match_of,
    move_and_collect,
    now,
    options,
    player,
    position_of,
    pyramid,
    question,
    table,
    told,
    view_of,
    workers,
)

RING = [
    "palace",
    "stone_quarry",
    "alchemy",
    "forest",
    "construction",
    "decorations",
    "nobles",
    "gold_deposits",
]
FULL = pyramid(*LEVEL_1, *LEVEL_2, *LEVEL_3, 300, first=0)


def eclipse(*players: Table, final: bool = False, **pieces: Any) -> Table:
    """An Eclipse about to begin; then the next era, or the end."""
    after: tuple[Table, ...] = ({"step": "end_match"},)
    if not final:
        after = ({"step": "take_turn", "turn": 0, "last_round": 0}, {"step": "begin_era"})
    if final and "era" not in pieces:
        pieces["era"] = 3
    return table(*players, steps=(*after, {"step": "eclipse"}), **pieces)


def pay(match: Match) -> Match:
    """Everybody pays as much as possible."""
    while question(match) == "pay_salary":
        match.play(match.choices()[0])
    return match


def turns_until_eclipse(match: Match) -> int:
    """Turns taken by collecting cocoa until the calendar is settled."""
    turns = 0
    while question(match) == "move_worker":
        move_and_collect(match, min(options(match)))
        turns += 1
    return turns


def four(**pieces: Any) -> Table:
    return table(*[player("palace 1", cocoa=9) for _ in range(4)], **pieces)


@pytest.mark.ruling(80)
@pytest.mark.example(54)
def test_meeting_on_another_turn_finishes_the_round_and_plays_one_more() -> None:
    own = player("palace 1", "palace 1", cocoa=9)
    second = player("palace 5", cocoa=9)
    others = (player("palace 1", cocoa=9), player("palace 1", cocoa=9))
    match = match_of(table(own, second, *others, light=11, to_act=1))
    match.play("move palace 5 stone_quarry")
    match.play("main_action with_cocoa")
    assert told(match.play("take_ascension_reward points with_cocoa"), "discs_met")
    assert match.position()["light"] == 12
    assert match.seat_to_act == 2
    assert turns_until_eclipse(match) == 6
    assert question(match) == "pay_salary"


@pytest.mark.ruling(80)
def test_discs_that_do_not_meet_are_not_told_of() -> None:
    match = match_of(four(light=3, to_act=3))
    events = move_and_collect(match, min(options(match))).moves[-1].events
    assert told(events, "light_disc_moved")
    assert not told(events, "discs_met")


@pytest.mark.ruling(80)
@pytest.mark.example(55)
def test_meeting_after_the_last_player_gives_one_full_round() -> None:
    match = match_of(four(light=11, to_act=3))
    assert turns_until_eclipse(match) == 1 + 4
    assert question(match) == "pay_salary"


@pytest.mark.ruling(80)
def test_meeting_in_the_last_round_adds_nothing() -> None:
    match = match_of(four(light=12, to_act=2, last_round=1))
    assert turns_until_eclipse(match) == 2
    # Movement beyond the dark disc is ignored.
    assert match.position()["light"] == 12


@pytest.mark.ruling(81)
def test_the_scoring_of_an_eclipse() -> None:
    first = player("palace 1", avenue=3, pyramid_track=2, cocoa=9, tiles=("mask_4", "mask_4", "mask_5"))
    second = player("palace 1", avenue=1, pyramid_track=2, cocoa=9)
    third = player("palace 1", pyramid_track=1, cocoa=9)
    match = pay(match_of(eclipse(first, second, third, houses=[2, 0, 0])))
    # Two buildings are gone: a step of the avenue is worth 4; a pyramid step 4 in the first Eclipse.
    assert now(match)["book"] == {
        "avenue": [12, 0, 0],
        "pyramid_leader": [4, 0, 0],
        "pyramid_steps": [8, 0, 0],
        "masks": [3 + 1, 0, 0],
    }
    assert now(match, 1)["book"] == {
        "avenue": [4, 0, 0],
        "pyramid_leader": [4, 0, 0],
        "pyramid_steps": [8, 0, 0],
    }
    assert now(match, 2)["book"] == {"pyramid_steps": [4, 0, 0]}
    assert [now(match, seat)["pyramid_track"] for seat in range(3)] == [0, 0, 0]


@pytest.mark.ruling(81)
@pytest.mark.parametrize(("era", "value"), [(1, 4), (2, 3), (3, 2)])
def test_a_pyramid_step_pays_less_each_time(era: int, value: int) -> None:
    own = player("palace 1", pyramid_track=5, cocoa=9)
    match = pay(match_of(eclipse(own, player("palace 1", pyramid_track=6, cocoa=9), final=era == 3, era=era)))
    assert now(match)["book"]["pyramid_steps"][era - 1] == 5 * value


@pytest.mark.ruling(81)
@pytest.mark.parametrize(("at_zero", "points"), [("none", 0), ("all", 4)])
def test_the_leader_bonus_when_all_are_at_nought(at_zero: str, points: int) -> None:
    rich = player("palace 1", cocoa=9)
    match = pay(match_of(eclipse(rich, rich, options={"leader_bonus_at_zero": at_zero})))
    assert [now(match, seat)["points"] for seat in (0, 1)] == [points, points]


@pytest.mark.ruling(82)
def test_salary_is_decided_together_and_may_be_withheld() -> None:
    own = player("palace 4", "forest 5 1", "nobles 1", points=30, cocoa=4)
    match = match_of(eclipse(own, player("palace 1", points=5, cocoa=3)))
    assert [decision.seat for decision in match.pending()] == [0, 1]
    # Two for each strong worker, locked ones too; five in all, and four are there.
    assert options(match, 0) == {f"pay_salary {cocoa}" for cocoa in range(5)}
    match.play("pay_salary 2", 0)
    assert view_of(match, 1)["players"][0]["cocoa"] == 4
    match.play("pay_salary 1", 1)
    assert goods(match)[3] == 2
    assert now(match)["points"] == 30 - 9
    assert now(match)["book"]["salary"] == [-9, 0, 0]


@pytest.mark.ruling(82)
@pytest.mark.example(58)
def test_nobody_falls_below_nought() -> None:
    own = player("palace 1", "forest 1", "nobles 1", "palace 1", points=7)
    match = pay(match_of(eclipse(own, player("palace 1", cocoa=1))))
    assert now(match)["points"] == 0
    assert now(match)["book"] == {"ascension": [7, 0, 0], "salary": [-7, 0, 0]}


@pytest.mark.ruling(78, 82)
def test_the_free_cocoa_tile_pays_a_whole_salary() -> None:
    own = player("palace 4", "forest 5 1", points=30, cocoa=1, tiles=("free_cocoa", "cocoa_4"))
    match = match_of(eclipse(own, player("palace 1", cocoa=0)))
    # Other tiles wait for the own turn.
    assert kinds(match) == {"pay_salary", "excuse_salary"}
    match.play("excuse_salary")
    assert now(match)["points"] == 30
    assert goods(match)[3] == 1
    assert now(match)["used_tiles"] == ["free_cocoa"]


@pytest.mark.ruling(83)
def test_the_next_era_begins() -> None:
    own = player("palace 1", "forest 2 1", cocoa=9, green=4, avenue=2)
    document = eclipse(
        own,
        player("palace 1", cocoa=9),
        player("nobles 1", cocoa=9),
        light=11,
        neutral=(("palace", "forest", "nobles"),),
        stacks={"neutral_draws": [["st13", "st14", "st1", "st2"]] * 2},
    )
    match = pay(match_of(document))
    position = position_of(match)
    assert (position["era"], position["light"], position["dark"]) == (2, 0, 10)
    assert position["neutral"] == [["stone_quarry", "alchemy", "decorations"]]
    assert len(position["stacks"]["neutral_draws"]) == 1
    assert workers(match) == ["forest 2 1", "palace 1"]
    assert (now(match)["green"], now(match)["avenue"]) == (4, 2)
    assert match.seat_to_act == 0


@pytest.mark.ruling(84)
@pytest.mark.example(59)
@pytest.mark.parametrize(
    ("bonus", "own", "points"),
    [
        ("technologies", player("palace 1", blue=10, technologies=("t1", "t3", "t5", "t9"), cocoa=9), 20),
        ("avenue", player("palace 1", blue=11, avenue=7, cocoa=9), 21),
        ("bonus_count", player("palace 1", blue=10, red=11, cocoa=9), 18),
        (
            "discoveries",
            player("palace 1", blue=10, cocoa=9, tiles=("cocoa_4",) * 3 + ("mask_1",), used=("avenue",) * 3),
            12,
        ),
        ("workers", player("palace 2", "forest 3", "nobles 4 ".strip(), "forest 5 1", blue=10, cocoa=9), 26),
        (
            "masks",
            player("palace 1", blue=10, cocoa=9, tiles=("mask_1", "mask_2", "mask_3", "mask_4", "mask_5")),
            15,
        ),
        ("flat", player("palace 1", blue=10, cocoa=9), 15),
    ],
)
def test_bonus_tiles(bonus: str, own: Table, points: int) -> None:
    others = [name for name in ("flat", "workers", "technologies") if name != bonus][:2]
    document = eclipse(own, player("palace 1", cocoa=9), final=True, bonus_tiles=[bonus, *others])
    match = pay(match_of(document))
    assert match.is_over
    assert now(match)["book"]["blue_bonus"] == [0, 0, points]


@pytest.mark.ruling(84)
@pytest.mark.parametrize("place", range(3))
def test_a_bonus_tile_belongs_to_the_temple_it_lies_at(place: int) -> None:
    temple = ("blue", "red", "green")[place]
    bonuses = ["masks", "avenue", "workers"]
    bonuses[place] = "flat"
    climbed: Any = {temple: 10}
    own = player("palace 1", cocoa=9, **climbed)
    match = pay(match_of(eclipse(own, player("palace 1", cocoa=9), final=True, bonus_tiles=bonuses)))
    assert {source: points for source, points in now(match)["book"].items() if source.endswith("_bonus")} == {
        f"{temple}_bonus": [0, 0, 15]
    }


@pytest.mark.ruling(84)
def test_bonus_tiles_wait_for_the_final_eclipse_and_for_salary() -> None:
    own = player("palace 1", blue=10, cocoa=9)
    match = pay(match_of(eclipse(own, player("palace 1", cocoa=9))))
    assert "blue_bonus" not in now(match)["book"]
    # Salary first: at nought nothing can be lost, then the bonus comes.
    broke = player("palace 1", blue=10)
    match = pay(match_of(eclipse(broke, player("palace 1"), final=True)))
    assert now(match)["points"] == 15
    # Completing the pyramid makes any Eclipse the last.
    early = table(own, player("palace 1", cocoa=9), light=10, to_act=1, last_round=1, pyramid=FULL)
    match = match_of(early)
    turns_until_eclipse(match)
    pay(match)
    assert match.is_over
    assert now(match)["book"]["blue_bonus"] == [15, 0, 0]


@pytest.mark.ruling(85)
@pytest.mark.parametrize(("option", "value"), [("by_ordinal", 4), ("as_third", 2)])
def test_a_completed_pyramid_uses_the_value_of_its_eclipse(option: str, value: int) -> None:
    own = player("palace 1", pyramid_track=5, cocoa=9)
    document = eclipse(
        own,
        player("palace 1", cocoa=9),
        final=True,
        era=1,
        pyramid=FULL,
        options={"completed_pyramid_step_value": option},
    )
    match = pay(match_of(document))
    assert now(match)["book"]["pyramid_steps"] == [5 * value, 0, 0]
    # Without the capstone the option changes nothing.
    plain = eclipse(own, player("palace 1", cocoa=9), options={"completed_pyramid_step_value": option})
    assert now(pay(match_of(plain)))["book"]["pyramid_steps"] == [20, 0, 0]


@pytest.mark.ruling(86, 88)
@pytest.mark.example(61)
@pytest.mark.parametrize(("mode", "places"), [("normal", [3, 1, 2]), ("dark", [3, 2, 1])])
def test_ties_by_cocoa_then_by_order(mode: str, places: list[int]) -> None:
    players = [
        player("palace 1", points=20, cocoa=3),
        player("palace 1", points=20, cocoa=4),
        player("palace 1", points=20, cocoa=4),
    ]
    match = pay(match_of(eclipse(*players, final=True, options={"eclipse_mode": mode})))
    assert match.is_over
    assert match.scores() == [20, 20, 20]
    assert match.ranking() == places


@pytest.mark.ruling(86)
def test_most_points_win() -> None:
    players = [player("palace 1", points=20, cocoa=3), player("palace 1", points=21, cocoa=1)]
    match = pay(match_of(eclipse(*players, final=True)))
    assert match.ranking() == [2, 1]


@pytest.mark.ruling(88)
def test_the_dark_eclipse_scores_at_once_and_goes_on_with_the_next_player() -> None:
    dark = {"eclipse_mode": "dark"}
    players = [player("palace 5", cocoa=9), player("palace 5", cocoa=9), player("palace 5", cocoa=9)]
    match = match_of(table(*players, light=10, to_act=1, options=dark))
    match.play("move palace 5 stone_quarry")
    match.play("main_action with_cocoa")
    events = match.play("take_ascension_reward points with_cocoa")
    assert told(events, "eclipse_began")[0]["args"] == {"eclipse": 1, "final": 0}
    assert question(match) == "pay_salary"
    pay(match)
    assert match.position()["era"] == 2
    assert match.seat_to_act == 2
    # The third one ends the match in the middle of a round.
    last = match_of(table(*players, light=8, dark=9, era=3, to_act=1, options=dark))
    last.play("move palace 5 stone_quarry")
    last.play("main_action with_cocoa")
    events = last.play("take_ascension_reward points with_cocoa")
    assert told(events, "eclipse_began")[0]["args"] == {"eclipse": 3, "final": 1}
    pay(last)
    assert last.is_over
    # The step after the Last Player's turn belongs to that turn.
    closing = match_of(table(*players, light=10, to_act=2, options=dark))
    move_and_collect(closing, "move palace 5 stone_quarry")
    assert question(closing) == "pay_salary"
    assert now(pay(closing))["book"] == {}
