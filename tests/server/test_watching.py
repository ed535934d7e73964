"""Those who watch: late if the table says so, with a chat of their own, and counted."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from patolli.server import wire
from patolli.server.people.accounts import sign_in
from patolli.server.process import ServerProcess
from patolli.server.socket.handlers import handle
from patolli.server.tables import absences, offers
from patolli.server.tables.lobby import lobby
from patolli.server.tables.seats import change_table, share
from patolli.server.tables.table import Table
from patolli.storage.rows import LobbyQuery, PersonRow
from tests.server.ears import Ear, visiting
from tests.server.processes import NOON, set_time, with_table
from tests.server.test_seats_kept import play

NO_CLOCK = wire.Pace()
LIVE = wire.Pace("live", bank=300, increment=0)
RUNNING = LobbyQuery(status="playing")


def shown(sheet: wire.TableSheet) -> dict[str, Any]:
    """What of a sheet people change during a match."""
    told: dict[str, Any] = msgspec.to_builtins(sheet)
    return {key: told[key] for key in ("seats", "happenings", "offer", "touched", "version", "deadline")}


def unchanging(ear: Ear) -> dict[str, Any]:
    """The same of every sheet that was heard: they are all alike."""
    sheets = [shown(msgspec.convert(each["table"], wire.TableSheet)) for each in ear.of("table_changed")]
    assert all(sheet == sheets[0] for sheet in sheets)
    return sheets[0]


def test_who_watches_sees_the_match_late_and_no_byte_sooner(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        await change_table(table, people[0], wire.ChangeTable(delay=30, private=False))
        ear, player = Ear(), Ear()
        watcher = visiting(ear, None)
        await handle(process.tables, watcher, wire.Hello(table.id))
        await handle(process.tables, visiting(player, people[1]), wire.Hello(table.id))
        set_time(process, NOON + 10)
        await play(table)
        set_time(process, NOON + 20)
        await play(table)
        assert player.of("update")[-1]["version"] == 2
        await handle(process.tables, watcher, wire.Since(table.id, 0, 99))
        assert max(each["version"] for each in ear.of("update")) == 0
        assert ear.of("history")[-1]["until"] == 0
        assert all(each["table"]["version"] == 0 for each in ear.of("table_changed"))
        assert table.sheet_for(None).version == 0
        assert table.sheet_for(people[0].id).version == 2
        set_time(process, NOON + 41)
        table._tell_watchers()
        assert ear.of("update")[-1]["version"] == 1
        set_time(process, NOON + 51)
        table._tell_watchers()
        assert ear.of("update")[-1]["version"] == 2
        # Whoever comes later still sees what is old enough, and the end is for all.
        set_time(process, NOON + 52)
        await play(table)
        late = Ear()
        await handle(process.tables, visiting(late, None), wire.Hello(table.id))
        assert late.of("update")[-1]["version"] == 2
        for person in people:
            await offers.ask_end(table, person.id)
        assert ear.of("update")[-1]["version"] == 3

    with_table(tmp_path, NO_CLOCK, body)


def test_who_watches_learns_late_what_people_do(tmp_path: Path) -> None:
    """Who leaves, is followed by a bot, comes back and asks: all of it stands in the sheet, the clocks and the lists as late as the board."""

    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        ana, bo = people
        await change_table(table, ana, wire.ChangeTable(delay=30, private=False))
        ear = Ear()
        await handle(process.tables, visiting(ear, None), wire.Hello(table.id))
        before = unchanging(ear)
        set_time(process, NOON + 10)
        await play(table)
        await absences.leave(table, bo, 1)
        await absences.decide(table, ana, 1, wire.Decide("wait"))
        set_time(process, NOON + 15)
        await absences.decide(table, ana, 1, wire.Decide("bot", "random"))
        set_time(process, NOON + 20)
        await absences.take_seat_back(table, bo, 1)
        await offers.ask_end(table, ana.id)
        assert ear.of("table_changed")[1:]
        assert unchanging(ear) == before
        assert [shown(each) for each in (await lobby(process.tables, None, RUNNING)).tables] == [before]
        assert shown(table.sheet_for(None)) == before
        # Step by step it is told as it was; that of which nothing was said in the log is never told.
        for moment, kind, bot, told in [
            (NOON + 41, "gone", None, ["left"]),
            (NOON + 46, "bot", "random", ["left", "bot_sat"]),
            (NOON + 51, "person", None, ["left", "bot_sat", "returned"]),
        ]:
            set_time(process, moment)
            table._tell_watchers()
            sheet = ear.of("table_changed")[-1]["table"]
            seat = sheet["seats"][1]
            assert (seat["kind"], seat["bot"], seat["name"]) == (kind, bot, "Bo")
            assert (seat["absence"] is None) == (kind == "person")
            assert seat["absence"] is None or seat["absence"]["votes"] == []
            clock = ear.of("update")[-1]["clocks"][1]
            assert (clock["left"] is None) == (kind == "bot")
            assert [each["kind"] for each in sheet["happenings"] if each["kind"] != "sat"] == told
            assert sheet["offer"] is None
        # Those who play knew it at once, and so did he whose seat was kept.
        assert table.sheet_for(bo.id).offer is not None

    with_table(tmp_path, LIVE, body)


def test_whose_seat_is_kept_sees_at_once_what_a_bot_does_there(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        ana, bo = people
        await change_table(table, ana, wire.ChangeTable(delay=30, private=False))
        set_time(process, NOON + 10)
        await absences.leave(table, bo, 1)
        await play(table)
        ear = Ear()
        await handle(process.tables, visiting(ear, bo), wire.Hello(table.id))
        assert ear.of("table_changed")[-1]["table"]["seats"][1]["absence"]["returnable"]
        assert ear.of("update")[-1]["version"] == 1
        assert ear.of("update")[-1]["seat"] is None

    with_table(tmp_path, NO_CLOCK, body)


def test_the_delay_of_what_people_do_passes_by_itself(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        await change_table(table, people[0], wire.ChangeTable(delay=1, private=False))
        ear = Ear()
        clock, begun = process.context.clock, process.context.clock()
        process.context.now = lambda: NOON + 10 + clock() - begun
        await handle(process.tables, visiting(ear, None), wire.Hello(table.id))
        await absences.leave(table, people[1], 1)
        assert ear.of("table_changed")[-1]["table"]["seats"][1]["kind"] == "person"
        await asyncio.sleep(1.5)
        assert ear.of("table_changed")[-1]["table"]["seats"][1]["kind"] == "gone"

    with_table(tmp_path, NO_CLOCK, body)


def test_the_delay_passes_by_itself(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        await change_table(table, people[0], wire.ChangeTable(delay=1, private=False))
        ear = Ear()
        process.context.now = process.context.clock
        await handle(process.tables, visiting(ear, None), wire.Hello(table.id))
        await play(table)
        assert ear.of("update")[-1]["version"] == 0
        await asyncio.sleep(1.5)
        assert ear.of("update")[-1]["version"] == 1

    with_table(tmp_path, NO_CLOCK, body)


def test_who_watches_talks_apart_until_the_end(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        await change_table(table, people[0], wire.ChangeTable(private=False))
        abuela, _ = await sign_in(process.context, "Abuela")
        ears = [Ear(), Ear(), Ear()]
        sockets = [visiting(ear, who) for ear, who in zip(ears, (people[1], abuela, None), strict=True)]
        for socket in sockets:
            await handle(process.tables, socket, wire.Hello(table.id))
        bo, watcher, nobody = ears
        await handle(process.tables, sockets[0], wire.Say(table.id, "key-1-of-bo", "between us"))
        await handle(process.tables, sockets[1], wire.Say(table.id, "key-1-of-abuela", "he has the temple"))
        said = [line["text"] for each in bo.of("chat_log") for line in each["lines"]]
        heard = [line["text"] for each in watcher.of("chat_log") for line in each["lines"]]
        assert (said, heard) == (["between us"], ["he has the temple"])
        await handle(process.tables, sockets[2], wire.Say(table.id, "key-1-of-nobody", "hm"))
        assert nobody.of("refused")[-1]["error"]["kind"] == "not_signed_in"
        await change_table(table, people[0], wire.ChangeTable(watchers_chat="off"))
        await handle(process.tables, sockets[1], wire.Say(table.id, "key-2-of-abuela", "hello?"))
        assert watcher.of("refused")[-1]["error"]["kind"] == "chat_is_off"
        for person in people:
            await offers.ask_end(table, person.id)
        after = Ear()
        await handle(process.tables, visiting(after, people[0]), wire.Hello(table.id))
        assert [line["text"] for line in after.of("chat_log")[-1]["lines"]] == [
            "between us",
            "he has the temple",
        ]

    with_table(tmp_path, NO_CLOCK, body)


def test_whose_seat_is_kept_talks_with_those_who_play(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        await change_table(table, people[0], wire.ChangeTable(private=False, watchers_chat="off"))
        await absences.leave(table, people[1], 1)
        abuela, _ = await sign_in(process.context, "Abuela")
        ears = [Ear(), Ear(), Ear()]
        ana, bo, watcher = (visiting(ear, who) for ear, who in zip(ears, (*people, abuela), strict=True))
        for socket in (ana, bo, watcher):
            await handle(process.tables, socket, wire.Hello(table.id))
        await handle(process.tables, bo, wire.Say(table.id, "key-1-of-bo", "back in five"))
        await handle(process.tables, ana, wire.Say(table.id, "key-1-of-ana", "take your time"))
        lines = [[line for each in ear.of("chat_log") for line in each["lines"]] for ear in ears]
        assert [[line["text"] for line in heard] for heard in lines] == [
            ["back in five", "take your time"],
            ["back in five", "take your time"],
            [],
        ]
        assert [(line["seat"], line["name"]) for line in lines[0]] == [(1, "Bo"), (0, "Ana")]

    with_table(tmp_path, NO_CLOCK, body)


def test_watchers_are_counted_and_named_and_come_by_a_link_that_can_end(tmp_path: Path) -> None:
    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        abuela, _ = await sign_in(process.context, "Abuela")
        ear, other = Ear(), Ear()
        socket = visiting(ear, abuela)
        await handle(process.tables, socket, wire.Hello(table.id))
        assert ear.of("refused")[-1]["error"]["kind"] == "no_such_table"
        await share(table, people[1], shared=True)
        secret = table.settings.share
        assert secret is not None
        await handle(process.tables, socket, wire.Hello(table.id, share=secret))
        await handle(process.tables, visiting(other, None), wire.Hello(table.id, invite=table.row.invite))
        watchers = table.sheet_for(people[0].id).watchers
        assert [(each.name, each.invited) for each in watchers] == [("Abuela", False), ("", True)]
        # Whoever comes back to look at a kept seat is no stranger who looks on.
        await absences.leave(table, people[1], 1)
        await handle(process.tables, visiting(Ear(), people[1]), wire.Hello(table.id))
        assert [each.name for each in table.sheet_for(people[0].id).watchers] == ["Abuela", ""]
        seen = ear.of("table_changed")[-1]["table"]
        assert (seen["invite"], seen["code"], seen["share"]) == (None, None, None)
        await share(table, people[0], shared=False)
        assert ear.of("gone")

    with_table(tmp_path, NO_CLOCK, body)
