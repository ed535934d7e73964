"""The best end of a turn: what a placement comes to when orders and sales are chosen well."""

from __future__ import annotations

from random import Random

from patolli.engine.match import Match
from patolli.engine.outlook import Outlook
from patolli.games.cacao.game import GAME

MATCHES = 2


def begun(seed: int) -> Match:
    """As at a table with people: turns wait for their end."""
    return Match(GAME, GAME.setup(2, {}, seed, confirm_turns=True))


def every_end(match: Match, seat: int, answers: list[int]) -> list[tuple[int, int]]:
    """What all ways to answer until the end of the turn come to: points, then goods."""
    ends: list[tuple[int, int]] = []
    for seen in match.outlook(seat, answers):
        asks = None if seen.asks is None else match.game.steps.describe(seen.asks)["step"]
        if asks in (None, "confirm_turn"):
            ends.append(worth(seen))
        else:
            ends += every_end(match, seat, [*answers, seen.action])
    return ends


def worth(seen: Outlook) -> tuple[int, int]:
    return sum(seen.sources.values()), sum(seen.changes.values())


def test_the_best_end_of_a_turn_is_the_best_of_all() -> None:
    longest = 0
    for seed in range(MATCHES):
        chance = Random(seed)
        match = begun(seed)
        while not match.is_over:
            seat = match.seat_to_act
            choices = match.choices()
            if len(choices) > 30:
                choice = chance.choice(choices)
                (seen,) = match.outlook(seat, actions=[choice], finish=True)
                if seen.asks is not None:
                    step = match.game.steps.describe(seen.asks)["step"]
                    assert bool(seen.best) == (step != "confirm_turn")
                if seen.best:
                    longest = max(longest, len(seen.best))
                    assert worth(seen.best[-1]) == max(every_end(match, seat, [seen.action]))
                choices = [choice]
            match.play(chance.choice(choices))
    assert longest >= 2


def test_nothing_is_finished_unasked() -> None:
    match = begun(1)
    assert all(seen.best == [] for seen in match.outlook(match.seat_to_act))
