"""Simple bots: one that plays at random, one that takes what it can see."""

from __future__ import annotations

from typing import Final

from patolli.bots.bot import Bot, Budget
from patolli.engine.chance import Chance
from patolli.engine.observation import Observation
from patolli.engine.state import State

# Own questions that follow from an answer are answered greedily, but not for ever.
FOLLOW_UPS: Final = 6
# Goods in store break ties between equal points, and never outweigh one.
GOODS_WEIGHT: Final = 0.01


class RandomBot(Bot):
    """Every legal answer is as good as another."""

    def __init__(self, chance: Chance) -> None:
        self.chance: Final = chance

    def choose(self, observation: Observation, budget: Budget) -> int:
        return observation.legal[self.chance.below(len(observation.legal))]


class GreedyBot(Bot):
    """Takes the answer after which it leads by most, looking no further than its own turn."""

    def __init__(self, chance: Chance) -> None:
        self.chance: Final = chance

    def choose(self, observation: Observation, budget: Budget) -> int:
        imagined = observation.imagine(self.chance)
        best: list[int] = []
        highest = 0.0
        for action in observation.legal:
            worth = worth_of(imagined, observation.seat, action, FOLLOW_UPS)
            if not best or worth > highest:
                best = [action]
                highest = worth
            elif worth == highest:
                best.append(action)
        return best[self.chance.below(len(best))]


def worth_of(state: State, seat: int, action: int, follow_ups: int) -> float:
    """How well a seat stands after an answer and the best answers that follow at once."""
    twin = state.copy()
    twin.apply_for(seat, action)
    legal = twin.legal_for(seat) if follow_ups > 0 else []
    # A long list is the next turn, not the rest of this one.
    if not legal or len(legal) > FOLLOW_UPS:
        return standing(twin, seat)
    highest = worth_of(twin, seat, legal[0], follow_ups - 1)
    for following in legal[1:]:
        worth = worth_of(twin, seat, following, follow_ups - 1)
        highest = max(highest, worth)
    return highest


def standing(state: State, seat: int) -> float:
    """The lead in points over the best rival, and a little for goods."""
    scores = state.scores()
    rivals = [scores[other] for other in range(state.seats) if other != seat]
    lead = scores[seat] - max(rivals) if rivals else scores[seat]
    return lead + GOODS_WEIGHT * sum(state.ledger(seat).values())
