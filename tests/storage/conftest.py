"""Every test of the contract runs on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from patolli.storage import Store, open_store
from tests.postgres import cluster, deselect_without_postgres

Body = Callable[[Store], Coroutine[Any, Any, None]]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    deselect_without_postgres(config, items)


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with cluster() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store."""
    if request.param == "sqlite":
        return f"sqlite:{tmp_path / 'tables.db'}"
    address: str = request.getfixturevalue("postgres_url")
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    return address


@pytest.fixture
def with_store(url: str) -> Callable[[Body], None]:
    """Run a test's body with an open store."""

    async def run(body: Body) -> None:
        store = open_store(url)
        await store.open(lambda table: None)
        try:
            await body(store)
        finally:
            await store.close()

    return lambda body: asyncio.run(run(body))
