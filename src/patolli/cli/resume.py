"""`patolli resume`: go on with a saved match, or from a written position."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from patolli.bots.lineup import UnknownBot, bot_names, is_place
from patolli.cli.arguments import File, Hand, Save, split
from patolli.cli.play import in_last_seats, sit_down
from patolli.cli.players import names_of
from patolli.cli.saving import Party
from patolli.engine.errors import BadRecord, Reason
from patolli.face import load, read_document
from patolli.record import names_in

OtherBots = Annotated[str | None, Parameter(help="cli-argument-other-bots", show_default=False)]
OtherNames = Annotated[str | None, Parameter(help="cli-argument-other-names", show_default=False)]


def resume(
    file: File,
    /,
    *,
    bots: OtherBots = None,
    names: OtherNames = None,
    save: Save = None,
    terminal: Hand,
) -> int:
    """Play a saved match on among those who sat there; it is saved in the same place again."""
    document = read_document(file)
    match = load(document)
    seats = match.state.seats
    players = bots_in(document, seats) if bots is None else in_last_seats(split(bots), seats)
    party = Party(names_of(document, seats) if names is None else split(names), players)
    # A position that somebody wrote is no match yet: it stays as it is.
    is_record = "moves" in document
    return sit_down(terminal, match, party, file if save is None and is_record else save)


def bots_in(record: dict[str, object], seats: int) -> list[str]:
    """The bots that a record names: as it may come from anybody, only those that are here already."""
    names = names_in(record, "bots", seats)
    for index, name in enumerate(names):
        if name and name not in bot_names():
            why = Reason("bot_at_a_place", name=name) if is_place(name) else UnknownBot(name, bot_names())
            raise BadRecord(f"bots[{index}]", why)
    return names
