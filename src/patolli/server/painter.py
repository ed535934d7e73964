"""The painter: pictures as PNG, made one at a time in a process of their own and kept for a while."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE
from collections import OrderedDict
from hashlib import sha256
from typing import Final

from patolli.server.errors import ServerBusy

# A picture is made in a second; a machine may have other things to do.
LONGEST_SECONDS: Final = 20.0
# So many pictures are kept, of about 200 KB each.
MOST_KEPT: Final = 48
# Whoever comes when so many wait is told to come again.
MOST_WAITING: Final = 16
COMMAND: Final[tuple[str, ...]] = (sys.executable, "-m", "patolli.drawing.raster")


class Painter:
    """Turns SVG documents into PNG; the same document is painted once."""

    def __init__(self) -> None:
        self._kept: Final[OrderedDict[str, bytes]] = OrderedDict()
        self._one_at_a_time: Final = asyncio.Semaphore(1)
        self._waiting = 0

    async def png(self, svg: str) -> bytes:
        """The picture of a document."""
        document = svg.encode()
        name = sha256(document).hexdigest()
        if name not in self._kept and self._waiting >= MOST_WAITING:
            raise ServerBusy
        self._waiting += 1
        try:
            async with self._one_at_a_time:
                if name not in self._kept:
                    self._kept[name] = await paint(document)
                self._kept.move_to_end(name)
                while len(self._kept) > MOST_KEPT:
                    self._kept.popitem(last=False)
                return self._kept[name]
        finally:
            self._waiting -= 1


async def paint(document: bytes) -> bytes:
    """One picture, by a process that ends with it."""
    process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE)
    try:
        async with asyncio.timeout(LONGEST_SECONDS):
            picture, _ = await process.communicate(document)
    except TimeoutError as error:
        raise ServerBusy from error
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode != 0:
        raise RuntimeError(f"no picture was made: the process ended with {process.returncode}")
    return picture
