"""The runner: tickets played by processes of this machine; no match is lost with a process.

Each worker holds a few tickets. When it dies they are handed to others, and a new worker
takes its place. Outcomes are given back in the order of the tickets, whatever the order in
which they arrive, so that nothing that follows depends on the number of workers.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final

from patolli.arena.ticket import Outcome, Ticket
from patolli.engine.errors import PatolliError, Reason

# Tickets in a worker's hands: one being played, one waiting, so that it never idles.
IN_HAND: Final = 2
# Workers that may die over one ticket before it is given up.
TRIES_OF_A_TICKET: Final = 3


class TicketLost(PatolliError, details=("ticket", "tries")):
    """A ticket that every worker died of."""


class TicketFailed(PatolliError, details=("ticket", "why")):
    """A ticket whose match broke down: a bug in a bot or in the rules."""


class Runner:
    """What a tournament needs of whoever plays its tickets."""

    def outcomes(self, tickets: list[Ticket]) -> Generator[Outcome, None, None]:
        """The outcomes in the order of the tickets."""
        raise NotImplementedError


class Worker:
    """A process and the tickets it holds."""

    def __init__(self) -> None:
        here, there = get_context("spawn").Pipe()
        self.line: Final[Connection] = here
        self.process: Final[SpawnProcess] = get_context("spawn").Process(
            target=work, args=(there,), daemon=True
        )
        self.process.start()
        there.close()
        self.held: Final[list[Ticket]] = []

    def hand(self, ticket: Ticket) -> None:
        """Give it a ticket to play."""
        self.held.append(ticket)
        self.line.send(ticket)

    def dismiss(self) -> None:
        """Stop it, whatever it is doing."""
        self.line.close()
        self.process.terminate()
        self.process.join()
        self.process.close()


def work(line: Connection) -> None:
    """A worker's life: play tickets until nobody hands any over."""
    try:
        while True:
            ticket = line.recv()
            try:
                line.send(ticket.played())
            except Exception as error:
                # The master raises it, with the ticket's number.
                line.send(TicketFailed(ticket.index, _why(error)))
    except (EOFError, BrokenPipeError, KeyboardInterrupt):
        return


def _why(error: Exception) -> PatolliError | Reason:
    """What people are told: our own errors whole, of others the name; all is noted."""
    if isinstance(error, PatolliError):
        return error
    return Reason("reported", code=type(error).__name__, note=repr(error))


class LocalRunner(Runner):
    """Plays tickets in so many processes; leaving its outcomes early stops them."""

    def __init__(self, workers: int) -> None:
        self.workers: Final[list[Worker]] = []
        self.count: Final = workers
        self._tries: Final[dict[int, int]] = {}

    def outcomes(self, tickets: list[Ticket]) -> Generator[Outcome, None, None]:
        waiting = deque(tickets)
        early: dict[int, Outcome] = {}
        order = deque(ticket.index for ticket in tickets)
        try:
            while order:
                self._supply(waiting)
                for outcome in self._arrivals(waiting):
                    early[outcome.index] = outcome
                while order and order[0] in early:
                    yield early.pop(order.popleft())
        finally:
            for worker in self.workers:
                worker.dismiss()
            self.workers.clear()

    def _supply(self, waiting: deque[Ticket]) -> None:
        """Hand out tickets; start workers while there is work for them."""
        while waiting and len(self.workers) < self.count:
            self.workers.append(Worker())
            self._hand(self.workers[-1], waiting)
        for worker in self.workers:
            while waiting and len(worker.held) < IN_HAND:
                self._hand(worker, waiting)

    def _hand(self, worker: Worker, waiting: deque[Ticket]) -> None:
        ticket = waiting.popleft()
        try:
            worker.hand(ticket)
        except (BrokenPipeError, OSError):
            # It died; its tickets are collected when its end is noticed.
            return

    def _arrivals(self, waiting: deque[Ticket]) -> list[Outcome]:
        """Wait for news from any worker: outcomes, or its death."""
        lines = {worker.line: worker for worker in self.workers}
        found: list[Outcome] = []
        for line in wait(list(lines)):
            assert isinstance(line, Connection)
            worker = lines[line]
            try:
                news = line.recv()
            except (EOFError, ConnectionResetError):
                self._bury(worker, waiting)
                continue
            if isinstance(news, PatolliError):
                raise news
            assert isinstance(news, Outcome)
            worker.held[:] = [ticket for ticket in worker.held if ticket.index != news.index]
            found.append(news)
        return found

    def _bury(self, worker: Worker, waiting: deque[Ticket]) -> None:
        """Take back a dead worker's tickets, the one it was playing first."""
        self.workers.remove(worker)
        if worker.held:
            playing = worker.held[0]
            tries = self._tries.get(playing.index, 0) + 1
            self._tries[playing.index] = tries
            if tries >= TRIES_OF_A_TICKET:
                raise TicketLost(playing.index, tries)
        waiting.extendleft(reversed(worker.held))
        worker.dismiss()
