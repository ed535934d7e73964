"""The parts of a match in its replay: rounds of Cacao, Eclipses and eras of Teotihuacan."""

from __future__ import annotations

from random import Random

import patolli
from patolli.engine.match import Match
from patolli.server.tables.replay import make_replay, same_beginning


def by_chance(key: str) -> Match:
    match = patolli.start(key, seats=2, seed=3)
    chance = Random(3)
    while not match.is_over:
        seat = match.pending()[0].seat
        match.play(chance.choice(match.choices(seat)), seat)
    return match


def parts(key: str) -> list[tuple[str, int, int]]:
    match = by_chance(key)
    replay = make_replay(match, same_beginning(match), None, 0, 1, ["", ""])
    return [(part.event, part.number, part.move) for part in replay.parts]


def test_every_round_begins_once_and_in_order() -> None:
    found = parts("cacao")
    assert [number for _, number, _ in found] == list(range(1, len(found) + 1))
    assert {event for event, _, _ in found} == {"turn_began"}
    moves = [move for _, _, move in found]
    assert moves == sorted(set(moves))


def test_eclipses_and_the_eras_after_them() -> None:
    found = [(event, number) for event, number, _ in parts("teotihuacan")]
    assert found == [
        ("eclipse_began", 1),
        ("era_began", 2),
        ("eclipse_began", 2),
        ("era_began", 3),
        ("eclipse_began", 3),
    ]
