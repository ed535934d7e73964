"""The store's contract: nothing lost, nothing twice, nothing half."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
import pytest

from patolli.storage import BadDatabase, Store, open_store
from patolli.storage.postgres import PostgresConnection
from patolli.storage.rows import ChatRow, EntryRow, HeadLine, LobbyQuery, PersonRow, Status, TableRow
from patolli.storage.sqlite import SqliteConnection

Run = Callable[[Callable[[Store], Coroutine[Any, Any, None]]], None]

PLAYING = HeadLine("playing", [0], None, 10.0)
ANA = PersonRow("ana", "Ana", None, None, 1.0, {"theme": "codex"}, ["bo"])


def table(name: str = "t", **changes: object) -> TableRow:
    row = TableRow(name, "cacao", f"invite-{name}", False, 5.0, 1, 0, PLAYING, "{}", [(0, "ana"), (2, "bo")])
    return msgspec.structs.replace(row, **changes)


def entry(seq: int, key: str = "", action: str = "sell 1") -> EntryRow:
    return EntryRow(seq, 0, action, "person", key, float(seq))


def test_people_and_sessions(with_store: Run) -> None:
    async def body(store: Store) -> None:
        await store.add_person(ANA, "hash-1")
        await store.add_session("hash-2", "ana", 7.0)
        assert await store.person_of_session("hash-2", 0.0) == ANA
        assert await store.person_of_session("hash-1", 2.0) is None
        assert await store.sessions_of("ana") == [("hash-1", 1.0), ("hash-2", 7.0)]
        claimed = msgspec.structs.replace(ANA, login="ana@example.org", password="argon")
        assert await store.claim_person("ana", "ana@example.org", "argon") == "claimed"
        assert await store.claim_person("ana", "another@example.org", "argon") == "already"
        assert await store.person_of_login("ana@example.org") == claimed
        other = msgspec.structs.replace(ANA, id="bo")
        await store.add_person(other, "hash-3")
        assert await store.claim_person("bo", "ana@example.org", "x") == "taken"
        await store.end_session("hash-1")
        assert await store.sessions_of("ana") == [("hash-2", 7.0)]
        await store.end_sessions("ana")
        assert await store.person_of_session("hash-2", 0.0) is None
        await store.delete_person("ana")
        assert await store.person_of_login("ana@example.org") is None

    with_store(body)


def test_tables_change_only_from_the_revision_one_has_seen(with_store: Run) -> None:
    async def body(store: Store) -> None:
        await store.add_table(table())
        row = await store.table("t")
        assert row == table()
        assert await store.table_of_invite("invite-t") == row
        assert await store.table("other") is None
        changed = msgspec.structs.replace(row, sheet='{"a":1}', sitting=[(1, "bo")])
        assert await store.change_table(changed)
        assert not await store.change_table(changed)
        now = await store.table("t")
        assert now == msgspec.structs.replace(changed, revision=2)
        assert [each.id for each in await store.tables_of("bo")] == ["t"]
        assert await store.tables_of("ana") == []

    with_store(body)


def test_a_table_that_is_there_already_stays_as_it_is(with_store: Run) -> None:
    async def body(store: Store) -> None:
        first = table(code="AAAAAA", line=HeadLine("gathering", [], None, 2.0))
        assert await store.add_table(first) == "added"
        other = msgspec.structs.replace(first, invite="another", code="BBBBBB", sitting=[(1, "cleo")])
        assert await store.add_table(other) == "known"
        assert await store.table("t") == first
        assert await store.tables_of("cleo") == []
        assert await store.add_table(table("u", code="AAAAAA")) == "code_taken"
        assert await store.table("u") is None

    with_store(body)


def test_the_log_grows_only_at_its_head_and_keys_count_once(with_store: Run) -> None:
    async def body(store: Store) -> None:
        await store.add_table(table())
        line = HeadLine("playing", [1], 99.0, 20.0)
        assert await store.append("t", 0, [entry(1, "key-1"), entry(2)], line) == "appended"
        assert await store.append("t", 0, [entry(1, "key-2")], line) == "behind"
        assert await store.append("t", 2, [entry(3, "key-1")], line) == "repeated"
        assert await store.entries("t") == [entry(1, "key-1"), entry(2)]
        assert await store.entries("t", 1) == [entry(2)]
        row = await store.table("t")
        assert row is not None
        assert (row.head, row.line) == (2, line)
        # A sheet read before the log grew is refused: its status may be out of date.
        assert not await store.change_table(table())
        over = HeadLine("over", [], None, 30.0, [5, 7], [2, 1])
        assert await store.append("t", 2, [entry(3)], over) == "appended"
        assert await store.append("t", 3, [entry(4)], line) == "behind"
        row = await store.table("t")
        assert row is not None
        assert row.line == over

    with_store(body)


def test_concurrent_appends_have_one_winner_each(with_store: Run) -> None:
    async def body(store: Store) -> None:
        for number in range(8):
            await store.add_table(table(f"t{number}"))
        attempts = [
            store.append(f"t{number}", 0, [entry(1, f"key-{rival}")], PLAYING)
            for number in range(8)
            for rival in range(6)
        ]
        outcomes = await asyncio.gather(*attempts)
        assert outcomes.count("appended") == 8
        assert outcomes.count("behind") == 40
        for number in range(8):
            assert len(await store.entries(f"t{number}")) == 1

    with_store(body)


def test_a_login_claimed_by_many_at_once_belongs_to_one(with_store: Run) -> None:
    async def body(store: Store) -> None:
        people = [msgspec.structs.replace(ANA, id=f"p{number}") for number in range(8)]
        for person in people:
            await store.add_person(person, f"hash of {person.id}")
        claims = [store.claim_person(person.id, "same", "x") for person in people]
        assert sorted(await asyncio.gather(*claims)) == ["claimed"] + ["taken"] * 7

    with_store(body)


def test_a_failing_write_leaves_nothing_and_spoils_nobody_elses(with_store: Run) -> None:
    async def body(store: Store) -> None:
        def broken(connection: Any) -> None:
            connection.execute("UPDATE tables SET game = 'other'")
            raise ValueError("half way")

        await store.add_table(table())
        outcomes = await asyncio.gather(
            store.write(broken),
            store.append("t", 0, [entry(1)], PLAYING),
            store.write(broken),
            return_exceptions=True,
        )
        assert isinstance(outcomes[0], ValueError)
        assert outcomes[1] == "appended"
        row = await store.table("t")
        assert row is not None
        assert (row.game, row.head) == ("cacao", 1)

    with_store(body)


def test_lobby_and_what_is_due(with_store: Run) -> None:
    async def body(store: Store) -> None:
        await store.add_table(table("old", created=1.0))
        await store.add_table(table("new", created=2.0, line=HeadLine("gathering", [], None, 2.0)))
        await store.add_table(table("secret", private=True))
        await store.add_table(table("bots", created=3.0, game="x", line=HeadLine("playing", [1], 50.0, 2.0)))
        assert [row.id for row in await store.lobby(LobbyQuery())] == ["bots", "new", "old"]
        assert [row.id for row in await store.lobby(LobbyQuery(status="gathering"))] == ["new"]
        assert [row.id for row in await store.lobby(LobbyQuery(game="x"))] == ["bots"]
        assert [row.id for row in await store.lobby(LobbyQuery(before=2.0, limit=1))] == ["old"]
        assert await store.due(49.0) == []
        assert await store.due(50.0) == ["bots"]

    with_store(body)


def test_a_match_that_waits_for_somebody_is_found_behind_any_number_of_finished_ones(with_store: Run) -> None:
    async def body(store: Store) -> None:
        await store.add_table(table("waits", line=HeadLine("playing", [0], None, 1.0)))
        await store.add_table(table("gathers", line=HeadLine("gathering", [], None, 2.0)))
        await store.add_table(table("given up", line=HeadLine("cancelled", [], None, 900.0)))
        for number in range(240):
            status: Status = "over" if number % 2 else "ended"
            await store.add_table(table(f"t{number}", line=HeadLine(status, [], None, 10.0 + number)))
        found = [row.id for row in await store.tables_of("ana")]
        assert found == [*(f"t{number}" for number in range(239, 39, -1)), "gathers", "waits"]
        # One that was put away makes room for an older one.
        assert await store.archive("t100", "ana", True)
        found = [row.id for row in await store.tables_of("ana")]
        assert ("t100" in found, found[-3:]) == (False, ["t39", "gathers", "waits"])

    with_store(body)


def test_a_list_costs_one_query_however_long_it_is(
    with_store: Run, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    kind = SqliteConnection if url.startswith("sqlite:") else PostgresConnection
    execute = kind.execute

    def counted(self: Any, sql: str, values: Any = None) -> Any:
        asked.append(sql)
        return execute(self, sql, values)

    async def body(store: Store) -> None:
        for count in (1, 30):
            for number in range(count):
                sitting = [(seat, "ana") for seat in range(number % 4)]
                await store.add_table(table(f"t{count}.{number}", created=float(number), sitting=sitting))
        monkeypatch.setattr(kind, "execute", counted)
        for wanted, length in (
            (store.lobby(LobbyQuery(limit=1)), 1),
            (store.lobby(LobbyQuery(limit=30)), 30),
            (store.tables_of("ana"), 22),
        ):
            asked.clear()
            found = await wanted
            assert (len(found), len(asked)) == (length, 1)
            for row in found:
                number = int(row.id.partition(".")[2])
                assert row.sitting == [(seat, "ana") for seat in range(number % 4)]

    with_store(body)


def test_chat_is_numbered_and_said_once(with_store: Run) -> None:
    async def body(store: Store) -> None:
        await store.add_table(table())
        line = ChatRow(0, "ana", "Ana", 0, "¡hola!", None, 3.0)
        first = await store.say("t", "key-1", line)
        again = await store.say("t", "key-1", line)
        others = await asyncio.gather(*(store.say("t", f"k{n}", line) for n in range(5)))
        assert first == again
        assert first.number == 1
        assert sorted(each.number for each in others) == [2, 3, 4, 5, 6]
        assert [each.number for each in await store.chat("t", 4)] == [5, 6]
        assert [each.number for each in await store.chat("t", 0, 2)] == [5, 6]
        assert await store.chat_of("ana") == ["¡hola!"] * 6

    with_store(body)


def test_what_was_written_is_there_after_opening_again(url: str) -> None:
    async def body() -> None:
        for attempt in range(3):
            store = open_store(url)
            await store.open(lambda table: None)
            if attempt == 0:
                await store.add_table(table())
            assert await store.append("t", attempt, [entry(attempt + 1)], PLAYING) == "appended"
            assert len(await store.entries("t")) == attempt + 1
            await store.close()

    asyncio.run(body())


@pytest.mark.parametrize("url", ["mysql://x", "", "sqlite:"])
def test_an_address_we_do_not_know_is_refused(url: str) -> None:
    with pytest.raises(BadDatabase) as caught:
        open_store(url)
    assert caught.value.details["url"] == url


@pytest.mark.parametrize("url", ["postgresql://me:secret@127.0.0.1:1/x", "sqlite:/dev/null/x.db"])
def test_a_database_that_cannot_be_opened_says_so_without_its_password(url: str) -> None:
    with pytest.raises(BadDatabase) as caught:
        asyncio.run(open_store(url).open(lambda table: None))
    assert "secret" not in str(caught.value)


def test_a_password_is_neither_told_nor_logged(caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(BadDatabase) as caught:
        asyncio.run(open_store("postgresql://ana:secret@[").open(lambda changed: None))
    assert "secret" not in str(caught.value)
    assert "URI" in str(vars(caplog.records[-1])["why"])
    assert "secret" not in str(vars(caplog.records[-1]))


def test_a_puzzle_is_answered_twice_at_most(with_store: Run) -> None:
    async def body(store: Store) -> None:
        await store.add_person(ANA, "hash-1")
        assert (await store.answer_puzzle("ana", "one", False, False, 7, 1.0)).result == "open"
        assert (await store.puzzle_tally("one")).answered == 0
        later = await store.answer_puzzle("ana", "one", True, False, None, 2.0)
        # The day on which it was the puzzle of the day is kept.
        assert (later.result, later.day) == ("later", 7)
        assert (await store.answer_puzzle("ana", "one", False, False, None, 3.0)) == later
        assert (await store.answer_puzzle("ana", "two", False, True, None, 4.0)).result == "missed"
        assert (await store.answer_puzzle("ana", "three", True, False, 9, 5.0)).result == "first"
        known = await store.puzzle_answers_of("ana")
        assert [(row.puzzle, row.result, row.day) for row in known] == [
            ("one", "later", 7),
            ("two", "missed", None),
            ("three", "first", 9),
        ]
        assert await store.puzzle_answer("ana", "one") == known[0]
        assert (await store.puzzle_tally("two")).solved == 0
        await store.delete_person("ana")
        assert await store.puzzle_answers_of("ana") == []

    with_store(body)
