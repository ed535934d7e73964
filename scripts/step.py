"""Run one step of a chore and show that it goes on: what it is, for how long, and what it does just now.

Usage: python scripts/step.py WORDS COMMAND [ARGUMENT...]

At a terminal the line is written anew twice a second and ends with the time it took; anywhere else
there is one line at the beginning. What the command prints is kept, and shown if it fails.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from typing import IO, Final

SIGN: Final = "\033[1;33m▸\033[0m"
HALF_A_SECOND: Final = 0.5
# Shorter steps need no time beside their name.
WORTH_TELLING_SECONDS: Final = 2
WHOLE_OUTPUT: Final = 20_000


def last_line(output: IO[bytes]) -> str:
    """What the command said last."""
    size = os.fstat(output.fileno()).st_size
    tail = os.pread(output.fileno(), 2000, max(0, size - 2000)).decode("utf-8", "replace")
    lines = [line.strip() for line in tail.replace("\r", "\n").splitlines() if line.strip()]
    return lines[-1] if lines else ""


def show(words: str, seconds: float, doing: str) -> None:
    """The line as it is now."""
    width = shutil.get_terminal_size().columns - 4
    line = f"{words} … {seconds:.0f} s  {doing}"[:width]
    sys.stdout.write(f"\r\033[K{SIGN} {line}")
    sys.stdout.flush()


def run(words: str, command: list[str]) -> int:
    """Carry the step out; its exit status."""
    start = time.monotonic()
    is_watched = sys.stdout.isatty()
    if not is_watched:
        print(f"{SIGN} {words}", flush=True)
    with tempfile.TemporaryFile() as output:
        step = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT)
        while True:
            try:
                status = step.wait(HALF_A_SECOND)
                break
            except subprocess.TimeoutExpired:
                if is_watched:
                    show(words, time.monotonic() - start, last_line(output))
            except KeyboardInterrupt:
                # The command hears of it as well, and ends in its own way.
                continue
        if is_watched:
            took = time.monotonic() - start
            told = f" ({took:.0f} s)" if took >= WORTH_TELLING_SECONDS else ""
            print(f"\r\033[K{SIGN} {words}{told}", flush=True)
        if status:
            output.seek(0)
            sys.stderr.write(output.read()[-WHOLE_OUTPUT:].decode("utf-8", "replace"))
    return status


if __name__ == "__main__":
    sys.exit(run(sys.argv[1], sys.argv[2:]))
