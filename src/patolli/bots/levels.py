"""Levels: five strengths for people to choose from, set by tries so that they repeat anywhere."""

from __future__ import annotations

from typing import Final

from patolli.bots.bot import Bot, Budget
from patolli.bots.search.bot import SearchBot
from patolli.bots.titles import by_hand
from patolli.engine.chance import Chance
from patolli.engine.observation import Observation

# No answer takes longer, however slow the machine; a machine that compiles stays far below.
LONGEST_THOUGHT: Final = 4.0


class Level:
    """One strength: its name, the keys of its texts, and points by which it misjudges answers."""

    def __init__(self, name: str, label: str, about: str, misjudgement: float = 0.0) -> None:
        self.name: Final = name
        self.label: Final = label
        self.about: Final = about
        self.misjudgement: Final = misjudgement

    def tries(self, game: str) -> int:
        """Tries for each answer, as they were measured for the title; 0 plays at a glance."""
        return by_hand(game).tries.get(self.name, 0)


LEVELS: Final = (
    Level("novice", "bots-level-novice", "bots-level-novice.about", 4.0),
    Level("learner", "bots-level-learner", "bots-level-learner.about"),
    Level("regular", "bots-level-regular", "bots-level-regular.about"),
    Level("expert", "bots-level-expert", "bots-level-expert.about"),
    Level("master", "bots-level-master", "bots-level-master.about"),
)
LEVEL_NAMES: Final = tuple(level.name for level in LEVELS)


class LevelBot(Bot):
    """Plays any game at one level; a tighter budget than the level's own is kept too."""

    def __init__(self, level: Level, chance: Chance) -> None:
        self.level: Final = level
        self.chance: Final = chance
        self._players: Final[dict[str, SearchBot]] = {}

    def choose(self, observation: Observation, budget: Budget) -> int:
        key = observation.game.key
        player = self._players.get(key)
        if player is None:
            own = Budget(self.level.tries(key), LONGEST_THOUGHT)
            # Levels judge by hand until what was learned has been proven at the budget of the highest of them.
            player = SearchBot(by_hand, self.chance, None, own, self.level.misjudgement)
            self._players[key] = player
        return player.choose(observation, budget)
