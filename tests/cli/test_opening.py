"""`patolli play` without a game opens the tables in the browser, and those that are open already if there are any."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from patolli.cli import opening
from patolli.cli.opening import address_here, address_of, answers, free_port, is_free
from patolli.cli.whereabouts import note, served_at
from patolli.engine.errors import BadSetup
from patolli.storage.file_lock import FileLock

PATIENCE_SECONDS = 60
COMMAND = [sys.executable, "-c", "from patolli.cli.app import main; raise SystemExit(main())"]


class Person:
    """Somebody whose browser writes down where it was sent."""

    def __init__(self, folder: Path) -> None:
        self.told = folder / "addresses"
        self.database = folder / "patolli" / "tables.db"
        browser = folder / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" >> {self.told}\n')
        browser.chmod(0o755)
        # The variable names the browser of this machine.
        self.environment = {**os.environ, "BROWSER": str(browser), "XDG_DATA_HOME": str(folder)}

    def addresses(self) -> list[str]:
        """Where the browser has been sent so far."""
        return self.told.read_text().split() if self.told.exists() else []

    @contextmanager
    def at_home(self, *words: str) -> Iterator[str]:
        """The tables as one command opens them, until it is stopped; their address."""
        with subprocess.Popen(
            [*COMMAND, *words], env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        ) as house:
            try:
                until = time.monotonic() + PATIENCE_SECONDS
                while not self.addresses():
                    assert house.poll() is None, house.communicate()
                    assert time.monotonic() < until, "the browser was never opened"
                    time.sleep(0.05)
                yield self.addresses()[0]
            finally:
                house.send_signal(signal.SIGTERM)

    def start_again(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*COMMAND, *words],
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE_SECONDS,
            check=False,
        )


@pytest.fixture
def person(tmp_path: Path) -> Person:
    return Person(tmp_path)


@contextmanager
def somebody_elses_house(answer: bytes) -> Iterator[str]:
    """A server that answers everything in one way; its address."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, *_: object) -> None:
            """Nobody reads it."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as house:
        threading.Thread(target=house.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{house.server_address[1]}/"
        house.shutdown()


def test_a_port_in_use_is_named_or_passed_over() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(BadSetup, match=str(port)):
            free_port("127.0.0.1", port, may_move=False)
        assert free_port("127.0.0.1", port, may_move=True) > port


def test_where_two_may_have_a_port_none_is_asked_for_so(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(socket.socket, "setsockopt", lambda _self, _level, name, _value: asked.append(name))
    assert is_free("127.0.0.1", 0)
    assert asked == [socket.SO_REUSEADDR]
    # As Windows has it, where the option would take a port away from whoever has it.
    monkeypatch.setattr(opening, "IS_POSIX", False)
    assert is_free("127.0.0.1", 0)
    assert asked == [socket.SO_REUSEADDR]


@pytest.mark.parametrize(
    ("host", "told", "opened"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000/", "http://127.0.0.1:8000/"),
        ("0.0.0.0", "http://0.0.0.0:8000/", "http://127.0.0.1:8000/"),
        ("::1", "http://[::1]:8000/", "http://[::1]:8000/"),
        ("::", "http://[::]:8000/", "http://[::1]:8000/"),
        ("tables.example.org", "http://tables.example.org:8000/", "http://tables.example.org:8000/"),
    ],
)
def test_an_address_is_one_that_a_browser_can_open(host: str, told: str, opened: str) -> None:
    assert address_of(host, 8000) == told
    assert address_here(host, 8000) == opened


def test_the_browser_is_shown_a_page_that_answers(person: Person) -> None:
    with person.at_home("play") as address, urllib.request.urlopen(address, timeout=60) as page:
        assert page.status == 200
    assert person.database.exists()


def test_a_second_start_shows_the_tables_that_are_open(person: Person) -> None:
    # Plain `patolli` and `make play` alike; the port differs from what either would take first.
    port = free_port("127.0.0.1", 18_000, may_move=True)
    with person.at_home("serve", "--open", "--port", str(port)) as address:
        assert address == f"http://127.0.0.1:{port}/"
        for count, words in enumerate(((), ("serve", "--open", "--port", "8000")), 2):
            again = person.start_again(*words)
            assert (again.returncode, again.stderr) == (0, "")
            assert address in again.stdout
            assert person.addresses() == [address] * count
        # Whoever runs a server hears that the file is taken, and no browser opens.
        refused = person.start_again("serve", "--port", "0")
        assert refused.returncode == 2
        assert "tables.db" in refused.stderr
        assert len(person.addresses()) == 3
    assert served_at(str(person.database)) is None


def test_a_note_left_behind_misleads_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / "tables.db"
    database.touch()
    with somebody_elses_house(b"<html>") as stranger:
        note(str(database), stranger)
        # Nobody has the file: whoever wrote the note was killed.
        assert served_at(str(database)) is None
        lock = FileLock(tmp_path / "tables.db.lock")
        lock.take()
        try:
            assert served_at(str(database)) == stranger
            # Somebody has it, and at that address is another program by now.
            monkeypatch.setattr(opening, "TRIES", 2)
            sent: list[str] = []
            monkeypatch.setattr(webbrowser, "open", sent.append)
            assert not opening.opened(stranger)
            assert sent == []
        finally:
            lock.let_go()


def test_only_a_house_of_ours_answers() -> None:
    for answer, is_ours in ((b'{"status": "ok"}', True), (b'{"status": "down"}', False), (b"\xff", False)):
        with somebody_elses_house(answer) as address:
            assert answers(address) is is_ours
    assert not answers("http://127.0.0.1:1/")


def test_a_database_that_machines_share_is_noted_nowhere(tmp_path: Path) -> None:
    pytest.importorskip("psycopg")
    note("postgresql://patolli@database/patolli", "http://127.0.0.1:8000/")
    assert served_at("postgresql://patolli@database/patolli") is None
    assert list(tmp_path.iterdir()) == []
