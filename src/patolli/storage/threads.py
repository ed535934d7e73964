"""Threads that do a store's work, so that the event loop never waits for a disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any

from patolli.storage.connection import Connection

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

    async def do(self, work: Callable[[Connection], Any]) -> Any:
        """Hand in work and wait for its outcome."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        # What is handed in within one round of the loop is passed on together: one thread is
        # woken once, and its jobs can share a commit; several threads take one each.
        if not self._handed_in:
            loop.call_soon(self._pass_on)
        self._handed_in.append(Job(work, future))
        return await future

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
            await asyncio.to_thread(thread.join)


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
