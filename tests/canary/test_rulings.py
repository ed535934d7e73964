"""The rulings of the canary, by number."""

from __future__ import annotations

from itertools import chain
from typing import Any

import pytest

from patolli.engine.match import Match
from patolli.games import game_of

BIRDS = [
    f"{species}_{worth}" for species in ("macaw", "quetzal", "toucan", "ibis", "owl") for worth in range(1, 5)
]


def begun(key: str, seats: int = 2, **options: str) -> Match:
    game = game_of(key)
    return Match(game, game.setup(seats, options, 5))


def hidden(key: str, seats: int = 2, **options: str) -> Match:
    """The first turn, after everybody has hidden a bird."""
    match = begun(key, seats, **options)
    for seat in range(seats):
        match.play(match.choices(seat)[0], seat)
    return match


def watcher(match: Match, seat: int) -> dict[str, Any]:
    """What a player has."""
    position: dict[str, Any] = match.position()
    found: dict[str, Any] = position["watchers"][seat]
    return found


def options(match: Match, seat: int | None = None) -> list[str]:
    return [choice.notation for choice in match.choices(seat)]


@pytest.mark.ruling(1)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_birds_are_dealt(key: str, seats: int) -> None:
    position: dict[str, Any] = begun(key, seats).position()
    hands = [own["hand"] for own in position["watchers"]]
    assert [len(hand) for hand in hands] == [3] * seats
    assert sorted([*position["pile"], *chain(*hands)]) == sorted(BIRDS)


@pytest.mark.ruling(2)
def test_all_hide_a_bird_at_the_same_time(key: str) -> None:
    match = begun(key, 3)
    assert [decision.seat for decision in match.pending()] == [0, 1, 2]
    bird = watcher(match, 2)["hand"][1]
    match.play(f"hide {bird}", 2)
    assert watcher(match, 2)["hidden"] == [bird]
    assert bird not in str(match.view(0))
    assert bird in str(match.view(2))


@pytest.mark.ruling(3)
@pytest.mark.parametrize(("length", "rounds"), [("short", 2), ("long", 3)])
def test_the_torch_goes_round(key: str, length: str, rounds: int) -> None:
    match = hidden(key, 3, length=length)
    bearers = []
    while not match.is_over:
        bearers.append(match.seat_to_act)
        match.play("forage")
    assert bearers == [0, 1, 2] * rounds
    assert [watcher(match, seat)["feathers"] for seat in range(3)] == [rounds] * 3


@pytest.mark.ruling(3)
def test_a_shown_bird_is_worth_shells(key: str) -> None:
    match = hidden(key)
    bird = watcher(match, 0)["hand"][-1]
    match.play(f"show {bird}")
    assert watcher(match, 0)["shells"] == int(bird[-1])


@pytest.mark.ruling(4)
def test_two_feathers_are_bartered_before_the_turn_is_taken(key: str) -> None:
    match = hidden(key, 2, length="long")
    for _ in range(4):
        assert "barter" not in options(match)
        match.play("forage")
    match.play("barter")
    assert (watcher(match, 0)["feathers"], watcher(match, 0)["shells"]) == (0, 3)
    assert match.seat_to_act == 0
    assert "barter" not in options(match)


@pytest.mark.ruling(5)
def test_the_next_player_answers_a_call_for_a_feather(key: str) -> None:
    match = hidden(key, 3)
    for _ in range(3):
        match.play("forage")
    match.play(next(option for option in options(match) if option.startswith("show")))
    assert options(match, 1) == ["answer", "keep_silent"]
    match.play("answer", 1)
    assert (watcher(match, 1)["feathers"], watcher(match, 1)["shells"]) == (0, 2)


@pytest.mark.ruling(5)
def test_nobody_without_a_feather_is_asked(key: str) -> None:
    match = hidden(key, 3)
    match.play(next(option for option in options(match) if option.startswith("show")))
    assert match.seat_to_act == 1
    assert "forage" in options(match)


@pytest.mark.ruling(6)
def test_a_hand_gets_one_bird_at_the_end_of_the_turn(key: str) -> None:
    match = hidden(key)
    match.play(next(option for option in options(match) if option.startswith("show")))
    # Three were dealt; one is hidden, one was shown, one is drawn.
    assert len(watcher(match, 0)["hand"]) == 2
    match.play("forage")
    assert len(watcher(match, 1)["hand"]) == 3
    for _ in range(2):
        match.play("forage")
    assert len(watcher(match, 1)["hand"]) == 3


@pytest.mark.ruling(7)
def test_at_dusk_the_nests_are_opened(key: str) -> None:
    match = hidden(key)
    birds = [watcher(match, seat)["hidden"][0] for seat in range(2)]
    while not match.is_over:
        assert match.scores() == [watcher(match, seat)["feathers"] for seat in range(2)]
        match.play("forage")
    assert [watcher(match, seat)["nest"] for seat in range(2)] == [[bird] for bird in birds]
    assert match.scores() == [2 + int(bird[-1]) for bird in birds]
