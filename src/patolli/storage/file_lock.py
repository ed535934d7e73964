"""A lock on a file: one process at a time owns a database that is a file."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

if sys.platform == "win32":
    import msvcrt

    def _take(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class InUse(Exception):
    """Another process has the lock."""


class FileLock:
    """Held from taking it until it is let go; the system lets go for a process that was killed."""

    def __init__(self, path: Path) -> None:
        self._path: Final = path
        self._handle = -1

    def take(self) -> None:
        """Have the lock, or learn that somebody else has it."""
        handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _take(handle)
        except OSError as error:
            os.close(handle)
            raise InUse from error
        self._handle = handle

    def let_go(self) -> None:
        """Let others have it; the file stays, for removing it would let two in."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1
