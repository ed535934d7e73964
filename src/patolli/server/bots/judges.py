"""Judges: the processes where bots think, asked how good answers are."""

from __future__ import annotations

from typing import Final

import msgspec

from patolli.server.bots.pool import BotFailed, BotPool
from patolli.server.bots.ray_pool import RayPool
from patolli.server.judging import Judging, NobodyJudges, Verdicts

_decoder: Final = msgspec.json.Decoder(Verdicts)


async def ask(pool: BotPool | RayPool, judging: Judging, owner: str) -> Verdicts:
    """What the processes of a pool find; whoever asks much waits behind whoever asks little."""
    try:
        return _decoder.decode(await pool.choose(judging, owner))
    except (BotFailed, msgspec.MsgspecError) as error:
        raise NobodyJudges from error
