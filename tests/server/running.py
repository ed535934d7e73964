"""A real server in a process of its own, for tests that kill it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tests.canary import titles
from tests.postgres import free_port


class Server:
    """`patolli serve` on a free port; it can be killed and started again at the same place.

    The canary title and its twin are installed beside the house's own games.
    """

    def __init__(self, database: str, folder: Path, *arguments: str) -> None:
        self.database = database
        self.folder = folder
        self.arguments = arguments
        self.environment = titles.environment(titles.install(folder))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.is_being_killed = False

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        log = (self.folder / f"server-{self.port}.log").open("ab")
        command = [
            sys.executable,
            "-m",
            "tests.server.serve_here",
            str(self.port),
            self.database,
            *self.arguments,
        ]
        root = Path(__file__).resolve().parents[2]
        self.process = subprocess.Popen(
            command, cwd=root, env=self.environment, stdout=log, stderr=log, start_new_session=True
        )
        log.close()
        self.is_being_killed = False

    def wait(self, seconds: float = 120.0) -> None:
        """Until it answers."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            # Somebody may just be killing it and starting it again.
            process = self.process
            assert self.is_being_killed or process is None or process.poll() is None, self.log()
            try:
                if httpx.get(f"{self.url}/api/v1/health", timeout=2).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.log()}")

    def kill(self) -> None:
        """As a power cut would."""
        self.is_being_killed = True
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def stop(self) -> int:
        """As a person would; the exit status."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(timeout=120)
        self.process = None
        return status

    def log(self) -> str:
        return (self.folder / f"server-{self.port}.log").read_text()
