"""Positions to begin from: a match played by a fixed chance, taken up again at a table."""

from __future__ import annotations

from functools import cache
from random import Random

import patolli
from patolli.engine.action import Choice
from patolli.engine.match import Match
from tests.web.visitor import Visitor


def best(match: Match, chance: Random) -> str:
    """A choice that brings much at once, so that the position looks like one of a real match."""
    seat = match.seat_to_act
    choices = match.choices()
    if len(choices) > 40:
        choices = chance.sample(choices, 40)

    def worth(choice: Choice) -> float:
        changes = match.outlook(seat, actions=[choice])[0].changes
        return (
            2 * changes.get("gold", 0)
            + 1.2 * changes.get("cacao", 0)
            + changes.get("sun", 0)
            + changes.get("water", 0)
            + 0.4 * chance.random()
        )

    return max(choices, key=worth).notation


@cache
def cacao_after(turns: int, seats: int, decision: str = "place_worker", seed: int = 11) -> dict[str, object]:
    """A record after so many turns, or a little later, when seat 0 (or anyone, for rarer questions) is asked."""
    chance = Random(seed)
    match = patolli.start("cacao", seats=seats, seed=seed, options={"first_seat": "0"})
    placed = 0
    while not match.is_over:
        asked = match.game.steps.describe(match.pending()[0])
        if (
            placed >= turns
            and asked["step"] == decision
            and (decision != "place_worker" or asked["seat"] == 0)
        ):
            return match.record()
        placed += asked["step"] == "place_worker"
        match.play(best(match, chance))
    raise AssertionError(f"nobody was asked {decision} after {turns} turns")


@cache
def cacao_whole(seats: int, seed: int = 11) -> dict[str, object]:
    """The record of a match played to its end."""
    chance = Random(seed)
    match = patolli.start("cacao", seats=seats, seed=seed, options={"first_seat": "0"})
    while not match.is_over:
        match.play(best(match, chance))
    return match.record()


@cache
def cacao_before_a_sale() -> tuple[dict[str, object], tuple[str, ...], int]:
    """A record, the answers that seat 0 then gives, and the seat that is asked to sell because of them."""
    for seed in range(1, 200):
        chance = Random(seed)
        match = patolli.start("cacao", seats=2, seed=seed, options={"first_seat": "0"})
        before = match.record()
        answers: list[str] = []
        turn = -1
        while not match.is_over:
            asked = match.game.steps.describe(match.pending()[0])
            if asked["step"] == "place_worker":
                before, answers, turn = match.record(), [], int(str(asked["seat"]))
            elif asked["step"] == "sell_cacao" and turn == 0 and asked["seat"] != turn:
                return before, tuple(answers), int(str(asked["seat"]))
            answers.append(best(match, chance))
            match.play(answers[-1])
    raise AssertionError("nobody was asked to sell on another's turn")


def open_fork(visitor: Visitor, record: dict[str, object], seats: list[str]) -> str:
    """Sit down at a table that goes on from the record; its path."""
    visitor.ask("/me/guest", {"name": visitor.name})
    names = ["Ana", "Bruno", "Chloé", "Dani"]
    wishes = [
        {"kind": "bot", "bot": "novice"} if kind == "bot" else {"kind": kind, "name": names[index]}
        for index, kind in enumerate(seats)
    ]
    sheet = visitor.ask("/forks", {"document": record, "seats": wishes})
    path = f"/table/{sheet['id']}"
    visitor.go(path)
    return path
