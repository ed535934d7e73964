"""Accounts: a name is enough; a password keeps it; everything can be had and deleted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.asking import Visitor, app_here


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    with TestClient(app_here(tmp_path)) as opened:
        yield opened


def test_a_guest_claims_logs_out_everywhere_and_comes_back(client: TestClient[Litestar]) -> None:
    ana = Visitor(client, "  Ana  ")
    assert ana.get("/me")["person"] == {"id": ana.id, "name": "Ana", "claimed": False}
    assert ana.post("/me/claim", {"login": "Ana@example.org", "password": "correct horse"})["person"][
        "claimed"
    ]
    assert ana.ask("POST", "/me/claim", {"login": "x@y.z", "password": "correct horse"}).status_code == 409
    elsewhere = Visitor(client, None)
    wrong = elsewhere.ask("POST", "/me/login", {"login": "ana@example.org", "password": "incorrect"})
    assert (wrong.status_code, wrong.json()["kind"]) == (401, "wrong_password")
    nobody = elsewhere.ask("POST", "/me/login", {"login": "nobody@example.org", "password": "incorrect"})
    assert nobody.json()["kind"] == "wrong_password"
    assert (
        elsewhere.post("/me/login", {"login": "ana@EXAMPLE.org", "password": "correct horse"})["person"]["id"]
        == ana.id
    )
    assert elsewhere.ask("POST", "/me/logout-everywhere").status_code == 204
    assert ana.get("/me")["person"] is None


def test_a_login_belongs_to_one_person(client: TestClient[Litestar]) -> None:
    Visitor(client, "Ana").post("/me/claim", {"login": "same", "password": "12345678"})
    answer = Visitor(client, "Bo").ask("POST", "/me/claim", {"login": "SAME", "password": "12345678"})
    assert (answer.status_code, answer.json()) == (409, {"kind": "login_taken", "details": {"login": "SAME"}})


def test_my_data_holds_everything_and_delete_leaves_nothing(client: TestClient[Litestar]) -> None:
    ana, bo = Visitor(client, "Ana"), Visitor(client, "Bo")
    ana.ask("PATCH", "/me", {"preferences": {"theme": "codex"}, "muted": [bo.id]})
    table = ana.post("/tables", {"game": "cacao", "seats": [{"kind": "me"}, {"kind": "link"}]})
    bo.post(f"/tables/{table['id']}/sit", {"invite": table["invite"]})
    data = ana.get("/me/data")
    assert data["preferences"] == {"theme": "codex"}
    assert data["muted"] == [bo.id]
    assert data["tables"] == [table["id"]]
    assert len(data["sessions"]) == 1
    assert ana.ask("DELETE", "/me").status_code == 204
    assert ana.get("/me")["person"] is None
    seat = bo.get(f"/tables/{table['id']}")["seats"][0]
    assert (seat["kind"], seat["name"], seat["person"]) == ("gone", "", None)


@pytest.mark.parametrize("name", ["", " ", "\u200b", "\u202e\u202d", "…", "x" * 25])
def test_names_that_nobody_can_read_are_refused(client: TestClient[Litestar], name: str) -> None:
    answer = Visitor(client, None).ask("POST", "/me/guest", {"name": name})
    assert answer.status_code == 400
    assert answer.json()["kind"] in ("bad_name", "bad_message")


def test_the_cookie_cannot_be_read_by_scripts_nor_sent_by_other_sites(client: TestClient[Litestar]) -> None:
    answer = client.post("/api/v1/me/guest", json={"name": "Ana"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


@pytest.mark.parametrize(
    "headers",
    [{"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}],
)
def test_other_sites_pages_change_nothing(client: TestClient[Litestar], headers: dict[str, str]) -> None:
    ana = Visitor(client, "Ana")
    answer = ana.ask("DELETE", "/me", headers=headers)
    assert (answer.status_code, answer.json()["kind"]) == (403, "wrong_origin")
    assert ana.get("/me")["person"] is not None


def test_floods_are_refused(tmp_path: Path) -> None:
    with TestClient(app_here(tmp_path, http_burst=30.0, http_rate=0.001)) as client:
        kinds = [
            client.post("/api/v1/me/login", json={"login": "abc", "password": "12345678"}).status_code
            for _ in range(3)
        ]
    assert kinds == [401, 429, 429]
