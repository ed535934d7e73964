"""The table, a turn and the placing of worker tiles: Rulings 8 to 14."""

from __future__ import annotations

import pytest

import patolli
from patolli.engine.chance import QuickChance
from patolli.engine.errors import BadPosition, IllegalAction
from patolli.games.cacao.material.workers import (
    FACING_ROTATION,
    FACING_TILE,
    FACING_WORKERS,
    WORKER_NAMES,
    WORKER_SIDES,
)
from tests.games.cacao.table import (
    START,
    Cell,
    match_of,
    names,
    now,
    options,
    question,
    table,
    village,
    worker,
)

OPENING: set[Cell] = {(0, -1), (-1, 0), (1, 0), (0, 1), (2, 1), (1, 2)}


def cells_of(notations: set[str]) -> set[Cell]:
    found = set()
    for notation in notations:
        x, y = notation.split(" ")[-1].split(",")
        found.add((int(x), int(y)))
    return found


@pytest.mark.ruling(8)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_is_a_checkerboard(seats: int) -> None:
    match = patolli.start("cacao", seats, 11)
    chance = QuickChance(11)
    while not match.is_over:
        choices = match.choices()
        match.play(choices[chance.below(len(choices))])
    position = now(match)
    assert all(sum(tile["cell"]) % 2 == 0 for tile in position["jungle"])
    assert all(sum(tile["cell"]) % 2 == 1 for tile in position["workers"])


@pytest.mark.ruling(8)
def test_a_tile_on_the_wrong_colour_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"jungle\[2\].cell"):
        match_of(table(jungle={**START, (1, 0): "water"}))
    with pytest.raises(BadPosition, match=r"workers\[0\].cell"):
        match_of(table(workers=(worker(0, "1-1-1-1", 0, (2, 2)),)))


@pytest.mark.ruling(9)
def test_corners_do_not_touch() -> None:
    match = match_of(table())
    for corner in ("-1,-1", "2,2", "2,0", "0,2"):
        with pytest.raises(IllegalAction):
            match.play(f"place 1-1-1-1 0 {corner}")
    # From here the market lies diagonally, and only the plantation is met.
    events = match.play("place 1-1-1-1 0 -1,0")
    assert names(events)[:2] == ["worker_placed", "harvested"]
    assert names(events).count("sold") == 0
    assert not match.state.legal_for(0)


@pytest.mark.ruling(10, 19)
def test_the_steps_of_a_turn() -> None:
    own = worker(0, "2-1-0-1", 3, (1, 0))
    position = table(
        village(cacao=2, pile=("2-1-0-1",)),
        village(),
        workers=(own,),
        display=("market_3", "water"),
        pile=("temple", "temple"),
    )
    match = match_of(position)
    events = match.play("place 1-1-1-1 0 0,-1")
    assert names(events) == ["worker_placed"]
    events = match.play("fill market_3 1,-1")
    assert names(events) == ["gap_filled"]
    # The hand is not yet drawn, the display not yet refilled, while workers act.
    assert now(match)["display"] == ["water"]
    assert now(match)["villages"][0]["hand"] == []
    match.play("use 0,-1 south")
    match.play("sell 1")
    events = match.play("sell 1")
    assert names(events) == ["sold", "worker_drawn", "worker_drawn_unseen", "display_refilled", "turn_began"]
    assert now(match)["display"] == ["water", "temple"]


@pytest.mark.ruling(11)
def test_exactly_one_tile_from_the_hand() -> None:
    match = match_of(table(village(hand=("1-1-1-1", "2-1-0-1")), village()))
    assert {notation.split(" ")[0] for notation in options(match)} == {"place"}
    assert {notation.split(" ")[1] for notation in options(match)} == {"1-1-1-1", "2-1-0-1"}
    with pytest.raises(IllegalAction):
        match.play("place 3-1-0-0 0 1,0")
    match.play("place 2-1-0-1 0 0,-1")
    assert now(match)["villages"][0]["hand"] == ["1-1-1-1"]
    assert match.seat_to_act == 1


@pytest.mark.ruling(12)
def test_a_cell_beside_any_jungle_tile_whoever_is_near() -> None:
    for owner in (0, 1):
        match = match_of(table(workers=(worker(owner, "1-1-1-1", 0, (1, 0)),), display=("water", "temple")))
        assert cells_of(options(match)) == OPENING - {(1, 0)}


@pytest.mark.ruling(13)
def test_every_rotation_is_free_and_then_fixed() -> None:
    match = match_of(
        table(
            village(hand=("2-1-0-1",)),
            village(),
            workers=(worker(1, "1-1-1-1", 0, (1, 0)),),
            display=("water", "temple"),
        )
    )
    assert {f"place 2-1-0-1 {rotation} 0,-1" for rotation in range(4)} <= options(match)
    match.play("place 2-1-0-1 2 0,-1")
    assert question(match) == "fill_gap"
    assert now(match)["workers"][-1]["rotation"] == 2


@pytest.mark.ruling(14)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_legal_placement_always_exists(seats: int) -> None:
    for seed in range(12):
        match = patolli.start("cacao", seats, seed)
        chance = QuickChance(seed)
        placed = 0
        while not match.is_over:
            choices = match.choices()
            # Huddle together: the fewest free cells that random play can reach.
            near = [choice for choice in choices if choice.kind == "place"] or list(choices)
            near = sorted(
                near,
                key=lambda choice: sum(
                    abs(int(part)) for part in str(choice.args.get("cell", [0])).strip("[]").split(",")
                ),
            )
            placed += choices[0].kind == "place"
            match.play(near[chance.below(min(3, len(near)))])
        assert placed == {2: 22, 3: 30, 4: 36}[seats]


@pytest.mark.ruling(14)
def test_a_position_without_room_is_refused() -> None:
    crowded = village(hand=("1-1-1-1",), pile=("2-1-0-1",) * 3)
    with pytest.raises(BadPosition, match="room"):
        match_of(table(crowded, crowded))
    with pytest.raises(BadPosition, match="room"):
        match_of(table(jungle={}))


@pytest.mark.example(2)
def test_opening_placements() -> None:
    match = match_of(table(village(hand=("1-1-1-1", "2-1-0-1", "3-1-0-0")), village()))
    assert cells_of(options(match)) == OPENING
    assert len(match.choices()) == 54


@pytest.mark.example(3)
def test_rotations() -> None:
    turned = {
        "1-1-1-1": [(1, 1, 1, 1)],
        "2-1-0-1": [(2, 1, 0, 1), (1, 2, 1, 0), (0, 1, 2, 1), (1, 0, 1, 2)],
        "3-0-0-1": [(3, 0, 0, 1), (1, 3, 0, 0), (0, 1, 3, 0), (0, 0, 1, 3)],
        "3-1-0-0": [(3, 1, 0, 0), (0, 3, 1, 0), (0, 0, 3, 1), (1, 0, 0, 3)],
    }
    for facing, tile in enumerate(FACING_TILE):
        sides = FACING_WORKERS[4 * facing : 4 * facing + 4]
        assert sides == turned[WORKER_NAMES[tile]][FACING_ROTATION[facing]]
    assert tuple(turned[name][0] for name in WORKER_NAMES) == WORKER_SIDES


@pytest.mark.example(3)
def test_sides_shown() -> None:
    match = match_of(table(village(hand=("3-0-0-1",)), village()), "place 3-0-0-1 1 0,-1")
    shown = match.view(None)["workers"]
    assert shown == [
        {
            "x": 0,
            "y": -1,
            "seat": 0,
            "tile": "3-0-0-1",
            "rotation": 1,
            "sides": [1, 3, 0, 0],
            "overbuilt": False,
        }
    ]


@pytest.mark.example(4)
def test_illegal_opening_cells() -> None:
    match = match_of(table())
    for cell in ("0,0", "2,2", "2,0", "3,0"):
        with pytest.raises(IllegalAction):
            match.play(f"place 1-1-1-1 0 {cell}")
    match.play("place 1-1-1-1 0 1,0")


@pytest.mark.ruling(12)
def test_the_only_way_to_place_is_not_asked_for() -> None:
    taken = sorted(OPENING - {(1, 2)})
    laid = tuple(worker(nth % 2, "2-1-0-1", 0, cell) for nth, cell in enumerate(taken))
    done = village(hand=())
    # The last player's last tile is the same from all sides, and one cell is left.
    forced = match_of(table(done, village(hand=("1-1-1-1",)), workers=laid, to_act=1))
    assert forced.is_over
    assert now(forced)["workers"][-1]["cell"] == [1, 2]
    turned = match_of(table(done, village(hand=("2-1-0-1",)), workers=laid, to_act=1))
    assert options(turned) == {f"place 2-1-0-1 {rotation} 1,2" for rotation in range(4)}
