"""Threads that do a store's work, so that the event loop never waits for a disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any

from patolli.storage.connection import Connection
from patolli.storage.store import PATIENCE_SECONDS, StoreUnavailable, T, Work

# How long threads may take to finish what they were given.
CLOSING_SECONDS = 12.0

Answer = tuple[asyncio.Future[Any], Any, BaseException | None]


class Job:
    """A piece of work and the future that waits for it."""

    def __init__(self, work: Callable[[Connection], Any], future: asyncio.Future[Any]) -> None:
        self.work = work
        self.future = future


class Desk:
    """A queue of jobs and the threads that serve it; `serve` runs until it takes an empty list."""

    def __init__(self, name: str, serve: Callable[[SimpleQueue[list[Job]]], None], threads: int = 1) -> None:
        self.queue: SimpleQueue[list[Job]] = SimpleQueue()
        self._handed_in: list[Job] = []
        self._threads = [
            Thread(target=serve, args=(self.queue,), name=f"{name}-{number}", daemon=True)
            for number in range(threads)
        ]
        for thread in self._threads:
            thread.start()

    async def do(self, work: Callable[[Connection], Any], patience: float | None) -> Any:
        """Hand in work and wait for its outcome, but not for ever; what is given up may still be done."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        # What is handed in within one round of the loop is passed on together: one thread is
        # woken once, and its jobs can share a commit; several threads take one each.
        if not self._handed_in:
            loop.call_soon(self._pass_on)
        self._handed_in.append(Job(work, future))
        if patience is None:
            return await future
        # A timer on the future itself: a task for each answer would cost a tenth of a move.
        timer = loop.call_later(patience, give_up, future)
        try:
            return await future
        finally:
            timer.cancel()

    def _pass_on(self) -> None:
        jobs, self._handed_in = self._handed_in, []
        if len(self._threads) > 1:
            for job in jobs:
                self.queue.put([job])
        elif jobs:
            self.queue.put(jobs)

    async def close(self) -> None:
        """Let the threads finish what was handed in."""
        self._pass_on()
        for _ in self._threads:
            self.queue.put([])
        for thread in self._threads:
            # A database that hangs does not keep the server from ending: what it was asked is not acknowledged.
            await asyncio.to_thread(thread.join, CLOSING_SECONDS / len(self._threads))


def give_up(future: asyncio.Future[Any]) -> None:
    """Tell whoever waits that there is no answer."""
    if not future.done():
        future.set_exception(StoreUnavailable("it does not answer in time"))


async def asked(desk: Desk | None, work: Work[T], patience: float | None = PATIENCE_SECONDS) -> T:
    """What a desk answers; a store that is not open has none."""
    if desk is None:
        raise StoreUnavailable("the store is closed")
    outcome: T = await desk.do(work, patience)
    return outcome


def deliver(answers: list[Answer]) -> None:
    """Wake those who wait, from a thread; all answers belong to one loop."""
    if answers:
        try:
            answers[0][0].get_loop().call_soon_threadsafe(_settle, answers)
        except RuntimeError:
            # The loop has closed: nobody waits any more.
            return


def _settle(answers: list[Answer]) -> None:
    for future, outcome, error in answers:
        if future.done():
            continue
        if error is None:
            future.set_result(outcome)
        else:
            future.set_exception(error)
