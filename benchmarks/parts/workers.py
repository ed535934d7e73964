"""Workers: programs that measure when asked, each with a tree of its own."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

PARTS = Path(__file__).parent


class Worker:
    """A program that measures when asked."""

    def __init__(self, python: str, script: str, environment: dict[str, str]) -> None:
        self.process = subprocess.Popen(
            [python, str(PARTS / script)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            text=True,
        )
        self.tasks: list[str] = self._read()

    def measure(self, task: str) -> float:
        """How much is done in a second of process time."""
        assert self.process.stdin is not None
        self.process.stdin.write(task + "\n")
        self.process.stdin.flush()
        done, seconds = self._read()
        return float(done / seconds)

    def _read(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("a worker has gone: see above")
        return json.loads(line)

    def close(self) -> None:
        """Let it go."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def environment_of(source: Path, interpreted: bool = False) -> dict[str, str]:
    """The environment of a worker: which rules it imports, and whether compiled."""
    # An installed package has its bytecode beside it, so imports are measured that way.
    left_out = ("PATOLLI_INTERPRETED", "PYTHONDONTWRITEBYTECODE")
    environment = {name: value for name, value in os.environ.items() if name not in left_out}
    environment["PYTHONPATH"] = str(source)
    if interpreted:
        environment["PATOLLI_INTERPRETED"] = "1"
    return environment
