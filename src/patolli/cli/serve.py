"""`patolli serve`: tables for everyone who has the link."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from patolli.arena.cluster import ClusterUnavailable
from patolli.cli.arguments import Hand
from patolli.cli.opening import free_port, open_when_ready
from patolli.engine.errors import Reason


def data_folder() -> Path:
    """Where this person's tables are kept."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "patolli"


def bundle_folder() -> Path | None:
    """The browser's build: packaged, or in the working copy."""
    package = Path(__file__).resolve().parent.parent
    for folder in (package / "server" / "bundle", package.parent.parent / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None


def serve(
    *,
    host: Annotated[str, Parameter(help="cli-argument-host")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="cli-argument-port")] = 8000,
    database: Annotated[str | None, Parameter(help="cli-argument-database", show_default=False)] = None,
    workers: Annotated[int, Parameter(help="cli-argument-workers")] = 1,
    bots: Annotated[int, Parameter(help="cli-argument-bot-processes")] = 1,
    ray: Annotated[str | None, Parameter(help="cli-argument-ray", show_default=False)] = None,
    bundle: Annotated[Path | None, Parameter(help="cli-argument-bundle", show_default=False)] = None,
    origin: Annotated[list[str] | None, Parameter(help="cli-argument-origin", show_default=False)] = None,
    secure: Annotated[bool, Parameter(help="cli-argument-secure")] = False,
    in_browser: Annotated[bool, Parameter(name="--open", help="cli-argument-open", negative=())] = False,
    terminal: Hand,
) -> int:
    """Serve tables until interrupted."""
    from patolli.server.run import serve as run
    from patolli.server.settings import ServerSettings

    if ray is not None and find_spec("ray") is None:
        raise ClusterUnavailable(ray, Reason("ray_missing"))
    found = bundle or bundle_folder()
    settings = ServerSettings(
        database=database or str(data_folder() / "tables.db"),
        bundle=None if found is None else str(found),
        origins=tuple(origin or ()),
        secure_cookies=secure,
        bot_processes=max(1, bots),
        bot_cluster=ray,
    )
    port = free_port(host, port, may_move=in_browser)
    terminal.say(terminal.text("cli-serving", address=f"http://{host}:{port}/"))
    if in_browser:
        open_when_ready(host, port)
    run(settings, host, port, workers)
    return 0
