"""Which store a command means: as `patolli serve` would be told, by flag, environment or file."""

from __future__ import annotations

import os
from pathlib import Path

from patolli.cli.folders import data_folder


def address_of_store(database: str | None, settings: Path | None) -> str:
    """The address of the tables."""
    from patolli.server.configuration import configured

    flags = {"database": database}
    return configured(flags, os.environ, settings, database=str(data_folder() / "tables.db")).database
