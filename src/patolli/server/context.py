"""The context: what all parts of one server process share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from patolli.server.background import Background
from patolli.server.costs import Costs
from patolli.server.health import Health
from patolli.server.judging import Judging, NobodyJudges, Verdicts
from patolli.server.lag import LoopLag
from patolli.server.metrics import Metrics
from patolli.server.settings import ServerSettings
from patolli.server.socket.connection import Connections
from patolli.server.steady_clock import SteadyClock
from patolli.storage import Store
from patolli.storage.rows import NoticeRow, Outage


class Context:
    """The store, the settings and who is connected; nothing here is the truth, the store is."""

    def __init__(self, settings: ServerSettings, store: Store) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.metrics: Final = Metrics()
        self.connections: Final = Connections()
        self.costs: Final = Costs(settings)
        self.health: Final = Health(store)
        self.background: Final = Background(self.metrics)
        self.lag: Final = LoopLag()
        # How many of a bot's turns wait for a process that thinks.
        self.bots_waiting: Callable[[], int] = lambda: 0
        # When no server was there, in order; clocks stood still.
        self.outages: Final[list[Outage]] = []
        # The time, in seconds since 1970.
        self.clock: Final = SteadyClock()
        self.now: Callable[[], float] = self.clock
        # Asks the processes where bots think how good answers are; whoever's sake it is for waits their turn.
        self.judge: Callable[[Judging, str], Awaitable[Verdicts]] = no_judge
        # The same at leisure, by a process that makes room for whoever plays.
        self.judge_at_leisure: Callable[[Judging, str], Awaitable[Verdicts]] = no_judge
        # Called when a public table has changed in a way that lobbies tell.
        self.lobby_changed: Callable[[], None] = lambda: None
        # What everybody is told, if anything.
        self.notice: NoticeRow | None = None
        # The bot that plays on for people; sheets name it.
        self.stand_in = ""
        self.is_closing = False


async def no_judge(judging: Judging, owner: str) -> Verdicts:
    """Where no processes think nobody judges."""
    raise NobodyJudges
