"""Settings of a server: what each is, and which values it can have."""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from typing import Final, Literal
from urllib.parse import urlsplit

from msgspec import Struct

from patolli.engine.errors import PatolliError, Reason

LAST_PORT: Final = 65535


class BadSetting(PatolliError, details=("setting", "value", "needed")):
    """A setting cannot have this value."""


class ServerSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """How the server runs: each from a flag, the environment or a file (see configuration.py)."""

    # A path for SQLite, or postgresql://…
    database: str
    # Where it listens, and in how many processes; more than one need PostgreSQL.
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    # The browser's built bundle; see static.py for what happens when it is missing.
    bundle: str | None = None
    # Pages that may open the socket and change things, besides the server's own address.
    origins: tuple[str, ...] = ()
    # Names under which people reach it; without any, all. One that listens at this machine alone goes by `localhost`.
    hosts: tuple[str, ...] = ()
    # Machines whose word on a visitor's address is taken, as addresses or networks; without any, nobody's.
    proxies: tuple[str, ...] = ()
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
    # Sockets that one address may hold.
    address_sockets: int = 300
    # So many messages that are not ours, and the socket is closed.
    patience: int = 3
    # Requests of one address in a row, and then in a second; signing in and passwords cost more of it.
    http_burst: float = 240.0
    http_rate: float = 40.0
    # Tables that may be made from one address in an hour, a sixth of them at once; and how many somebody may have that are not over.
    tables_an_hour: float = 240.0
    open_tables: int = 100
    metrics_open: bool = True
    # From which level on the log is written.
    log_level: Literal["info", "warning", "error"] = "info"


# The least value of each figure.
LEAST: Final = {
    "workers": 1,
    "bot_processes": 1,
    "tables_in_memory": 1,
    "patience": 1,
    "address_sockets": 1,
    "open_tables": 1,
}
POSITIVE: Final = (
    "bot_seconds",
    "bot_limit",
    "socket_burst",
    "socket_rate",
    "http_burst",
    "http_rate",
    "tables_an_hour",
)


def check(settings: ServerSettings) -> None:
    """Refuse values with which no server can be run, before anything is begun."""
    if not 0 <= settings.port <= LAST_PORT:
        raise BadSetting("port", settings.port, Reason("whole_number", low=0, high=LAST_PORT))
    for name, least in LEAST.items():
        figure: int = getattr(settings, name)
        if figure < least:
            raise BadSetting(name, figure, Reason("whole_number_from", low=least))
    for name in POSITIVE:
        value: float = getattr(settings, name)
        # Neither nought nor “not a number”.
        if not value > 0:
            raise BadSetting(name, str(value), Reason("positive_number"))
    if settings.bundle is not None and not (Path(settings.bundle) / "index.html").is_file():
        raise BadSetting("bundle", settings.bundle, Reason("folder_of_pages"))
    for origin in settings.origins:
        if not is_origin(origin):
            raise BadSetting("origins", origin, Reason("origin"))
    for proxy in settings.proxies:
        if not reads_as(ip_network, proxy):
            raise BadSetting("proxies", proxy, Reason("network"))


def is_origin(text: str) -> bool:
    """Whether a text is what a browser calls an origin: scheme, host and perhaps a port."""
    try:
        parts = urlsplit(text)
        _ = parts.port
    except ValueError:
        return False
    return (
        parts.scheme in ("http", "https")
        and bool(parts.hostname)
        and text == f"{parts.scheme}://{parts.netloc}"
    )


def reads_as(kind: Callable[[str], object], text: str) -> bool:
    """Whether a text can be read as a kind of thing, such as an address of a machine."""
    try:
        kind(text)
    except ValueError:
        return False
    return True
