"""A lossy path: a proxy on which connections are slow, break off in the middle of a message, and fall silent."""

from __future__ import annotations

import random
import socket
import struct
import time
from contextlib import suppress
from threading import Event, Lock, Thread

CHUNK = 1 << 12
# A connection that is reset says no goodbye.
RESET = struct.pack("ii", 1, 0)
SILENCE_SECONDS = 0.3


class LossyPath:
    """Carries bytes between browsers and a server on this machine, badly."""

    def __init__(self, port: int, seed: int) -> None:
        self._server = port
        self._chance = random.Random(seed)
        self._door = socket.create_server(("127.0.0.1", 0))
        self._open: set[socket.socket] = set()
        self._lock = Lock()
        self._silent = Event()
        self.broken = 0
        Thread(target=self._accept, daemon=True).start()

    @property
    def port(self) -> int:
        """Where browsers call."""
        port: int = self._door.getsockname()[1]
        return port

    def disturb(self) -> None:
        """Break all connections off, at once or after nothing has come through for a while."""
        if self._chance.random() < 0.5:
            self._silent.set()
            time.sleep(SILENCE_SECONDS)
        with self._lock:
            for each in self._open:
                self._reset(each)
            self._open.clear()
        self._silent.clear()

    def close(self) -> None:
        """Carry nothing more."""
        self._door.close()
        self.disturb()

    def _reset(self, end: socket.socket) -> None:
        self.broken += 1
        with suppress(OSError):
            end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            end.shutdown(socket.SHUT_RDWR)

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                browser, _ = self._door.accept()
                Thread(target=self._connect, args=(browser,), daemon=True).start()

    def _connect(self, browser: socket.socket) -> None:
        """One connection, as long as both ends hold it."""
        with browser, suppress(OSError), socket.create_connection(("127.0.0.1", self._server)) as server:
            with self._lock:
                self._open |= {browser, server}
            back = Thread(target=self._carry, args=(server, browser), daemon=True)
            back.start()
            self._carry(browser, server)
            back.join()
            with self._lock:
                self._open -= {browser, server}

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        """Carry in pieces of any size, sometimes late; what comes while the path is silent is lost for good."""
        with suppress(OSError):
            while data := source.recv(self._chance.randrange(1, CHUNK)):
                if self._chance.random() < 0.05:
                    time.sleep(self._chance.uniform(0.0, 0.02))
                if self._silent.is_set():
                    # A path loses the end of what is said, never something in between.
                    break
                target.sendall(data)
        with suppress(OSError):
            target.shutdown(socket.SHUT_WR)
