"""Measuring: a worker answers which tasks it has, then measures each when asked.

Every task is run for a stretch of process time, so that what other programs do meanwhile
is not counted; the driver asks all workers in turn, so that a slow minute slows them all.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable

# Seconds of process time for one sample.
STRETCH = 0.15

# Does some work and says how much.
Work = Callable[[], int]


def sample(work: Work) -> tuple[int, float]:
    """How much was done in one stretch, and how long it took."""
    done = 0
    start = time.process_time()
    spent = 0.0
    while spent < STRETCH:
        done += work()
        spent = time.process_time() - start
    return done, spent


def serve(tasks: dict[str, Work]) -> None:
    """Answer the driver until it hangs up."""
    answer(list(tasks))
    for line in sys.stdin:
        answer(sample(tasks[line.strip()]))


def answer(content: object) -> None:
    """One line to the driver."""
    sys.stdout.write(json.dumps(content) + "\n")
    sys.stdout.flush()
