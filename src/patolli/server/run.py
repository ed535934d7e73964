"""Running: uvicorn with the application, in one process or several."""

from __future__ import annotations

import asyncio
import gc
import os
from typing import Final

import msgspec
import uvicorn

from patolli.engine.errors import BadSetup, Reason
from patolli.server.app import make_app
from patolli.server.json_logging import log_to_stderr
from patolli.server.settings import ServerSettings
from patolli.server.socket.endpoint import LARGEST_FRAME, Application
from patolli.server.socket.transport import FastWebSocket
from patolli.storage import open_store

# How the settings reach the processes that uvicorn starts.
VARIABLE: Final = "PATOLLI_SERVER"
GRACE_SECONDS: Final = 5
RARELY: Final = (50_000, 20, 20)
# Where the worker processes find the application.
APPLICATION: Final = "patolli.server.run:app_from_environment"


def app_from_environment() -> Application:
    """The application of one worker process."""
    log_to_stderr()
    # What is loaded now stays for ever; looking for garbage among matches is worth it rarely.
    gc.freeze()
    gc.set_threshold(*RARELY)
    return Application(make_app(msgspec.json.decode(os.environ[VARIABLE], type=ServerSettings)))


async def try_store(url: str) -> None:
    """Open the store once, so that whoever starts the server hears at once why it cannot be."""
    store = open_store(url)
    await store.open(lambda hint: None)
    await store.close()


def serve(settings: ServerSettings, host: str, port: int, workers: int = 1) -> None:
    """Serve until told to stop; several processes need a store that they can share."""
    if workers < 1:
        raise BadSetup("workers", workers, Reason("whole_number_from", low=1))
    if workers > 1 and not open_store(settings.database).is_shared:
        raise BadSetup("workers", workers, Reason("lone_process"))
    log_to_stderr()
    asyncio.run(try_store(settings.database))
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()
    uvicorn.run(
        APPLICATION,
        factory=True,
        host=host,
        port=port,
        workers=workers,
        loop="auto",
        http="httptools",
        ws=FastWebSocket,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        log_config=None,
        access_log=False,
        server_header=False,
    )
