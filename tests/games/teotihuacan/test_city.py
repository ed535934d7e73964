"""Decorations and Construction: Rulings 45 to 52 and 70."""

from __future__ import annotations

from typing import Any

import pytest

from patolli.engine.event import Event
from patolli.engine.match import Match
from patolli.games.teotihuacan.effects.city import matching_icons
from patolli.games.teotihuacan.material.pyramid import COLOURED, SPOT_CELLS, TILES
from tests.games.teotihuacan.table import (
    ALL_DECORATIONS,
    LEVEL_1,
    LEVEL_2,
    LEVEL_3,
    Table,
    begun,
    goods,
    kinds,
    match_of,
    now,
    options,
    player,
    pyramid,
    question,
    scored,
    state_of,
    table,
    told,
    workers,
)


def decorate(own: Table, tile: str, side: str, **pieces: Any) -> tuple[Match, list[Event]]:
    """Decorate with a worker from the Forest."""
    offer = [tile, *[other for other in ALL_DECORATIONS if other != tile][:3]]
    document = table(own, **{"decoration_offer": offer, **pieces})
    match = match_of(
        document, "move forest 1 decorations", "main_action with_cocoa", f"take_decoration {tile}"
    )
    return match, match.play(f"place_decoration {side}")


def build(document: Table, tile: str, spot: int, turns: int | None = None) -> tuple[Match, list[Event]]:
    """Build one tile with a worker from the Forest; a turn is named where it matters."""
    match = match_of(document, "move forest 1 construction", "main_action with_cocoa")
    events: list[Event] = []
    if question(match) == "build_pyramid":
        events += match.play(f"take_pyramid_tile {tile}")
    if question(match) == "choose_spot":
        events += match.play(f"build_on s{spot}")
    if question(match) == "turn_tile":
        events += match.play(f"turn_tile {turns or 0}")
    return match, events


@pytest.mark.ruling(45)
@pytest.mark.example(41)
@pytest.mark.parametrize(
    ("others", "gold"),
    [((), 3), (("decorations 1",), 2), (("decorations 1",) * 2, 1), (("decorations 1",) * 3, 1)],
)
def test_gold_by_workers(others: tuple[str, ...], gold: int) -> None:
    match, events = decorate(player("forest 1", *others, gold=3, cocoa=1), "d9", "right")
    assert goods(match)[2] == 3 - gold
    # Exactly one power-up, however many workers there are.
    assert len(told(events, "powered_up")) == 1
    assert match.seat_to_act == 1
    poor = table(player("forest 1", *others, gold=gold - 1, cocoa=1))
    assert "main_action" not in kinds(match_of(poor, "move forest 1 decorations"))


@pytest.mark.ruling(46)
def test_higher_levels_need_the_decoration_and_the_pyramid_below() -> None:
    def sides(**pieces: Any) -> set[str]:
        document = table(player("forest 1", gold=3), **pieces)
        match = match_of(document, "move forest 1 decorations", "main_action with_cocoa")
        return options(match) if question(match) == "place_decoration" else set()

    offers = ["d0", "none", "none", "none"]
    everywhere = {f"place_decoration {side}" for side in ("top", "right", "bottom", "left")}
    assert sides() == everywhere
    decorated = {"top": ["d1"], "right": [], "bottom": [], "left": []}
    assert sides(decorations=decorated, decoration_offer=offers) == everywhere - {"place_decoration top"}
    one_layer = pyramid(1, 2)
    assert sides(decorations=decorated, pyramid=one_layer) == everywhere
    # The third level at the top needs the tile 101 of the second layer.
    twice = {"top": ["d1", "d2"], "right": [], "bottom": [], "left": []}
    assert "place_decoration top" not in sides(decorations=twice, pyramid=pyramid(*LEVEL_1))
    assert "place_decoration top" in sides(decorations=twice, pyramid=pyramid(*LEVEL_1, 101))
    thrice = {"top": ["d1", "d2", "d3"], "right": [], "bottom": [], "left": []}
    assert "place_decoration top" not in sides(
        decorations=thrice, pyramid=pyramid(*LEVEL_1, *LEVEL_2, first=0)
    )
    assert "place_decoration top" in sides(
        decorations=thrice, pyramid=pyramid(*LEVEL_1, *LEVEL_2, 200, 201, first=0)
    )


@pytest.mark.ruling(47)
@pytest.mark.example(37)
def test_a_decoration_scores_three_and_its_matches() -> None:
    match, events = decorate(player("forest 1", gold=3), "d8", "top")
    assert {source: points for source, points in scored(events).items() if "temple" not in source} == {
        "decorations": 3,
        "decoration_icons": 2,
    }
    assert options(match) == {"resolve_first red", "resolve_first green"}
    match.play("resolve_first green")
    assert (now(match)["red"], now(match)["green"]) == (1, 1)
    assert now(match)["pyramid_track"] == 1
    match, events = decorate(player("forest 1", gold=3), "d12", "top")
    assert scored(events) == {"decorations": 3}
    assert (now(match)["red"], now(match)["green"]) == (0, 0)


@pytest.mark.ruling(47)
@pytest.mark.example(38)
def test_the_left_side_turns_the_tile() -> None:
    match, events = decorate(player("forest 1", gold=3), "d4", "left")
    assert scored(events)["decoration_icons"] == 2
    assert options(match) == {"resolve_first blue", "resolve_first red"}
    match, events = decorate(player("forest 1", gold=3), "d0", "left")
    assert scored(events) == {"decorations": 3}


@pytest.mark.ruling(47, 69)
@pytest.mark.example(41)
def test_technology_9_adds_four_points() -> None:
    match, events = decorate(player("forest 1", gold=3, technologies=("t9",)), "d8", "top")
    match.play("resolve_first green")
    own = now(match)["book"]
    assert own["decorations"][0] + own["decoration_icons"][0] + own["technology_use"][0] == 9
    assert scored(events)["technology_use"] == 4


@pytest.mark.ruling(47)
def test_the_offer_is_refilled_at_the_end() -> None:
    document = table(
        player("forest 1", gold=3),
        decoration_offer=["d0", "d1", "d2", "d3"],
        stacks={"decorations": ["d9", "d10"]},
    )
    match = match_of(document, "move forest 1 decorations", "main_action with_cocoa", "take_decoration d2")
    match.play("place_decoration right")
    assert match.position()["decoration_offer"] == ["d0", "d1", "d9", "d3"]


@pytest.mark.ruling(48)
def test_without_tiles_the_action_is_gone() -> None:
    empty = table(player("forest 1", gold=9), decoration_offer=["none"] * 4)
    assert "main_action" not in kinds(match_of(empty, "move forest 1 decorations"))


@pytest.mark.ruling(49)
@pytest.mark.example(42)
@pytest.mark.parametrize(("turns", "matches", "red"), [(0, 0, 0), (1, 3, 1), (3, 2, 0)])
def test_icons_match_by_rotation(turns: int, matches: int, red: int) -> None:
    document = table(player("forest 1", stone=2), pyramid_offer=["p12", "none", "none"])
    match, events = build(document, "p12", 5, turns)
    expected = {"pyramid_tiles": 1, "pyramid_icons": matches, "red_temple": red}
    assert scored(events) == {source: points for source, points in expected.items() if points}
    assert now(match)["red"] == red
    assert goods(match)[1] == 0
    assert now(match)["pyramid_track"] == 1


@pytest.mark.ruling(49)
@pytest.mark.example(43)
def test_neutral_icons_match_too() -> None:
    document = table(player("forest 1", stone=2), pyramid_offer=["p30", "none", "none"])
    _, events = build(document, "p30", 3)
    assert scored(events) == {"pyramid_tiles": 1, "pyramid_icons": 4}
    document = table(player("forest 1", stone=2), pyramid_offer=["p31", "none", "none"])
    _, events = build(document, "p31", 0)
    assert scored(events) == {"pyramid_tiles": 1, "pyramid_icons": 2}


@pytest.mark.ruling(49)
@pytest.mark.parametrize("temple", range(3))
def test_a_coloured_match_climbs_the_temple_of_its_colour(temple: int) -> None:
    state = state_of(begun(2, setup="first_game"))
    spot = 5
    seen = 0
    for tile, icons in enumerate(TILES):
        for corner in range(4):
            if icons[corner] != COLOURED + temple:
                continue
            # Nothing matches but this corner.
            under = bytearray([255]) * len(state.grid)
            under[SPOT_CELLS[spot][corner]] = temple
            state.grid = bytes(under)
            assert matching_icons(state, tile, spot, 0) == (1 << corner, temple)
            seen += 1
    assert seen > 0


@pytest.mark.ruling(49)
@pytest.mark.parametrize("turns", range(4))
def test_which_icons_of_a_tile_match_is_told(turns: int) -> None:
    own = player("forest 1", "construction 1", stone=4, cocoa=1)
    document = table(own, pyramid_offer=["p12", "p28", "none"])
    before: list[str] = match_of(document).view(0)["icons"]  # type: ignore[assignment]
    match, events = build(document, "p12", 5, turns)
    after: list[str] = match.view(0)["icons"]  # type: ignore[assignment]
    # The second spot of the second row, clockwise from its top left.
    corners = ((2, 2), (2, 3), (3, 3), (3, 2))
    matching = [nth for nth, (row, column) in enumerate(corners) if after[row][column] == before[row][column]]
    (placed,) = told(events, "pyramid_tile_placed")
    assert (placed["args"]["matching"], placed["args"]["matches"]) == (matching, len(matching))


@pytest.mark.ruling(47)
@pytest.mark.parametrize(
    ("tile", "side", "matching"),
    [
        ("d8", "top", [0, 1]),
        ("d6", "top", [0]),
        ("d2", "top", [1]),
        ("d1", "bottom", [0, 1]),
        ("d5", "bottom", []),
        ("d4", "left", [0, 1]),
    ],
)
def test_which_icons_of_a_decoration_match_is_told(tile: str, side: str, matching: list[int]) -> None:
    _, events = decorate(player("forest 1", gold=4, cocoa=1), tile, side)
    (placed,) = told(events, "decoration_placed")
    assert (placed["args"]["matching"], placed["args"]["matches"]) == (matching, len(matching))


@pytest.mark.ruling(49)
def test_each_tile_is_resolved_before_the_next() -> None:
    own = player("forest 1", "construction 1", stone=4, cocoa=1)
    document = table(own, pyramid_offer=["p12", "p28", "none"])
    match, events = build(document, "p12", 5, 1)
    assert [event["kind"] for event in told(events, "pyramid_tile_placed", "temple_advanced")] == [
        "pyramid_tile_placed",
        "temple_advanced",
    ]
    assert question(match) == "build_pyramid"
    assert options(match) == {"take_pyramid_tile p28", "stop_building"}
    match.play("stop_building")
    assert match.seat_to_act == 1


@pytest.mark.ruling(49, 51)
@pytest.mark.example(47)
@pytest.mark.parametrize(
    ("below", "spot", "wood", "points"),
    [
        (LEVEL_1, 104, 1, 3),
        ((*LEVEL_1, *LEVEL_2), 202, 2, 5),
        ((*LEVEL_1, *LEVEL_2, *LEVEL_3), 300, 3, 7),
    ],
)
def test_levels_cost_wood_and_score(below: tuple[int, ...], spot: int, wood: int, points: int) -> None:
    offer = ["p6", "none", "none"]
    document = table(
        player("forest 1", stone=2, wood=wood), pyramid_offer=offer, pyramid=pyramid(*below, first=7)
    )
    match, events = build(document, "p6", spot)
    assert scored(events)["pyramid_tiles"] == points
    assert goods(match)[:2] == (0, 0)
    assert match.position()["light"] == (10 if spot == 300 else 0)
    poor = table(
        player("forest 1", stone=2, wood=wood - 1), pyramid_offer=offer, pyramid=pyramid(*below, first=7)
    )
    assert "main_action" not in kinds(match_of(poor, "move forest 1 construction"))


@pytest.mark.ruling(50)
def test_a_new_tile_supports_the_next_and_the_offer_waits() -> None:
    own = player("forest 1", "construction 1", "construction 1", "construction 1", stone=8, wood=1, cocoa=1)
    fifteen = tuple(spot for spot in LEVEL_1 if spot != 10)
    document = table(
        own,
        pyramid=pyramid(*fifteen, first=8),
        pyramid_offer=["p30", "p31", "p0"],
        stacks={"pyramid": ["p1", "p2", "p3"]},
    )
    match, _ = build(document, "p30", 10)
    match.play("take_pyramid_tile p31")
    assert "build_on s104" in options(match)
    match.play("build_on s104")
    match.play("take_pyramid_tile p0") if question(match) == "build_pyramid" else None
    # Only the tiles shown at first can be placed.
    assert "take_pyramid_tile p1" not in options(match)


@pytest.mark.ruling(51)
def test_the_capstone_finishes_the_pyramid() -> None:
    own = player("forest 1", "construction 1", stone=9, wood=9, cocoa=1)
    document = table(
        own,
        player("decorations 1", stone=9, wood=9),
        pyramid=pyramid(*LEVEL_1, *LEVEL_2, *LEVEL_3, first=0),
        pyramid_offer=["p30", "p31", "none"],
    )
    match, events = build(document, "p30", 300)
    assert told(events, "pyramid_completed")
    assert told(events, "light_disc_moved")[0]["args"]["space"] == 10
    # No second tile, though two workers are there.
    assert match.seat_to_act == 1
    assert match.view(None)["last_eclipse"] is True
    match.play("move decorations 1 palace")
    match.play("collect_cocoa")
    match.play("move construction 1 decorations")
    assert match.position()["light"] == 10


@pytest.mark.ruling(51)
def test_a_finished_pyramid_closes_construction() -> None:
    own = player("forest 1", stone=9, wood=9, tiles=("cocoa_4",))
    full = pyramid(*LEVEL_1, *LEVEL_2, *LEVEL_3, 300, first=0)
    match = match_of(
        table(own, pyramid=full, pyramid_offer=["p30", "p31", "none"]), "move forest 1 construction"
    )
    assert "main_action" not in kinds(match)


@pytest.mark.ruling(52)
def test_two_power_ups_with_three_builders() -> None:
    own = player("forest 1", "construction 1", "construction 1", stone=2, cocoa=1)
    match, _ = build(table(own), "p30", 3)
    assert question(match) == "power_up"
    match.play("power_up construction 2")
    assert workers(match) == ["construction 1", "construction 1", "construction 3"]
    two = player("forest 1", "construction 1", stone=2, cocoa=1)
    match, _ = build(table(two), "p30", 3)
    assert match.seat_to_act == 1


@pytest.mark.ruling(69, 70)
@pytest.mark.example(45)
def test_construction_technologies() -> None:
    own = player("forest 1", stone=3, technologies=("t11", "t15", "t17"))
    document = table(own, pyramid_offer=["p30", "p31", "none"])
    match, events = build(document, "p30", 3)
    assert options(match) == {"save stone", "save nothing"}
    events += match.play("save stone")
    events += match.play("take_pyramid_tile p31")
    events += match.play("build_on s2")
    assert goods(match)[1] == 0
    assert question(match) == "choose_temple"
    events += match.play("climb red")
    assert scored(events)["technology_use"] == 3
    assert now(match)["red"] == 1
    assert len(told(events, "powered_up")) == 1
    assert match.seat_to_act == 1


@pytest.mark.ruling(70)
def test_technology_15_counts_for_the_two_power_ups() -> None:
    own = player("forest 1", "construction 3", stone=2, cocoa=1, technologies=("t15",))
    match, _ = build(table(own), "p30", 3)
    match.play("save nothing")
    assert question(match) == "power_up"
    match.play("power_up construction 1")
    assert question(match) == "power_up"


@pytest.mark.ruling(70)
def test_one_resource_is_saved_once_wood_or_stone() -> None:
    own = player("forest 1", stone=1, wood=1, technologies=("t15",))
    document = table(own, pyramid=pyramid(*LEVEL_1), pyramid_offer=["p30", "none", "none"])
    match, _ = build(document, "p30", 104)
    assert goods(match)[:2] == (0, 0)
    both = player("forest 1", stone=2, wood=1, technologies=("t15",))
    match, _ = build(
        table(both, pyramid=pyramid(*LEVEL_1), pyramid_offer=["p30", "none", "none"]), "p30", 104
    )
    assert options(match) == {"save wood", "save stone", "save nothing"}
    match.play("save wood")
    assert goods(match)[:2] == (1, 0)
    two_short = player("forest 1", stone=1, wood=0, technologies=("t15",))
    match = match_of(table(two_short, pyramid=pyramid(*LEVEL_1)), "move forest 1 construction")
    assert "main_action" not in kinds(match)
