"""Filling gaps: Rulings 15 to 21."""

from __future__ import annotations

import pytest

from patolli.engine.errors import BadPosition, IllegalAction
from patolli.engine.match import Match
from tests.games.cacao.table import (
    START,
    Cell,
    Table,
    lying_at,
    match_of,
    names,
    now,
    options,
    question,
    table,
    told,
    village,
    worker,
)

TWO_ASIDE = (worker(0, "1-1-1-1", 0, (-1, 0)), worker(1, "1-1-1-1", 0, (1, 0)))
# A tile at 1,0 makes gaps north, east and south of it.
THREE_AROUND: dict[Cell, str] = {
    (0, 0): "plantation_1",
    (0, -2): "temple",
    (4, 0): "temple",
    (0, 2): "temple",
}
OUTPOSTS = (
    worker(1, "1-1-1-1", 0, (1, -2)),
    worker(1, "1-1-1-1", 0, (3, 0)),
    worker(1, "1-1-1-1", 0, (1, 2)),
)
THREE_GAPS: list[Cell] = [(1, -1), (2, 0), (1, 1)]


def three_gaps(display: tuple[str, ...], pile: tuple[str, ...]) -> Table:
    return table(jungle=THREE_AROUND, workers=OUTPOSTS, display=display, pile=pile)


def filled(match: Match) -> dict[Cell, str]:
    return {cell: tile for cell in THREE_GAPS if (tile := lying_at(match, cell)) is not None}


@pytest.mark.ruling(15)
def test_a_gap_around_a_corner_and_one_across() -> None:
    corner = table(workers=(worker(1, "1-1-1-1", 0, (1, 0)),), display=("water", "temple"))
    assert options(match_of(corner, "place 1-1-1-1 0 0,-1")) == {"fill water 1,-1", "fill temple 1,-1"}
    # Facing each other across the cell counts as well (ambiguity Q15).
    across = table(
        jungle={**START, (3, 1): "temple"},
        workers=(worker(1, "1-1-1-1", 0, (1, 0)),),
        display=("water", "temple"),
    )
    assert options(match_of(across, "place 1-1-1-1 0 3,0")) == {"fill water 2,0", "fill temple 2,0"}


@pytest.mark.ruling(15)
def test_one_neighbour_is_no_gap() -> None:
    match = match_of(table(display=("water", "temple")))
    assert "gap_filled" not in names(match.play("place 1-1-1-1 0 0,-1"))
    assert len(now(match)["jungle"]) == 2


@pytest.mark.ruling(16)
def test_filling_is_compulsory_and_only_gaps_are_filled() -> None:
    match = match_of(table(workers=TWO_ASIDE, display=("temple", "water")), "place 1-1-1-1 0 0,-1")
    assert {notation.split(" ")[0] for notation in options(match)} == {"fill"}
    for cell in ("0,-2", "2,0", "0,0"):
        with pytest.raises(IllegalAction):
            match.play(f"fill temple {cell}")
    match.play("fill temple 1,-1")
    # Two more cells beside the new jungle tiles stay empty: jungle tiles make no gaps.
    assert len(now(match)["jungle"]) == 4


@pytest.mark.ruling(16)
def test_an_open_gap_beside_a_supply_is_no_position() -> None:
    workers = (worker(0, "1-1-1-1", 0, (0, -1)), worker(1, "1-1-1-1", 0, (1, 0)))
    with pytest.raises(BadPosition, match=r"open_gap .*1,-1"):
        match_of(table(workers=workers, display=("water", "temple")))


@pytest.mark.ruling(17)
def test_one_gap_takes_either_tile_shown() -> None:
    position = table(
        workers=(worker(1, "1-1-1-1", 0, (1, 0)),), display=("water", "temple"), pile=("market_3",)
    )
    for chosen, kept in (("water", "temple"), ("temple", "water")):
        match = match_of(position, "place 1-1-1-1 0 0,-1")
        events = match.play(f"fill {chosen} 1,-1")
        assert lying_at(match, (1, -1)) == chosen
        assert now(match)["display"] == [kept, "market_3"]
        assert told(events, "gap_filled")[0]["args"] == {"tile": chosen, "cell": [1, -1]}


@pytest.mark.ruling(17)
def test_equal_tiles_leave_no_choice() -> None:
    match = match_of(table(workers=(worker(1, "1-1-1-1", 0, (1, 0)),), display=("temple", "temple")))
    match.play("place 1-1-1-1 0 0,-1")
    assert lying_at(match, (1, -1)) == "temple"
    assert question(match) == "place_worker"


@pytest.mark.ruling(18)
def test_three_gaps_the_last_one_from_the_pile() -> None:
    seen = set()
    for first in THREE_GAPS:
        for second in THREE_GAPS:
            if second == first:
                continue
            match = match_of(three_gaps(("gold_mine_1", "water"), ("gold_mine_2", "sun_site")))
            match.play("place 1-1-1-1 0 1,0")
            assert options(match) == {f"fill gold_mine_1 {x},{y}" for x, y in THREE_GAPS}
            match.play(f"fill gold_mine_1 {first[0]},{first[1]}")
            assert len(options(match)) == 2
            assert "gold_mine_2" not in str(match.view(0)["jungle"])
            events = match.play(f"fill water {second[0]},{second[1]}")
            (blind,) = set(THREE_GAPS) - {first, second}
            assert filled(match) == {first: "gold_mine_1", second: "water", blind: "gold_mine_2"}
            unseen = told(events, "gap_filled_from_pile")
            assert unseen[0]["args"] == {"tile": "gold_mine_2", "cell": list(blind)}
            # What has been turned up cannot be taken back.
            assert not match.can_take_back(0)
            seen.add((first, second))
    assert len(seen) == 6


@pytest.mark.ruling(19)
def test_the_display_is_not_topped_up_during_the_turn() -> None:
    position = three_gaps(("market_3", "market_2"), ("water", "sun_site", "temple"))
    position["villages"] = [village(cacao=3), village()]
    match = match_of(position, "place 1-1-1-1 0 1,0", "fill market_3 1,-1", "fill market_2 2,0")
    # The pile gave the third tile; the display stays empty while fruits are sold.
    assert lying_at(match, (1, 1)) == "water"
    assert question(match) == "in_any_order"
    assert now(match)["display"] == []
    assert now(match)["jungle_pile"] == ["sun_site", "temple"]


@pytest.mark.ruling(20)
def test_too_few_tiles_for_three_gaps() -> None:
    match = match_of(three_gaps(("water", "gold_mine_1"), ()), "place 1-1-1-1 0 1,0", "fill water 2,0")
    assert options(match) == {"fill gold_mine_1 1,-1", "fill gold_mine_1 1,1"}
    events = match.play("fill gold_mine_1 1,1")
    assert filled(match) == {(2, 0): "water", (1, 1): "gold_mine_1"}
    assert told(events, "gap_left_open")[0]["args"] == {"cell": [1, -1]}
    match = match_of(three_gaps(("water",), ()), "place 1-1-1-1 0 1,0")
    assert options(match) == {"fill water 1,-1", "fill water 2,0", "fill water 1,1"}
    events = match.play("fill water 1,1")
    assert filled(match) == {(1, 1): "water"}
    assert names(events).count("gap_left_open") == 2


@pytest.mark.ruling(21)
def test_no_tile_left_means_no_filling() -> None:
    match = match_of(table(workers=TWO_ASIDE))
    events = match.play("place 1-1-1-1 0 0,-1")
    assert "gap_filled" not in names(events)
    assert len(now(match)["jungle"]) == 2
    assert match.seat_to_act == 1


@pytest.mark.example(11)
def test_an_occupied_cell_is_no_gap() -> None:
    match = match_of(table(workers=(worker(1, "1-1-1-1", 0, (-1, 0)),), display=("water", "temple")))
    events = match.play("place 1-1-1-1 0 1,0")
    assert "gap_filled" not in names(events)
    assert question(match) != "fill_gap"


@pytest.mark.example(12)
def test_two_gaps_at_the_third_placement() -> None:
    outcomes = []
    for first in ("temple", "water"):
        position = table(workers=TWO_ASIDE, display=("temple", "water"), pile=("sun_site", "market_3"))
        match = match_of(position, "place 1-1-1-1 0 0,-1")
        # Only the tile for the next gap is asked; the other one follows.
        (cell,) = {notation.split(" ")[-1] for notation in options(match)}
        match.play(f"fill {first} {cell}")
        outcomes.append((lying_at(match, (-1, -1)), lying_at(match, (1, -1))))
        assert now(match)["display"] == ["sun_site", "market_3"]
    assert set(outcomes) == {("temple", "water"), ("water", "temple")}


@pytest.mark.example(15)
def test_one_tile_left_for_two_gaps() -> None:
    for cell, other in (("-1,-1", (1, -1)), ("1,-1", (-1, -1))):
        position = table(village(sun=1), village(sun=1), workers=TWO_ASIDE, display=("gold_mine_2",))
        match = match_of(position)
        assert not any(notation.startswith("overbuild") for notation in options(match))
        match.play("place 1-1-1-1 0 0,-1")
        assert options(match) == {"fill gold_mine_2 -1,-1", "fill gold_mine_2 1,-1"}
        events = match.play(f"fill gold_mine_2 {cell}")
        assert lying_at(match, other) is None
        assert "jungle_exhausted" in names(events)
        # Overbuilding is open from the next turn on.
        assert any(notation.startswith("overbuild") for notation in options(match))
        match.play("place 1-1-1-1 0 2,1")
        assert match.is_over
        assert lying_at(match, other) is None


@pytest.mark.ruling(21)
def test_an_open_gap_is_told_once() -> None:
    position = table(
        jungle={**START, (2, 0): "temple"},
        workers=(worker(1, "1-1-1-1", 0, (1, 0)), worker(0, "1-1-1-1", 0, (0, -1))),
        display=(),
        pile=(),
    )
    # The gap at 1,-1 has been open since its second neighbour came; a third changes nothing.
    match = match_of(position)
    assert "gap_left_open" not in names(match.play("place 1-1-1-1 0 2,-1"))
