"""Tiles, fruits, tokens and gold add up after every action of random matches."""

from __future__ import annotations

from collections import Counter

import pytest

from patolli.engine.action import kind_of, third_of
from patolli.engine.chance import QuickChance, SealedChance
from patolli.engine.event import Event, Journal
from patolli.games.cacao.actions import OVERBUILD, PLACE
from patolli.games.cacao.board import facing_of, jungle_kind, owner_of
from patolli.games.cacao.game import GAME
from patolli.games.cacao.material.village import DISPLAY, HAND, LAST_WATER_FIELD, ROUNDS, STORAGE, SUN_PLACES
from patolli.games.cacao.material.workers import FACING_TILE
from patolli.games.cacao.state import State

MATCHES = 20
SLOW_MATCHES = 10_000

Goods = list[list[int]]


def jungle_tiles(state: State) -> list[int]:
    """All jungle tiles: laid, shown and in the pile."""
    laid = [jungle_kind(state.board.at(cell)) for cell in state.jungle]
    return sorted(laid + state.display + list(state.deal.jungle[state.turned :]))


def worker_tiles(state: State, covered: list[list[int]]) -> list[list[int]]:
    """Each seat's tiles: in hand, in the pile, on top and covered."""
    tiles = [
        village.hand + list(state.deal.workers[seat][village.drawn :]) + covered[seat]
        for seat, village in enumerate(state.villages)
    ]
    for cell in state.workers:
        lying = state.board.at(cell)
        tiles[owner_of(lying)].append(FACING_TILE[facing_of(lying)])
    return [sorted(each) for each in tiles]


def goods_of(state: State) -> Goods:
    """Gold, cacao, sun tokens and the carrier's field of each seat."""
    return [[village.gold, village.cacao, village.sun, village.water] for village in state.villages]


def check_limits(state: State) -> None:
    for village in state.villages:
        assert village.gold >= 0
        assert 0 <= village.cacao <= STORAGE
        assert 0 <= village.sun <= SUN_PLACES
        assert 0 <= village.water <= LAST_WATER_FIELD
        assert len(village.hand) <= HAND
    assert len(state.display) <= DISPLAY


def add_told(goods: Goods, events: list[Event]) -> None:
    """Change the goods as the events say, and only so."""
    for event in events:
        named = dict(zip((field.name for field in event.kind.fields), event.values, strict=True))
        match event.kind.name:
            case "harvested":
                goods[event.seat][1] += named["count"]
            case "sold":
                goods[event.seat][1] -= named["count"]
                goods[event.seat][0] += named["gold"]
            case "gold_mined":
                goods[event.seat][0] += named["count"]
            case "sun_gained":
                goods[event.seat][2] += named["count"]
            case "worker_overbuilt":
                goods[event.seat][2] -= 1
            case "carrier_moved":
                goods[event.seat][3] += named["steps"]


def check_match(seats: int, seed: int, declining: str) -> None:
    journal = Journal()
    setup = GAME.setup(seats, {"declining": declining}, seed)
    state = GAME.wiring.own(GAME.begin(setup, SealedChance(seed), journal))
    journal.take()
    chance = QuickChance(seed)
    covered: list[list[int]] = [[] for _ in range(seats)]
    jungle, workers, goods = jungle_tiles(state), worker_tiles(state, covered), goods_of(state)
    kinds: Counter[int] = Counter()
    while not state.is_over():
        options = state.legal_actions()
        action = options[chance.below(len(options))]
        kinds[kind_of(action)] += 1
        if kind_of(action) == OVERBUILD:
            lying = state.board.at(third_of(action))
            covered[owner_of(lying)].append(FACING_TILE[facing_of(lying)])
        state.apply(action)
        add_told(goods, journal.take())
        assert goods_of(state) == goods
        assert jungle_tiles(state) == jungle
        assert worker_tiles(state, covered) == workers
        check_limits(state)
    assert kinds[PLACE] + kinds[OVERBUILD] == seats * ROUNDS[seats]
    # The supply always runs out, and so do the hands.
    assert state.jungle_is_exhausted()
    assert not any(village.hand for village in state.villages)


@pytest.mark.ruling(14, 44)
@pytest.mark.parametrize("declining", ["selling", "everything"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_adds_up(seats: int, declining: str) -> None:
    for seed in range(MATCHES):
        check_match(seats, seed, declining)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_adds_up_along_many_matches(seats: int) -> None:
    for seed in range(SLOW_MATCHES):
        check_match(seats, seed, "everything" if seed % 10 == 0 else "selling")
