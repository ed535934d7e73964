"""The format of records: what a match writes down, and what a reader knows."""

from __future__ import annotations

import hashlib
import json
from typing import Final

from patolli.engine.chance import commitment
from patolli.engine.game import Setup

FORMAT: Final = "patolli match 1"
BEGINNINGS: Final = ("setup", "commitment", "position")
KNOWN: Final = ("format", "game", "rules", *BEGINNINGS, "moves", "over", "scores", "digest", "names", "bots")
SETUP: Final = ("seats", "options", "seed", "confirm_turns")


def beginning(setup: Setup | None, position: object) -> dict[str, object]:
    """How a match began: by its setup, and the commitment to its seed, or in a position."""
    if setup is None:
        return {"position": position}
    document: dict[str, object] = {"seats": setup.seats, "options": setup.options, "seed": hex(setup.seed)}
    if setup.confirm_turns:
        document["confirm_turns"] = True
    return {"setup": document, "commitment": commitment(setup.seed)}


def digest(position: dict[str, object]) -> str:
    """A fingerprint of a position, the same on every machine."""
    text = json.dumps(position, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()
