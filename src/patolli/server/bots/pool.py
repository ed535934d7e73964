"""The bots' pool: processes that think, so that the event loop never has to."""

from __future__ import annotations

import asyncio
import sys
import zlib
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Final

import msgspec

from patolli.server.bots.fair_queue import FairQueue
from patolli.server.bots.worker import LEISURE, Choosing
from patolli.server.json_logging import logger
from patolli.server.judging import Judging

# A position or an answer is far shorter than this.
LONGEST_LINE: Final = 4 << 20
ATTEMPTS: Final = 2
# However many wait, a bot has a moment to think.
LEAST_SECONDS: Final = 0.05
COMMAND: Final[tuple[str, ...]] = (sys.executable, "-m", "patolli.server.bots.worker")

_encoder: Final = msgspec.json.Encoder()


class BotFailed(Exception):
    """No process could answer; somebody else must."""


def hurried(work: Choosing | Judging, queue: FairQueue) -> Choosing | Judging:
    """Work with less time to think, the more others wait for every process."""
    share = work.seconds / (1 + queue.waiting / queue.places)
    return msgspec.structs.replace(work, seconds=max(min(work.seconds, LEAST_SECONDS), share))


class BotPool:
    """So many processes, started when first needed; a dead or stuck one is replaced."""

    def __init__(self, processes: int, seconds: float, limit: float, at_leisure: bool = False) -> None:
        self.seconds: Final = seconds
        # How a process is started; at leisure it makes room for everybody else on the machine.
        self.command = (*COMMAND, LEISURE) if at_leisure else COMMAND
        self.at_leisure: Final = at_leisure
        self.limit = limit
        # None: not started, or ended.
        self._processes: Final[list[Process | None]] = [None] * processes
        self._idle: Final = set(range(processes))
        self.queue: Final = FairQueue(processes)
        self._alive: Final[set[Process]] = set()
        # Told whenever a process failed.
        self.on_failure: Callable[[], None] = lambda: None

    async def choose(self, work: Choosing | Judging, owner: str) -> str:
        """A bot's answer; a process that dies or thinks too long is ended and its work done again."""
        for _ in range(ATTEMPTS):
            answer = await self._ask(work, owner)
            if answer:
                return answer
            self.on_failure()
            logger.warning("a bot's process failed", extra={"seat": work.seat, "why": work.bot})
        raise BotFailed(work.bot)

    async def _ask(self, work: Choosing | Judging, owner: str) -> str:
        """One attempt; an empty answer means that the process is gone."""
        async with self.queue.place(owner):
            # What is found at leisure is kept for good: it is not worse because others wait.
            given = work if self.at_leisure else hurried(work, self.queue)
            line = _encoder.encode(given) + b"\n"
            number = self._number_for(work.table)
            self._idle.remove(number)
            process, answer = self._processes[number], ""
            try:
                if process is None or process.returncode is not None:
                    process = self._processes[number] = await self._start()
                answer = await self._converse(process, line)
            finally:
                self._idle.add(number)
                if not answer and process is not None:
                    self._processes[number] = None
                    await self._end(process)
        return answer

    def _number_for(self, table: str) -> int:
        """The process that keeps a table's bots, or another one if it is busy."""
        keeper = zlib.crc32(table.encode()) % len(self._processes)
        return keeper if keeper in self._idle else min(self._idle)

    async def _converse(self, process: Process, line: bytes) -> str:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(self.limit):
                process.stdin.write(line)
                await process.stdin.drain()
                return (await process.stdout.readline()).decode().strip()
        except (TimeoutError, ConnectionError, ValueError):
            # Too late, gone, or a line that is no answer of ours.
            return ""

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            *self.command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
        )
        self._alive.add(process)
        return process

    async def _end(self, process: Process) -> None:
        self._alive.discard(process)
        if process.returncode is None:
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()

    async def close(self) -> None:
        """End all processes."""
        for process in list(self._alive):
            await self._end(process)
