"""Our server beside boardgame.io's: moves per CPU-second of the server, both with storage.

boardgame.io runs a game of Cacao's shape (a growing table, secret hands) with its own file storage and its
own client library; ours runs Cacao itself with SQLite, every move acknowledged after its commit.
Needs node and npm; the packages go into build/.

    python benchmarks/server_against_boardgame_io.py [PAIRS] [SECONDS]
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from server import cpu_seconds, free_port, serve_and_measure

HERE = Path(__file__).resolve().parent
PARTS = HERE / "parts" / "boardgame_io"
BUILD = HERE.parent / "build" / "boardgame_io"


def install(npm: str) -> None:
    """Put boardgame.io and our game for it into build/."""
    BUILD.mkdir(parents=True, exist_ok=True)
    for part in PARTS.iterdir():
        shutil.copy(part, BUILD)
    if not (BUILD / "node_modules" / "boardgame.io").exists():
        subprocess.run([npm, "install", "--silent", "--no-audit", "--no-fund"], cwd=BUILD, check=True)


def theirs(node: str, pairs: int, seconds: int) -> float:
    """Moves per CPU-second of boardgame.io's server."""
    port = str(free_port())
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [node, "server.cjs", port, folder], cwd=BUILD, stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout is not None
            assert server.stdout.readline().strip() == "ready"
            clients = subprocess.Popen(
                [node, "clients.cjs", port, str(pairs), str(seconds)],
                cwd=BUILD,
                stdout=subprocess.PIPE,
                text=True,
            )
            assert clients.stdout is not None
            moves, spent = [], []
            for line in clients.stdout:
                moves.append(int(line.split()[1]))
                spent.append(cpu_seconds(server.pid))
            clients.wait()
        finally:
            server.kill()
            server.wait()
    print(f"  {'moves':32} {(moves[1] - moves[0]) / seconds:7.0f} /s   with {pairs} pairs")
    figure = (moves[1] - moves[0]) / (spent[1] - spent[0])
    print(f"  {'moves per server CPU-second':32} {figure:7.0f}")
    return figure


def main() -> None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        print("node and npm are not here: nothing to compare with")
        return
    pairs = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    seconds = int(sys.argv[2]) if len(sys.argv) > 2 else 10
    try:
        install(npm)
    except subprocess.CalledProcessError:
        print("boardgame.io could not be installed here: nothing to compare with")
        return
    ours = serve_and_measure("", pairs, seconds, 0)
    print("boardgame.io 0.50.2, a game of the same shape, its file storage")
    print(f"  {'ours to theirs':32} {ours / theirs(node, pairs, seconds):7.1f} times")


if __name__ == "__main__":
    main()
