"""A real server in a process of its own, with the built pages."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress
from pathlib import Path

from tests.moved_clock import MovedClock
from tests.postgres import free_port

ROOT = Path(__file__).resolve().parents[2]


class Server:
    """The server on a free port; it can be killed and started again at the same place."""

    def __init__(
        self, folder: Path, environment: dict[str, str] | None = None, moves_clock: bool = False
    ) -> None:
        self.folder = folder
        self.environment = environment
        self.clock = MovedClock(folder / "clock") if moves_clock else None
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def pass_time(self, seconds: float) -> None:
        """From now on it is so much later for the server."""
        assert self.clock is not None
        self.clock.pass_time(seconds)

    @property
    def log(self) -> str:
        return (self.folder / "server.log").read_text()

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [
            sys.executable,
            "-m",
            "tests.web.serve_here",
            str(self.port),
            f"sqlite:{self.folder / 'tables.db'}",
            *([] if self.clock is None else [str(self.clock.file)]),
        ]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                command, cwd=ROOT, env=self.environment, stdout=log, stderr=log, start_new_session=True
            )
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            assert self.process.poll() is None, self.log
            # Not there yet, or on a busy machine not quick enough: both are no answer, and no fault.
            with suppress(OSError), urllib.request.urlopen(f"{self.url}/api/v1/health", timeout=10):
                return
            time.sleep(0.05)
        self.kill()
        raise AssertionError(f"the server does not answer: {self.log}")

    def kill(self) -> None:
        """As a power cut would."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None
