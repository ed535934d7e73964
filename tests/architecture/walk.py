"""The walk of a click, measured: a server and two browsers, one move, and every call that it leads to.

Usage: PATOLLI_INTERPRETED=1 python -m tests.architecture.walk FOLDER
Writes a JSON document: `calls`, every function of the package that was called, in order, as file:function; `hops`, on the
straight way every call from one file of the server into another; `asked`, the other files of the server that were asked.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import sys
import threading
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn

import patolli
from patolli.server.app import make_app
from patolli.server.settings import ServerSettings
from patolli.server.socket.endpoint import LARGEST_FRAME, Application
from patolli.server.socket.transport import FastWebSocket
from tests.postgres import free_port
from tests.server.browser import Browser

PACKAGE = f"{Path(patolli.__file__).parent.as_posix()}/"
# What must be done with a move. The straight way is whatever calls lead there; all else is asked beside it.
DEEDS = {
    "server/socket/transport.py:FastWebSocket.next_message": "received",
    "server/costs.py:Costs.message": "paid for",
    "server/tables/permissions.py:check": "allowed",
    "server/tables/table.py:Locked.__aenter__": "alone with the table",
    "engine/match.py:Match.play": "played",
    "storage/store.py:Store.append": "committed",
    "server/updates/update.py:update": "made into what a viewer may see",
    "server/socket/transport.py:FastWebSocket.write": "told",
}


class Walk:
    """Everything that is called, in order, while it is looked at."""

    def __init__(self) -> None:
        self.is_on = False
        self.calls: list[str] = []
        self.hops: list[tuple[str, str]] = []

    def look(self, frame: FrameType, event: str, _: Any) -> None:
        """Called by Python at each call and return."""
        if not self.is_on or event != "call":
            return
        name = named(frame)
        if name:
            self.calls.append(name)
        if name in DEEDS:
            way = [each for each in stack_of(frame) if each.startswith("server/")]
            self.hops += [
                (caller, called)
                for caller, called in itertools.pairwise(way)
                if file_of(caller) != file_of(called)
            ]

    def document(self) -> dict[str, Any]:
        """What was seen."""
        hops = list(dict.fromkeys(self.hops))
        visited = {file_of(each) for each in self.calls if each.startswith("server/")}
        return {
            "calls": self.calls,
            "hops": hops,
            "asked": sorted(visited - {file_of(each) for hop in hops for each in hop}),
        }


def named(frame: FrameType) -> str:
    """File and function of a frame; what stands inside a function goes by its name. Empty: not ours."""
    path = frame.f_code.co_filename
    function = frame.f_code.co_qualname.partition(".<locals>")[0]
    return f"{path.removeprefix(PACKAGE)}:{function}" if path.startswith(PACKAGE) else ""


def stack_of(frame: FrameType | None) -> list[str]:
    """Our functions that wait for a frame, the first first, and its own."""
    found: list[str] = []
    while frame is not None:
        if name := named(frame):
            found.append(name)
        frame = frame.f_back
    return found[::-1]


def file_of(name: str) -> str:
    """The file of a function."""
    return name.partition(":")[0]


async def walked(folder: Path) -> Walk:
    """One move of Cacao, from the first browser to the second."""
    walk = Walk()
    # The store has threads of its own, which are not started yet.
    threading.setprofile(walk.look)
    port = free_port()
    application = Application(make_app(ServerSettings(f"sqlite:{folder / 'tables.db'}", port=port)))
    config = uvicorn.Config(
        application,
        port=port,
        ws=FastWebSocket,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        log_config=None,
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    ana, bo = (Browser(f"http://127.0.0.1:{port}") for _ in range(2))
    for browser, name in ((ana, "Ana"), (bo, "Bo")):
        await browser.sign_in(name)
    seats = [{"kind": "me"}, {"kind": "link"}]
    table = await ana.post("/tables", {"game": "cacao", "seats": seats, "options": {"first_seat": "0"}})
    await bo.post(f"/tables/{table['id']}/sit", {"invite": table["invite"]})
    updates = []
    for browser in (ana, bo):
        await browser.connect()
        updates.append(await browser.hello(table["id"]))
    # Who came is told a moment later, and has nothing to do with the move.
    await asyncio.sleep(1.5)
    sys.setprofile(walk.look)
    walk.is_on = True
    tile = updates[0]["options"][0]["action"]
    await ana.send(type="play", table=table["id"], version=0, key="a-key-of-its-own", actions=[tile], seat=0)
    for browser in (ana, bo):
        await browser.until("update", version=1)
    walk.is_on = False
    for browser in (ana, bo):
        await browser.close()
    server.should_exit = True
    await serving
    return walk


if __name__ == "__main__":
    sys.stdout.write(json.dumps(asyncio.run(walked(Path(sys.argv[1]))).document()))
