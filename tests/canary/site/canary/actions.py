"""Actions of Canary: kinds and notation."""

from __future__ import annotations

from typing import Final

from canary.fields import BIRD
from patolli.engine.action import FIRST_FREE_KIND, TURN_END, ActionKind, Actions

HIDE: Final = 1
SHOW: Final = 2
FORAGE: Final = 3
ANSWER: Final = 4
KEEP_SILENT: Final = 5
# Free: it leaves the question open.
BARTER: Final = FIRST_FREE_KIND

ACTIONS: Final = Actions(
    ActionKind(HIDE, "hide", BIRD),
    ActionKind(SHOW, "show", BIRD),
    ActionKind(FORAGE, "forage"),
    ActionKind(ANSWER, "answer"),
    ActionKind(KEEP_SILENT, "keep_silent"),
    ActionKind(BARTER, "barter"),
    TURN_END,
)
