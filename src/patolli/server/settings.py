"""Settings of one server process."""

from __future__ import annotations

from msgspec import Struct


class ServerSettings(Struct, frozen=True):
    """How the server runs; `patolli serve` fills it in."""

    database: str
    # The browser's built bundle; see static.py for what happens when it is missing.
    bundle: str | None = None
    # Pages that may open the socket and change things, besides the server's own address.
    origins: tuple[str, ...] = ()
    # Cookies only over https; for a server behind a proxy that speaks it.
    secure_cookies: bool = False
    bot_processes: int = 1
    # A Ray cluster where bots think instead, or none.
    bot_cluster: str | None = None
    # How long a bot may think, and after how long its process is ended.
    bot_seconds: float = 1.0
    bot_limit: float = 15.0
    tables_in_memory: int = 5000
    # Messages a browser may send in a row, and then in a second.
    socket_burst: float = 60.0
    socket_rate: float = 20.0
    # So many messages that are not ours, and the socket is closed.
    patience: int = 3
    # Requests of one address in a row, and then in a second; signing in and passwords cost more of it.
    http_burst: float = 240.0
    http_rate: float = 40.0
    metrics_open: bool = True
