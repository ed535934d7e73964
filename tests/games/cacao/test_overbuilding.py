"""Overbuilding: Rulings 37 to 43."""

from __future__ import annotations

import pytest

from patolli.engine.chance import Chance
from patolli.engine.errors import BadPosition, IllegalAction
from patolli.engine.match import Match
from tests.games.cacao.table import (
    START,
    Table,
    goods,
    match_of,
    names,
    now,
    options,
    seen,
    table,
    told,
    village,
    worker,
)

OWN = worker(0, "1-1-1-1", 0, (1, 0))


class Told(Chance):
    """Draws what it is told to, and notes among how many."""

    def __init__(self, drawn: int) -> None:
        self.drawn = drawn
        self.bound = 0

    def below(self, bound: int) -> int:
        self.bound = bound
        return self.drawn


def covering(match: Match) -> set[str]:
    return {notation for notation in options(match) if notation.startswith("overbuild")}


def late(sun: int = 1, workers: tuple[Table, ...] = (OWN,), hand: tuple[str, ...] = ("2-1-0-1",)) -> Table:
    return table(village(sun=sun, hand=hand), village(), workers=workers)


@pytest.mark.ruling(37)
def test_open_once_pile_and_display_are_empty_when_the_turn_starts() -> None:
    open_now = match_of(late())
    assert len(covering(open_now)) == 4
    # Never compulsory: the normal placements are there as before.
    assert len(options(open_now)) == 4 + 4 * 5
    closed = late()
    closed["display"] = ["water"]
    assert covering(match_of(closed)) == set()


@pytest.mark.ruling(37)
@pytest.mark.parametrize("hand", [("2-1-0-1",), ("1-1-1-1", "2-1-0-1", "2-1-0-1")])
def test_placements_and_overbuildings_are_drawn_as_they_are_listed(hand: tuple[str, ...]) -> None:
    own = (OWN, worker(0, "1-1-1-1", 0, (0, 1)))
    state = match_of(late(workers=own, hand=hand)).state
    listed = state.legal_actions()
    chances = [Told(drawn) for drawn in range(len(listed))]
    assert [state.draw(chance) for chance in chances] == listed
    assert {chance.bound for chance in chances} == {len(listed)}


@pytest.mark.ruling(37)
def test_the_turn_that_takes_the_last_tile_cannot_overbuild() -> None:
    position = table(
        village(sun=1, hand=("1-1-1-1", "1-1-1-1")),
        village(sun=1),
        workers=(OWN,),
        display=("gold_mine_1",),
    )
    match = match_of(position)
    assert covering(match) == set()
    # The only tile fills the only gap by itself, and the next player may overbuild at once.
    match.play("place 1-1-1-1 0 0,-1")
    assert match.seat_to_act == 1
    assert covering(match) == set()
    match.play("place 1-1-1-1 0 2,1")
    assert {notation.split(" ")[-1] for notation in covering(match)} == {"1,0", "0,-1"}


@pytest.mark.ruling(38)
def test_it_costs_a_sun_token() -> None:
    match = match_of(late(sun=2), "overbuild 2-1-0-1 0 1,0")
    assert goods(match, 0)["sun"] == 1
    assert covering(match_of(late(sun=0))) == set()


@pytest.mark.ruling(38)
def test_the_token_is_paid_before_the_actions() -> None:
    position = table(village(sun=3), village(), jungle={**START, (0, 0): "sun_site"}, workers=(OWN,))
    # Were it paid afterwards, the token gained at the site would be lost.
    assert goods(match_of(position, "overbuild 1-1-1-1 0 1,0"), 0)["sun"] == 3


@pytest.mark.ruling(39)
def test_own_single_tiles_in_any_rotation() -> None:
    workers = (OWN, worker(1, "1-1-1-1", 0, (0, -1)), worker(0, "1-1-1-1", 0, (-1, 0), overbuilt=True))
    position = table(
        village(sun=3, hand=("2-1-0-1",)), village(), workers=workers, jungle={**START, (-2, 0): "temple"}
    )
    match = match_of(position)
    assert covering(match) == {f"overbuild 2-1-0-1 {rotation} 1,0" for rotation in range(4)}
    match.play("overbuild 2-1-0-1 3 1,0")
    top = now(match)["workers"][0]
    assert (top["tile"], top["rotation"], top["overbuilt"]) == ("2-1-0-1", 3, True)


@pytest.mark.ruling(39)
def test_a_covered_cell_is_never_covered_again() -> None:
    position = table(village(sun=3, hand=("1-1-1-1", "1-1-1-1")), village(), workers=(OWN,))
    match = match_of(position, "overbuild 1-1-1-1 0 1,0")
    while match.seat_to_act == 0:
        match.play(match.choices()[0])
    match.play("place 1-1-1-1 0 2,1")
    while match.choices()[0].kind != "place":
        match.play(match.choices()[0])
    assert covering(match) == set()


@pytest.mark.ruling(39)
def test_a_covered_tile_before_the_jungle_has_run_out_is_no_position() -> None:
    position = late(workers=(worker(0, "1-1-1-1", 0, (1, 0), overbuilt=True),))
    position["display"] = ["water"]
    with pytest.raises(BadPosition, match="overbuilt"):
        match_of(position)


@pytest.mark.ruling(40)
def test_all_sides_of_the_new_tile_act_and_nobody_else() -> None:
    jungle = {(0, 0): "gold_mine_1", (1, 1): "gold_mine_2"}
    workers = (OWN, worker(1, "1-1-1-1", 0, (0, 1)))
    position = table(village(sun=1, hand=("2-1-0-1",)), village(), jungle=jungle, workers=workers)
    match = match_of(position)
    # The tile below used both mines when it was laid; the one on top uses them again.
    events = match.play("overbuild 2-1-0-1 3 1,0")
    assert {(event["seat"], event["args"]["side"]) for event in told(events, "gold_mined")} == {
        (0, "south"),
        (0, "west"),
    }
    assert (goods(match, 0)["gold"], goods(match, 1)["gold"]) == (4, 0)


@pytest.mark.ruling(40)
def test_the_covered_tile_is_out_of_play() -> None:
    jungle = {(0, 0): "temple", (1, 1): "plantation_1"}
    position = table(village(sun=1, hand=("2-1-0-1",)), village(), jungle=jungle, workers=(OWN,))
    match = match_of(position)
    assert seen(match)["jungle"][0]["tally"] == [1, 0]
    # No worker looks west now.
    match.play("overbuild 2-1-0-1 1 1,0")
    assert seen(match)["jungle"][0]["tally"] == [0, 0]


@pytest.mark.ruling(41)
def test_overbuilding_makes_no_gaps() -> None:
    # The cell 1,-1 was left open for want of tiles.
    workers = (OWN, worker(1, "1-1-1-1", 0, (0, -1)))
    events = match_of(late(workers=workers)).play("overbuild 2-1-0-1 0 1,0")
    assert "gap_left_open" not in names(events)
    assert "gap_filled" not in names(events)


@pytest.mark.ruling(42)
def test_a_token_gained_by_overbuilding_serves_on_a_later_turn() -> None:
    position = table(
        village(sun=1, hand=("1-1-1-1", "1-1-1-1")),
        village(),
        jungle={(0, 0): "sun_site", (1, 1): "temple"},
        workers=(OWN, worker(0, "1-1-1-1", 0, (0, 1))),
    )
    match = match_of(position, "overbuild 1-1-1-1 0 1,0")
    assert goods(match, 0)["sun"] == 1
    match.play("place 1-1-1-1 0 2,1")
    assert covering(match) == {"overbuild 1-1-1-1 0 0,1"}
    match.play("overbuild 1-1-1-1 0 0,1")
    assert goods(match, 0)["sun"] == 1


@pytest.mark.ruling(43)
def test_a_tile_is_drawn_as_usual() -> None:
    position = table(village(sun=1, pile=("3-0-0-1",)), village(), workers=(OWN,))
    match = match_of(position, "overbuild 1-1-1-1 0 1,0")
    while match.seat_to_act == 0:
        match.play(match.choices()[0])
    assert now(match)["villages"][0]["hand"] == ["3-0-0-1"]


@pytest.mark.ruling(40)
@pytest.mark.example(7)
def test_red_overbuilds() -> None:
    red, purple, yellow = 0, 1, 2
    position = table(
        village(sun=1, hand=("2-1-0-1",)),
        village(),
        village(),
        jungle={(1, -1): "plantation_2", (2, 0): "market_4", (1, 1): "water", (0, 0): "temple"},
        workers=(
            worker(red, "1-1-1-1", 0, (1, 0)),
            worker(purple, "2-1-0-1", 2, (0, -1)),
            worker(yellow, "3-0-0-1", 2, (2, -1)),
            worker(yellow, "2-1-0-1", 0, (0, 1)),
            worker(purple, "1-1-1-1", 0, (2, 1)),
        ),
    )
    match = match_of(position)
    assert temple_tally(match) == [1, 2, 2]
    match.play("overbuild 2-1-0-1 1 1,0")
    match.play("use 1,0 north")
    assert goods(match, red)["cacao"] == 2
    match.play("sell 2")
    assert goods(match, red) == {"gold": 8, "cacao": 0, "sun": 0, "water": -4}
    assert goods(match, purple) == goods(match, yellow) == {"gold": 0, "cacao": 0, "sun": 0, "water": -10}
    assert temple_tally(match) == [0, 2, 2]


def temple_tally(match: Match) -> list[int]:
    (tally,) = [tile["tally"] for tile in seen(match)["jungle"] if tile["tile"] == "temple"]
    assert isinstance(tally, list)
    return tally


@pytest.mark.example(29)
def test_who_may_overbuild_what() -> None:
    upper = worker(0, "1-1-1-1", 0, (1, 0), overbuilt=True)
    other = worker(1, "1-1-1-1", 0, (1, 0))
    pile_left = late(sun=3)
    pile_left.update(display=["water", "temple"], jungle_pile=["temple"])
    display_left = late()
    display_left["display"] = ["water"]
    for position in (pile_left, display_left, late(sun=0), late(workers=(other,)), late(workers=(upper,))):
        with pytest.raises(IllegalAction):
            match_of(position, "overbuild 2-1-0-1 0 1,0")
    with pytest.raises(IllegalAction):
        match_of(late(), "overbuild 2-1-0-1 0 0,-1")
    match_of(late(), "overbuild 2-1-0-1 0 1,0")
