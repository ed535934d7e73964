"""Links that look like something where they are pasted: a title, a line and a picture, and no more than a stranger may see."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.asking import Visitor, app_here

Client = TestClient[Litestar]
TAG = re.compile(r'<meta property="([\w:]+)" content="([^"]*)" />')
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    bundle = tmp_path / "dist"
    bundle.mkdir()
    (bundle / "index.html").write_text("<!doctype html><head><title>patolli</title></head>")
    with TestClient(app_here(tmp_path, bundle=str(bundle))) as running:
        yield running


def tags(client: Client, address: str) -> dict[str, str]:
    client.cookies.clear()
    page = client.get(address)
    assert page.status_code == 200
    return {name: unescape(value) for name, value in TAG.findall(page.text)}


def begun(ana: Visitor, bo: Visitor, **more: object) -> dict[str, str]:
    """A table of two people whose match has begun."""
    wanted = {"game": "cacao", "seats": [{"kind": "me"}, {"kind": "link"}], "options": {"first_seat": "0"}}
    table: dict[str, str] = ana.post("/tables", {**wanted, **more})
    bo.post(f"/tables/{table['id']}/sit", {"invite": table["invite"]})
    return table


def test_a_shared_link_tells_who_plays_and_shows_the_position(client: Client) -> None:
    ana, bo = Visitor(client, "Ana"), Visitor(client, "Bo & <Co>")
    table = begun(ana, bo)
    secret = ana.post(f"/tables/{table['id']}/share")["share"]
    told = tags(client, f"/replay/{table['id']}?share={secret}&l=es&m=0")
    assert told["og:title"] == "Ana \u2013 Bo & <Co>"
    assert told["og:description"] == "Ana \u221210, Bo & <Co> \u221210. Esperando a Ana"
    assert told["og:image"].startswith(
        f"http://testserver.local/api/v1/tables/{table['id']}/picture?language=es&move=0&share="
    )
    picture = client.get(told["og:image"].removeprefix("http://testserver.local"))
    assert picture.headers["content-type"] == "image/png"
    assert picture.content.startswith(PNG)
    assert (int.from_bytes(picture.content[16:20]), int.from_bytes(picture.content[20:24])) == (1200, 630)
    drawn = client.get(told["og:image"].removeprefix("http://testserver.local") + "&form=svg")
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert "Bo &amp; &lt;Co&gt;" in drawn.text


def test_a_private_table_tells_nothing_without_its_secret_part(client: Client) -> None:
    ana, bo = Visitor(client, "Ana"), Visitor(client, "Bo")
    table = begun(ana, bo, name="Secret society")
    address = f"/tables/{table['id']}"
    for path in (f"/replay/{table['id']}", f"/table/{table['id']}", f"/replay/{table['id']}?share=wrong"):
        assert tags(client, path) == {}
    nobody = Visitor(client, None)
    assert nobody.ask("GET", f"{address}/picture?form=svg").status_code == 404
    secret = bo.post(f"{address}/share")["share"]
    assert tags(client, f"/replay/{table['id']}?share={secret}")["og:title"] == "Secret society"
    ana.ask("DELETE", f"{address}/share")
    assert tags(client, f"/replay/{table['id']}?share={secret}") == {}
    assert nobody.ask("GET", f"{address}/picture?form=svg&share={secret}").status_code == 404
    # Not even to those who may: every head is the same for all.
    assert Visitor(client, "Eve").ask("GET", f"{address}/picture?form=svg").status_code == 404


def test_an_invitation_says_who_invites_and_shows_no_deal_of_its_own(client: Client) -> None:
    ana = Visitor(client, "Ana")
    table = ana.post("/tables", {"game": "teotihuacan", "seats": [{"kind": "me"}, {"kind": "link"}]})
    for token in (table["invite"], table["code"]):
        told = tags(client, f"/join/{token}")
        assert told["og:title"] == "Ana"
        assert "Free seat" in told["og:description"]
        address = told["og:image"].removeprefix("http://testserver.local")
        assert client.get(address + "&form=svg").text.startswith("<svg")
    other = ana.post("/tables", {"game": "teotihuacan", "seats": [{"kind": "me"}, {"kind": "link"}]})
    pictures = [ana.ask("GET", f"/tables/{each['id']}/picture?form=svg").text for each in (table, other)]
    assert pictures[0] == pictures[1]


def test_what_is_asked_for_wrongly_is_met_with_words(client: Client) -> None:
    ana = Visitor(client, "Ana")
    table = ana.post(
        "/tables", {"game": "cacao", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    )
    address = f"/tables/{table['id']}/picture"
    assert ana.ask("GET", f"{address}?language=tlh").json()["kind"] == "unknown_language"
    assert ana.ask("GET", f"{address}?form=gif").status_code == 400
    assert ana.ask("GET", f"{address}?move=-1").status_code == 400
    assert ana.ask("GET", f"{address}?move=20000&form=svg").status_code == 200
    assert tags(client, f"/replay/{table['id']}?m=nonsense&l=tlh") == {}
