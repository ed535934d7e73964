"""The cluster: the same tickets, played by the workers of a Ray cluster.

Ray is not among the packages that patolli needs; `pip install "patolli[cluster]"` brings it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator
from importlib import import_module
from typing import Any, Final

from patolli.arena.runner import TRIES_OF_A_TICKET, Runner
from patolli.arena.ticket import Outcome, Ticket
from patolli.engine.errors import PatolliError, Reason
from patolli.extras import need

# The address that starts a cluster on this machine for as long as the work lasts.
LOCAL: Final = "local"
# Tickets under way for each processor of the cluster.
IN_HAND: Final = 2


class ClusterUnavailable(PatolliError, details=("address", "why")):
    """No cluster answers at this address."""


class ClusterRunner(Runner):
    """Plays tickets on a Ray cluster; Ray plays a dead worker's ticket again."""

    def __init__(self, address: str, workers: int) -> None:
        self.address: Final = address
        self.count: Final = workers

    def outcomes(self, tickets: list[Ticket]) -> Generator[Outcome, None, None]:
        ray = joined(self.address, self.count)
        try:
            task = ray.remote(num_cpus=1, max_retries=TRIES_OF_A_TICKET)(played)
            waiting = deque(tickets)
            under_way: deque[Any] = deque()
            while waiting or under_way:
                while waiting and len(under_way) < IN_HAND * self.count:
                    under_way.append(task.remote(waiting.popleft()))
                yield ray.get(under_way.popleft())
        finally:
            ray.shutdown()


def played(ticket: Ticket) -> Outcome:
    """A ticket's match; a ticket of another kind is asked in its own way."""
    return ticket.played()


def joined(address: str, workers: int) -> Any:
    """Ray, connected to a cluster or to one of its own on this machine."""
    need("ray", "cluster")
    ray = import_module("ray")
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, num_cpus=workers, include_dashboard=False, log_to_driver=False)
        else:
            ray.init(address=address, log_to_driver=False)
    except (ConnectionError, OSError, RuntimeError, ValueError) as error:
        raise ClusterUnavailable(address, Reason("unreachable", note=str(error))) from error
    return ray
