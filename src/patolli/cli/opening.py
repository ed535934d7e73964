"""Opening the browser as soon as the house answers."""

from __future__ import annotations

import json
import os
import socket
import threading
import time
import urllib.request
import webbrowser
from http.client import HTTPException
from ipaddress import ip_address
from typing import Final

from patolli.engine.errors import BadSetup, Reason

# The house needs a second or two to open; after these it is given up without a word, the address is on the screen.
TRIES: Final = 150
PAUSE_SECONDS: Final = 0.1
PATIENCE_SECONDS: Final = 5
LAST_PORT: Final = 65535
IS_POSIX: Final = os.name == "posix"


def is_free(host: str, port: int) -> bool:
    """Whether nobody listens at a port yet."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        # A port that was left a moment ago is free; on Windows it is so without this word, which there means
        # that a port may be had by two.
        if IS_POSIX:
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


def address_of(host: str, port: int) -> str:
    """A host and a port as an address is written."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def address_here(host: str, port: int) -> str:
    """The address by which this machine's browser comes in; who listens everywhere listens here, too."""
    try:
        everywhere = ip_address(host)
    except ValueError:
        return address_of(host, port)
    if everywhere.is_unspecified:
        return address_of("127.0.0.1" if everywhere.version == 4 else "::1", port)
    return address_of(host, port)


def open_when_ready(address: str) -> None:
    """Show the house in this person's browser once it answers, without waiting for it."""
    threading.Thread(target=opened, args=(address,), daemon=True).start()


def opened(address: str) -> bool:
    """Show the house in this person's browser once it answers; whether it ever did."""
    for _ in range(TRIES):
        if answers(address):
            webbrowser.open(address)
            return True
        time.sleep(PAUSE_SECONDS)
    return False


def answers(address: str) -> bool:
    """Whether a house of ours is at an address of this machine, whatever proxy leads elsewhere."""
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(f"{address}api/v1/health", timeout=PATIENCE_SECONDS) as answer:
            return bool(json.load(answer) == {"status": "ok"})
    except (OSError, HTTPException, ValueError):
        return False
