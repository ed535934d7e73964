"""The bots' pool: processes that think, so that the event loop never has to."""

from __future__ import annotations

import asyncio
import sys
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
        self._idle: Final[asyncio.LifoQueue[Process | None]] = asyncio.LifoQueue()
        for _ in range(processes):
            self._idle.put_nowait(None)
        self._alive: Final[set[Process]] = set()

    async def choose(self, task: Task) -> str:
        """A bot's answer; a process that dies or thinks too long is ended and its work done again."""
        line = _encoder.encode(task) + b"\n"
        for _ in range(ATTEMPTS):
            answer = await self._ask(line)
            if answer:
                return answer
            logger.warning("a bot's process failed", extra={"seat": task.seat, "why": task.bot})
        raise BotFailed(task.bot)

    async def _ask(self, line: bytes) -> str:
        """One attempt; an empty answer means that the process is gone."""
        process = await self._idle.get()
        answer = ""
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            answer = await self._converse(process, line)
        finally:
            if not answer and process is not None:
                await self._end(process)
                process = None
            self._idle.put_nowait(process)
        return answer

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
