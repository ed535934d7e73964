"""The first minute: how long a fresh clone takes from `make play` to the first page, and to a first legal move.

Usage: python benchmarks/first_minute.py [--runs 5] [--node own|none|old]

Each run clones the committed state of this working copy into a folder of its own, with an environment
that has only PATH, HOME and what the package managers are configured by; their caches are as warm as
they are. Then a guest sits down with a bot, is asked, and gives the first legal answer, which must be
acknowledged. Printed are the seconds until the first page, until the question with its legal answers is
there, and until the answer is safe; and the size of .venv and of everything else that was installed.
`--node none` hides the machine's Node, `--node old` puts one before it that is too old; both times Node
is taken from PyPI.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).parent.parent
LIMIT_SECONDS = 900
MEBIBYTE = 1 << 20
# What tells package managers of this machine where to look; nothing else is handed on.
KEPT = ("PIP_", "UV_", "NPM_", "npm_", "SSL_", "REQUESTS_", "NODE_EXTRA", "LANG", "LC_")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def tools_without(hidden: set[str], folder: Path) -> str:
    """A PATH with everything of this machine's but some names."""
    folder.mkdir()
    for place in reversed(os.environ["PATH"].split(os.pathsep)):
        for tool in Path(place).iterdir() if Path(place).is_dir() else ():
            link = folder / tool.name
            if tool.name not in hidden:
                link.unlink(missing_ok=True)
                link.symlink_to(tool)
    return str(folder)


def old_node(folder: Path) -> str:
    """A PATH on which Debian 12's Node comes first; it can say its version and nothing else."""
    folder.mkdir()
    for name in ("node", "npm", "npx"):
        program = folder / name
        program.write_text('#!/bin/sh\n[ "$1" = --version ] && echo v18.20.4\n', encoding="utf-8")
        program.chmod(0o755)
    return f"{folder}{os.pathsep}{os.environ['PATH']}"


def path_of(folder: Path, node: str) -> str:
    if node == "none":
        return tools_without({"node", "npm", "npx", "nodejs"}, folder / "bin")
    return old_node(folder / "bin") if node == "old" else os.environ["PATH"]


def environment(folder: Path, node: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name.startswith(KEPT)}
    return kept | {
        "PATH": path_of(folder, node),
        "HOME": os.environ.get("HOME", str(folder)),
        "XDG_DATA_HOME": str(folder / "data"),
        # The machine's browser would be opened: here nobody looks.
        "BROWSER": "true",
        "TERM": "dumb",
    }


def ask(opener: urllib.request.OpenerDirector, address: str, body: object = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(address, data, {"content-type": "application/json"})  # noqa: S310 loopback
    with opener.open(asked, timeout=30) as answer:
        return json.load(answer)


def wait_for(address: str, house: subprocess.Popen[bytes], start: float) -> float:
    """Seconds since the start until an address answers."""
    while time.monotonic() - start < LIMIT_SECONDS:
        if house.poll() is not None:
            raise SystemExit(f"make play ended with {house.returncode}")
        try:
            with urllib.request.urlopen(address, timeout=10):  # noqa: S310 loopback
                return time.monotonic() - start
        except OSError:
            time.sleep(0.1)
    raise SystemExit(f"no page after {LIMIT_SECONDS} seconds")


def until(line: ClientConnection, kind: str) -> Any:
    """The next message of a kind; a refusal is the end."""
    while True:
        message = json.loads(line.recv(timeout=60))
        if message["type"] == "refused":
            raise SystemExit(f"refused: {message}")
        if message["type"] == kind:
            return message


def first_move(address: str, start: float) -> tuple[float, float]:
    """Seconds since the start until the answers of a first question are there, and until one of them is safe.

    The table is made as the page makes it, against a bot, and the house is spoken with as the page speaks.
    """
    cookies = CookieJar()
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(cookies))
    ask(opener, f"{address}api/v1/me/guest", {"name": "Ana"})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
    options = {"first_seat": "0"}
    table = ask(opener, f"{address}api/v1/tables", {"game": "cacao", "seats": seats, "options": options})[
        "id"
    ]
    head = {"cookie": "; ".join(f"{each.name}={each.value}" for each in cookies)}
    with connect(f"{address.replace('http', 'ws', 1)}api/v1/socket", additional_headers=head) as line:
        line.send(json.dumps({"type": "hello", "table": table}))
        asked = until(line, "update")
        if not asked["options"] or asked["over"]:
            raise SystemExit(f"nothing can be answered: {asked}")
        possible = time.monotonic() - start
        answer = {"type": "play", "table": table, "version": asked["version"], "key": "first-move"}
        line.send(json.dumps(answer | {"actions": [asked["options"][0]["notation"]]}))
        done = until(line, "done")
        if done["key"] != "first-move" or done["version"] <= asked["version"]:
            raise SystemExit(f"the answer changed nothing: {done}")
        return possible, time.monotonic() - start


def size_of(folder: Path) -> float:
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_blocks * 512 for path in files) / MEBIBYTE


def one_run(node: str) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        clone = folder / "patolli"
        subprocess.run([str(shutil.which("git")), "clone", "--quiet", str(ROOT), str(clone)], check=True)
        port = free_port()
        address = f"http://127.0.0.1:{port}/"
        log = (folder / "log.txt").open("wb")
        start = time.monotonic()
        house = subprocess.Popen(
            [str(shutil.which("make")), "play", f"PORT={port}"],
            cwd=clone,
            env=environment(folder, node),
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
        try:
            page = wait_for(address, house, start)
            possible, made = first_move(address, start)
            return {
                "first page, seconds": page,
                "first legal move possible, seconds": possible,
                "first move made, seconds": made,
                ".venv, MiB": size_of(clone / ".venv"),
                "web/node_modules, MiB": size_of(clone / "web" / "node_modules"),
                "Node from PyPI, MiB": size_of(clone / "build" / "node"),
            }
        except SystemExit:
            sys.stderr.write((folder / "log.txt").read_text(encoding="utf-8", errors="replace"))
            raise
        finally:
            log.close()
            # What compiles beside belongs to the same group; the folder goes with it.
            os.killpg(house.pid, signal.SIGKILL)
            house.wait()


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    reader.add_argument("--runs", type=int, default=1, help="fresh clones")
    reader.add_argument(
        "--node", choices=("own", "none", "old"), default="own", help="what Node the machine has"
    )
    chosen = reader.parse_args()
    if shutil.which("git") is None:
        raise SystemExit("a fresh clone needs git")
    runs = []
    for number in range(1, chosen.runs + 1):
        runs.append(one_run(chosen.node))
        told = ", ".join(f"{name} {value:.0f}" for name, value in runs[-1].items())
        print(f"run {number} of {chosen.runs}: {told} (load {os.getloadavg()[0]:.1f})", flush=True)
    for name in runs[0]:
        print(f"{name}: median {statistics.median(run[name] for run in runs):.0f}")


if __name__ == "__main__":
    main()
