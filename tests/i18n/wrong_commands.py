"""Bad input to the command line, the disk, the stores and the arena.

What a test machine cannot refuse (a full disk, a missing permission) a stub refuses; all the
rest, and everything that makes an error of it, is the real thing.
"""

from __future__ import annotations

import asyncio
import errno
import json
import os
import socket
import sys
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import apsw
import psycopg
import pytest

import patolli
from patolli.arena.answering import let_answer
from patolli.arena.cluster import joined
from patolli.arena.entrant import Entrant
from patolli.arena.runner import LocalRunner, Worker, work
from patolli.arena.ticket import Ticket, series
from patolli.bots.bot import Budget
from patolli.bots.search.net import Net
from patolli.bots.search.weights import Tensor, Tensors, read_tensors
from patolli.bots.visiting import visitor
from patolli.cli.app import cannot_print, run, take_language
from patolli.cli.opening import free_port
from patolli.cli.saving import Party, save
from patolli.cli.terminal import Terminal
from patolli.cli.writing import write
from patolli.drawing.palette import colours_of
from patolli.engine.errors import PatolliError
from patolli.i18n import Texts, language_from
from patolli.learning.dataset import put, tickets_of
from patolli.puzzles.keeping import UNFINISHED, digs, mine
from patolli.puzzles.puzzle import read_puzzle
from patolli.puzzles.shelf import puzzle_of
from patolli.puzzles.sifting import sift
from patolli.server.context import no_judge
from patolli.storage import open_store, sqlite
from tests.i18n.wrong_documents import caught

WRONG = (
    "xyzzy",
    "simulate",
    "play --terminal",
    "play xyzzy",
    "play cacao --seats seven",
    "play cacao --seats 2 --seats 3",
    "play cacao --xyzzy 7",
    "play cacao 7",
    "play cacao --bots xyzzy",
    "play cacao --seats 2 --bots random,random,random",
    "play cacao --option xyzzy",
    "play cacao --terminal=xyzzy",
    "arena cacao --bots ,",
    "play cacao --names a,b,c",
    "play cacao --names abcdefghijklmnopqrstuvwxyz",
    "simulate cacao --matches 0",
    "simulate cacao --seed -3",
    "simulate cacao --bots random,random,random --seats 2",
    "arena cacao --bots random,greedy --matches 0",
    "arena cacao --bots random,greedy --seed -3",
    "arena cacao --bots random@xyzzy",
    "arena cacao --bots random,greedy --workers 0",
    "ladder cacao --bots random",
    "perft cacao --depth -1",
    "serve --port 70000",
    "serve --port 0 --workers 0",
    "serve --port 0 --workers 3",
    "serve --port 0 --bots -1",
    "serve --port 0 --origin xyzzy",
    "serve --port 0 --proxy xyzzy",
    "serve --port 0 --bundle xyzzy",
    "serve --settings xyzzy.toml",
    "replay xyzzy.json",
)


def commands(folder: Path) -> Iterator[PatolliError]:
    terminal = Terminal(Texts("en"))
    terminal.read = lambda prompt="": None  # type: ignore[method-assign]
    for line in WRONG:
        yield caught(lambda line=line: run(terminal, line.split(" ")))  # type: ignore[misc]
    yield caught(lambda: take_language(["--lang"]))
    yield caught(lambda: language_from({}, "xyzzy"))
    other = folder / "other.json"
    other.write_text(json.dumps(patolli.start("teotihuacan", 2, 1).position()), encoding="utf-8")
    yield caught(lambda: run(terminal, ["perft", "cacao", "--position", str(other)]))
    saved = folder / "saved.json"
    save(patolli.start("cacao", 2, 1), saved, Party((), ("", f"{folder}/xyzzy.py:Xyzzy")))
    yield caught(lambda: run(terminal, ["resume", str(saved)]))
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        yield caught(lambda: free_port("127.0.0.1", taken.getsockname()[1], may_move=False))
    for line in (
        "xyzzy = 7",
        "xyzzy",
        "port = 'xyzzy'",
        "http_rate = 0",
        "origins = 7",
        "log_level = 'xyzzy'",
    ):
        (folder / "settings.toml").write_text(line, encoding="utf-8")
        yield caught(lambda: run(terminal, ["serve", "--settings", str(folder / "settings.toml")]))
    with pytest.MonkeyPatch.context() as machine:
        machine.setattr("patolli.extras.find_spec", lambda name: None)
        yield caught(lambda: run(terminal, ["serve", "--ray", "local"]))


def disk(folder: Path) -> Iterator[PatolliError]:
    match = patolli.start("cacao", 2, 1)
    (folder / "occupied").write_text("", encoding="utf-8")
    yield caught(lambda: save(match, folder))
    yield caught(lambda: save(match, folder / "occupied" / "match.json"))
    for number in (errno.EACCES, errno.ENOSPC, errno.EROFS, errno.EIO):

        def refuse(*what: object, number: int = number, **more: object) -> None:
            raise OSError(number, os.strerror(number))

        with pytest.MonkeyPatch.context() as machine:
            machine.setattr(Path, "write_text", refuse)
            yield caught(lambda: write(folder / "page.html", ""))


def streams() -> Iterator[PatolliError]:
    told: list[PatolliError] = []
    cannot_print(cast(Any, SimpleNamespace(fail=told.append)), OSError(errno.ENOSPC, "full"))
    yield from told


def opened(url: str) -> PatolliError:
    """Why a store cannot be opened."""
    return caught(lambda: asyncio.run(open_store(url).open(lambda changed: None)))


def stores(folder: Path) -> Iterator[PatolliError]:
    yield opened("mysql://xyzzy")
    yield opened(str(folder))
    (folder / "notes.txt").write_text("xyzzy " * 1000, encoding="utf-8")
    yield opened(str(folder / "notes.txt"))
    yield opened(str(folder / "notes.txt" / "tables.db"))
    with pytest.MonkeyPatch.context() as machine:
        machine.setattr(sqlite, "BUSY_MILLISECONDS", 1)
        owner = apsw.Connection(str(folder / "owned.db"))
        owner.execute("BEGIN EXCLUSIVE")
        yield opened(str(folder / "owned.db"))
        owner.close()
    newer = apsw.Connection(str(folder / "newer.db"))
    newer.execute("CREATE TABLE migration (number BIGINT); INSERT INTO migration VALUES (9999)")
    newer.close()
    yield opened(str(folder / "newer.db"))
    for error in (apsw.CantOpenError, apsw.FullError, apsw.ReadOnlyError, apsw.IOError):
        with pytest.MonkeyPatch.context() as machine:
            machine.setattr(sqlite, "SqliteConnection", _raising(error("unable to go on")))
            yield opened(str(folder / "tables.db"))
    yield opened("postgresql://ana:secret@127.0.0.1:1/tables")
    yield opened("postgresql://[")
    for refusal in (
        psycopg.OperationalError('FATAL:  password authentication failed for user "ana"'),
        psycopg.OperationalError('FATAL:  database "tables" does not exist'),
        psycopg.errors.InsufficientPrivilege("permission denied for schema public"),
    ):
        with pytest.MonkeyPatch.context() as machine:
            machine.setattr(psycopg, "connect", _raising(refusal))
            yield opened("postgresql://ana@127.0.0.1/tables")


def _raising(error: Exception) -> Any:
    def attempt(*what: object, **more: object) -> None:
        raise error

    return attempt


class Line:
    """A worker's line: one ticket comes, then nobody is there."""

    def __init__(self, ticket: object) -> None:
        self.tickets = [ticket]
        self.sent: list[PatolliError] = []

    def recv(self) -> object:
        if not self.tickets:
            raise EOFError
        return self.tickets.pop()

    def send(self, news: PatolliError) -> None:
        self.sent.append(news)


def arena() -> Iterator[PatolliError]:
    random = Entrant("random")
    for ticket in (Ticket("cacao", (), (Entrant("xyzzy"), random), 1, 17), SimpleNamespace(index=18)):
        line = Line(ticket)
        work(cast(Any, line))
        yield line.sent[0]
    runner = LocalRunner(1)
    dying = SimpleNamespace(held=series("cacao", {}, [random, random], 1, 1), dismiss=lambda: None)
    for _ in range(2):
        runner.workers.append(cast(Worker, dying))
        runner._bury(cast(Worker, dying), deque())
    runner.workers.append(cast(Worker, dying))
    yield caught(lambda: runner._bury(cast(Worker, dying), deque()))
    ray = SimpleNamespace(init=_raising(ConnectionError("could not connect")), __spec__="found")
    for module in (None, ray):
        with pytest.MonkeyPatch.context() as machine:
            machine.setitem(sys.modules, "ray", cast(Any, module))
            yield caught(lambda: joined("192.0.2.1:6379", 1))


class Raises:
    """A bot that fails at its first question."""

    def choose(self, observation: object, budget: object) -> int:
        raise ZeroDivisionError


def visitors(folder: Path) -> Iterator[PatolliError]:
    path = folder / "visitor.py"
    yield caught(lambda: visitor(f"{path}:Bot"))
    path.write_text("1 / 0", encoding="utf-8")
    yield caught(lambda: visitor(f"{path}:Bot"))
    path.write_text("class Silent: pass", encoding="utf-8")
    yield caught(lambda: visitor(f"{path}:Bot"))
    yield caught(lambda: visitor(f"{path}:Silent"))
    match = patolli.start("cacao", seats=2, seed=7)
    with pytest.MonkeyPatch.context() as machine:
        machine.setattr("tempfile.tempdir", str(folder))
        yield caught(lambda: let_answer(cast(Any, Raises()), "Raises", match, 0, Budget(1)))


def learning(folder: Path) -> Iterator[PatolliError]:
    yield caught(lambda: read_tensors("mine", b"xyzzy"))
    tables = {"first": Tensor(1, 1, [0.5]), "direct": Tensor(1, 1, [0.5])}
    tensors = Tensors("mine", {}, tables)
    yield caught(lambda: tensors.expect("game", "cacao"))
    yield caught(lambda: Net(tensors))
    tables.update({"second": Tensor(1, 1, [0.5]), "heads": Tensor(1, 1, [0.5])})
    yield caught(lambda: Net(tensors))
    yield caught(lambda: tickets_of("xyzzy", {}, [Entrant("random")] * 2, 2, 1, 0))
    blocked = folder / "blocked"
    blocked.write_text("", encoding="utf-8")
    yield caught(lambda: put(blocked / "notes.safetensors", b""))


def puzzles(folder: Path) -> Iterator[PatolliError]:
    yield caught(lambda: puzzle_of("xyzzy"))
    yield caught(lambda: read_puzzle("cacao", "xyzzy"))
    tickets = digs("cacao", {}, [Entrant("random")] * 2, 1, 7, 10)
    nobody = cast(Any, None)
    blocked = folder / "no folder"
    blocked.write_text("", encoding="utf-8")
    yield caught(lambda: list(mine(blocked / "puzzles.xz", tickets, nobody)))
    begun = folder / "puzzles.xz"
    begun.with_name(begun.name + UNFINISHED).write_text('{"game": "xyzzy"}\n', encoding="utf-8")
    yield caught(lambda: list(mine(begun, tickets, nobody)))
    yield caught(lambda: list(sift("cacao", (folder / "xyzzy.xz",), 10, begun)))


def judges() -> Iterator[PatolliError]:
    # Where no process thinks, nobody judges.
    yield caught(lambda: asyncio.run(no_judge(cast(Any, None), "")))


def pictures() -> Iterator[PatolliError]:
    yield caught(lambda: colours_of("xyzzy"))


def all_commands(folder: Path) -> Iterator[PatolliError]:
    yield from commands(folder)
    yield from disk(folder)
    yield from streams()
    yield from stores(folder)
    yield from arena()
    yield from visitors(folder)
    yield from learning(folder)
    yield from puzzles(folder)
    yield from judges()
    yield from pictures()
