"""Saving: where matches lie, and how one gets there whole."""

from __future__ import annotations

import json
import os
from datetime import datetime
from pathlib import Path

from patolli import disk
from patolli.cli.failures import CannotWrite
from patolli.engine.match import Match


def folder() -> Path:
    """Where matches lie unless somebody says otherwise."""
    chosen = os.environ.get("XDG_DATA_HOME")
    home = Path(chosen) if chosen else Path.home() / ".local" / "share"
    return home / "patolli" / "matches"


def new_path(match: Match) -> Path:
    """A name by the time of day, for a match that has none."""
    now = datetime.now().astimezone()
    return folder() / f"{match.game.key}-{now:%Y%m%d-%H%M%S}.json"


def save(match: Match, path: Path) -> None:
    """Write the record beside its place first, so that no half file is ever left."""
    unfinished = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished.write_text(json.dumps(match.record(), indent=1) + "\n", encoding="utf-8")
        unfinished.replace(path)
    except OSError as error:
        raise CannotWrite(str(path), disk.why(error)) from error
