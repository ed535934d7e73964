"""Operators: what they can look up and mend beside a server that runs, and that each deed is written down."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from patolli.cli import main
from patolli.server.admin import NoSuchPerson, Office, in_office
from patolli.server.app import make_app
from patolli.server.settings import ServerSettings
from patolli.storage import BadDatabase
from tests.server.asking import Visitor


@pytest.fixture
def client(database: str) -> Iterator[TestClient[Litestar]]:
    with TestClient(make_app(ServerSettings(database, http_burst=1e6, http_rate=1e6))) as opened:
        yield opened


def operate(capsys: pytest.CaptureFixture[str], database: str, *words: str) -> list[list[str]]:
    """What the command prints, line by line, word by word."""
    capsys.readouterr()
    assert main(["admin", *words, "--database", database]) == 0
    return [line.split("\t") for line in capsys.readouterr().out.splitlines()]


def test_an_operator_mends_beside_a_server_that_runs(
    client: TestClient[Litestar], database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ana, eve = Visitor(client, "Ana"), Visitor(client, "Rude Word")
    ana.post("/me/claim", {"login": "ana", "password": "correct horse"})
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = eve.post("/tables", {"game": "cacao", "seats": seats, "private": False, "name": "Rude"})
    found = operate(capsys, database, "people", "rude")
    assert [line[:2] for line in found] == [[eve.id, "Rude Word"]]
    assert [line[0] for line in operate(capsys, database, "tables")] == [table["id"]]
    assert eve.id is not None
    operate(capsys, database, "rename", eve.id, "Eve")
    assert eve.get("/me")["person"]["name"] == "Eve"
    ((password,),) = operate(capsys, database, "password", "ana")
    assert ana.get("/me")["person"] is None
    assert ana.post("/me/login", {"login": "ana", "password": password})["login"] == "ana"
    operate(capsys, database, "end", table["id"])
    assert client.get("/api/v1/tables").json()["tables"] == []
    operate(capsys, database, "logout", eve.id)
    assert eve.get("/me")["person"] is None
    operate(capsys, database, "silence", eve.id)
    operate(capsys, database, "delete", "ana")
    assert operate(capsys, database, "people", "ana") == []
    deeds = operate(capsys, database, "deeds")
    assert [line[0] for line in deeds] == ["1", "2", "3", "4", "5", "6"]
    assert [line[2] for line in deeds] == ["rename", "password", "end", "logout", "silence", "delete"]
    assert not any(password in word for line in deeds for word in line)


def test_what_cannot_be_done_is_said(
    client: TestClient[Litestar], database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for words in (
        ["dance"],
        ["rename", "nobody"],
        ["delete", "nobody"],
        ["end", "nowhere"],
        ["password", "nobody"],
    ):
        assert main(["admin", *words, "--database", database]) == 2, words
    assert operate(capsys, database, "deeds") == []


def test_a_database_of_another_version_is_left_alone(database: str) -> None:
    async def look(office: Office) -> None:
        raise AssertionError("it was opened")

    with pytest.raises(BadDatabase):
        asyncio.run(in_office(database, look))


def test_nobody_by_that_name(client: TestClient[Litestar], database: str) -> None:
    async def look(office: Office) -> None:
        with pytest.raises(NoSuchPerson):
            await office.rename("nobody", "Somebody")

    asyncio.run(in_office(database, look))


def test_a_report_reaches_whoever_looks_after_the_server(
    client: TestClient[Litestar], database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ana, eve, stranger = Visitor(client, "Ana"), Visitor(client, "Eve"), Visitor(client, "Stranger")
    table = ana.post(
        "/tables", {"game": "cacao", "seats": [{"kind": "me"}, {"kind": "open"}], "private": False}
    )
    eve.post(f"/tables/{table['id']}/sit", {})
    for _ in range(2):
        assert ana.ask("POST", f"/tables/{table['id']}/seats/1/report").status_code == 204
    assert ana.ask("POST", f"/tables/{table['id']}/seats/0/report").status_code == 403
    assert stranger.ask("POST", f"/tables/{table['id']}/seats/1/report").status_code == 403
    (line,) = operate(capsys, database, "reports")
    assert (line[0], line[2:]) == ("1", [table["id"], ana.id, eve.id])
    operate(capsys, database, "close", "1")
    assert operate(capsys, database, "reports") == []
    assert main(["admin", "close", "1", "--database", database]) == 2
