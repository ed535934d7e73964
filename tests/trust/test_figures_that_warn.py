"""Figures that warn, and the log: what an operator must see before people complain."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient
from prometheus_client.parser import text_string_to_metric_families

from patolli.server import metrics as figures
from patolli.server.app import make_app
from patolli.server.bots.pool import BotFailed, BotPool
from patolli.server.bots.worker import Choosing
from patolli.server.caller import shortened
from patolli.server.json_logging import JsonLines, logger
from patolli.server.lag import LoopLag
from patolli.server.metrics import Metrics
from patolli.server.process import ServerProcess
from patolli.server.settings import ServerSettings
from patolli.server.socket.endpoint import Application
from patolli.storage import StoreUnavailable
from tests.server.asking import Visitor, app_here
from tests.server.browser import Browser, closing_browsers
from tests.server.processes import with_process
from tests.server.running import Server

NUMBER = re.compile(r"[0-9a-f]{12}")


def told(text: str | bytes) -> dict[str, float]:
    """Every figure as a scraper reads it."""
    read = text_string_to_metric_families(text.decode() if isinstance(text, bytes) else text)
    return {
        sample.name + "".join(f"[{value}]" for value in sample.labels.values()): sample.value
        for family in read
        for sample in family.samples
    }


def test_what_warns_is_told(tmp_path: Path) -> None:
    with TestClient(app_here(tmp_path)) as client:
        visitor = Visitor(client, "Ana")
        for _ in range(2):
            assert visitor.ask("GET", "/tables/nowhere").status_code == 404
        found = told(client.get("/api/v1/metrics").text)
    assert {name for names in figures.GAUGES.values() for name in names if name not in found} == set()
    assert {name for name in figures.COUNTERS if found.get(name) != 0.0} == set()
    assert found["patolli_refused_total[no_such_table]"] == 2


def test_a_figure_that_nobody_declared_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        Metrics().count("patolli_entires_total")


def test_a_store_that_does_not_answer_is_counted(tmp_path: Path) -> None:
    async def body(process: ServerProcess) -> None:
        def hang(connection: object) -> None:
            time.sleep(0.3)

        with pytest.raises(StoreUnavailable):
            await process.context.store.write(hang, patience=0.05)
        assert told(process.context.metrics.text())["patolli_store_failures_total"] == 1

    with_process(tmp_path, body)


def test_bots_that_die_and_bots_that_wait_are_counted(tmp_path: Path) -> None:
    async def body(process: ServerProcess) -> None:
        pool = process.bots.pool
        assert isinstance(pool, BotPool)
        pool.command = (sys.executable, "-c", "")
        with pytest.raises(BotFailed):
            await pool.choose(Choosing("t", "cacao", "random", 0, {}, 1, 1.0), "somebody")
        found = told(process.context.metrics.text())
        assert found["patolli_bot_failures_total"] == 2
        assert found["patolli_bot_wait_seconds_count"] == 2

    with_process(tmp_path, body)


def test_a_loop_that_was_held_up_says_so() -> None:
    async def body() -> None:
        lag = LoopLag()
        watching = asyncio.create_task(lag.watch())
        await asyncio.sleep(0.01)
        time.sleep(0.8)
        await asyncio.sleep(0.05)
        assert lag.worst > 0.2
        # Whoever asks next is told as well.
        assert lag.worst > 0.2
        watching.cancel()

    asyncio.run(body())


def test_workers_tell_their_figures_together(tmp_path: Path) -> None:
    """Two processes count, one of them ends; what it counted stays, how things stood with it goes."""
    script = (
        "import sys; from patolli.server.metrics import Metrics; m = Metrics();"
        " m.count('patolli_entries_total', int(sys.argv[1])); m.count_kind('patolli_requests_total', 200);"
        " m.time('patolli_commit_seconds', 0.003); m.stand({'patolli_sockets': float(sys.argv[1])});"
        " print(m.text().decode(), flush=True)"
    )
    texts = [
        subprocess.run(
            [sys.executable, "-c", script, str(count)],
            env=os.environ | {figures.SHARED: str(tmp_path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for count in (3, 4)
    ]
    first, both = (told(text) for text in texts)
    assert (first["patolli_entries_total"], first["patolli_sockets"]) == (3, 3)
    assert (both["patolli_entries_total"], both["patolli_sockets"]) == (7, 4)
    assert both["patolli_requests_total[200]"] == 2
    assert both["patolli_commit_seconds_count"] == 2


# The log


def test_addresses_are_shortened() -> None:
    assert shortened("192.0.2.77") == shortened("::ffff:192.0.2.1") == "192.0.2.0/24"
    assert shortened("2001:db8:1:2::9") == "2001:db8:1::/48"
    assert shortened("testclient") == "testclient"


class Kept(logging.Handler):
    """Keeps the lines as they would be written."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[dict[str, object]] = []
        self.setFormatter(JsonLines())

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(json.loads(self.format(record)))


def test_a_request_has_a_number_in_its_answer_and_in_every_line_about_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = Kept()
    monkeypatch.setattr(logger, "handlers", [kept])
    logger.setLevel("INFO")
    web = make_app(ServerSettings(f"sqlite:{tmp_path / 'tables.db'}"))

    async def body() -> None:
        transport = httpx.ASGITransport(
            Application(web), raise_app_exceptions=False, client=("192.0.2.77", 1)
        )
        async with (
            web.lifespan(),
            httpx.AsyncClient(transport=transport, base_url="http://testserver") as http,
        ):
            looked = await http.get("/api/v1/games")
            made = await http.post("/api/v1/me/guest", json={"name": "Ana"})
            refused = await http.get("/api/v1/tables/nowhere?invite=very-secret")
            broken = await http.post("/api/v1/me/logout", headers={"origin": "http://evil.example"})
            metrics = told((await http.get("/api/v1/metrics")).text)
        numbers = [answer.headers["x-request-id"] for answer in (looked, made, refused, broken)]
        assert len(set(numbers)) == 4
        assert all(NUMBER.fullmatch(number) for number in numbers)
        lines = [line for line in kept.lines if line["message"] == "request"]
        assert [(line["request"], line["method"], line["status"]) for line in lines] == [
            (numbers[1], "POST", 200),
            (numbers[2], "GET", 404),
            (numbers[3], "POST", 403),
        ]
        assert {line["address"] for line in lines} == {"192.0.2.0/24"}
        assert lines[1]["path"] == "/api/v1/tables/{table_id}"
        assert lines[1]["person"] == made.json()["person"]["id"]
        written = json.dumps(kept.lines)
        assert "very-secret" not in written
        assert "192.0.2.77" not in written
        counted = {
            name: value for name, value in metrics.items() if name.startswith("patolli_requests_total")
        }
        assert counted["patolli_requests_total[200]"] >= 2
        assert counted["patolli_requests_total[404]"] == 1
        assert counted["patolli_requests_total[403]"] == 1

    asyncio.run(body())


def test_sockets_have_numbers_and_ends_too(tmp_path: Path) -> None:
    server = Server(f"sqlite:{tmp_path / 'tables.db'}", tmp_path, "limited")
    server.start()
    try:
        server.wait()

        async def body() -> None:
            eve = Browser(server.url)
            await eve.sign_in("Eve")
            await eve.connect()
            await eve.send(type="hello", table="nowhere", have_version=0)
            await eve.until("refused")
            await eve.hang_up()
            found: dict[str, float] = {}
            async with asyncio.timeout(60):
                while not any(name.startswith("patolli_sockets_closed_total") for name in found):
                    found = told((await eve.http.get("/metrics")).text)
                    await asyncio.sleep(0.05)
            assert found["patolli_refused_gestures_total[no_such_table]"] == 1

        asyncio.run(closing_browsers(body()))
    finally:
        server.kill()
