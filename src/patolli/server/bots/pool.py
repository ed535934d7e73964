"""The bots' pool: processes that think, so that the event loop never has to."""

from __future__ import annotations

import asyncio
import sys
import zlib
from asyncio.subprocess import PIPE, Process
from typing import Final

import msgspec

from patolli.server.bots.worker import Task
from patolli.server.json_logging import logger

# A position or an answer is far shorter than this.
LONGEST_LINE: Final = 4 << 20
ATTEMPTS: Final = 2
COMMAND: Final[tuple[str, ...]] = (sys.executable, "-m", "patolli.server.bots.worker")

_encoder: Final = msgspec.json.Encoder()


class BotFailed(Exception):
    """No process could answer; somebody else must."""


class BotPool:
    """So many processes, started when first needed; a dead or stuck one is replaced."""

    def __init__(self, processes: int, seconds: float, limit: float) -> None:
        self.seconds: Final = seconds
        # How a process is started.
        self.command = COMMAND
        self.limit = limit
        # None: not started, or ended.
        self._processes: Final[list[Process | None]] = [None] * processes
        self._idle: Final = set(range(processes))
        self._has_idle: Final = asyncio.Semaphore(processes)
        self._alive: Final[set[Process]] = set()

    async def choose(self, task: Task) -> str:
        """A bot's answer; a process that dies or thinks too long is ended and its work done again."""
        line = _encoder.encode(task) + b"\n"
        for _ in range(ATTEMPTS):
            answer = await self._ask(task.table, line)
            if answer:
                return answer
            logger.warning("a bot's process failed", extra={"seat": task.seat, "why": task.bot})
        raise BotFailed(task.bot)

    async def _ask(self, table: str, line: bytes) -> str:
        """One attempt; an empty answer means that the process is gone."""
        async with self._has_idle:
            number = self._number_for(table)
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
