"""The socket, message by message: hot seat, undo by consent, orders, chat, previews, history."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from typing import Any

from patolli.engine.chance import commitment
from tests.server.browser import Browser, Document, Player, closing_browsers
from tests.server.running import Server
from tests.server.test_matches import gather_table

FIRST = {"options": {"first_seat": "0"}}


def run(body: Coroutine[Any, Any, None]) -> None:
    asyncio.run(closing_browsers(body))


def key() -> str:
    return secrets.token_hex(8)


async def play(browser: Browser, update: Document, number: int = 0, **more: Any) -> Document:
    """Play an option and wait for the acknowledgement and the update."""
    message = {"type": "play", "table": update["table"], "version": update["version"], "key": key()}
    await browser.send(**message, actions=[update["options"][number]["notation"]], **more)
    done = await browser.until("done", key=message["key"])
    after = await browser.until("update")
    assert after["version"] == done["version"]
    return after


async def refusal(browser: Browser, **message: Any) -> str:
    await browser.send(**message)
    refused = await browser.until("refused", key=message.get("key", ""))
    kind: str = refused["error"]["kind"]
    return kind


def test_a_hot_seat_sees_a_hand_only_when_it_is_shown(server: Server) -> None:
    async def body() -> None:
        ana = Browser(server.url)
        await ana.sign_in("Ana")
        seats = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Abe"}]
        table = (await ana.post("/tables", {"game": "cacao", "seats": seats, **FIRST}))["id"]
        await ana.connect()
        update = await ana.hello(table)
        assert (update["seat"], update["yours"], update["options"]) == (None, [0, 1], [])
        assert update["view"]["hand"] is None
        await ana.send(type="show", table=table, seat=0)
        update = await ana.until("update")
        assert update["seat"] == 0
        assert update["view"]["hand"]
        while update["seat"] == 0:
            update = await play(ana, update)
        # The turn has passed on: nothing of either hand is in the page before it is asked for.
        assert update["seat"] is None
        assert update["view"]["hand"] is None
        assert all(
            event["kind"] != "worker_drawn" for entry in update["entries"] for event in entry["events"]
        )
        assert update["pending"][0]["args"] is None
        await ana.send(type="show", table=table, seat=1, have_version=0)
        update = await ana.until("update")
        assert update["seat"] == 1
        drawn = [e for entry in update["entries"] for e in entry["events"] if e["kind"] == "worker_drawn"]
        assert all(event["seat"] == 1 for event in drawn)

    run(body())


def test_a_taken_back_move_leaves_the_position_before_it(server: Server) -> None:
    async def body() -> None:
        (ana, bo), table = await gather_table(server.url, "teotihuacan", 2, 0)
        browsers = [ana, bo]
        for browser in browsers:
            await browser.connect()
        updates = [await ana.hello(table["id"]), await bo.hello(table["id"])]
        taken_back = 0
        while taken_back < 5:
            turn = updates[0]["pending"][0]["seat"]
            before = updates[turn]
            updates[turn] = await play(browsers[turn], before)
            if updates[turn]["can_take_back"]:
                version = updates[turn]["version"]
                await browsers[turn].send(type="take_back", table=table["id"], version=version, key=key())
                back = await browsers[turn].until("update", version=version + 1)
                assert back["view"] == before["view"]
                assert back["options"] == before["options"]
                assert back["entries"][-1]["what"] == "undo"
                updates[turn] = await play(browsers[turn], back)
                taken_back += 1
            other = 1 - turn
            updates[other] = await browsers[other].until("update", version=updates[turn]["version"])

    run(body())


async def until_seat(browsers: list[Browser], updates: list[Document], seat: int, moves: int) -> None:
    """Play first options until a seat decides and so many moves were made."""
    while updates[0]["pending"][0]["seat"] != seat or updates[0]["moves"] < moves:
        turn = updates[0]["pending"][0]["seat"]
        updates[turn] = await play(browsers[turn], updates[turn])
        other = 1 - turn
        updates[other] = await browsers[other].until("update", version=updates[turn]["version"])


def test_going_further_back_needs_everyones_consent(server: Server) -> None:
    async def body() -> None:
        (ana, bo), table = await gather_table(server.url, "cacao", 2, 0, **FIRST)
        for browser in (ana, bo):
            await browser.connect()
        updates = [await ana.hello(table["id"]), await bo.hello(table["id"])]
        await until_seat([ana, bo], updates, 0, 2)
        version = updates[0]["version"]
        wanted = {"type": "ask_take_back", "table": table["id"], "version": version, "moves": 1}
        await ana.send(**wanted, key=key())
        await ana.until("done")
        offer = (await bo.until("table_changed"))["table"]["offer"]
        assert (offer["kind"], offer["moves"], offer["answered"]) == ("take_back", 1, [0])
        await bo.send(type="answer", table=table["id"], key=key(), offer=offer["id"], answer="no")
        await bo.until("done")
        again = await ana.until("table_changed")
        while again["table"]["offer"] is not None:
            again = await ana.until("table_changed")
        await ana.send(**wanted, key=key())
        await ana.until("done")
        offer = {"id": offer["id"]}
        changed = await bo.until("table_changed")
        while changed["table"]["offer"] is None or changed["table"]["offer"]["id"] == offer["id"]:
            changed = await bo.until("table_changed")
        offer = changed["table"]["offer"]
        await bo.send(type="answer", table=table["id"], key=key(), offer=offer["id"], answer="yes")
        after = await ana.until("update", moves=1)
        assert after["entries"][-1]["what"] == "rewind"
        assert after["version"] == version + 1
        stale = await refusal(
            bo, type="answer", table=table["id"], key=key(), offer=offer["id"], answer="yes"
        )
        assert stale == "no_such_offer"
        players = [Player(browser, table["id"], number) for number, browser in enumerate((ana, bo))]
        await asyncio.gather(*(player.play_to_end() for player in players))
        record = await ana.get(f"/tables/{table['id']}/record")
        assert record["over"]

    run(body())


def test_bots_agree_to_go_back_at_once(server: Server) -> None:
    async def body() -> None:
        (ana,), table = await gather_table(server.url, "cacao", 1, 1, **FIRST)
        await ana.connect()
        update = await ana.hello(table["id"])
        seen = update
        while not (update["moves"] >= 3 and update["options"]):
            update = await play(ana, update) if update["options"] else await ana.until("update")
        await ana.send(type="ask_take_back", table=table["id"], version=update["version"], moves=0, key=key())
        back = await ana.until("update", moves=0)
        assert back["view"] == seen["view"]

    run(body())


def test_the_end_is_told_with_the_sheet_and_its_seed(server: Server) -> None:
    async def body() -> None:
        (ana,), table = await gather_table(server.url, "cacao", 1, 1, **FIRST)
        await ana.connect()
        update = await ana.hello(table["id"])
        while not update["over"]:
            update = await play(ana, update) if update["options"] else await ana.until("update")
        sheet = (await ana.until("table_changed"))["table"]
        assert (sheet["status"], sheet["to_act"]) == ("over", [])
        assert commitment(int(sheet["seed"], 16)) == sheet["commitment"] == table["commitment"]
        assert table["seed"] is None

    run(body())


def test_standing_orders_answer_by_themselves(server: Server) -> None:
    async def body() -> None:
        (ana, bo), table = await gather_table(server.url, "cacao", 2, 0)
        for seat, browser in enumerate((ana, bo)):
            orders = {"seat": seat, "orders": {"selling": "always"}}
            await browser.request("PUT", f"/tables/{table['id']}/orders", orders)
        asked: list[Document] = []

        async def note(update: Document) -> None:
            asked.extend(each for each in update["pending"] if each["decision"] == "sell_cacao")

        players = [Player(browser, table["id"], 5 + number) for number, browser in enumerate((ana, bo))]
        for player in players:
            player.after_update = note
        await asyncio.gather(*(player.play_to_end() for player in players))
        await ana.connect()
        await ana.hello(table["id"])
        await ana.send(type="since", table=table["id"], since=0, until=1000)
        history = await ana.until("history")
        sold = [entry for entry in history["entries"] if entry["by"] == "order"]
        assert sold
        assert not asked

    run(body())


def test_chat_reaches_everyone_but_those_who_mute(server: Server) -> None:
    async def body() -> None:
        (ana, bo), table = await gather_table(server.url, "cacao", 2, 0)
        address = f"/tables/{table['id']}"
        for browser in (ana, bo):
            await browser.connect()
            await browser.hello(table["id"])
        again = {"type": "say", "table": table["id"], "key": key(), "text": " ¡hola\n a todos! "}
        for _ in range(3):
            await ana.send(**again)
            await ana.until("done", key=again["key"])
        line = (await bo.until("chat_log"))["lines"][0]
        assert (line["text"], line["seat"], line["number"]) == ("¡hola a todos!", 0, 1)
        await ana.send(type="say", table=table["id"], key=key(), phrase="good_luck")
        assert (await bo.until("chat_log"))["lines"][0]["phrase"] == "good_luck"
        assert await refusal(ana, type="say", table=table["id"], key=key()) == "bad_message"
        assert ana.person is not None
        await bo.request("PATCH", "/me", {"muted": [ana.person["id"]]})
        await ana.send(type="say", table=table["id"], key=key(), text="anybody?")
        await ana.until("chat_log")
        await bo.send(type="say", table=table["id"], key=key(), text="me")
        assert [each["text"] for each in (await bo.until("chat_log"))["lines"]] == ["me"]
        await ana.request("PATCH", address, {"chat": "phrases"})
        assert await refusal(bo, type="say", table=table["id"], key=key(), text="hm") == "chat_is_off"
        await ana.request("PATCH", address, {"chat": "off"})
        assert await refusal(bo, type="say", table=table["id"], key=key(), phrase="hello") == "chat_is_off"

    run(body())


def test_outlooks_come_for_the_answers_asked_for(server: Server) -> None:
    async def body() -> None:
        update: Document = {"options": []}
        while len(update["options"]) <= 24:
            # A hand of three equal tiles has few options.
            (ana,), table = await gather_table(server.url, "cacao", 1, 1, **FIRST)
            await ana.connect()
            update = await ana.hello(table["id"])
            if len(update["options"]) <= 24:
                assert len(update["outlooks"]) == len(update["options"])
        assert update["outlooks"] == {}
        wanted = [option["notation"] for option in update["options"][:60]]
        asking = {"type": "want_outlook", "table": table["id"], "version": 0}
        await ana.send(**asking, actions=wanted)
        outlooks = (await ana.until("outlooks"))["outlooks"]
        assert list(outlooks) == wanted
        assert [seen["option"] for seen in outlooks.values()] == update["options"][:60]
        # Beside the first plantation and market every tile finds work or leads to its end of turn.
        assert {seen["asks"]["decision"] for seen in outlooks.values()} <= {
            "confirm_turn",
            "in_any_order",
            "sell_cacao",
        }
        gaining = next(
            text
            for text, seen in outlooks.items()
            if "cacao" in seen.get("changes", {}) and seen["asks"]["decision"] == "confirm_turn"
        )
        assert outlooks[gaining]["events"][0]["kind"] == "worker_placed"
        await ana.send(**asking, answers=[gaining], depth=2)
        after = (await ana.until("outlooks"))["outlooks"]
        assert after["end_turn"]["ends_turn"]
        assert after["end_turn"]["reveals"]
        assert after["end_turn"]["changes"] == outlooks[gaining]["changes"]
        await ana.send(**asking, actions=["dance"])
        assert (await ana.until("refused"))["error"]["kind"] == "bad_notation"
        # Of another position than the table's nothing is told.
        await ana.send(**{**asking, "version": 7}, actions=wanted[:1])
        assert (await ana.until("outlooks"))["outlooks"] == {}

    run(body())


def test_reasons_come_for_the_answers_asked_about(server: Server) -> None:
    async def body() -> None:
        (ana,), table = await gather_table(server.url, "cacao", 1, 1, **FIRST)
        await ana.connect()
        update = await ana.hello(table["id"])
        first = update["options"][0]["notation"]
        tile = first.split(" ")[1]
        asking = {"type": "want_reasons", "table": table["id"], "version": 0}
        await ana.send(**asking, actions=[first, f"place {tile} 0 0,0", f"place {tile} 0 9,8", "sell 1"])
        told = (await ana.until("reasons"))["reasons"]
        # Nothing speaks against what can be answered.
        assert told == {
            f"place {tile} 0 0,0": {"kind": "cacao.why_on_jungle", "details": {}},
            f"place {tile} 0 9,8": {"kind": "cacao.why_no_jungle_beside", "details": {}},
            "sell 1": {"kind": "why_no_answer", "details": {}},
        }
        # Whoever plays it nevertheless is told the same.
        play = {"type": "play", "table": table["id"], "version": 0}
        await ana.send(**play, key=key(), actions=[f"place {tile} 0 0,0"])
        refused = (await ana.until("refused"))["error"]
        assert refused["details"] == {
            "action": f"place {tile} 0 0,0",
            "why": {"kind": "cacao.why_on_jungle", "details": {}},
        }
        await ana.send(**asking, actions=["dance"])
        assert (await ana.until("refused"))["error"]["kind"] == "bad_notation"
        # Of another position than the table's nothing is told, and nothing after answers that cannot be given.
        await ana.send(**{**asking, "version": 7}, actions=["sell 1"])
        assert (await ana.until("reasons"))["reasons"] == {}
        await ana.send(**asking, actions=["sell 1"], answers=["sell 1"])
        assert (await ana.until("refused"))["error"]["kind"] == "illegal_action"

    run(body())


def test_a_queue_of_answers_is_played_whole_or_refused_whole(server: Server) -> None:
    async def body() -> None:
        (ana,), table = await gather_table(server.url, "cacao", 1, 1, **FIRST)
        await ana.connect()
        update = await ana.hello(table["id"])
        asking = {"type": "want_outlook", "table": table["id"], "version": 0}
        await ana.send(**asking, actions=[option["notation"] for option in update["options"][:60]])
        outlooks = (await ana.until("outlooks"))["outlooks"]
        first = next(text for text, seen in outlooks.items() if seen["asks"]["decision"] == "confirm_turn")
        play = {"type": "play", "table": table["id"], "version": 0}
        for second, kind in (
            ("sell 1", "illegal_action"),
            ("dance", "bad_notation"),
            (first, "illegal_action"),
        ):
            await ana.send(**play, key=key(), actions=[first, second])
            assert (await ana.until("refused"))["error"]["kind"] == kind
        await ana.send(**play, key=key(), actions=[first, "end_turn", first])
        assert (await ana.until("refused"))["error"]["kind"] == "answered_too_early"
        again = await ana.hello(table["id"])
        assert again["version"] == 0
        twice = key()
        for _ in range(2):
            await ana.send(**play, key=twice, actions=[first, "end_turn"])
            done = await ana.until("done")
            assert (done["key"], done["version"]) == (twice, 2)
        update = await ana.hello(table["id"])
        while update["entries"][0]["version"] > 0:
            # The bot has answered meanwhile.
            update = await ana.until("update")
        own = [entry["choice"]["notation"] for entry in update["entries"] if entry["choice"]]
        assert own[:2] == [first, "end_turn"]

    run(body())


def test_a_repeated_key_is_answered_again_and_a_stolen_one_refused(server: Server) -> None:
    async def body() -> None:
        (ana, bo), table = await gather_table(server.url, "cacao", 2, 0, **FIRST)
        for browser in (ana, bo):
            await browser.connect()
        update = await ana.hello(table["id"])
        action = update["options"][0]["action"]
        message = {"type": "play", "table": table["id"], "version": 0, "key": key(), "actions": [action]}
        await ana.send(**message)
        first = await ana.until("done")
        await ana.send(**message)
        assert await ana.until("done") == first
        assert await refusal(bo, **message) == "key_reused"
        other = {**message, "key": key()}
        assert await refusal(ana, **other) == "stale_version"
        wrong = {**message, "version": first["version"], "key": key(), "actions": ["undo"]}
        assert await refusal(ana, **wrong) in ("illegal_action", "stale_version", "not_your_decision")

    run(body())


def test_your_turns_are_told_wherever_you_are(server: Server) -> None:
    async def body() -> None:
        (ana, bo), table = await gather_table(server.url, "cacao", 2, 0, **FIRST)
        await bo.connect()
        assert (await bo.until("your_turns"))["tables"] == []
        await ana.connect()
        assert (await ana.until("your_turns"))["tables"] == [table["id"]]
        update = await ana.hello(table["id"])
        while update["pending"][0]["seat"] == 0:
            update = await play(ana, update)
        assert (await bo.until("your_turns"))["tables"] == [table["id"]]

    run(body())


def test_a_rematch_is_one_table_for_all_who_ask(server: Server) -> None:
    async def body() -> None:
        (ana, bo), table = await gather_table(server.url, "cacao", 2, 0)
        players = [Player(browser, table["id"], number) for number, browser in enumerate((ana, bo))]
        await asyncio.gather(*(player.play_to_end() for player in players))
        mine = await ana.post(f"/tables/{table['id']}/rematch")
        assert (mine["id"], mine["rematch"]["status"], mine["rematch"]["table"]) == (
            table["id"],
            "offered",
            None,
        )
        yours = await bo.post(f"/tables/{table['id']}/rematch")
        again = await ana.get(f"/tables/{yours['rematch']['table']}")
        assert again["commitment"] != table["commitment"]
        assert (again["status"], again["rematch_of"]) == ("playing", table["id"])

    run(body())
