"""A path that can die without a word: connections stay open, and nothing comes through any more."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread

CHUNK = 1 << 16


class BlackHole:
    """A proxy between a browser and a server on this machine."""

    def __init__(self, port: int) -> None:
        self._server = port
        self._door = socket.create_server(("127.0.0.1", 0))
        self._open: list[socket.socket] = []
        # Set anew for each generation of connections: those of an older one have fallen silent.
        self._silent = Event()
        Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._door.getsockname()[1]}"

    def swallow(self) -> None:
        """Whoever is connected now neither hears nor is heard; newcomers are served."""
        self._silent.set()
        self._silent = Event()

    def close(self) -> None:
        with suppress(OSError):
            self._door.close()
        for each in self._open:
            each.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                browser, _ = self._door.accept()
                server = socket.create_connection(("127.0.0.1", self._server))
                self._open += [browser, server]
                for source, target in ((browser, server), (server, browser)):
                    Thread(target=self._carry, args=(source, target, self._silent), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket, silent: Event) -> None:
        with suppress(OSError):
            while data := source.recv(CHUNK):
                if not silent.is_set():
                    target.sendall(data)
            if not silent.is_set():
                target.shutdown(socket.SHUT_WR)


@contextmanager
def black_hole(port: int) -> Iterator[BlackHole]:
    proxy = BlackHole(port)
    try:
        yield proxy
    finally:
        proxy.close()
