"""`patolli check`: can this build play on every match that a server keeps?"""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Final

from cyclopts import Parameter
from rich.text import Text

from patolli.cli.arguments import Hand, Json
from patolli.cli.backup import Database, SettingsFile
from patolli.cli.which_store import address_of_store
from patolli.i18n.figures import figure

# As of `verify`: told apart from what cannot be read, which is 2 as everywhere.
SOMETHING_IS_WRONG: Final = 1


def check(
    *,
    database: Database = None,
    settings: SettingsFile = None,
    json_: Annotated[Json, Parameter(name="--json")] = False,
    terminal: Hand,
) -> int:
    """Play every match again, on a copy; nothing is changed."""
    from patolli.server.checkup import check_up

    address = address_of_store(database, settings)
    with terminal.err.status(Text(terminal.text("cli-checking"))):
        found = asyncio.run(check_up(address))
    if json_:
        wrong = [
            {"table": each.table, "status": each.status, "error": each.why.kind} for each in found.findings
        ]
        figures = {"tables": found.tables, "entries": found.entries, "older": found.older, "wrong": wrong}
        terminal.data(json.dumps(figures))
        return SOMETHING_IS_WRONG if found.findings else 0
    for each in found.findings:
        why = terminal.texts.error(each.why)
        terminal.say(terminal.text("cli-check-found", table=each.table, why=why), "red")
    counts: dict[str, str | int | float] = {
        "tables": figure(found.tables),
        "entries": figure(found.entries),
        "wrong": len(found.findings),
        "older": found.older,
    }
    terminal.say(terminal.text("cli-checked", **counts), "red" if found.findings else "green")
    return SOMETHING_IS_WRONG if found.findings else 0
