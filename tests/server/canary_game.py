"""Puts the canary game among the games of this process; import it for that effect."""

from __future__ import annotations

from pathlib import Path

import patolli.games

FOLDER = str(Path(__file__).parent / "games")


def let_in() -> None:
    """From now on `game_of("canary")` finds it."""
    if FOLDER not in patolli.games.__path__:
        patolli.games.__path__.append(FOLDER)
        patolli.games.game_keys.cache_clear()
