"""`patolli serve`: tables for everyone who has the link."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from patolli.cli.arguments import Hand
from patolli.cli.folders import data_folder
from patolli.cli.opening import address_here, address_of, free_port, open_when_ready, opened
from patolli.extras import need


def bundle_folder() -> Path | None:
    """The browser's build: packaged, or in the working copy."""
    package = Path(__file__).resolve().parent.parent
    for folder in (package / "server" / "bundle", package.parent.parent / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None


def flag(help_key: str, name: str | None = None, otherwise: str = "") -> Parameter:
    """A flag, stronger than environment and file; `otherwise` holds if nobody says anything."""
    return Parameter(name=name, help=help_key, show_default=(lambda _: otherwise) if otherwise else False)


def serve(
    *,
    settings: Annotated[Path | None, flag("cli-argument-settings")] = None,
    host: Annotated[str | None, flag("cli-argument-host", otherwise="127.0.0.1")] = None,
    port: Annotated[int | None, flag("cli-argument-port", otherwise="8000")] = None,
    database: Annotated[str | None, flag("cli-argument-database")] = None,
    workers: Annotated[int | None, flag("cli-argument-workers", otherwise="1")] = None,
    bots: Annotated[int | None, flag("cli-argument-bot-processes", otherwise="1")] = None,
    ray: Annotated[str | None, flag("cli-argument-ray")] = None,
    bundle: Annotated[Path | None, flag("cli-argument-bundle")] = None,
    origin: Annotated[list[str] | None, flag("cli-argument-origin")] = None,
    proxy: Annotated[list[str] | None, flag("cli-argument-proxy")] = None,
    secure: Annotated[bool | None, flag("cli-argument-secure")] = None,
    in_browser: Annotated[bool, Parameter(name="--open", help="cli-argument-open", negative=())] = False,
    terminal: Hand,
) -> int:
    """Serve tables until interrupted."""
    from msgspec.structs import replace

    from patolli.cli.whereabouts import note, served_at
    from patolli.server.configuration import configured
    from patolli.server.hosts import is_here
    from patolli.server.run import serve as run

    flags: dict[str, Any] = {
        "host": host,
        "port": port,
        "database": database,
        "workers": workers,
        "bot_processes": bots,
        "bot_cluster": ray,
        "bundle": None if bundle is None else str(bundle),
        "origins": None if origin is None else tuple(origin),
        "proxies": None if proxy is None else tuple(proxy),
        "secure_cookies": secure,
    }
    found = bundle_folder()
    chosen = configured(
        flags,
        os.environ,
        settings,
        database=str(data_folder() / "tables.db"),
        bundle=None if found is None else str(found),
        # Whoever plays here reads the address; the log is for those who keep one.
        log_level="warning" if in_browser else "info",
    )
    if chosen.bot_cluster is not None:
        need("ray", "cluster")
    if not chosen.hosts and not chosen.proxies and is_here(chosen.host):
        # Another name that leads to this machine is a page's trick to speak with it.
        chosen = replace(chosen, hosts=("localhost",))
    if in_browser and (elsewhere := served_at(chosen.database)):
        terminal.say(terminal.text("cli-serving-already", address=elsewhere))
        if opened(elsewhere):
            return 0
    chosen = replace(chosen, port=free_port(chosen.host, chosen.port, may_move=in_browser))

    def tell() -> None:
        here = address_here(chosen.host, chosen.port)
        note(chosen.database, here)
        terminal.say(terminal.text("cli-serving", address=address_of(chosen.host, chosen.port)))
        if in_browser:
            open_when_ready(here)

    run(chosen, tell)
    return 0
