"""patolli: modern board games played with a machine that knows the rules."""

from __future__ import annotations

from patolli.face import Choice, Match, PatolliError, load, start

__all__ = ["Choice", "Match", "PatolliError", "load", "start"]
__version__ = "0.1.0"
