"""Levels: five strengths for people to choose from, set by tries so that they repeat anywhere."""

from __future__ import annotations

from typing import Final

from patolli.bots.bot import Bot, Budget
from patolli.bots.search.bot import SearchBot
from patolli.engine.chance import Chance
from patolli.engine.observation import Observation

# No answer takes longer, however slow the machine; a machine that compiles stays far below.
PATIENCE: Final = 4.0


class Level:
    """One strength: its name, the keys of its texts, and what it does in each game."""

    def __init__(self, name: str, label: str, about: str, plain: Style, by_game: dict[str, Style]) -> None:
        self.name: Final = name
        self.label: Final = label
        self.about: Final = about
        self.plain: Final = plain
        self.by_game: Final = by_game

    def style(self, game: str) -> Style:
        """How it plays a game; one that nobody has measured gets the common way."""
        return self.by_game.get(game, self.plain)


class Style:
    """Tries for each answer, and points by which answers are misjudged."""

    def __init__(self, iterations: int, misjudgement: float = 0.0) -> None:
        self.iterations: Final = iterations
        self.misjudgement: Final = misjudgement


LEVELS: Final = (
    Level("novice", "bots-level-novice", "bots-level-novice.about", Style(0, 4.0), {}),
    Level("learner", "bots-level-learner", "bots-level-learner.about", Style(0), {}),
    Level("regular", "bots-level-regular", "bots-level-regular.about", Style(40), {"teotihuacan": Style(24)}),
    Level("expert", "bots-level-expert", "bots-level-expert.about", Style(300), {"teotihuacan": Style(120)}),
    Level("master", "bots-level-master", "bots-level-master.about", Style(1600), {"teotihuacan": Style(700)}),
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
            style = self.level.style(key)
            own = Budget(style.iterations, PATIENCE)
            player = SearchBot(self.chance, None, own, style.misjudgement)
            self._players[key] = player
        return player.choose(observation, budget)


def level_of(name: str) -> Level:
    """The level of a name."""
    return LEVELS[LEVEL_NAMES.index(name)]
