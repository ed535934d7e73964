"""The browser's bundle: strict policy, hashed names for ever, client routes, and a clear word when missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from litestar.testing import TestClient

from patolli.server.static import ROOMS
from tests.server.asking import app_here


def bundle_in(folder: Path) -> Path:
    bundle = folder / "dist"
    (bundle / "fonts").mkdir(parents=True)
    (bundle / "index.html").write_text("<!doctype html><head><title>table</title></head>")
    (bundle / "fonts" / "letters.woff2").write_bytes(bytes(range(256)))
    return bundle


def test_files_routes_and_policy(tmp_path: Path) -> None:
    bundle = tmp_path / "dist"
    (bundle / "assets").mkdir(parents=True)
    (bundle / "index.html").write_text("<!doctype html><title>table</title>")
    (bundle / "assets" / "index-DxYz12_a.js").write_text("export const x = 1;\n" * 200)
    with TestClient(app_here(tmp_path, bundle=str(bundle))) as client:
        for path in ("/", "/table/abcdefgh_-12", "/join/XYZ234"):
            answer = client.get(path)
            assert "table" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
            policy = answer.headers["content-security-policy"]
            assert "script-src 'self';" in policy
            assert "default-src 'none'" in policy
        script = client.get("/assets/index-DxYz12_a.js")
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-encoding"] == "gzip"
        assert script.headers["content-type"].startswith("text/javascript")
        assert client.get("/assets/other.js").status_code == 404
        assert client.get("/../settings.py").status_code in (200, 404)
        assert client.get("/api/v1/nowhere").json()["kind"] == "bad_message"


def test_what_a_browser_has_is_not_sent_again(tmp_path: Path) -> None:
    with TestClient(app_here(tmp_path, bundle=str(bundle_in(tmp_path)))) as client:
        for path in ("/", "/fonts/letters.woff2", "/api/v1/games"):
            first = client.get(path)
            assert first.headers["cache-control"] == "no-cache"
            again = client.get(path, headers={"if-none-match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            assert "content-security-policy" not in again.headers
            assert client.get(path, headers={"if-none-match": '"other"'}).status_code == 200
        head = client.head("/")
        assert (head.status_code, head.headers["etag"]) == (200, client.get("/").headers["etag"])


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/rules", 200),
        ("/rules/cacao", 200),
        ("/gallery/teotihuacan", 200),
        ("/history", 200),
        ("/replay", 200),
        ("/nowhere", 404),
        ("/rules/chess", 404),
        ("/gallery", 404),
        ("/table", 404),
        ("/table/nowhere", 404),
        ("/settings/more", 404),
        ("/table/abcdefgh_-12/more", 404),
    ],
)
def test_an_address_without_a_page_is_404_and_still_a_page(tmp_path: Path, path: str, status: int) -> None:
    with TestClient(app_here(tmp_path, bundle=str(bundle_in(tmp_path)))) as client:
        answer = client.get(path)
    assert answer.status_code == status
    assert "table" in answer.text


def test_the_server_knows_the_pages_of_the_browser() -> None:
    app = Path(__file__).parents[2] / "web" / "src" / "App.svelte"
    assert set(re.findall(r'case "(\w*)":', app.read_text())) == set(ROOMS)


def test_without_a_bundle_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    with TestClient(app_here(tmp_path)) as client:
        answer = client.get("/")
    assert answer.status_code == 503
    assert "make web" in answer.text


def test_health_and_metrics(tmp_path: Path) -> None:
    with TestClient(app_here(tmp_path)) as client:
        assert client.get("/api/v1/health").json() == {"status": "ok"}
        assert "patolli_sockets 0.0" in client.get("/api/v1/metrics").text
