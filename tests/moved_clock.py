"""A clock that a test moves ahead, for a server in a process of its own."""

from __future__ import annotations

import time
from pathlib import Path
from unittest import mock

from patolli.server import context
from patolli.server.steady_clock import SteadyClock


class MovedClock:
    """The test's hand at the clock: a file with how many seconds it is later than the machine says."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._ahead = 0.0
        self.pass_time(0)

    def pass_time(self, seconds: float) -> None:
        """From now on it is so much later; written beside and put in place, for it is read at any moment."""
        self._ahead += seconds
        beside = self.file.with_suffix(".new")
        beside.write_text(str(self._ahead))
        beside.replace(self.file)


def follow(file: Path) -> None:
    """In the server: from now on everything that is measured moves with the file."""

    def ahead() -> float:
        return float(file.read_text())

    class FollowingClock(SteadyClock):
        def __init__(self) -> None:
            super().__init__(lambda: time.time() + ahead(), lambda: time.monotonic() + ahead())

    mock.patch.object(context, "SteadyClock", FollowingClock).start()
