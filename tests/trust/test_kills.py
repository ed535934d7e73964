"""Processes killed under load, and what lies between: every acknowledged action is in the log, once; the history checker of tests/server."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.postgres import crash
from tests.server.running import Server
from tests.server.test_power_cuts import play_through_cuts
from tests.trust.figures import long, own_seed, saw, store_of
from tests.trust.lossy import LossyPath


@contextmanager
def serving(database: str, folder: Path) -> Iterator[Server]:
    server = Server(database, folder)
    server.start()
    try:
        yield server
    finally:
        server.kill()


def play_through(
    database: str, folder: Path, cuts: int, cut: Callable[[Server], None] | None = None
) -> tuple[int, int]:
    """Disturb so often while people play; how many moves were acknowledged, at how many tables."""
    with serving(database, folder) as server:
        how = None if cut is None else lambda: cut(server)
        return asyncio.run(play_through_cuts(server, cuts, own_seed(cuts), cut=how))


def kill_bots(server: Server) -> None:
    """End every process in which this server's bots think, as a machine short of memory does."""
    assert server.process is not None
    listed = subprocess.run(["ps", "-eo", "pid,ppid,args"], capture_output=True, text=True, check=True).stdout
    rows = [line.split(maxsplit=2) for line in listed.splitlines()[1:]]
    for pid, parent, words in rows:
        if int(parent) == server.process.pid and "patolli.server.bots.worker" in words:
            with suppress(ProcessLookupError):
                os.kill(int(pid), signal.SIGKILL)


class ServerFarAway(Server):
    """A server that is reached by a lossy path alone."""

    path: LossyPath | None = None

    @property
    def url(self) -> str:
        return super().url if self.path is None else f"http://127.0.0.1:{self.path.port}"


def play_on_a_lossy_path(folder: Path, disturbances: int) -> tuple[int, int, int]:
    """Play far away; how many moves were acknowledged, at how many tables, and how many connections broke."""
    server = ServerFarAway(f"sqlite:{folder / 'tables.db'}", folder)
    server.start()
    server.wait()
    path = server.path = LossyPath(server.port, own_seed(disturbances))
    try:
        moves, tables = asyncio.run(
            play_through_cuts(server, disturbances, own_seed(disturbances), cut=path.disturb)
        )
    finally:
        path.close()
        server.kill()
    return moves, tables, path.broken


def crash_its_database(server: Server) -> None:
    crash(server.database)


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_a_database_that_crashes_loses_nothing(database: str, tmp_path: Path) -> None:
    moves, _ = play_through(database, tmp_path, 1, crash_its_database)
    assert moves > 20


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_bots_whose_process_is_killed_play_on(database: str, tmp_path: Path) -> None:
    moves, tables = play_through(database, tmp_path, 3, kill_bots)
    assert moves > 20
    assert tables >= 2


def test_a_lossy_path_loses_nothing_acknowledged(tmp_path: Path) -> None:
    moves, _, broken = play_on_a_lossy_path(tmp_path, 4)
    assert moves > 20
    assert broken >= 4


@pytest.mark.trust
def test_hundreds_of_kills(database: str, tmp_path: Path) -> None:
    kills = long(500 if store_of(database) == "sqlite" else 100)
    moves, tables = play_through(database, tmp_path, kills)
    saw(f"kills_{store_of(database)}", kills=kills, matches=tables, acknowledged=moves, lost=0, doubled=0)


@pytest.mark.trust
@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_a_hundred_crashes_of_the_database(database: str, tmp_path: Path) -> None:
    crashes = long(100)
    moves, tables = play_through(database, tmp_path, crashes, crash_its_database)
    saw("database_kills", crashes=crashes, matches=tables, acknowledged=moves, lost=0, doubled=0)


@pytest.mark.trust
@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_hundred_kills_of_bots(database: str, tmp_path: Path) -> None:
    kills = long(100)
    moves, tables = play_through(database, tmp_path, kills, kill_bots)
    saw("bot_kills", kills=kills, matches_that_ended=tables, acknowledged=moves, lost=0, doubled=0)


@pytest.mark.trust
def test_hundreds_of_disturbances_of_the_path(tmp_path: Path) -> None:
    disturbances = long(500)
    moves, tables, broken = play_on_a_lossy_path(tmp_path, disturbances)
    saw(
        "lossy_path",
        disturbances=disturbances,
        connections_broken=broken,
        matches=tables,
        acknowledged=moves,
        lost=0,
        doubled=0,
    )
