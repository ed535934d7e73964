"""Positions of Teotihuacan to begin from: matches played by chance or by the quickest bot, taken up again."""

from __future__ import annotations

from functools import cache
from random import Random

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
    match = patolli.start("teotihuacan", seats=seats, seed=5, options=options)
    bot = bot_of("learner", 3)
    while not match.is_over:
        asked = match.pending()[0]
        view = match.view(0)
        late = (view["era"], view["light"]) >= (era, light)
        if late and asked.seat == 0 and match.game.steps.describe(asked)["step"] == decision:
            return match.record()
        match.play(bot.choose(match.observe(asked.seat), Budget()), asked.seat)
    raise AssertionError(f"seat 0 is not asked {decision} in era {era} from {light} on")
