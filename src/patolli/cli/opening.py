"""Opening the browser as soon as the house answers."""

from __future__ import annotations

import socket
import threading
import time
import webbrowser
from typing import Final

from patolli.engine.errors import BadSetup, Reason

# The house needs a second or two to open; after these it is given up without a word, the address is on the screen.
TRIES: Final = 150
PAUSE_SECONDS: Final = 0.1
LAST_PORT: Final = 65535


def is_free(host: str, port: int) -> bool:
    """Whether nobody listens at a port yet."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def free_port(host: str, port: int, may_move: bool) -> int:
    """The port if it is free; else the next free one, where nobody depends on the number."""
    if not 0 <= port <= LAST_PORT:
        raise BadSetup("port", port, Reason("whole_number", low=0, high=LAST_PORT))
    for candidate in range(port, LAST_PORT + 1 if may_move else port + 1):
        if is_free(host, candidate):
            return candidate
    raise BadSetup("port", port, Reason("free_port"))


def open_when_ready(host: str, port: int) -> None:
    """Show the house in this person's browser once it answers, without waiting for it."""
    threading.Thread(target=_open, args=(host, port), daemon=True).start()


def _open(host: str, port: int) -> None:
    for _ in range(TRIES):
        try:
            socket.create_connection((host, port), timeout=1).close()
        except OSError:
            time.sleep(PAUSE_SECONDS)
        else:
            webbrowser.open(f"http://{host}:{port}/")
            return
