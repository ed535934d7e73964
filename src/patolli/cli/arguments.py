"""Arguments that several commands share, with the keys of their help."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from patolli.cli.failures import BadArgument
from patolli.cli.terminal import Terminal
from patolli.engine.errors import Reason

GameKey = Annotated[str, Parameter(help="cli-argument-game")]
File = Annotated[Path, Parameter(help="cli-argument-file")]
Seats = Annotated[int | None, Parameter(help="cli-argument-seats", show_default=False)]
Bots = Annotated[str, Parameter(help="cli-argument-bots", show_default=False)]
Names = Annotated[str, Parameter(help="cli-argument-names", show_default=False)]
Options = Annotated[list[str] | None, Parameter(help="cli-argument-option", show_default=False)]
Seed = Annotated[int | None, Parameter(help="cli-argument-seed", show_default=False)]
Json = Annotated[bool, Parameter(help="cli-argument-json", show_default=False)]
Save = Annotated[Path | None, Parameter(help="cli-argument-save", show_default=False)]
# Not typed by anybody: the app hands it over.
Hand = Annotated[Terminal, Parameter(parse=False)]


def split(words: str) -> list[str]:
    """The items of a list written with commas."""
    return [word.strip() for word in words.split(",") if word.strip()]


def table_of_options(pairs: list[str] | None) -> dict[str, str]:
    """Options written as name=value."""
    options: dict[str, str] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadArgument("--option", pair, Reason("name_and_value"))
        options[name] = value
    return options
