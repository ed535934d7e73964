"""Positions of Teotihuacan to begin from: matches played by chance or by the quickest bot, taken up again."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import patolli
from patolli.bots.bot import Budget
from patolli.bots.lineup import bot_of
from patolli.engine.match import Match

Record = dict[str, object]
# What rarer questions need: other rules.
WISHES: dict[str, dict[str, str]] = {
    "draft_starting_tile": {"starting_tiles": "draft"},
    "build_house": {"nobles_row_choice": "free_up_to_count"},
}
EAGER = ("main_action", "worship", "claim", "build_house")


@cache
def asking(decision: str) -> tuple[Record, int]:
    """The record of a match by chance in which the question is open, and the seat that is asked."""
    for seed in range(1, 400):
        match = patolli.start("teotihuacan", seats=2, seed=seed, options=WISHES.get(decision, {}))
        chance = Random(seed)
        while not match.is_over:
            asked = match.pending()[0]
            if match.game.steps.describe(asked)["step"] == decision:
                return match.record(), asked.seat
            match.play(eager(match, chance), asked.seat)
    raise AssertionError(f"nobody is ever asked {decision}")


def eager(match: Match, chance: Random) -> str:
    """By chance, but rather working and worshipping than collecting."""
    choices = match.choices(match.pending()[0].seat)
    return chance.choice([choice for choice in choices if choice.kind in EAGER] or choices).notation


@cache
def played(
    seats: int, era: int, light: int, decision: str = "move_worker", *, solo_options: str = ""
) -> Record:
    """A match of sensible bots at that hour of the calendar, when seat 0 is asked the question."""
    options = {"difficulty": solo_options} if solo_options else {}
    return sensibly_until(
        seats, decision, lambda view: (view["era"], view["light"]) >= (era, light), options=options
    )


@cache
def before_an_eclipse(seats: int = 2) -> Record:
    """The last turn of seat 0 before the first Eclipse, at which it owes more cocoa than it has."""
    return sensibly_until(
        seats,
        "move_worker",
        lambda view: view["last_round"] and view["players"][0]["salary"] > view["players"][0]["cocoa"],
    )


def sensibly_until(
    seats: int,
    decision: str,
    is_there: Callable[[dict[str, Any]], bool],
    *,
    options: dict[str, str] | None = None,
) -> Record:
    """A match of sensible bots, when seat 0 is asked the question in such a position."""
    match = patolli.start("teotihuacan", seats=seats, seed=5, options=options or {})
    bot = bot_of("learner", 3)
    while not match.is_over:
        asked = match.pending()[0]
        if (
            asked.seat == 0
            and match.game.steps.describe(asked)["step"] == decision
            and is_there(match.view(0))
        ):
            return match.record()
        match.play(bot.choose(match.observe(asked.seat), Budget()), asked.seat)
    raise AssertionError(f"seat 0 is never asked {decision} in such a position")
