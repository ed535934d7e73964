"""Memory and files: the most that this process has held, where the machine tells."""

from __future__ import annotations

import sys
from pathlib import Path


def open_files() -> int | None:
    """How many files and sockets this process has open, where the machine tells."""
    folder = Path("/proc/self/fd")
    return sum(1 for _ in folder.iterdir()) if folder.is_dir() else None


if sys.platform == "win32":

    def peak_bytes() -> int | None:
        """Windows does not tell without a library of its own."""
        return None

else:
    import resource

    # macOS counts bytes, Linux and the others kibibytes.
    UNIT = 1 if sys.platform == "darwin" else 1024

    def peak_bytes() -> int | None:
        """The most memory that this process has held."""
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * UNIT
