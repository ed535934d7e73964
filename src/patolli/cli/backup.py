"""`patolli backup` and `patolli restore`: everything that a server keeps, in one file."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from patolli.cli.arguments import Hand
from patolli.cli.terminal import Terminal
from patolli.cli.which_store import address_of_store

BackupFile = Annotated[Path, Parameter(help="cli-argument-backup-file")]
Database = Annotated[str | None, Parameter(help="cli-argument-database", show_default=False)]
SettingsFile = Annotated[Path | None, Parameter(help="cli-argument-settings", show_default=False)]


def backup(
    file: BackupFile, /, *, database: Database = None, settings: SettingsFile = None, terminal: Hand
) -> int:
    """Write everything into a new file, as it is at this moment, while people play on."""
    from patolli.storage.backup import back_up

    run(terminal, terminal.text("cli-backing-up"), back_up(address_of_store(database, settings), file))
    terminal.say(terminal.text("cli-backed-up", path=str(file)), "green")
    return 0


def restore(
    file: BackupFile, /, *, database: Database = None, settings: SettingsFile = None, terminal: Hand
) -> int:
    """Fill an empty database from a backup."""
    from patolli.storage.backup import restore as fill

    run(terminal, terminal.text("cli-restoring"), fill(file, address_of_store(database, settings)))
    terminal.say(terminal.text("cli-restored", path=str(file)), "green")
    return 0


def run(terminal: Terminal, meanwhile: str, work: Coroutine[None, None, None]) -> None:
    """Wait for the work, and say meanwhile what is done."""
    with terminal.err.status(Text(meanwhile)):
        asyncio.run(work)
