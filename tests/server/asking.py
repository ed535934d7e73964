"""The application in this process, for tests that need no socket and no port."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

from patolli.server.app import make_app
from patolli.server.settings import ServerSettings


def app_here(folder: Path, **more: Any) -> Litestar:
    """An application with a store of its own."""
    settings = {
        "database": f"sqlite:{folder / 'tables.db'}",
        "http_burst": 1e6,
        "http_rate": 1e6,
        "tables_an_hour": 1e6,
        **more,
    }
    return make_app(ServerSettings(**settings))


class Visitor:
    """Somebody with cookies of their own, at an application in this process."""

    def __init__(self, client: TestClient[Litestar], name: str | None) -> None:
        self._client = client
        self._cookies: dict[str, str] = {}
        self.id: str | None = None
        if name is not None:
            me = self.ask("POST", "/me/guest", {"name": name})
            assert me.status_code == 200, me.text
            self.id = me.json()["person"]["id"]

    def ask(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Any:
        self._client.cookies.clear()
        for name, value in self._cookies.items():
            self._client.cookies.set(name, value)
        answer = self._client.request(method, f"/api/v1{path}", json=body, headers=headers)
        if "patolli_session" in answer.cookies:
            self._cookies["patolli_session"] = answer.cookies["patolli_session"]
        return answer

    def get(self, path: str) -> Any:
        answer = self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.ask("POST", path, body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()
