"""Saving: where matches lie, who sat at them, and how they get there whole."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Final

from patolli import disk
from patolli.cli.failures import CannotWrite
from patolli.cli.folders import data_folder
from patolli.engine.match import Match


class Party:
    """Who sits at a match: the names given, seat by seat, and the bots' seats."""

    def __init__(self, names: Sequence[str], bots: Sequence[str]) -> None:
        self.names: Final = tuple(names)
        # A bot's name for each seat, empty where a person plays.
        self.bots: Final = tuple(bots)

    def entries(self) -> dict[str, object]:
        """What a record says of them; default names are left to the reader's language."""
        entries: dict[str, object] = {}
        if self.names:
            entries["names"] = list(self.names)
        if any(self.bots):
            entries["bots"] = [name or None for name in self.bots]
        return entries


NOT_SAID: Final = Party((), ())


def folder() -> Path:
    """Where matches lie unless somebody says otherwise."""
    return data_folder() / "matches"


def new_path(match: Match) -> Path:
    """A name by the time of day that no other match has."""
    now = datetime.now().astimezone()
    stem = f"{match.game.key}-{now:%Y%m%d-%H%M%S}"
    names = (f"{stem}.json" if number == 1 else f"{stem}-{number}.json" for number in count(1))
    return next(path for name in names if not (path := folder() / name).exists())


def save(match: Match, path: Path, party: Party = NOT_SAID) -> None:
    """Write the record beside its place first, so that no half file is ever left."""
    unfinished = path.with_name(path.name + ".part")
    document = json.dumps({**match.record(), **party.entries()}, indent=1)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with unfinished.open("w", encoding="utf-8") as file:
            file.write(document + "\n")
            file.flush()
            # Wholly on the disk before it takes the place of the last one: a power cut leaves one of the two.
            os.fsync(file.fileno())
        unfinished.replace(path)
    except (OSError, ValueError) as error:
        # What failed to be written may fail to be removed; why it failed is told, whichever it was.
        with suppress(OSError, ValueError):
            unfinished.unlink(missing_ok=True)
        raise CannotWrite(str(path), disk.why(error)) from error
