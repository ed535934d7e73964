"""Setting up the city: Rulings 1 to 19, 87, 89, 91 and 92."""

from __future__ import annotations

from itertools import combinations

import pytest

from patolli.engine.errors import BadPosition
from patolli.engine.match import Match
from patolli.games.teotihuacan.deal import Deal
from patolli.games.teotihuacan.decisions.neutral import boards_read
from patolli.games.teotihuacan.effects.city import is_open
from patolli.games.teotihuacan.effects.stack import return_reserved
from patolli.games.teotihuacan.material import pyramid, royal_tiles
from patolli.games.teotihuacan.material import starting_tiles as start
from patolli.games.teotihuacan.material.temples import MAJOR_STEPS
from patolli.games.teotihuacan.setup import bare_state, first_game_layout
from patolli.games.teotihuacan.state import NO_TILE
from tests.games.teotihuacan.table import (
    Table,
    begun,
    goods,
    kinds,
    match_of,
    now,
    options,
    player,
    position_of,
    question,
    state_of,
    table,
    told,
    view_of,
    workers,
)

SEEDS = range(40)


def kept(match: Match, *tiles: str) -> Match:
    """The match with seat 0 holding these tiles, all picks made, up to what follows."""
    position = position_of(match)
    hands = position["start"]["hands"]
    wanted = list(tiles) + [tile for tile in hands[0] if tile not in tiles][: 4 - len(tiles)]
    swapped = [tile for tile in hands[0] if tile not in wanted]
    for seat in range(1, len(hands)):
        hands[seat] = [swapped.pop() if tile in wanted else tile for tile in hands[seat]]
    hands[0] = wanted
    other = match_of(position)
    other.play(f"keep_starting_tiles {tiles[0]} {tiles[1]}", 0)
    for seat in range(1, len(hands)):
        other.play(other.choices(seat)[0], seat)
    return other


def finish_setup(match: Match) -> Match:
    """Everybody else takes the first answer until turns begin."""
    while question(match) != "move_worker":
        match.play(match.choices()[0])
    return match


@pytest.mark.ruling(1)
def test_palace_and_construction_are_fixed_and_the_rest_is_shuffled() -> None:
    rings = [state_of(begun(2, seed)).layout.ring for seed in SEEDS]
    assert {ring[0] for ring in rings} == {1}
    assert {ring[4] for ring in rings} == {8}
    assert all(sorted(ring) == list(range(1, 9)) for ring in rings)
    assert {ring[1] for ring in rings} == {2, 3, 4, 5, 6, 7}
    match = match_of(table(player("gold_deposits 1")))
    # From the eighth position clockwise to the first.
    assert "move gold_deposits 1 palace" in options(match)


@pytest.mark.ruling(2)
def test_one_royal_tile_of_each_category() -> None:
    drawn = [state_of(begun(3, seed)).layout.royal_tiles for seed in SEEDS]
    for tiles in drawn:
        assert [royal_tiles.ROYAL_NAMES[tile][0] for tile in tiles] == ["a", "b", "c"]
    assert len({tile for tiles in drawn for tile in tiles}) == 9
    at_palace = match_of(table(player("gold_deposits 1")), "move gold_deposits 1 palace")
    assert {
        "worship a04 ability with_cocoa",
        "worship b06 ability with_cocoa",
        "worship c01 ability with_cocoa",
    } <= (options(at_palace))


@pytest.mark.ruling(3)
def test_six_technologies_sorted_by_number() -> None:
    drawn = [state_of(begun(4, seed)).layout.technologies for seed in SEEDS]
    assert all(len(tiles) == 6 and list(tiles) == sorted(set(tiles)) for tiles in drawn)
    # Any six of nine: a top row may hold a tile of 2 gold, and the tile's own price is charged.
    assert any(tiles[2] >= 4 for tiles in drawn)
    dear = table(player("palace 1", gold=2), technologies=["t7", "t9", "t11", "t13", "t15", "t17"])
    match = match_of(dear, "move palace 1 alchemy", "main_action with_cocoa", "take_technology t9")
    assert goods(match)[2] == 0
    assert now(match)["red"] == 1


@pytest.mark.ruling(3)
def test_balanced_rows_draw_three_cheap_and_three_dear_ones() -> None:
    for seed in SEEDS:
        tiles = state_of(begun(2, seed, technology_draw="balanced_rows")).layout.technologies
        assert all(tile < 4 for tile in tiles[:3])
        assert all(tile >= 4 for tile in tiles[3:])
        assert list(tiles) == sorted(tiles)


@pytest.mark.ruling(4)
def test_three_bonus_tiles_of_seven() -> None:
    drawn = [state_of(begun(2, seed)).layout.bonus_tiles for seed in SEEDS]
    assert all(len(set(tiles)) == 3 for tiles in drawn)
    assert len({tile for tiles in drawn for tile in tiles}) == 7


@pytest.mark.ruling(5)
@pytest.mark.parametrize(("seats", "dark"), [(1, 10), (2, 10), (3, 11), (4, 12)])
def test_the_calendar_begins(seats: int, dark: int) -> None:
    state = state_of(begun(seats))
    assert (state.light, state.dark, state.era) == (0, dark, 0)


@pytest.mark.ruling(6)
def test_eleven_buildings_stand_in_the_row() -> None:
    view = begun(2).view(None)
    assert view["houses"] == [0, 0, 0]
    assert view["avenue_value"] == 5


@pytest.mark.ruling(7)
def test_four_decorations_are_shown_in_order() -> None:
    state = state_of(begun(2))
    assert state.decoration_offer == list(state.deal.decorations[:4])
    assert sorted(state.deal.decorations) == list(range(15))


@pytest.mark.ruling(8)
@pytest.mark.example(3, 4)
@pytest.mark.parametrize(
    ("seats", "laid", "open_spots"),
    [
        (2, 14, {2, 3, 12, 13, 103, 104, 105}),
        (3, 10, {0, 1, 2, 3, 12, 13, 14, 15, 104}),
        (4, 8, {0, 3, 5, 6, 9, 10, 12, 15}),
    ],
)
def test_the_starting_pyramid(seats: int, laid: int, open_spots: set[int]) -> None:
    state = state_of(begun(seats))
    assert sum(tile != 255 for tile in state.pyramid) == laid
    assert {pyramid.SPOT_NAMES[spot] for spot in range(30) if is_open(state, spot)} == open_spots
    assert len(state.deal.pyramid_tiles) - state.pyramid_drawn == 32 - 3 - laid
    assert state.pyramid_offer == list(state.deal.pyramid_tiles[:3])
    assert all(each.points == 0 for each in state.players)
    turned = {tile % 4 for seed in range(5) for tile in state_of(begun(seats, seed)).pyramid if tile != 255}
    assert turned == {0, 1, 2, 3}


@pytest.mark.ruling(9)
@pytest.mark.example(2)
@pytest.mark.parametrize(("seats", "shown"), [(1, 19), (2, 19), (3, 23), (4, 27)])
def test_discovery_tiles_on_the_table(seats: int, shown: int) -> None:
    state = state_of(begun(seats))
    assert sum(kind != NO_TILE for kind in state.places) == shown
    assert view_of(begun(seats))["stacks"]["discoveries"] == 54 - shown
    worship = view_of(begun(seats))["discoveries"]
    major = {2: (2, 3, 1, 2), 3: (3, 4, 2, 3), 4: (4, 5, 3, 4)}[max(2, seats)]
    for place, count in zip(("blue_4", "red_5", "green_3", "green_6"), major, strict=True):
        assert sum(kind != "none" for kind in worship[place]) == count
    assert sum(kind != "none" for kind in worship["avenue_3"]) == 3


@pytest.mark.ruling(10)
@pytest.mark.example(1)
@pytest.mark.parametrize(("seats", "cocoa"), [(2, [1, 3]), (3, [1, 2, 3]), (4, [1, 2, 2, 3])])
def test_cocoa_by_order_and_the_last_player(seats: int, cocoa: list[int]) -> None:
    match = begun(seats)
    assert [goods(match, seat)[3] for seat in range(seats)] == cocoa
    assert state_of(match).last_player() == seats - 1
    assert [event.values[0] for event in match.opening if event.kind.name == "player_order_set"] == cocoa


@pytest.mark.ruling(11)
def test_players_begin_at_nought_with_three_workers_of_power_one() -> None:
    match = finish_setup(kept(begun(2), "st13", "st15"))
    own = now(match)
    assert (own["points"], own["avenue"], own["pyramid_track"]) == (0, 0, 0)
    assert (own["blue"], own["red"], own["green"]) == (0, 0, 0)
    assert [each.split(" ")[1] for each in workers(match)] == ["1", "1", "1"]
    assert state_of(match).players[0].workers[3] == 0
    assert state_of(match).players[0].salary() == 3


@pytest.mark.ruling(12)
def test_four_are_dealt_and_two_kept_in_secret_at_the_same_time() -> None:
    match = begun(3)
    assert [decision.seat for decision in match.pending()] == [0, 1, 2]
    hands = state_of(match).hands
    assert all(len(hand) == 4 for hand in hands)
    assert len({tile for hand in hands for tile in hand}) == 12
    names = [start.STARTING_TILE_NAMES[tile] for tile in hands[0]]
    pairs = {f"keep_starting_tiles {one} {other}" for one, other in combinations(names, 2)}
    assert options(match, 0) == pairs
    match.play(match.choices(2)[0], 2)
    assert view_of(match, 0)["start"]["hand"] == [start.STARTING_TILE_NAMES[tile] for tile in hands[0]]
    assert view_of(match, 0)["start"]["kept"] == []
    assert len(view_of(match, 2)["start"]["kept"]) == 2
    assert view_of(match)["start"]["hand"] == []
    events = match.play(match.choices(0)[0], 0) + match.play(match.choices(1)[0], 1)
    assert len(told(events, "starting_tiles_kept")) == 3


@pytest.mark.ruling(12)
def test_a_dealt_discovery_symbol_shows_its_tile_to_its_owner_alone() -> None:
    for seed in SEEDS:
        match = begun(2, seed)
        hands = state_of(match).hands
        for seat in (0, 1):
            seen = view_of(match, seat)["start"]["reserved"]
            assert len(seen) == sum(tile in start.DISCOVERY_STARTING_TILES for tile in hands[seat])
        assert view_of(match)["start"]["reserved"] == {}


@pytest.mark.ruling(13)
def test_everything_on_both_tiles_is_gained() -> None:
    match = kept(begun(2), "st6", "st11")
    # 3 wood, 2 gold; green step, 5 cocoa; two power-ups, both on one worker if wanted.
    assert goods(match) == (3, 0, 2, 1 + 5 + 1)
    assert question(match) == "place_workers"
    match.play("place_workers forest gold_deposits nobles")
    match.play("power_up nobles 1")
    match.play("power_up nobles 2")
    assert "nobles 3" in workers(match)


@pytest.mark.ruling(13)
def test_free_resources_may_be_mixed() -> None:
    match = kept(begun(2), "st12", "st13")
    assert question(match) == "take_resources"
    match.play("take_resources 0 0 1")
    assert now(match)["points"] == 1
    assert "take_resources 1 1 0" in options(match)


@pytest.mark.ruling(14)
@pytest.mark.example(10)
def test_a_technology_symbol_gives_the_lowest_for_free_and_a_blue_step() -> None:
    match = kept(begun(2), "st5", "st13")
    lowest = state_of(match).layout.technologies[0]
    assert state_of(match).players[0].technologies == 1 << lowest
    assert now(match)["blue"] == 1
    assert question(match) == "take_resources"
    match.play("take_resources 0 0 1")
    assert goods(match)[2] == 2 + 1


@pytest.mark.ruling(14)
def test_both_technology_tiles_give_one_technology() -> None:
    match = kept(begun(2), "st5", "st7")
    finish_setup(match)
    assert state_of(match).players[0].technology_count() == 1
    assert now(match)["blue"] == 1


@pytest.mark.ruling(15)
def test_a_reserved_tile_is_claimed_last_if_it_can_be_paid() -> None:
    position = position_of(begun(2))
    position["start"]["reserved"] = ["cocoa_4", "mask_4"]
    position["stacks"]["discoveries"] = []
    for shown in position["discoveries"].values():
        shown[:] = ["none"] * len(shown)
    match = kept(match_of(position), "st14", "st16")
    # Two tiles are reserved: one costs gold, the other wood, which nobody has.
    match.play("place_workers stone_quarry decorations gold_deposits")
    assert question(match) == "claim_reserved"
    assert options(match) == {"claim cocoa_4", "decline"}
    match.play("claim cocoa_4")
    assert now(match)["tiles"] == ["cocoa_4"]
    assert goods(match) == (0, 3, 3, 1 + 2)
    # The unpayable one went back into the stack.
    assert position_of(match)["stacks"]["discoveries"] == ["mask_4"]
    finish_setup(match)
    assert "use_tile cocoa_4" in options(match)


@pytest.mark.ruling(15)
def test_unkept_reserved_tiles_return_to_the_stack() -> None:
    match = finish_setup(kept(begun(2), "st13", "st15"))
    state = state_of(match)
    assert state.reserved == (NO_TILE, NO_TILE) or any(each.ready for each in state.players)
    left = len(state.deal.discoveries) - state.discoveries_drawn
    claimed = sum(each.ready.bit_count() > 0 for each in state.players)
    assert left == 54 - 19 - claimed


@pytest.mark.ruling(15)
def test_a_reserved_tile_returns_to_any_place_of_the_stack() -> None:
    found = []
    for place in range(8):
        state = state_of(begun(2))
        deal = state.deal
        stack = (8, 9, 1, 2, 3)
        state.deal = Deal(stack, deal.decorations, deal.pyramid_tiles, deal.neutral, (place, 0), ())
        # The first two have been drawn already.
        state.discoveries_drawn = 2
        state.reserved = (7, NO_TILE)
        return_reserved(state, 0)
        assert state.deal.discoveries[:2] == (8, 9)
        assert sorted(state.deal.discoveries[2:]) == [1, 2, 3, 7]
        assert state.reserved == (NO_TILE, NO_TILE)
        found.append(state.deal.discoveries.index(7))
    # Four places are left, and each is as likely as another.
    assert sorted(found) == [2, 2, 3, 3, 4, 4, 5, 5]


@pytest.mark.ruling(16)
def test_no_two_tiles_reach_a_tile_on_a_track() -> None:
    for first, second in combinations(range(start.STARTING_TILES), 2):
        steps = [
            start.STARTING_TEMPLES[first][temple] + start.STARTING_TEMPLES[second][temple]
            for temple in range(3)
        ]
        steps[0] += 1 if start.STARTING_TECHNOLOGY[first] or start.STARTING_TECHNOLOGY[second] else 0
        assert all(steps[temple] < step for temple, step in MAJOR_STEPS)
        assert start.STARTING_AVENUE[first] + start.STARTING_AVENUE[second] < 3


@pytest.mark.ruling(17)
def test_three_different_boards_of_the_kept_tiles() -> None:
    match = kept(begun(2), "st13", "st15")
    assert options(match) == {
        "place_workers stone_quarry alchemy forest",
        "place_workers stone_quarry alchemy nobles",
        "place_workers stone_quarry forest nobles",
        "place_workers alchemy forest nobles",
    }
    # With a number in common there is nothing to choose.
    shared = kept(begun(2), "st13", "st17")
    assert workers(shared) == ["alchemy 1", "construction 1", "stone_quarry 1"]


@pytest.mark.ruling(18)
@pytest.mark.parametrize(("seats", "colours"), [(1, 2), (2, 2), (3, 1), (4, 0)])
def test_neutral_workers_by_unused_colours(seats: int, colours: int) -> None:
    match = begun(seats, setup="first_game")
    state = state_of(match)
    assert len(state.neutral) == colours
    assert all(boards.bit_count() == 3 for boards in state.neutral)
    placed = told(match.opening, "neutral_workers_placed")
    assert [event["args"]["colour"] for event in placed] == list(range(1, colours + 1))


@pytest.mark.ruling(18)
def test_neutral_tiles_are_read_in_printed_order_without_repeats() -> None:
    document = table(
        player(),
        player(),
        steps=({"step": "take_turn", "turn": 0, "last_round": 0}, {"step": "place_neutral_workers"}),
        stacks={"neutral_draws": [["st5", "st2", "st4", "st1"]] * 3},
    )
    match = match_of(document)
    # st5 reads gold, alchemy; st2 gold, quarry. st4 reads palace, gold; st1 palace, forest.
    assert match.position()["neutral"] == [
        ["stone_quarry", "gold_deposits", "alchemy"],
        ["palace", "forest", "gold_deposits"],
    ]
    for seed in SEEDS:
        for draw in state_of(begun(2, seed)).deal.neutral:
            assert len(set(draw)) == len(draw) >= 4


def kept_by_all(match: Match) -> set[int]:
    """Let everybody pick the last of what is offered; the starting tiles kept so."""
    names: list[str] = []
    while question(match) in {"keep_starting_tiles", "draft_starting_tile"}:
        seat = match.pending()[-1].seat
        events = match.play(match.choices(seat)[-1], seat)
        for event in told(events, "starting_tiles_kept", "starting_tile_drafted"):
            names.extend(event["args"].values())
    return {start.STARTING_TILE_NAMES.index(name) for name in names}


@pytest.mark.ruling(18)
@pytest.mark.parametrize("way", ["deal", "draft"])
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_neutral_workers_of_the_set_up_are_drawn_from_tiles_that_nobody_kept(seats: int, way: str) -> None:
    overlapping = 0
    for seed in SEEDS:
        match = begun(seats, seed, starting_tiles=way)
        drawn = state_of(match).deal.neutral[0]
        kept_tiles = kept_by_all(match)
        assert len(kept_tiles) == 2 * seats
        finish_setup(match)
        read = [tile for tile in drawn if tile not in kept_tiles][:4]
        colours = [read[first : first + 2] for first in (0, 2)][: len(state_of(match).neutral)]
        boards = [boards_read(tiles) for tiles in colours]
        assert state_of(match).neutral == [sum(1 << board for board in three) for three in boards]
        overlapping += bool(kept_tiles & set(drawn[:4]))
    # In most deals one of the first four was kept, so that reading it would be seen.
    assert overlapping > len(SEEDS) // 4


@pytest.mark.ruling(18)
def test_tiles_dealt_but_not_kept_are_in_the_draw_of_the_set_up() -> None:
    position = position_of(begun(2))
    position["start"]["hands"] = [["st3", "st5", "st7", "st9"], ["st2", "st4", "st6", "st8"]]
    # Kept are st3, st5, st2 and st4; st9 and st8 were dealt and given back.
    order = ["st3", "st9", "st2", "st17", "st5", "st4", "st8", "st13"]
    position["stacks"]["neutral_draws"][0] = order
    match = match_of(position)
    match.play("keep_starting_tiles st3 st5", 0)
    match.play("keep_starting_tiles st2 st4", 1)
    finish_setup(match)
    # st9 reads alchemy, nobles; st17 quarry. st8 reads nobles, decorations; st13 quarry.
    assert match.position()["neutral"] == [
        ["stone_quarry", "alchemy", "nobles"],
        ["stone_quarry", "nobles", "decorations"],
    ]


@pytest.mark.ruling(18)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_at_an_eclipse_every_starting_tile_may_be_drawn(seats: int) -> None:
    matches = [begun(seats, seed) for seed in SEEDS]
    later = {tile for match in matches for draw in state_of(match).deal.neutral[1:] for tile in draw}
    assert later == set(range(start.STARTING_TILES))
    # The first game keeps none, so its first draw is like the others.
    match = begun(seats, setup="first_game")
    read = list(state_of(match).deal.neutral[0][:2])
    assert state_of(match).neutral[0] == sum(1 << board for board in boards_read(read))


@pytest.mark.ruling(18, 19)
@pytest.mark.parametrize("missing", ["tiles", "put_starting_tiles_away", "order"])
def test_a_position_before_the_draw_of_the_set_up_must_leave_enough_tiles(missing: str) -> None:
    position: Table = begun(2).position()
    agenda: list[Table] = position["agenda"]
    if missing == "tiles":
        position["stacks"]["neutral_draws"][0] = ["st1", "st2", "st3", "st4", "st5", "st6", "st7"]
    elif missing == "order":
        agenda[1], agenda[2] = agenda[2], agenda[1]
    else:
        agenda.remove({"step": "put_starting_tiles_away"})
    with pytest.raises(BadPosition) as raised:
        match_of(position)
    wanted = "position.stacks.neutral_draws[0]" if missing == "tiles" else "position.agenda"
    assert raised.value.details["path"] == wanted


@pytest.mark.ruling(19)
def test_starting_tiles_go_back_to_the_box() -> None:
    match = finish_setup(begun(4))
    start_now = match.position()["start"]
    assert start_now == {"hands": [], "pool": [], "reserved": ["none", "none"]}


@pytest.mark.ruling(87)
@pytest.mark.parametrize(("seats", "pool"), [(2, 6), (3, 8), (4, 10)])
def test_the_draft_goes_round_and_back(seats: int, pool: int) -> None:
    match = begun(seats, starting_tiles="draft")
    assert len(view_of(match)["start"]["pool"]) == pool
    order: list[int] = []
    while question(match) == "draft_starting_tile":
        order.append(match.seat_to_act)
        match.play(match.choices()[-1])
    assert order == [*range(seats), *reversed(range(seats))]
    finish_setup(match)
    assert position_of(match)["start"]["pool"] == []


@pytest.mark.ruling(87)
def test_the_draft_shows_discovery_tiles_beside_their_starting_tiles() -> None:
    for seed in SEEDS:
        match = begun(4, seed, starting_tiles="draft")
        seen = view_of(match)["start"]
        assert set(seen["reserved"]) == set(seen["pool"]) & {"st14", "st16"}


@pytest.mark.ruling(89)
def test_mirrored_starting_pyramids_by_option() -> None:
    for seats, count in ((2, 4), (3, 2), (4, 1)):
        seen = set()
        for seed in SEEDS:
            laid = state_of(begun(seats, seed, pyramid_start="random_pattern")).pyramid
            seen.add(tuple(spot for spot in range(30) if laid[spot] != 255))
        assert seen == set(pyramid.STARTING_PATTERNS[seats - 2])
        assert len(seen) == count


@pytest.mark.ruling(91)
def test_the_first_game_uses_the_printed_boards() -> None:
    view = begun(3, setup="first_game").view(None)
    assert view["ring"] == [
        "palace", "stone_quarry", "alchemy", "forest", "construction", "decorations", "nobles", "gold_deposits",
    ]  # fmt: skip
    assert [each["technology"] for each in view["technologies"]] == ["t1", "t3", "t5", "t9", "t15", "t17"]  # type: ignore[attr-defined]
    assert view["royal_tiles"] == ["a04", "b06", "c01"]
    assert view["bonus_tiles"] == ["flat", "avenue", "workers"]


@pytest.mark.ruling(92)
@pytest.mark.example(6, 7)
def test_the_first_game_gives_fixed_goods() -> None:
    match = begun(4, setup="first_game")
    assert [goods(match, seat) for seat in range(4)] == [
        (1, 2, 4, 7),
        (4, 2, 0, 7),
        (3, 4, 1, 6),
        (2, 0, 5, 5),
    ]
    assert [now(match, seat)["points"] for seat in range(4)] == [0, 1, 0, 0]
    assert now(match, 2)["avenue"] == 1
    assert now(match, 3)["green"] == 2
    assert now(match, 3)["technologies"] == ["t5"]
    assert workers(match, 0) == ["construction 1", "forest 1", "nobles 2"]
    placed = told(match.opening, "workers_placed")
    for seat in range(4):
        assert sorted(placed[seat]["args"].values()) == sorted(
            text.split(" ")[0] for text in workers(match, seat)
        )
    assert workers(match, 3) == ["alchemy 1", "gold_deposits 1", "stone_quarry 1"]
    assert question(match) == "move_worker"
    assert goods(begun(2, setup="first_game"), 1)[3] == 8
    assert goods(begun(3, setup="first_game"), 2)[3] == 7


@pytest.mark.ruling(90)
def test_bumping_never_earns_cocoa() -> None:
    document = table(player("gold_deposits 1", cocoa=1), player("stone_quarry 2 1"))
    match = match_of(document, "move gold_deposits 1 stone_quarry")
    match.play("worship temple ability with_cocoa")
    # One cocoa for the bump, one back from the green step.
    assert goods(match)[3] == 1
    assert "bumping" not in {option.name for option in match.game.options}
    assert kinds(match)


def test_a_bare_table_is_empty() -> None:
    state = bare_state(2, state_of(begun(2)).variant, first_game_layout(), state_of(begun(2)).deal, [])
    assert state.is_over()
    assert state.listed is None
