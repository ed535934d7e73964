"""Every endpoint is called with all that the OpenAPI document allows and forbids: no server error."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok

from tests.server.running import Server

SCHEMA_PATH = "/api/v1/schema/openapi.json"
QUIET: dict[str, Any] = {
    "deadline": None,
    "database": None,
    "derandomize": True,
    "suppress_health_check": list(HealthCheck),
}


class Caller:
    """Somebody signed in, with a table and its invite; signs in again when logged out."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._http = httpx.Client(base_url=url, timeout=20)
        self.sign_in()

    def sign_in(self) -> None:
        self._http.cookies.clear()
        self._http.post("/api/v1/me/guest", json={"name": "Ana"}).raise_for_status()
        wanted = {"game": "cacao", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        made = self._http.post("/api/v1/tables", json=wanted)
        made.raise_for_status()
        self.table = made.json()

    def call(self, case: Any, at_own_table: bool) -> httpx.Response:
        if at_own_table and case.path_parameters:
            for name, value in (("table_id", self.table["id"]), ("token", self.table["invite"])):
                if name in case.path_parameters:
                    case.path_parameters[name] = value
        request = case.as_transport_kwargs(base_url=self._url)
        kept = {name: request.get(name) for name in ("method", "url", "headers", "params", "json")}
        return self._http.request(**kept, content=request.get("data"))

    def close(self) -> None:
        self._http.close()


def call_everything(url: str, examples: int) -> int:
    """Call each operation with so many examples, good ones and bad ones; how many calls there were."""
    schema = schemathesis.openapi.from_url(url + SCHEMA_PATH)
    caller = Caller(url)
    calls = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        good = operation.as_strategy(generation_mode=schemathesis.GenerationMode.POSITIVE)
        bad = operation.as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE)

        @settings(max_examples=examples, phases=[Phase.generate], **QUIET)
        @given(case=st.one_of(good, bad), at_own_table=st.booleans())
        def call(case: Any, at_own_table: bool) -> None:
            nonlocal calls
            calls += 1
            try:
                answer = caller.call(case, at_own_table)
            except (httpx.InvalidURL, httpx.LocalProtocolError, UnicodeError):
                # Not a request that a program could send.
                return
            assert answer.status_code < 500, f"{case.method} {case.formatted_path}: {answer.text[:300]}"

        call()
        caller.sign_in()
    caller.close()
    return calls


def test_no_request_is_a_server_error(server: Server) -> None:
    assert call_everything(server.url, 4) > 80


@pytest.mark.slow
def test_no_request_of_thousands_is_a_server_error(server: Server) -> None:
    assert call_everything(server.url, 100) > 2000
