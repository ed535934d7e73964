"""A PostgreSQL of one's own for the tests: a private cluster in a temporary folder."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

HOW = "PostgreSQL is not installed here: run scripts/install-services.sh (Debian, as root)"


def programs() -> Path | None:
    """The folder of initdb and pg_ctl, or None."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return versions[-1].parent if versions else None


def deselect_without_postgres(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what needs PostgreSQL where there is none, and say so."""
    if programs() is not None:
        return
    left_out = [item for item in items if "postgres" in item.nodeid]
    if left_out:
        items[:] = [item for item in items if item not in left_out]
        config.hook.pytest_deselected(items=left_out)
        reporter = config.pluginmanager.get_plugin("terminalreporter")
        if reporter is not None:
            reporter.write_line(f"{len(left_out)} tests left out. {HOW}", yellow=True)


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def crash(url: str) -> None:
    """As if the machine had lost power: a cluster of ours stops without a word, and recovers."""
    with psycopg.connect(url) as connection:
        row = connection.execute("SHOW data_directory").fetchone()
    assert row is not None
    folder = programs()
    assert folder is not None, HOW
    base = Path(row[0])
    command = [
        str(folder / "pg_ctl"),
        "-D",
        str(base),
        "-w",
        "-m",
        "immediate",
        "-l",
        str(base.parent / "log"),
        "restart",
    ]
    subprocess.run([*as_its_user(), *command], cwd=base.parent, check=True, capture_output=True)


def as_its_user() -> list[str]:
    """What a command begins with that root must not run itself: PostgreSQL refuses to."""
    if os.geteuid() != 0:
        return []
    # It lies where only root's own path leads.
    runuser = shutil.which("runuser", path=os.pathsep.join([os.environ["PATH"], "/usr/sbin", "/sbin"]))
    return [runuser or "runuser", "-u", "postgres", "--"]


@contextmanager
def cluster() -> Iterator[str]:
    """The address of a fresh server that lives as long as the context."""
    folder = programs()
    assert folder is not None, HOW
    home = Path(tempfile.mkdtemp(prefix="patolli-postgres-"))
    as_user = as_its_user()
    if as_user:
        shutil.chown(home, "postgres", "postgres")
    port = free_port()
    options = f"-p {port} -c listen_addresses=127.0.0.1 -k {home} -c fsync=on -c max_connections=200"

    def run(*command: str) -> None:
        subprocess.run([*as_user, *command], cwd=home, check=True, capture_output=True)

    try:
        run(str(folder / "initdb"), "-D", str(home / "base"), "-A", "trust", "-U", "patolli", "--no-sync")
        run(
            str(folder / "pg_ctl"),
            "-D",
            str(home / "base"),
            "-w",
            "-l",
            str(home / "log"),
            "-o",
            options,
            "start",
        )
        yield f"postgresql://patolli@127.0.0.1:{port}/postgres"
    finally:
        if (home / "base").exists():
            run(str(folder / "pg_ctl"), "-D", str(home / "base"), "-w", "-m", "immediate", "stop")
        shutil.rmtree(home, ignore_errors=True)
