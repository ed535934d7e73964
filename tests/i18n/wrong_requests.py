"""Bad requests to the table server: what the wire carries back, read as a browser reads it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

from patolli.engine.errors import PatolliError, Reason
from patolli.server import wire
from patolli.server.errors import told
from patolli.server.process import ServerProcess
from patolli.server.socket.endpoint import LARGEST_FRAME, decode
from patolli.server.socket.handlers import handle
from patolli.server.tables import offers
from patolli.server.tables.moves import Submission, answering, submit
from patolli.server.tables.settings import Absence, copy_of, with_settings
from patolli.server.tables.table import Table
from patolli.storage.rows import PersonRow
from tests.server.asking import Visitor, app_here
from tests.server.ears import Ear, connected
from tests.server.processes import with_table

SEATS = [{"kind": "me"}, {"kind": "link"}]


def heard(mistake: dict[str, Any]) -> Reason:
    """A mistake of the wire as something that texts can be asked about."""
    reason = Reason("")
    details = {
        name: heard(each) if isinstance(each, dict) else each for name, each in mistake["details"].items()
    }
    vars(reason).update(kind=mistake["kind"], details=details)
    return reason


def refused(answer: Any) -> Reason:
    """What a browser is told; it must be a refusal."""
    assert answer.status_code >= 400, answer.text
    return heard(answer.json())


def people(client: TestClient[Litestar]) -> Iterator[Reason]:
    nobody, ana, bo = Visitor(client, None), Visitor(client, "Ana"), Visitor(client, "Bo")
    claim = {"login": "ana", "password": "12345678"}
    yield refused(nobody.ask("POST", "/tables", {"game": "cacao", "seats": SEATS}))
    yield refused(nobody.ask("POST", "/me/guest", {"name": "…"}))
    yield refused(nobody.ask("POST", "/me/guest", {"name": 7}))
    yield refused(nobody.ask("POST", "/me/guest"))
    yield refused(nobody.ask("GET", "/xyzzy"))
    yield refused(nobody.ask("POST", "/me/guest", {"name": "x" * (1 << 20)}))
    yield refused(ana.ask("DELETE", "/me", headers={"origin": "https://example.org"}))
    ana.post("/me/claim", claim)
    yield refused(ana.ask("POST", "/me/claim", claim))
    yield refused(bo.ask("POST", "/me/claim", claim))
    yield refused(nobody.ask("POST", "/me/login", {**claim, "password": "87654321"}))


def tables(client: TestClient[Litestar]) -> Iterator[Reason]:
    ana, bo, cleo = (Visitor(client, name) for name in ("Ana", "Bo", "Cleo"))
    yield refused(ana.ask("GET", "/tables/xyzzy"))
    yield refused(ana.ask("POST", "/tables", {"game": "cacao", "seats": SEATS * 4}))
    sheet = ana.post("/tables", {"game": "cacao", "seats": SEATS, "wait": True})
    here, sit = f"/tables/{sheet['id']}", {"invite": sheet["invite"]}
    yield refused(ana.ask("GET", f"{here}/record"))
    yield refused(ana.ask("POST", f"{here}/start"))
    yield refused(ana.ask("POST", f"{here}/seats/7/bot", {"bot": "random"}))
    yield refused(bo.ask("POST", f"{here}/sit", {**sit, "seat": 0}))
    bo.post(f"{here}/sit", sit)
    yield refused(cleo.ask("POST", f"{here}/sit", sit))
    yield refused(bo.ask("POST", f"{here}/sit", {**sit, "seat": 0}))
    yield refused(bo.ask("GET", "/codes/XYZZY2"))
    yield refused(bo.ask("POST", f"{here}/start"))
    yield refused(ana.ask("PUT", f"{here}/orders", {"seat": 0, "orders": {"xyzzy": "always"}}))
    ana.post(f"{here}/start")
    yield refused(ana.ask("POST", f"{here}/rematch"))
    yield refused(ana.ask("POST", f"{here}/fork", {"move": 0, "seats": [{"kind": "me"}] * 3}))
    ana.post(f"{here}/seats/0/leave")
    bo.post(f"{here}/seats/1/leave")
    yield refused(bo.ask("POST", f"{here}/sit", sit))
    cancelled = ana.post("/tables", {"game": "cacao", "seats": SEATS})["id"]
    ana.post(f"/tables/{cancelled}/cancel")
    yield refused(ana.ask("POST", f"/tables/{cancelled}/start"))
    deep: list[Any] = []
    for _ in range(50):
        deep = [deep]
    yield refused(ana.ask("POST", "/replays", {"document": {"game": "cacao", "jungle": deep}}))
    yield refused(ana.ask("POST", "/replays", {"document": {"game": "cacao", "villages": 5}}))


def requests(folder: Path) -> Iterator[Reason]:
    with TestClient(app_here(folder)) as client:
        yield from people(client)
        yield from tables(client)
    with TestClient(app_here(folder, http_burst=1.0, http_rate=0.001)) as client:
        client.get("/api/v1/games")
        yield refused(client.get("/api/v1/games"))
    # Without its life around it, the application has no store to ask.
    yield refused(TestClient(app_here(folder)).get("/api/v1/health"))


def messages(folder: Path) -> list[Reason]:
    """What the socket refuses, and what a submission may not do."""
    found: list[Reason] = []

    async def body(process: ServerProcess, table: Table, people: list[PersonRow]) -> None:
        ear = Ear()
        ana = connected(ear, people[0])
        for frame in (
            b"{]",
            b'{"type": "xyzzy"}',
            b'{"type": "say", "table": 7}',
            b" " * (LARGEST_FRAME + 1),
        ):
            decode(ana, frame)
        await handle(process.tables, ana, wire.Since(table.id, 0, 1))
        await handle(process.tables, ana, wire.Say(table.id, "k1"))
        for chat in ("phrases", "off"):
            table.settings.chat = chat
            await handle(process.tables, ana, wire.Say(table.id, "k2", "xyzzy"))
        await handle(process.tables, ana, wire.Answer(table.id, "k3", "xyzzy", "yes"))
        await handle(process.tables, ana, wire.TakeBack(table.id, table.version, "k4", 0))
        await handle(process.tables, ana, wire.Play(table.id, table.version + 9, "k5", ["sell 1"], 0))
        assert table.log is not None
        first = table.log.match.choices(0)[0].notation
        await submit(table, Submission(0, table.version, "k6", "person", answering(0, [first])))
        found.append(await failing(submit(table, Submission(1, 0, "k6", "person", answering(1, [first])))))
        place = table.settings.places[1]
        place.absence = Absence(place.person, "timeout", 0.0, table.version, undecided=True)
        await process.context.store.change_table(with_settings(table.row, table.settings))
        wish = offers.ask_take_back(table, people[0].id, 0, table.version, 0, "k7")
        found.append(await failing(wish))
        older = copy_of(table.settings)
        older.rules += 1
        await table.reload()
        await process.context.store.change_table(with_settings(table.row, older))
        found.append(await failing(table.reload()))
        found.extend(heard(each["error"]) for each in ear.of("refused"))

    with_table(folder, wire.Pace(), body)
    return found


async def failing(attempt: Any) -> Reason:
    """The error of something awaited, by way of the wire."""
    try:
        await attempt
    except PatolliError as error:
        return heard(decoded(told(error)))
    raise AssertionError("nothing was wrong")


def decoded(mistake: wire.Mistake) -> dict[str, Any]:
    import msgspec

    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(mistake))
    return plain


def all_requests(folder: Path) -> Iterator[Reason]:
    (folder / "socket").mkdir()
    yield from requests(folder)
    yield from messages(folder / "socket")
