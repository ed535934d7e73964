"""Hostile requests: whatever is sent to any route, on either store, is refused in words and never a fault."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from patolli.engine.match import Match
from patolli.games import game_of
from patolli.puzzles.shelf import puzzles_of
from patolli.server.app import make_app
from patolli.server.hosts import is_here
from patolli.server.settings import ServerSettings
from tests.trust.figures import long, own_seed, saw, store_of

DEEP = '{"game":' + "[" * 3000 + "]" * 3000 + "}"
TEXTS = (
    "\0",
    "a\0b",
    "%00",
    "\ud800",
    "\u202e",
    "'; DROP TABLE people; --",
    "../../etc/passwd",
    "x" * 5000,
    "-1",
    "9" * 40,
    "NaN",
    "",
    " ",
    "💥",
)
VALUES: tuple[Any, ...] = (*TEXTS, None, True, -1, 2**63, 10**30, 1.5, [], {}, [[[]]], {"a": {"b": {}}})
# A place in a path, and what there is to put there.
PLACE = re.compile(r"\{[^}]+\}")
PUZZLE = puzzles_of("cacao")[0].id
LESSON = game_of("cacao").teaching.lessons[0].name
ORIGINS = ("http://[", "http://[::1", "null", "http://", "://", "http://testserver.local:99999", "\x7f")


def wide(database: str) -> ServerSettings:
    return ServerSettings(database, http_burst=1e9, http_rate=1e9, tables_an_hour=1e9, open_tables=10**9)


def routes(client: TestClient[Litestar]) -> list[tuple[str, str, bool]]:
    """Method, path and whether it has a body, of everything that can be called."""
    schema = client.get("/api/v1/schema/openapi.json").json()
    return [
        (method.upper(), path, "requestBody" in described)
        for path, methods in sorted(schema["paths"].items())
        for method, described in sorted(methods.items())
        if not path.endswith(("/logout", "/logout-everywhere"))
    ]


def body_for(chance: random.Random) -> str:
    if chance.random() < 0.1:
        return DEEP
    names = (
        "game",
        "seats",
        "name",
        "login",
        "password",
        "invite",
        "document",
        "options",
        "seat",
        "choice",
        "new",
    )
    document = {chance.choice(names): chance.choice(VALUES) for _ in range(chance.randrange(5))}
    if chance.random() < 0.4:
        document["game"] = chance.choice(("cacao", "\0", "teotihuacan"))
        document["seats"] = [
            {"kind": chance.choice(("me", "bot", "open", "\0")), "bot": chance.choice(TEXTS)}
        ] * 2
    text = encoded(document)
    return text[: chance.randrange(len(text))] if chance.random() < 0.1 else text


def encoded(document: Any) -> str:
    import json

    return json.dumps(document)


def filled_in(chance: random.Random, path: str, table: dict[str, Any]) -> str:
    """A path with something in each of its places: what belongs there, what belongs elsewhere, or what belongs nowhere."""
    known = (table["id"], table["invite"], "0", "cacao", "en", PUZZLE, LESSON)
    return PLACE.sub(lambda _: quoted(chance.choice((*TEXTS, *known))), path)


def ask_badly(database: str, requests: int, seed: int) -> dict[int, int]:
    """So many bad requests; how often each status was answered."""
    chance = random.Random(seed)
    answers: dict[int, int] = {}
    with TestClient(make_app(wide(database)), raise_server_exceptions=False) as client:
        client.post("/api/v1/me/guest", json={"name": "Eve"})
        made = client.post(
            "/api/v1/tables", json={"game": "cacao", "seats": [{"kind": "me"}, {"kind": "open"}]}
        )
        known = routes(client)
        assert len(known) > 30
        for number in range(requests):
            method, path, has_body = known[number % len(known)]
            path = filled_in(chance, path, made.json())
            headers = {"origin": chance.choice(ORIGINS)} if chance.random() < 0.1 else {}
            if chance.random() < 0.3:
                path += f"?invite={quoted(chance.choice(TEXTS))}&start={quoted(chance.choice(TEXTS))}"
            headers["content-type"] = "application/json"
            content = body_for(chance).encode("utf-8", "surrogatepass") if has_body else None
            answer = client.request(method, path, content=content, headers=headers)
            answers[answer.status_code] = answers.get(answer.status_code, 0) + 1
            assert answer.status_code < 500, (
                seed,
                number,
                method,
                path,
                content and content[:200],
                answer.text,
            )
            if client.cookies.get("patolli_session") is None:
                client.post("/api/v1/me/guest", json={"name": "Eve"})
    return answers


def quoted(text: str) -> str:
    return quote(text.encode("utf-8", "surrogatepass"), safe="")


def test_bad_requests_are_refused_in_words(database: str) -> None:
    answers = ask_badly(database, 600, seed=1)
    assert answers.get(400, 0) > 100


def test_no_place_of_a_path_stays_empty(database: str) -> None:
    with TestClient(make_app(wide(database))) as client:
        paths = {path for _, path, _ in routes(client)}
    table = {"id": "t", "invite": "i"}
    assert sum("{" in path for path in paths) > 20
    assert not [path for path in paths if "{" in filled_in(random.Random(1), path, table)]


def test_what_is_filled_in_exists(database: str) -> None:
    """Bad requests come as far as those who ask for something real."""
    with TestClient(make_app(wide(database))) as client:
        assert client.get(f"/api/v1/puzzles/{PUZZLE}").status_code == 200
        assert client.get(f"/api/v1/games/cacao/lessons/{LESSON}/picture").status_code == 200


@pytest.mark.trust
def test_a_hundred_thousand_bad_requests(database: str) -> None:
    count = long(100_000)
    answers = ask_badly(database, count, own_seed(2))
    saw(
        f"requests_{store_of(database)}",
        requests=count,
        faults=0,
        refused=answers.get(400, 0),
    )


def test_a_page_with_an_impossible_origin_is_another_sites(database: str) -> None:
    with TestClient(make_app(wide(database)), raise_server_exceptions=False) as client:
        for origin in ORIGINS[:5]:
            answer = client.post("/api/v1/me/guest", json={"name": "Eve"}, headers={"origin": origin})
            assert (answer.status_code, answer.json()["kind"]) == (403, "wrong_origin")


def test_answers_are_for_whoever_asked_and_nothing_else(database: str) -> None:
    with TestClient(make_app(wide(database))) as client:
        headers = client.get("/api/v1/me").headers
        assert headers["cache-control"] == "no-store"
        assert headers["x-content-type-options"] == "nosniff"
        assert "strict-transport-security" not in headers


def test_over_https_the_cookie_belongs_to_this_very_host(database: str) -> None:
    settings = ServerSettings(database, secure_cookies=True)
    with TestClient(make_app(settings), base_url="https://testserver.local") as client:
        answer = client.post("/api/v1/me/guest", json={"name": "Ana"})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-patolli_session=")
        assert {"Secure", "Path=/", "HttpOnly"} <= {part.strip() for part in cookie.split(";")}
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        assert client.get("/api/v1/me").json()["person"]["name"] == "Ana"


def test_a_table_from_a_file_says_so(database: str) -> None:
    with TestClient(make_app(wide(database))) as client:
        client.post("/api/v1/me/guest", json={"name": "Eve"})
        seats = [{"kind": "me"}, {"kind": "open"}]
        sealed = client.post("/api/v1/tables", json={"game": "cacao", "seats": seats}).json()
        assert (sealed["from_file"], sealed["commitment"] is None) == (False, False)
        written = Match(game_of("cacao"), game_of("cacao").setup(2, {}, 1)).position()
        made = client.post("/api/v1/forks", json={"document": written, "seats": seats, "private": False})
        assert made.status_code == 201, made.text
        assert made.json()["from_file"] is True
        listed = client.get("/api/v1/tables").json()["tables"]
        assert [each["from_file"] for each in listed if each["id"] == made.json()["id"]] == [True]


def test_a_server_answers_to_its_own_names_only(tmp_path: Path) -> None:
    settings = ServerSettings(f"sqlite:{tmp_path / 'tables.db'}", hosts=("tables.example.org",))
    with TestClient(make_app(settings)) as client:
        for host, status in {
            "tables.example.org": 200,
            "Tables.Example.org:8000": 200,
            "127.0.0.1:8000": 200,
            "[::1]:8000": 200,
            "evil.example": 421,
            "[": 421,
        }.items():
            assert client.get("/api/v1/games", headers={"host": host}).status_code == status, host


def test_a_server_of_this_machine_is_reached_from_this_machine() -> None:
    assert [is_here(host) for host in ("127.0.0.1", "::1", "localhost", "0.0.0.0", "192.0.2.1")] == [
        True
    ] * 3 + [False] * 2
