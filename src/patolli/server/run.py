"""Running: uvicorn with the application, in one process or several."""

from __future__ import annotations

import asyncio
import gc
import os
from collections.abc import Callable
from contextlib import ExitStack
from tempfile import TemporaryDirectory
from typing import Final

import msgspec
import uvicorn

from patolli.engine.errors import Reason
from patolli.server.app import make_app
from patolli.server.http.transport import BoundedHttp, Doors
from patolli.server.json_logging import log_to_stderr
from patolli.server.metrics import SHARED
from patolli.server.settings import BadSetting, ServerSettings, check
from patolli.server.socket.endpoint import LARGEST_FRAME, Application
from patolli.server.socket.transport import FastWebSocket
from patolli.storage import open_store

# How the settings reach the processes that uvicorn starts.
VARIABLE: Final = "PATOLLI_SERVER"
GRACE_SECONDS: Final = 5
# So many new objects before garbage is looked for among the young, and so many such times before the older ones.
GARBAGE_THRESHOLDS: Final = (50_000, 20, 20)
# Where the worker processes find the application.
APPLICATION: Final = "patolli.server.run:app_from_environment"


def app_from_environment() -> Application:
    """The application of one worker process."""
    settings = msgspec.json.decode(os.environ[VARIABLE], type=ServerSettings)
    log_to_stderr(settings.log_level)
    BoundedHttp.doors = Doors(settings.proxies)
    # What is loaded now stays for ever; looking for garbage among matches is worth it rarely.
    gc.freeze()
    gc.set_threshold(*GARBAGE_THRESHOLDS)
    return Application(make_app(settings))


async def try_store(url: str) -> None:
    """Open the store once, so that whoever starts the server hears at once why it cannot be."""
    store = open_store(url)
    await store.open(lambda changed: None)
    await store.close()


def serve(settings: ServerSettings, when_possible: Callable[[], None] = lambda: None) -> None:
    """Serve until told to stop; several processes need a store that they can share.

    `when_possible` is called once all that could be in the way has been tried.
    """
    check(settings)
    if settings.workers > 1 and not open_store(settings.database).is_shared:
        raise BadSetting("workers", settings.workers, Reason("lone_process"))
    log_to_stderr(settings.log_level)
    asyncio.run(try_store(settings.database))
    when_possible()
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()
    with ExitStack() as stack:
        if settings.workers > 1:
            # Whichever worker is asked for figures tells those of all.
            os.environ[SHARED] = stack.enter_context(TemporaryDirectory(prefix="patolli-figures-"))
        run(settings)


def run(settings: ServerSettings) -> None:
    """Let uvicorn serve."""
    uvicorn.run(
        APPLICATION,
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        loop="auto",
        http=BoundedHttp,
        ws=FastWebSocket,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        log_config=None,
        access_log=False,
        server_header=False,
        # Nobody is believed about a visitor's address who has not been named.
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
    )
