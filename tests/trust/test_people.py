"""People's data: nothing overwritten, nobody impersonated, no password guessed, nothing left behind."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path

import apsw
import pytest
from argon2 import PasswordHasher
from litestar import Litestar
from litestar.testing import TestClient

from patolli.server import wire
from patolli.server.errors import AlreadyClaimed, BadName, TooMany, WrongPassword
from patolli.server.people import accounts
from patolli.server.people.accounts import sign_in
from patolli.server.people.names import clean_name, clean_text, distinct
from patolli.server.process import ServerProcess
from patolli.server.settings import ServerSettings
from patolli.storage import open_store
from tests.server.asking import Visitor, app_here
from tests.server.processes import with_process


@pytest.fixture(autouse=True)
def cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a hash costs is argon2's business: here many are made."""
    monkeypatch.setattr(accounts, "_hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    with TestClient(app_here(tmp_path)) as opened:
        yield opened


# Changes that do not overwrite each other


def test_what_is_changed_while_a_password_is_hashed_is_not_lost(database: str) -> None:
    async def body() -> None:
        process = ServerProcess(ServerSettings(database), open_store(database))
        await process.open()
        context = process.context
        ana = (await sign_in(context, "Ana"))[0]
        await asyncio.gather(
            accounts.claim(context, ana, wire.Claim("ana@example.org", "correct horse")),
            accounts.change_me(context, ana, wire.ChangeMe(name="Anna")),
            accounts.change_me(context, ana, wire.ChangeMe(preferences={"theme": "codex"})),
            accounts.change_me(context, ana, wire.ChangeMe(muted=["bo"])),
        )
        kept = await context.store.person_of_login("ana@example.org")
        assert kept is not None
        assert (kept.name, kept.preferences, kept.muted) == ("Anna", {"theme": "codex"}, ["bo"])
        await process.close()

    asyncio.run(body())


def test_of_two_claims_at_once_one_is_told_no(tmp_path: Path) -> None:
    async def body(process: ServerProcess) -> None:
        ana = (await sign_in(process.context, "Ana"))[0]
        claims = [
            accounts.claim(process.context, ana, wire.Claim(login, "correct horse"))
            for login in ("one", "two")
        ]
        outcomes = await asyncio.gather(*claims, return_exceptions=True)
        assert sorted(type(each).__name__ for each in outcomes) == ["AlreadyClaimed", "PersonRow"]
        assert any(isinstance(each, AlreadyClaimed) for each in outcomes)
        kept = [await process.context.store.person_of_login(login) for login in ("one", "two")]
        assert sum(each is not None for each in kept) == 1

    with_process(tmp_path, body)


# Names


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u115f\u1160",
        "\uffa0",
        "\u2800",
        "\u0410nn",
        "Bot",
        "bot, level 5",
        "B\u00f6t 3",
        "Bo\u03c4tle",
    ],
)
def test_names_that_deceive_are_refused(name: str) -> None:
    with pytest.raises(BadName):
        clean_name(name)


@pytest.mark.parametrize("name", ["Анна", "Ελένη", "李雷", "Botond", "Zoë", "Ngọc", "Ana María", "José 2"])
def test_honest_names_are_taken(name: str) -> None:
    assert clean_name(name) == name


def test_towers_of_marks_are_cut() -> None:
    assert len(clean_text("a" + "\u0323" * 23)) <= 3


def test_two_at_a_table_do_not_look_the_same(client: TestClient[Litestar]) -> None:
    ana, other = Visitor(client, "Ann"), Visitor(client, "ÀNN")
    table = ana.post("/tables", {"game": "cacao", "seats": [{"kind": "me"}, {"kind": "link"}]})
    sheet = other.post(f"/tables/{table['id']}/sit", {"invite": table["invite"]})
    assert [seat["name"] for seat in sheet["seats"]] == ["Ann", "ÀNN 2"]
    assert distinct("Ann", ["ann", "Ann 2"]) == "Ann 3"


def test_a_login_is_the_same_however_its_accents_are_written(client: TestClient[Litestar]) -> None:
    Visitor(client, "Ana").post("/me/claim", {"login": "jos\u00e9", "password": "12345678"})
    taken = Visitor(client, "Eve").ask("POST", "/me/claim", {"login": "JOSE\u0301", "password": "12345678"})
    assert taken.json()["kind"] == "login_taken"
    back = Visitor(client, None).ask("POST", "/me/login", {"login": "jose\u0301", "password": "12345678"})
    assert back.status_code == 200


# Passwords and sessions


def test_guesses_are_limited_by_account_wherever_they_come_from(tmp_path: Path) -> None:
    async def body(process: ServerProcess) -> None:
        for name in ("ana", "bo"):
            person = (await sign_in(process.context, name))[0]
            await accounts.claim(process.context, person, wire.Claim(name * 2, "correct horse"))
        kinds: list[type[Exception]] = []
        for number in range(12):
            with pytest.raises((WrongPassword, TooMany)) as refused:
                await accounts.log_in(process.tables, wire.LogIn("anaana", f"wrong {number:03}"), None)
            kinds.append(refused.type)
        assert kinds == [WrongPassword] * 10 + [TooMany] * 2
        with pytest.raises(TooMany):
            await accounts.log_in(process.tables, wire.LogIn("anaana", "correct horse"), None)
        await accounts.log_in(process.tables, wire.LogIn("bobo", "correct horse"), None)

    with_process(tmp_path, body)


def test_a_password_is_changed_and_everybody_else_is_logged_out(client: TestClient[Litestar]) -> None:
    ana, elsewhere = Visitor(client, "Ana"), Visitor(client, None)
    ana.post("/me/claim", {"login": "ana", "password": "correct horse"})
    elsewhere.post("/me/login", {"login": "ana", "password": "correct horse"})
    wrong = ana.ask("POST", "/me/password", {"password": "incorrect", "new": "battery staple"})
    assert (wrong.status_code, wrong.json()["kind"]) == (401, "wrong_password")
    right = ana.ask("POST", "/me/password", {"password": "correct horse", "new": "battery staple"})
    assert right.status_code == 204
    assert ana.get("/me")["login"] == "ana"
    assert elsewhere.get("/me")["person"] is None
    old = elsewhere.ask("POST", "/me/login", {"login": "ana", "password": "correct horse"})
    assert old.status_code == 401
    assert elsewhere.post("/me/login", {"login": "ana", "password": "battery staple"})["login"] == "ana"


def test_sessions_are_listed_and_ended_one_by_one(client: TestClient[Litestar]) -> None:
    ana, elsewhere, eve = Visitor(client, "Ana"), Visitor(client, None), Visitor(client, "Eve")
    ana.post("/me/claim", {"login": "ana", "password": "correct horse"})
    elsewhere.post("/me/login", {"login": "ana", "password": "correct horse"})
    sessions = ana.get("/me/sessions")
    assert [each["is_this"] for each in sessions] == [True, False]
    other = sessions[1]["id"]
    assert eve.ask("DELETE", f"/me/sessions/{other}").status_code == 204
    assert elsewhere.get("/me")["login"] == "ana"
    assert ana.ask("DELETE", f"/me/sessions/{other}").status_code == 204
    assert elsewhere.get("/me")["person"] is None
    assert ana.get("/me")["login"] == "ana"


# Deleted means deleted


def test_whoever_is_deleted_is_nowhere(client: TestClient[Litestar], tmp_path: Path) -> None:
    ana, bo = Visitor(client, "Xochitl"), Visitor(client, "Bo")
    left = ana.post("/tables", {"game": "cacao", "seats": [{"kind": "me"}, {"kind": "link"}]})
    bo.post(f"/tables/{left['id']}/sit", {"invite": left["invite"]})
    ana.post(f"/tables/{left['id']}/seats/0/leave")
    owned = ana.post(
        "/tables", {"game": "cacao", "seats": [{"kind": "open"}, {"kind": "open"}], "private": False}
    )
    data = ana.get("/me/data")
    assert set(data["tables"]) == {left["id"], owned["id"]}
    assert ana.ask("DELETE", "/me").status_code == 204
    assert ana.id is not None
    assert not {"Xochitl", ana.id} & words_kept(tmp_path / "tables.db")
    assert bo.id in words_kept(tmp_path / "tables.db")


def words_kept(path: Path) -> set[str]:
    """Every word in every row of a database."""
    connection = apsw.Connection(str(path))
    try:
        names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows = [str(row) for name in names for row in connection.execute(f"SELECT * FROM {name}")]
    finally:
        connection.close()
    return set(re.findall(r"[\w-]+", " ".join(rows)))


def test_whoever_left_before_the_match_is_forgotten_there_too(client: TestClient[Litestar]) -> None:
    ana, bo, cleo = Visitor(client, "Ana"), Visitor(client, "Bo"), Visitor(client, "Cleo")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = bo.post("/tables", {"game": "cacao", "seats": seats, "private": False})["id"]
    ana.post(f"/tables/{table}/sit", {})
    ana.post(f"/tables/{table}/seats/1/leave")
    ana.post(f"/tables/{table}/sit", {})
    bo.post(f"/tables/{table}/seats/1/open")
    cleo.post(f"/tables/{table}/sit", {})
    told = bo.get(f"/tables/{table}")["happenings"]
    assert {(each["kind"], each["name"]) for each in told} >= {("left", "Ana"), ("removed", "Ana")}
    assert ana.ask("DELETE", "/me").status_code == 204
    assert "Ana" not in json.dumps(bo.get(f"/tables/{table}"))
    assert "Cleo" in json.dumps(bo.get(f"/tables/{table}"))
