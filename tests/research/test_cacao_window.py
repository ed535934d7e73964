"""Cacao's window holds every table, even those that push as far as they can."""

from __future__ import annotations

import pytest

from patolli.engine.action import kind_of, second_of, third_of
from patolli.engine.chance import QuickChance
from patolli.engine.errors import BadPosition
from patolli.games.cacao import actions
from patolli.games.cacao.game import GAME
from patolli.games.cacao.material.cells import WIDTH, cell_at, x_of, y_of
from patolli.games.cacao.state import State
from patolli.games.cacao.window import WINDOW, cell_of, place_of, window_corner
from patolli.research.episode import Episode

WAYS = [(1, 0), (0, -1), (-1, 1), (-2, -3)]


def spread(state: State) -> tuple[int, int]:
    """How wide and how high the jungle is."""
    columns = [x_of(cell) for cell in state.jungle]
    rows = [y_of(cell) for cell in state.jungle]
    return max(columns) - min(columns) + 1, max(rows) - min(rows) + 1


def pushing(state: State, way: tuple[int, int], chance: QuickChance) -> int:
    """The answer that goes farthest that way, gaps that fill before others."""
    best, highest = state.legal_actions()[0], -(10**9)
    for action in state.legal_actions():
        kind = kind_of(action)
        if kind == actions.PLACE:
            cell = third_of(action)
            twin = state.copy()
            twin.apply(action)
            worth = 1000 * (len(twin.jungle) > len(state.jungle)) + push_of(cell, way)
        elif kind == actions.FILL:
            worth = push_of(second_of(action), way)
        else:
            worth = chance.below(10)
        if worth > highest:
            best, highest = action, worth
    return best


def push_of(cell: int, way: tuple[int, int]) -> int:
    return 2 * (way[0] * x_of(cell) + way[1] * y_of(cell))


@pytest.mark.parametrize("way", WAYS)
def test_the_window_holds_tables_that_push_one_way(way: tuple[int, int]) -> None:
    episode = Episode("cacao", 4)
    chance = QuickChance(1)
    while not episode.state.is_over():
        state = GAME.wiring.own(episode.state)
        corner = window_corner(state)
        width, height = spread(state)
        assert max(width, height) <= len(state.jungle) <= 28
        for cell in [*state.jungle, *state.workers, *state.frontier]:
            place = place_of(cell, corner)
            assert 0 <= place < WINDOW * WINDOW
            assert cell // WIDTH - corner // WIDTH == place // WINDOW
            assert cell_of(place // 2, corner, (x_of(cell) + y_of(cell)) % 2 == 1) == cell
        numbers = episode.encoding.numbers(state, state.seat_to_act())
        legal = state.legal_actions()
        assert [episode.encoding.features.action_of(state, number) for number in numbers] == legal
        state.apply(pushing(state, way, chance))
    # The push is real: the window would have to move.
    assert max(spread(GAME.wiring.own(episode.state))) > WINDOW // 2


def test_the_window_stays_at_home_while_it_can() -> None:
    state = GAME.wiring.own(Episode("cacao", 2).state)
    assert window_corner(state) == cell_at(-14, -14)


def test_a_written_table_may_not_be_wider_than_any_match() -> None:
    document = GAME.position(Episode("cacao", 2).state)
    jungle, pile = document["jungle"], document["jungle_pile"]
    assert isinstance(jungle, list)
    assert isinstance(pile, list)
    for tile, cell in ((pile.pop(), [-14, -14]), (pile.pop(), [15, 15])):
        jungle.append({"tile": tile, "cell": cell})
    state = GAME.wiring.own(GAME.from_position(document))
    with pytest.raises(BadPosition, match="too_far"):
        window_corner(state)
