"""The browser's bundle: strict policy, hashed names for ever, client routes, and a clear word when missing."""

from __future__ import annotations

from pathlib import Path

from litestar.testing import TestClient

from tests.server.asking import app_here


def test_files_routes_and_policy(tmp_path: Path) -> None:
    bundle = tmp_path / "dist"
    (bundle / "assets").mkdir(parents=True)
    (bundle / "index.html").write_text("<!doctype html><title>table</title>")
    (bundle / "assets" / "index-DxYz12_a.js").write_text("export const x = 1;\n" * 200)
    with TestClient(app_here(tmp_path, bundle=str(bundle))) as client:
        for path in ("/", "/table/abc", "/join/xyz"):
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


def test_without_a_bundle_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    with TestClient(app_here(tmp_path)) as client:
        answer = client.get("/")
    assert answer.status_code == 503
    assert "make web" in answer.text


def test_health_and_metrics(tmp_path: Path) -> None:
    with TestClient(app_here(tmp_path)) as client:
        assert client.get("/api/v1/health").json() == {"status": "ok"}
        assert "patolli_sockets 0" in client.get("/api/v1/metrics").text
