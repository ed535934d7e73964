"""Metrics: counters and timings in Prometheus' text format."""

# Hot: compiled by mypyc.

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from itertools import accumulate
from typing import Final

BUCKETS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Timing:
    """How long something takes, as a histogram."""

    def __init__(self) -> None:
        # Observations up to each bound but above the one before; the last are above all.
        self.counts: Final = [0] * (len(BUCKETS) + 1)
        self.total = 0.0
        self.number = 0

    def add(self, seconds: float) -> None:
        """One more observation."""
        self.number += 1
        self.total += seconds
        self.counts[bisect_left(BUCKETS, seconds)] += 1

    def lines(self, name: str) -> list[str]:
        """The histogram as text."""
        found = [
            f'{name}_bucket{{le="{bound}"}} {count}'
            for bound, count in zip(BUCKETS, accumulate(self.counts), strict=False)
        ]
        return [
            *found,
            f'{name}_bucket{{le="+Inf"}} {self.number}',
            f"{name}_sum {self.total}",
            f"{name}_count {self.number}",
        ]


class Metrics:
    """All figures of one process."""

    def __init__(self) -> None:
        self._counters: Final[defaultdict[str, int]] = defaultdict(int)
        self._timings: Final[defaultdict[str, Timing]] = defaultdict(Timing)

    def count(self, name: str, by: int = 1) -> None:
        """Something happened."""
        self._counters[name] += by

    def time(self, name: str, seconds: float) -> None:
        """Something took so long."""
        self._timings[name].add(seconds)

    def text(self, gauges: dict[str, float]) -> str:
        """Everything, with figures that are known only now."""
        lines: list[str] = []
        for name, count in sorted(self._counters.items()):
            lines += [f"# TYPE {name} counter", f"{name} {count}"]
        for name, value in sorted(gauges.items()):
            lines += [f"# TYPE {name} gauge", f"{name} {value}"]
        for name, timing in sorted(self._timings.items()):
            lines += [f"# TYPE {name} histogram", *timing.lines(name)]
        return "\n".join(lines) + "\n"
