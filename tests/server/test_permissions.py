"""Who may do what: every endpoint and message, for everybody, as one table."""

from __future__ import annotations

import asyncio
import re
import secrets
from typing import Any

import pytest

from patolli.server import wire
from patolli.server.socket.handlers import HANDLERS
from tests.server.browser import Browser, Document, closing_browsers
from tests.server.running import Server

WHO = ("nobody", "stranger", "invited", "player", "owner")
# One letter for each of them: + allowed, - refused.
HTTP: list[tuple[str, str, Any, str, str]] = [
    # method, path, body, at a private table, at a public table
    ("GET", "/me", None, "+++++", "+++++"),
    ("PATCH", "/me", {}, "-++++", "-++++"),
    ("GET", "/me/data", None, "-++++", "-++++"),
    ("GET", "/me/tables", None, "-++++", "-++++"),
    ("GET", "/me/matches", None, "-++++", "-++++"),
    ("GET", "/me/history", None, "-++++", "-++++"),
    ("GET", "/me/statistics", None, "-++++", "-++++"),
    ("POST", "/pairing", {"game": "cacao", "seats": 4}, "-++++", "-++++"),
    ("PUT", "/pairing", {"game": "cacao", "seats": 2, "pace": {"kind": "days"}}, "-----", "-----"),
    ("DELETE", "/pairing", None, "-++++", "-++++"),
    ("GET", "/codes/CODE", None, "-----", "-----"),
    ("POST", "/me/claim", {"login": "RANDOM", "password": "12345678"}, "-++++", "-++++"),
    ("POST", "/me/password", {"password": "not known", "new": "12345678"}, "-----", "-----"),
    ("GET", "/me/sessions", None, "-++++", "-++++"),
    ("DELETE", "/me/sessions/SESSION", None, "-++++", "-++++"),
    ("POST", "/tables/ID/seats/0/report", None, "---+-", "---+-"),
    ("GET", "/games", None, "+++++", "+++++"),
    ("GET", "/tables", None, "+++++", "+++++"),
    ("POST", "/tables", {"game": "cacao", "seats": [{"kind": "me"}, {"kind": "open"}]}, "-++++", "-++++"),
    ("GET", "/tables/ID", None, "---++", "+++++"),
    ("GET", "/tables/ID?invite=INVITE", None, "+++++", "+++++"),
    ("GET", "/invites/INVITE", None, "+++++", "+++++"),
    ("PATCH", "/tables/ID", {"name": "x"}, "----+", "----+"),
    ("POST", "/tables/ID/sit", {"seat": 0}, "----+", "----+"),
    ("POST", "/tables/ID/start", None, "-----", "-----"),
    ("POST", "/tables/ID/cancel", None, "-----", "-----"),
    ("POST", "/tables/ID/archive", None, "---++", "---++"),
    ("DELETE", "/tables/ID/archive", None, "---++", "---++"),
    ("POST", "/tables/ID/share", None, "---++", "---++"),
    ("DELETE", "/tables/ID/share", None, "---++", "---++"),
    ("POST", "/tables/ID/seats/1/return", None, "---+-", "---+-"),
    ("POST", "/tables/ID/seats/1/decide", {"choice": "bot"}, "-----", "-----"),
    ("POST", "/tables/ID/seats/2/open", None, "-----", "-----"),
    ("POST", "/tables/ID/seats/2/bot", {"bot": "random"}, "-----", "-----"),
    ("POST", "/tables/ID/rematch", None, "-----", "-----"),
    ("POST", "/tables/ID/rematch/decline", None, "-----", "-----"),
    ("POST", "/tables/ID/rematch/fill", None, "-----", "-----"),
    ("PUT", "/tables/ID/orders", {"seat": 1, "orders": {}}, "---+-", "---+-"),
    ("GET", "/tables/ID/record", None, "-----", "-----"),
    ("GET", "/tables/ID/replay", None, "---++", "+++++"),
    # Nothing is reviewed before it is over.
    ("GET", "/tables/ID/review", None, "-----", "-----"),
    ("POST", "/tables/ID/review", None, "-----", "-----"),
    ("DELETE", "/tables/ID/review", None, "-----", "-----"),
    ("GET", "/tables/ID/picture?form=svg", None, "---++", "+++++"),
    ("GET", "/tables/ID/replay?viewer=1", None, "---+-", "---+-"),
    ("GET", "/tables/ID/replay?viewer=1&invite=INVITE", None, "---+-", "---+-"),
    ("POST", "/tables/ID/fork", {"move": 0, "seats": [{"kind": "me"}] * 3}, "---++", "---++"),
    ("POST", "/replays", {"document": {"game": "cacao"}}, "-----", "-----"),
    ("POST", "/forks", {"document": {"game": "cacao"}, "seats": [{"kind": "me"}]}, "-----", "-----"),
    ("GET", "/health", None, "+++++", "+++++"),
    ("POST", "/tables/ID/seats/1/leave", None, "---+-", "---+-"),
    ("POST", "/tables/ID/seats/0/resign", None, "----+", "----+"),
    ("POST", "/tables/ID/invite", None, "----+", "----+"),
]
# The player sits at seat 1, the owner at seat 0, a bot at seat 2; it is the owner's turn.
SOCKET: list[tuple[dict[str, Any], str, str]] = [
    ({"type": "hello"}, "---++", "+++++"),
    ({"type": "hello", "invite": "INVITE"}, "+++++", "+++++"),
    ({"type": "bye"}, "+++++", "+++++"),
    ({"type": "show", "seat": 1}, "---+-", "---+-"),
    ({"type": "show", "seat": None}, "---++", "+++++"),
    ({"type": "play", "version": 0, "key": "K", "actions": ["sell 1"]}, "-----", "-----"),
    ({"type": "play", "version": 0, "key": "K", "actions": ["sell 1"], "seat": 0}, "-----", "-----"),
    ({"type": "take_back", "version": 0, "key": "K", "seat": 0}, "-----", "-----"),
    ({"type": "restart_turn", "version": 0, "key": "K", "seat": 0}, "-----", "-----"),
    ({"type": "ask_take_back", "version": 0, "key": "K", "moves": 0, "seat": 0}, "-----", "-----"),
    ({"type": "answer", "key": "K", "offer": "x", "answer": "yes"}, "-----", "-----"),
    ({"type": "want_outlook", "version": 0, "actions": []}, "---++", "+++++"),
    ({"type": "want_reasons", "version": 0, "actions": ["sell 1"]}, "---++", "+++++"),
    ({"type": "want_advice", "version": 0}, "---++", "+++++"),
    # Two people sit here: nobody is given hints.
    ({"type": "want_hint", "version": 0}, "-----", "-----"),
    ({"type": "since", "since": 0, "until": 1}, "---++", "+++++"),
    ({"type": "say", "key": "K", "phrase": "hello"}, "---++", "-++++"),
    ({"type": "watch_lobby"}, "+++++", "+++++"),
    ({"type": "leave_lobby"}, "+++++", "+++++"),
    ({"type": "ask_end", "key": "K"}, "---++", "---++"),
    ({"type": "ping"}, "+++++", "+++++"),
]
WITHOUT_TABLE = ("ping", "watch_lobby", "leave_lobby")
# What each refusal may be called; anything else is a fault.
REFUSALS = {
    "nobody": {
        "not_signed_in",
        "no_such_code",
        "no_such_table",
        "bad_message",
        "not_allowed",
        "not_now",
        "bad_position",
    },
    "stranger": {
        "wrong_password",
        "no_such_table",
        "no_such_code",
        "bad_message",
        "not_allowed",
        "not_now",
        "seat_taken",
        "bad_position",
    },
    "invited": {
        "wrong_password",
        "no_such_table",
        "no_such_code",
        "bad_message",
        "not_allowed",
        "not_now",
        "seat_taken",
        "bad_position",
    },
    "player": {
        "wrong_password",
        "not_allowed",
        "no_such_code",
        "not_now",
        "seat_taken",
        "not_your_decision",
        "no_such_offer",
        "bad_position",
    },
    "owner": {
        "wrong_password",
        "not_allowed",
        "no_such_code",
        "not_now",
        "seat_taken",
        "illegal_action",
        "nothing_to_take_back",
        "no_such_offer",
        "bad_position",
    },
}


async def cast(url: str, private: bool) -> tuple[dict[str, Browser], Document]:
    """Everybody, and a running table."""
    people = {who: Browser(url) for who in WHO}
    for who, browser in people.items():
        if who != "nobody":
            await browser.sign_in(who)
    seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "bot", "bot": "random"}]
    wanted = {"game": "cacao", "seats": seats, "private": private, "options": {"first_seat": "0"}}
    table = await people["owner"].post("/tables", wanted)
    await people["player"].post(f"/tables/{table['id']}/sit", {"invite": table["invite"]})
    return people, table


def filled(value: Any, table: Document) -> Any:
    """The body or path with this table's id and invite in it."""
    if isinstance(value, str):
        named = value.replace("ID", table["id"]) if value.startswith("/") else value
        return named.replace("INVITE", table["invite"]).replace("RANDOM", secrets.token_hex(8))
    if isinstance(value, dict):
        return {
            name: secrets.token_hex(8) if name == "key" else filled(each, table)
            for name, each in value.items()
        }
    return value


@pytest.mark.parametrize("private", [True, False])
def test_every_endpoint_for_everybody(server: Server, private: bool) -> None:
    async def body() -> None:
        people, table = await cast(server.url, private)
        for method, path, content, at_private, at_public in HTTP:
            for who, sign in zip(WHO, at_private if private else at_public, strict=True):
                answer = await people[who].http.request(
                    method, filled(path, table), json=filled(content, table)
                )
                case = f"{who}: {method} {path} → {answer.status_code} {answer.text[:200]}"
                assert answer.status_code < 500, case
                assert (answer.status_code < 300) == (sign == "+"), case
                if sign == "-":
                    assert answer.json()["kind"] in REFUSALS[who], case

    asyncio.run(closing_browsers(body()))


@pytest.mark.parametrize("private", [True, False])
def test_every_message_for_everybody(server: Server, private: bool) -> None:
    async def body() -> None:
        people, table = await cast(server.url, private)
        for message, at_private, at_public in SOCKET:
            for who, sign in zip(WHO, at_private if private else at_public, strict=True):
                browser = people[who]
                await browser.connect()
                if message["type"] != "hello":
                    # Whoever may not see the table is refused here already.
                    await browser.send(type="hello", table=table["id"])
                await browser.send(type="ping", sent=1.0)
                await browser.refusals_until_pong(1.0)
                whole = filled(message, table)
                await browser.send(
                    **whole, **({} if whole["type"] in WITHOUT_TABLE else {"table": table["id"]})
                )
                await browser.send(type="ping", sent=2.0)
                refused = await browser.refusals_until_pong(2.0)
                case = f"{who}: {message} → {refused}"
                assert bool(refused) == (sign == "-"), case
                assert all(kind in REFUSALS[who] for kind in refused), case

    asyncio.run(closing_browsers(body()))


def test_the_tables_leave_nothing_out(server: Server) -> None:
    tags = {message["type"] for message, _, _ in SOCKET}
    assert tags == {kind.__struct_config__.tag for kind in wire.ClientMessage.__args__}
    assert set(HANDLERS) == set(wire.ClientMessage.__args__)

    async def body() -> None:
        schema = await Browser(server.url).get("/schema/openapi.json")
        listed = {
            (method, path.split("?")[0].replace("ID", "{table_id}").replace("INVITE", "{token}"))
            for method, path, *_ in HTTP
        }
        listed = {
            (
                method,
                re.sub(
                    r"/seats/\d/",
                    "/seats/{seat}/",
                    path.replace("CODE", "{code}").replace("SESSION", "{session}"),
                ),
            )
            for method, path in listed
        }
        declared = {
            (method.upper(), path.removeprefix("/api/v1"))
            for path, methods in schema["paths"].items()
            for method in methods
        }
        # These make or end the very session that the table is about, or are for machines, or plain texts, or
        # everybody's own: a lesson's table is made for whoever asks (test_lessons.py), and so are puzzles (test_puzzles.py).
        apart = {
            ("GET", "/puzzles/today"),
            ("GET", "/puzzles/ladder/{game}"),
            ("GET", "/puzzles/{puzzle}"),
            ("GET", "/puzzles/{puzzle}/picture"),
            ("POST", "/puzzles/{puzzle}/table"),
            ("POST", "/puzzles/{puzzle}/answer"),
            ("GET", "/puzzles/{puzzle}/solution"),
            ("POST", "/lessons"),
            ("GET", "/games/{game}/lessons/{lesson}/picture"),
            ("POST", "/me/guest"),
            ("POST", "/me/login"),
            ("POST", "/me/logout"),
            ("POST", "/me/logout-everywhere"),
            ("DELETE", "/me"),
            ("GET", "/metrics"),
            ("GET", "/games/{game}/texts/{language}"),
        }
        assert declared - apart == listed

    asyncio.run(closing_browsers(body()))
