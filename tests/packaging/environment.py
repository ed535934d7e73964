"""An empty environment with patolli and nothing else: no compiler, no Node, no make."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.postgres import free_port

PATIENCE_SECONDS = 120


def by_uvx(folder: Path, wheel: Path, packages: Path, *words: str) -> list[str]:
    """The words of `uvx patolli …`, where nothing is published yet: from these files and no others."""
    found = ["--no-index", "--find-links", str(packages), "--cache-dir", str(folder / "cache")]
    return [
        sys.executable,
        "-m",
        "uv",
        "tool",
        "run",
        "--offline",
        *found,
        "--from",
        str(wheel),
        "patolli",
        *words,
    ]


def by_pipx(folder: Path, wheel: Path, packages: Path, *words: str) -> list[str]:
    """The words of `pipx run patolli …`, likewise."""
    found = f"--no-index --find-links {packages}"
    return [
        sys.executable,
        "-m",
        "pipx",
        "run",
        "--no-cache",
        "--pip-args",
        found,
        "--spec",
        str(wheel),
        "patolli",
        *words,
    ]


class Environment:
    """Somebody's machine: a virtual environment, a home, and a PATH that leads to both only."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.programs = folder / "env" / "bin"
        self.python = self.programs / "python"
        self.home = folder / "home"
        self.home.mkdir(parents=True)

    @property
    def variables(self) -> dict[str, str]:
        return {
            "PATH": str(self.programs),
            "HOME": str(self.home),
            "XDG_DATA_HOME": str(self.home),
            "PYTHONIOENCODING": "utf-8",
            "COLUMNS": "100",
        }

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run one of the environment's programs, in a folder where nothing of the project lies."""
        return subprocess.run(
            [str(self.programs / words[0]), *words[1:]],
            cwd=self.home,
            env=self.variables,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=300,
            check=False,
        )

    @contextmanager
    def serving(self, *words: str, **variables: str) -> Iterator[str]:
        """`patolli` with these words; the address at which it answers."""
        port = free_port()
        log = self.folder / f"server-{port}.log"
        with log.open("wb") as told:
            house = subprocess.Popen(
                [str(self.programs / "patolli"), *(word.format(port=port) for word in words)],
                cwd=self.home,
                env=self.variables | variables,
                stdin=subprocess.DEVNULL,
                stdout=told,
                stderr=told,
                start_new_session=True,
            )
        try:
            address = f"http://127.0.0.1:{port}"
            deadline = time.monotonic() + PATIENCE_SECONDS
            while True:
                assert house.poll() is None, log.read_text(encoding="utf-8")
                assert time.monotonic() < deadline, log.read_text(encoding="utf-8")
                with suppress(OSError), urllib.request.urlopen(f"{address}/api/v1/health", timeout=10):
                    break
                time.sleep(0.05)
            yield address
        finally:
            os.killpg(house.pid, signal.SIGTERM)
            house.wait(timeout=PATIENCE_SECONDS)


def with_pip(folder: Path, wheel: Path, packages: Path) -> Environment:
    """As `python -m venv` and `pip install` make it."""
    here = Environment(folder)
    subprocess.run([sys.executable, "-m", "venv", str(folder / "env")], check=True)
    words = ["install", "--quiet", "--no-index", "--find-links", str(packages), str(wheel)]
    subprocess.run([str(here.python), "-m", "pip", *words], check=True)
    return here


def with_uv(folder: Path, wheel: Path, packages: Path) -> Environment:
    """As `uv tool install` makes it: without pip, files linked from uv's cache."""
    here = Environment(folder)
    uv = [sys.executable, "-m", "uv", "--offline", "--quiet", "--cache-dir", str(folder / "cache")]
    subprocess.run([*uv, "venv", "--python", sys.executable, str(folder / "env")], check=True)
    words = ["pip", "install", "--python", str(here.python), "--no-index", "--find-links", str(packages)]
    subprocess.run([*uv, *words, str(wheel)], check=True)
    return here
