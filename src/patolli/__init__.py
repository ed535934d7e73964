"""patolli: modern board games played with a machine that knows the rules."""

from __future__ import annotations

# First of all: which rules run must be decided before any of them is imported.
from patolli.compiled import RUNNING
from patolli.face import Choice, Match, PatolliError, load, start

__all__ = ["RUNNING", "Choice", "Match", "PatolliError", "load", "start"]
__version__ = "0.1.0"
