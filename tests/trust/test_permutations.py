"""Secrets: no message of any kind tells what its reader may not know; twenty leaks, planted one by one, are found."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from patolli.compiled import COMPILED, RUNNING
from patolli.server import wire
from patolli.server.socket import connection, handlers
from patolli.server.tables import lessons, table
from patolli.server.tables.table import Table
from patolli.server.updates import projection, subscription, update
from tests.trust import permutations
from tests.trust.figures import long, own_seed, saw
from tests.trust.permutations import compare, truth

# What speaks of no match, and is told where this test does not listen: coming, having written down, being sent away, other tables.
# A hint is made of a position in which all that is hidden was dealt anew: tests/server/test_advised.py looks at that.
ELSEWHERE = {"welcome", "done", "gone", "lobby", "notice", "your_turns", "chat_log", "hint"}


@pytest.mark.parametrize(("game", "people"), [("cacao", 3), ("teotihuacan", 2)])
def test_what_cannot_be_known_changes_no_message(game: str, people: int) -> None:
    views, kinds = asyncio.run(compare(game, people, seed=people, most=60, every=3))
    assert views >= 48
    every_kind = {msgspec.json.decode(msgspec.json.encode(each))["type"] for each in outgoing()}
    assert every_kind - kinds == ELSEWHERE


def outgoing() -> list[Any]:
    """One of each kind that the server may send, as far as its tag goes: what others inherit from is never sent itself."""
    found, waiting = [], [wire.socket.Outgoing]
    while waiting:
        heirs = (each := waiting.pop()).__subclasses__()
        waiting += heirs
        if not heirs:
            found.append({"type": each.__struct_config__.tag})
    return found


# Twenty leaks. Each replaces what makes a part of a message by something that lets a bit of the truth through.

Leak = Callable[[Any, Callable[[], int]], Any]


def of_update(**leaking: Callable[[wire.Update, int], Any]) -> Leak:
    """An update one of whose parts follows from the truth."""

    def leak(honest: Any, secret: Callable[[], int]) -> Any:
        def made(*args: Any) -> wire.Update:
            found: wire.Update = honest(*args)
            bit = secret()
            return msgspec.structs.replace(found, **{name: how(found, bit) for name, how in leaking.items()})

        return made

    return leak


def of_sheet(leaking: Callable[[wire.TableSheet, int], wire.TableSheet]) -> Leak:
    """A sheet that follows from the truth."""
    return lambda honest, secret: lambda *args: leaking(honest(*args), secret())


def of_list(leaking: Callable[[list[Any], int], list[Any]]) -> Leak:
    """A list that does."""
    return lambda honest, secret: lambda *args: leaking(honest(*args), secret())


def longer_by_a_bit(honest: Any, secret: Callable[[], int]) -> Any:
    """A message whose length tells."""
    return lambda self, message: honest(self, message + b" " * (secret() % 7))


def every_choice(honest: Any, secret: Callable[[], int]) -> Any:
    """An entry as its own seat sees it, for everybody."""
    return lambda log, entry, viewer, common: honest(log, entry, entry.row.seat, common)


def every_event(honest: Any, secret: Callable[[], int]) -> Any:
    """Events with what was told to others alone."""
    return lambda self, entry, viewer: [projection.shown_event(each) for each in entry.events]


def entry_with(**leaking: Callable[[wire.Entry, int], Any]) -> Leak:
    """An entry one of whose parts follows from the truth."""

    def leak(honest: Any, secret: Callable[[], int]) -> Any:
        def made(*args: Any) -> wire.Entry:
            found: wire.Entry = honest(*args)
            bit = secret()
            return msgspec.structs.replace(found, **{name: how(found, bit) for name, how in leaking.items()})

        return made

    return leak


def talkative(honest: Any, secret: Callable[[], int]) -> Any:
    """A refusal that says more than what was wrong."""
    return lambda error: wire.Mistake(honest(error).kind, {"why": secret()})


def view_with_more(honest: Any, secret: Callable[[], int]) -> Any:
    """A view with a field too many."""
    return lambda self, match, viewer: msgspec.Raw(
        projection.joined(bytes(honest(self, match, viewer)), b'{"next_tile":%d}' % secret())
    )


def outlooks_without_one(honest: Any, secret: Callable[[], int]) -> Any:
    """Outlooks of which one is missing, or not."""

    def made(*args: Any, **named: Any) -> dict[str, Any]:
        found: dict[str, Any] = honest(*args, **named)
        return dict(list(found.items())[secret() & 1 :])

    return made


def outlooks_with_a_bonus(honest: Any, secret: Callable[[], int]) -> Any:
    """Outlooks that promise what only the truth could."""

    def made(*args: Any, **named: Any) -> dict[str, Any]:
        found: dict[str, wire.Outlook] = honest(*args, **named)
        return {
            name: msgspec.structs.replace(each, ends_turn=bool(secret() & 1)) for name, each in found.items()
        }

    return made


def own_orders_for_all(sheet: wire.TableSheet, bit: int) -> wire.TableSheet:
    seats = [msgspec.structs.replace(seat, orders={"draws": bool(bit & 1)}) for seat in sheet.seats]
    return msgspec.structs.replace(sheet, seats=seats)


LEAKS: dict[str, tuple[Any, str, Leak]] = {
    "a field too many in the view": (projection.Common, "view", view_with_more),
    "the order of the options": (
        subscription,
        "update",
        of_update(options=lambda found, bit: found.options[:: 1 if bit & 1 else -1]),
    ),
    "an option that is missing": (
        subscription,
        "update",
        of_update(options=lambda found, bit: found.options[bit & 1 :]),
    ),
    "the number of moves": (
        subscription,
        "update",
        of_update(moves=lambda found, bit: found.moves + (bit & 1)),
    ),
    "whether a move can be taken back": (
        subscription,
        "update",
        of_update(can_take_back=lambda _, bit: bool(bit & 1)),
    ),
    "where the turn began": (subscription, "update", of_update(turn_start=lambda _, bit: bit & 3)),
    "a clock": (
        subscription,
        "update",
        of_update(clocks=lambda _, bit: [wire.Clock(0, float(bit & 1), False)]),
    ),
    "the time of day": (
        subscription,
        "update",
        of_update(now=lambda found, bit: found.now + (bit & 1) / 1000),
    ),
    "who is asked": (
        subscription,
        "update",
        of_update(pending=lambda found, bit: [*found.pending, wire.Pending(bit & 1, None, None)]),
    ),
    "an outlook that is missing": (update, "outlooks", outlooks_without_one),
    "what an outlook promises": (projection, "outlooks", outlooks_with_a_bonus),
    "another's choice": (projection, "shown_entry", every_choice),
    "another's events": (projection.Common, "events", every_event),
    "when a move was made": (
        projection,
        "shown_entry",
        entry_with(time=lambda found, bit: found.time + (bit & 1)),
    ),
    "what a move changed": (
        projection,
        "shown_entry",
        entry_with(changes=lambda _, bit: [{"cacao": bit & 1}]),
    ),
    "why something was refused": (handlers, "told", talkative),
    "a coach who knows too much": (lessons, "advice", of_list(lambda found, bit: [*found, "now"][bit & 1 :])),
    "the seed on the sheet": (
        table,
        "table_sheet",
        of_sheet(lambda sheet, bit: msgspec.structs.replace(sheet, seed=hex(bit))),
    ),
    "another's standing orders": (table, "table_sheet", of_sheet(own_orders_for_all)),
    "points that nobody can know": (
        table,
        "table_sheet",
        of_sheet(lambda sheet, bit: msgspec.structs.replace(sheet, scores=[bit & 1])),
    ),
    "the length of a message": (connection.Connection, "send_bytes", longer_by_a_bit),
}


@pytest.mark.skipif(
    RUNNING == COMPILED, reason="compiled functions call each other directly: none can be replaced"
)
@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    where, what, leak = LEAKS[name]
    seen: list[Table] = []
    honest_gather = permutations.gather

    async def gather(*args: Any) -> Any:
        found = await honest_gather(*args)
        seen.append(found.table)
        return found

    monkeypatch.setattr(permutations, "gather", gather)
    # Teotihuacan's outlooks and Cacao's hands: both have what the others have not.
    monkeypatch.setattr(where, what, leak(getattr(where, what), lambda: truth(seen[-1])))
    with pytest.raises(AssertionError, match="seed 3, version"):
        asyncio.run(compare("cacao", 2, seed=3, most=60, every=2))


@pytest.mark.trust
def test_two_hundred_thousand_views() -> None:
    wanted = long(200_000)
    views, number = 0, own_seed(5000)
    while views < wanted:
        number += 1
        game = ("cacao", "teotihuacan")[number % 2]
        found, _ = asyncio.run(compare(game, 2 + number % 3, number, most=wanted - views))
        views += found
    saw("views", views=views, permutations_each=permutations.PERMUTATIONS, leaks=0)
