"""The searching bot: it imagines, compares, and keeps its thoughts for the rest of the turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from patolli.bots.bot import Bot, Budget
from patolli.bots.search.evaluation import Evaluation
from patolli.bots.search.settings import Settings
from patolli.bots.search.thinking import Spending, Thinking
from patolli.bots.search.tree import Node
from patolli.engine.chance import Chance, QuickChance
from patolli.engine.event import NOBODY
from patolli.engine.game import View
from patolli.engine.observation import Observation

# Thought for a bot that nobody gave a budget.
UNASKED: Final = 500


class Memory:
    """What was thought about a question before it was asked."""

    def __init__(self, seat: int, view: View, legal: list[int], root: Node) -> None:
        self.seat: Final = seat
        self.view: Final = view
        self.legal: Final = legal
        self.root: Final = root

    def is_about(self, observation: Observation) -> bool:
        """Whether this is the very question now asked."""
        return (
            self.seat == observation.seat
            and self.legal == observation.legal
            and self.view == observation.view
        )


class SearchBot(Bot):
    """Monte-Carlo search over imagined States, within its own budget and the one given."""

    def __init__(
        self,
        evaluation_of: Callable[[str], Evaluation],
        chance: Chance,
        settings: Settings | None = None,
        own: Budget | None = None,
        misjudgement: float = 0.0,
    ) -> None:
        # What is known of a game, by its key.
        self.evaluation_of: Final = evaluation_of
        self.chance: Final = chance
        # None: those that suit the title.
        self.settings: Final = settings
        self.misjudgement: Final = misjudgement
        self.own: Final = Budget() if own is None else own
        self.memory: Memory | None = None

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        # A copy plays on with the same luck; what was thought so far it thinks anew.
        return SearchBot, (self.evaluation_of, self.chance, self.settings, self.own, self.misjudgement)

    def choose(self, observation: Observation, budget: Budget) -> int:
        seed = self.chance.word()
        root = self._root(observation)
        evaluation = self.evaluation_of(observation.game.key)
        settings = self.settings
        if settings is None:
            settings = evaluation.settings_for(observation.imagine(QuickChance(0)))
        thinking = Thinking(evaluation, settings, observation, root, self.misjudgement, QuickChance(seed))
        chosen = thinking.best(self._spending(budget))
        self._remember(observation, chosen)
        return chosen.action

    def _spending(self, budget: Budget) -> Spending:
        """The tighter of the two budgets in each respect."""
        iterations = int(tighter(self.own.iterations, budget.iterations))
        seconds = tighter(self.own.seconds, budget.seconds)
        if iterations < 0 and seconds < 0.0:
            iterations = UNASKED
        return Spending(iterations, seconds, budget.clock)

    def _root(self, observation: Observation) -> Node:
        if self.memory is not None and self.memory.is_about(observation):
            return self.memory.root
        return Node(0, NOBODY)

    def _remember(self, observation: Observation, chosen: Node) -> None:
        """Keep what lies below the answer if the same seat is asked on and nothing new turns up."""
        self.memory = None
        if not chosen.children:
            return
        imagined = observation.imagine(self.chance)
        imagined.apply_for(observation.seat, chosen.action)
        legal = imagined.legal_for(observation.seat)
        if legal:
            view = observation.game.view(imagined, observation.seat)
            self.memory = Memory(observation.seat, view, legal, chosen)


def tighter(one: float, other: float) -> float:
    """The smaller of two limits, a negative one being none."""
    if one < 0 or other < 0:
        return max(one, other)
    return min(one, other)
