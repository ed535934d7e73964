"""Tiles, fruits, tokens and gold add up after every action of random matches."""

from __future__ import annotations

from collections import Counter

import pytest

import patolli
from patolli.engine.chance import QuickChance
from patolli.engine.event import Event
from patolli.engine.match import Match
from patolli.games.cacao.material.village import ROUNDS, STORAGE, SUN_PLACES, WATER_TRACK
from tests.games.cacao.table import Table, now, told

MATCHES = 20
SLOW_MATCHES = 10_000


def jungle_tiles(position: Table) -> Counter[str]:
    laid = [tile["tile"] for tile in position["jungle"]]
    return Counter(laid + position["display"] + position["jungle_pile"])


def worker_tiles(position: Table, covered: list[Counter[str]]) -> list[Counter[str]]:
    """Each seat's tiles: in hand, in the pile, on top and covered."""
    tiles = [
        Counter(own["hand"] + own["pile"]) + covered[seat] for seat, own in enumerate(position["villages"])
    ]
    for tile in position["workers"]:
        tiles[tile["seat"]][tile["tile"]] += 1
    return tiles


def check_limits(position: Table) -> None:
    for own in position["villages"]:
        assert 0 <= own["cacao"] <= STORAGE
        assert 0 <= own["sun"] <= SUN_PLACES
        assert own["gold"] >= 0
        assert own["water"] in WATER_TRACK
        assert len(own["hand"]) <= 3
    assert len(position["display"]) <= 2


def told_changes(events: list[Event], seats: int) -> list[Counter[str]]:
    """What the events say that each seat gained and paid."""
    changes: list[Counter[str]] = [Counter() for _ in range(seats)]
    for event in told(events):
        args = event["args"]
        change = changes[event["seat"]]
        match event["kind"]:
            case "harvested":
                change["cacao"] += args["count"]
            case "sold":
                change["cacao"] -= args["count"]
                change["gold"] += args["gold"]
            case "gold_mined":
                change["gold"] += args["count"]
            case "sun_gained":
                change["sun"] += args["count"]
            case "worker_overbuilt":
                change["sun"] -= 1
            case "carrier_moved":
                change["steps"] += args["steps"]
    return changes


def check_changes(before: Table, after: Table, events: list[Event]) -> None:
    for seat, change in enumerate(told_changes(events, len(before["villages"]))):
        was, own = before["villages"][seat], after["villages"][seat]
        for name in ("gold", "cacao", "sun"):
            assert own[name] - was[name] == change[name]
        assert WATER_TRACK.index(own["water"]) - WATER_TRACK.index(was["water"]) == change["steps"]


def check_match(match: Match, chance: QuickChance) -> None:
    before = now(match)
    seats = len(before["villages"])
    covered: list[Counter[str]] = [Counter() for _ in range(seats)]
    jungle, workers = jungle_tiles(before), worker_tiles(before, covered)
    turns = 0
    while not match.is_over:
        choices = match.choices()
        choice = choices[chance.below(len(choices))]
        if choice.kind == "overbuild":
            (under,) = [tile for tile in before["workers"] if tile["cell"] == choice.args["cell"]]
            covered[under["seat"]][under["tile"]] += 1
        turns += choice.kind in {"place", "overbuild"}
        events = match.play(choice)
        after = now(match)
        check_limits(after)
        assert jungle_tiles(after) == jungle
        assert worker_tiles(after, covered) == workers
        check_changes(before, after, events)
        before = after
    assert turns == seats * ROUNDS[seats]
    # The jungle always runs out; a turn is never skipped.
    assert not before["display"]
    assert not before["jungle_pile"]


def options_for(seed: int) -> dict[str, str]:
    return {"declining": ("selling", "everything")[seed % 2]}


@pytest.mark.ruling(44, 14)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_adds_up(seats: int) -> None:
    for seed in range(MATCHES):
        check_match(patolli.start("cacao", seats, seed, options_for(seed)), QuickChance(seed))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_adds_up_along_many_matches(seats: int) -> None:
    for seed in range(SLOW_MATCHES):
        check_match(patolli.start("cacao", seats, seed, options_for(seed // 10)), QuickChance(seed))
