"""Metrics: what happened and how things stand, as Prometheus reads them.

Every figure is declared here, with the sentence that Prometheus shows; a name that is not is a mistake. Where several
workers serve, each keeps its figures in a file of a folder that they share, and whichever is asked adds them up.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

# Where workers keep their figures; prometheus_client looks for it as it is imported.
SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"
BUCKETS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

COUNTERS: Final = {
    "patolli_entries_total": "Moves and other entries written into the logs of matches",
    "patolli_tables_made_total": "Tables made",
    "patolli_store_failures_total": "Times the database did not answer",
    "patolli_damaged_tables_total": "Matches whose log does not replay, or whose sheet cannot be read",
    "patolli_background_failures_total": "Faults of work that runs beside everything else",
    "patolli_request_failures_total": "Requests answered with 500: faults of ours",
    "patolli_socket_failures_total": "Sockets closed with 1011: faults of ours",
    "patolli_refused_messages_total": "Sockets closed because too much came through them",
    "patolli_bot_failures_total": "Processes of bots that died or thought too long",
}
# Figures by kind; kinds are few, and none is a visitor's own word.
KINDS: Final = {
    "patolli_requests_total": ("status", "Requests by the status of their answer"),
    "patolli_refused_total": ("kind", "Requests that were refused, by the kind of mistake"),
    "patolli_refused_gestures_total": (
        "kind",
        "Messages through sockets that were refused, by the kind of mistake",
    ),
    "patolli_sockets_closed_total": ("code", "Sockets that ended, by the code of their end"),
}
TIMINGS: Final = {
    "patolli_commit_seconds": "From the beginning of a move to its acknowledgement",
    "patolli_bot_answer_seconds": "From a bot's question to its answer, waiting included",
    "patolli_bot_wait_seconds": "How long a bot's question waited for a process that thinks",
}
# How things stand; and whether workers' figures are added up, or the worst is told.
Together = Literal["livesum", "livemax"]
GAUGES: Final[Mapping[Together, Mapping[str, str]]] = {
    "livesum": {
        "patolli_sockets": "Sockets that are open",
        "patolli_tables_in_memory": "Tables in memory",
        "patolli_bots_waiting": "Bots' questions that wait for a process that thinks",
        "patolli_memory_bytes": "The most memory that was held",
    },
    "livemax": {
        "patolli_loop_lag_seconds": "How late the event loop was, at worst within a minute",
        "patolli_open_files": "Files and sockets that a process has open",
        "patolli_store_log_bytes": "How long SQLite's write log is",
    },
}


class Metrics:
    """All figures of one process."""

    def __init__(self) -> None:
        self._registry: Final = CollectorRegistry()
        kept = self._registry
        self._counters: Final = {name: Counter(name, told, registry=kept) for name, told in COUNTERS.items()}
        self._kinds: Final = {
            name: Counter(name, told, (label,), registry=kept) for name, (label, told) in KINDS.items()
        }
        self._timings: Final = {
            name: Histogram(name, told, buckets=BUCKETS, registry=kept) for name, told in TIMINGS.items()
        }
        self._gauges: Final = {
            name: Gauge(name, told, registry=kept, multiprocess_mode=together)
            for together, told_of in GAUGES.items()
            for name, told in told_of.items()
        }

    def count(self, name: str, by: int = 1) -> None:
        """Something happened."""
        self._counters[name].inc(by)

    def count_kind(self, name: str, kind: object) -> None:
        """Something of a kind happened."""
        self._kinds[name].labels(str(kind)).inc()

    def time(self, name: str, seconds: float) -> None:
        """Something took so long."""
        self._timings[name].observe(seconds)

    def stand(self, gauges: Mapping[str, float]) -> None:
        """How things stand now."""
        for name, value in gauges.items():
            self._gauges[name].set(value)

    def text(self) -> bytes:
        """Everything in Prometheus' text format, of all workers."""
        folder = os.environ.get(SHARED)
        if folder is None:
            return generate_latest(self._registry)
        forget_the_dead(Path(folder))
        together = CollectorRegistry()
        MultiProcessCollector(together, folder)  # type: ignore[no-untyped-call]
        return generate_latest(together)


def forget_the_dead(folder: Path) -> None:
    """How things stood with workers that are gone is told no more; what they counted stays."""
    workers = {int(path.stem.rpartition("_")[2]) for path in folder.glob("gauge_live*.db")}
    for worker in workers:
        try:
            os.kill(worker, 0)
        except ProcessLookupError:
            # Another worker may be asked in the same moment.
            with suppress(FileNotFoundError):
                mark_process_dead(worker, str(folder))  # type: ignore[no-untyped-call]
