"""Servers for the tests: one that lives as long as the session, others on request."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import cluster, deselect_without_postgres
from tests.server.running import Server


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    deselect_without_postgres(config, items)


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with cluster() as url:
        yield url


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite that all tests of this process share."""
    folder = tmp_path_factory.mktemp("server")
    running = Server(f"sqlite:{folder / 'tables.db'}", folder)
    running.start()
    running.wait()
    yield running
    # uvicorn closes in good order and then lets the signal have its way.
    assert running.stop() in (0, -15)
    assert "the house is closed" in running.log()
    failures = [line for line in running.log().splitlines() if '"level": "error"' in line]
    assert not failures, failures[:3]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
