"""Refusals: why an answer cannot be given, also where another reason would be near at hand."""

from __future__ import annotations

import pytest

from patolli.engine.match import Match
from tests.games.cacao.table import Cell, Table, match_of, options, table, village, worker
from tests.games.cacao.test_filling import TWO_ASIDE, three_gaps

OWN = worker(0, "1-1-1-1", 0, (1, 0))
THEIRS = worker(1, "1-1-1-1", 0, (0, 1))


def why(match: Match, notation: str, seat: int = 0) -> str:
    """The reason, as it is written; what can be answered has none."""
    assert notation not in options(match, seat)
    return repr(match.why_not(seat, notation))


def laid(match: Match, cell: Cell) -> str:
    return why(match, f"place 1-1-1-1 0 {cell[0]},{cell[1]}")


def late(sun: int = 0, *workers: Table, jungle: int = 0) -> Match:
    """Seat 0 is asked when so many jungle tiles are left."""
    return match_of(table(village(sun=sun), village(), workers=workers, display=("water",) * jungle))


@pytest.mark.ruling(8)
@pytest.mark.ruling(12)
def test_a_worker_tile_lies_beside_a_jungle_tile_and_on_its_own_half_of_the_board() -> None:
    match = late(0, OWN)
    assert laid(match, (0, 0)) == "cacao.on_jungle"
    # Beside the table, where worker tiles can lie one day; and where only jungle tiles ever will.
    assert laid(match, (3, 0)) == "cacao.no_jungle_beside"
    assert laid(match, (2, 0)) == "cacao.for_jungle"
    # That is so far from every worker tile, too.
    assert laid(match, (8, 8)) == "cacao.for_jungle"
    assert laid(match, (8, 7)) == "cacao.no_jungle_beside"


@pytest.mark.ruling(11)
def test_only_a_tile_of_the_hand_is_laid() -> None:
    assert why(late(), "place 3-1-0-0 0 0,-1") == "cacao.not_in_hand"


@pytest.mark.ruling(37)
def test_while_the_jungle_lasts_a_sun_token_does_not_help() -> None:
    assert laid(late(3, OWN, jungle=2), (1, 0)) == "cacao.jungle_first (left 2)"
    assert laid(late(0, OWN, jungle=1), (1, 0)) == "cacao.jungle_first (left 1)"


@pytest.mark.ruling(38)
def test_overbuilding_needs_a_sun_token() -> None:
    assert laid(late(0, OWN), (1, 0)) == "cacao.needs_sun (price 1, own 0)"
    assert why(late(0, OWN), "overbuild 1-1-1-1 0 1,0") == "cacao.needs_sun (price 1, own 0)"


@pytest.mark.ruling(39)
def test_only_single_tiles_of_ones_own_are_overbuilt() -> None:
    covered = {**OWN, "overbuilt": True}
    # Without a token, or too early, another's tile and a covered one stay what they are.
    for match in (late(1, covered, THEIRS), late(0, covered, THEIRS), late(0, covered, THEIRS, jungle=0)):
        assert laid(match, (0, 1)) == "cacao.of_another"
        assert laid(match, (1, 0)) == "cacao.overbuilt_already"
    assert why(late(1, THEIRS), "overbuild 1-1-1-1 0 1,0") == "cacao.nothing_to_overbuild"
    assert why(late(1, THEIRS), "overbuild 1-1-1-1 0 3,0") == "cacao.no_jungle_beside"
    assert laid(late(1, OWN), (1, 0)) == "cacao.only_by_overbuilding"


def filling(display: tuple[str, ...], *aside: Cell) -> Match:
    """A tile has just been laid at 0,1 that opens gaps beside workers of seat 1."""
    jungle: dict[Cell, str] = {
        (0, 0): "plantation_1",
        (1, 1): "market_2",
        (0, 2): "temple",
        (-2, 2): "temple",
    }
    beside = tuple(worker(1, "1-1-1-1", 0, cell) for cell in aside)
    position = table(village(), village(), jungle=jungle, workers=beside, display=display)
    return match_of(position, "place 1-1-1-1 0 0,1")


@pytest.mark.ruling(16)
@pytest.mark.ruling(17)
def test_only_gaps_are_filled_and_only_from_the_display() -> None:
    match = filling(("water", "temple"), (-1, 0))
    assert options(match) == {"fill water -1,1", "fill temple -1,1"}
    assert why(match, "fill water 2,0") == "cacao.no_gap_to_fill"
    assert why(match, "fill gold_mine_1 -1,1") == "cacao.not_in_display"


@pytest.mark.ruling(17)
@pytest.mark.ruling(18)
def test_gaps_are_filled_one_after_the_other_and_three_of_them_tile_by_tile() -> None:
    two = match_of(table(workers=TWO_ASIDE, display=("temple", "water")), "place 1-1-1-1 0 0,-1")
    (later,) = {"fill temple -1,-1", "fill temple 1,-1"} - options(two)
    assert why(two, later) == "cacao.other_gap_first"
    three = match_of(three_gaps(("gold_mine_1", "water"), ()), "place 1-1-1-1 0 1,0")
    assert why(three, "fill water 2,0") == "cacao.other_tile_first"


@pytest.mark.ruling(30)
def test_nobody_sells_more_than_there_is_nor_by_more_workers_than_stand_there() -> None:
    def selling(cacao: int, tile: str = "2-1-0-1") -> Match:
        position = table(
            village(cacao=cacao, hand=(tile,)), village(), jungle={(0, 0): "market_2", (1, 1): "temple"}
        )
        (move,) = {each for each in options(match_of(position)) if each.endswith(" 0 0,1")}
        return match_of(position, move)

    assert why(selling(1), "sell 2") == "cacao.no_more_cacao (own 1)"
    assert why(selling(5), "sell 3") == "cacao.no_more_workers (workers 2)"
