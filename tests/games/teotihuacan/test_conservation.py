"""Workers, tiles, markers, goods and points add up after every action of random matches."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from patolli.engine.chance import QuickChance
from patolli.engine.event import Event
from patolli.engine.match import Match
from patolli.games.teotihuacan.game import GAME
from patolli.games.teotihuacan.material.buildings import NOBLES_ROWS
from patolli.games.teotihuacan.material.discovery_tiles import COPIES, KIND_NAMES
from tests.games.teotihuacan.table import Table, told

MATCHES = 6
SLOW_MATCHES = {1: 5_000, 2: 3_000, 3: 3_000, 4: 3_000}
GOODS = ("wood", "stone", "gold", "cocoa")
FULL_BOX = Counter(dict(zip(KIND_NAMES, COPIES, strict=True)))


def options_for(seed: int) -> dict[str, str]:
    """A combination of options drawn from the seed."""
    chance = QuickChance(seed + 1_000_000)
    return {option.name: option.values[chance.below(len(option.values))] for option in GAME.options}


def discoveries(position: Table) -> Counter[str]:
    """Every discovery tile of the box, wherever it is, but those Teotibot threw away."""
    tiles: list[str] = list(position["stacks"]["discoveries"]) + position["start"]["reserved"]
    for lying in position["discoveries"].values():
        tiles += lying
    for own in position["players"]:
        tiles += own["tiles"] + own["used_tiles"]
    return Counter(tile for tile in tiles if tile != "none")


def pyramid_tiles(position: Table) -> list[str]:
    laid = [tile["tile"] for tile in position["pyramid"]]
    return sorted(
        tile for tile in laid + position["pyramid_offer"] + position["stacks"]["pyramid"] if tile != "none"
    )


def decorations(position: Table) -> list[str]:
    laid = [tile for side in position["decorations"].values() for tile in side]
    shown = position["decoration_offer"] + position["stacks"]["decorations"]
    return sorted(tile for tile in laid + shown if tile != "none")


def check_limits(position: Table) -> None:
    for own in position["players"]:
        assert own["points"] >= 0
        assert own["points"] == sum(sum(eras) for eras in own["book"].values())
        assert all(own[good] >= 0 for good in GOODS)
        assert 0 <= own["avenue"] <= 9
        assert 0 <= own["pyramid_track"] <= int(position["options"]["pyramid_track_cap"])
        assert all(1 <= each["power"] <= 5 for each in own["workers"] if each["board"] != "none")
        assert set(own["technologies"]) <= set(position["technologies"])
    for temple in ("blue", "red", "green"):
        heights = [own[temple] for own in position["players"]]
        assert max(heights) <= 11
        assert heights.count(11) <= 1
    spaces = [
        (each["board"], each["space"])
        for own in position["players"]
        for each in own["workers"]
        if each["space"]
    ]
    assert len(set(spaces)) == len(spaces)
    assert 0 <= position["light"] <= position["dark"]
    assert sum(position["houses"]) <= 11
    assert all(count <= len(NOBLES_ROWS[row]) for row, count in enumerate(position["houses"]))
    assert all(len(set(boards)) in {0, 3} for boards in position["neutral"])


def check_workers(before: Table, after: Table) -> None:
    """Nobody loses a worker; the fourth comes once."""
    for seat, own in enumerate(after["players"]):
        now_in_play = sum(each["board"] != "none" for each in own["workers"])
        was_in_play = sum(each["board"] != "none" for each in before["players"][seat]["workers"])
        assert was_in_play <= now_in_play <= 4
        assert now_in_play in {0, 3, 4}


def told_changes(events: list[Event], seats: int) -> list[Counter[str]]:
    """What the events say that each player gained, paid and scored."""
    changes: list[Counter[str]] = [Counter() for _ in range(seats)]
    for event in told(events):
        args: dict[str, Any] = event["args"]
        match event["kind"]:
            case "goods_gained":
                changes[event["seat"]].update({good: args[good] for good in GOODS})
            case "goods_paid":
                changes[event["seat"]].subtract({good: args[good] for good in GOODS})
            case "salary_paid":
                changes[event["seat"]]["cocoa"] -= args["paid"]
            case "points_scored":
                changes[event["seat"]]["points"] += args["points"]
            case "points_lost":
                changes[event["seat"]]["points"] -= args["points"]
            case "temple_advanced":
                changes[event["seat"]][args["temple"]] += 1
            case "avenue_advanced":
                changes[event["seat"]]["avenue"] += 1
    return changes


def check_changes(before: Table, after: Table, events: list[Event]) -> None:
    """The journal tells every change of goods, points, temples and avenue."""
    changes = told_changes(events, len(before["players"]))
    for seat, change in enumerate(changes):
        was, own = before["players"][seat], after["players"][seat]
        for name in (*GOODS, "points", "blue", "red", "green", "avenue"):
            assert own[name] - was[name] == change[name], (seat, name)


def check_match(match: Match, chance: QuickChance) -> None:
    before: Table = match.position()
    discarded: Counter[str] = Counter()
    assert discoveries(before) == FULL_BOX
    while not match.is_over:
        choices = match.choices()
        events = match.play(choices[chance.below(len(choices))])
        discarded.update(event["args"]["discovery"] for event in told(events, "bot_discarded"))
        after: Table = match.position()
        check_limits(after)
        check_workers(before, after)
        check_changes(before, after, events)
        assert discoveries(after) + discarded == FULL_BOX
        assert len(set(pyramid_tiles(after))) == len(pyramid_tiles(after)) == 32
        assert len(set(decorations(after))) == len(decorations(after)) == 15
        before = after


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everything_adds_up(seats: int) -> None:
    for seed in range(MATCHES):
        check_match(Match(GAME, GAME.setup(seats, options_for(seed), seed)), QuickChance(seed))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everything_adds_up_along_many_matches(seats: int) -> None:
    for seed in range(10_000, 10_000 + SLOW_MATCHES[seats]):
        check_match(Match(GAME, GAME.setup(seats, options_for(seed), seed)), QuickChance(seed))
