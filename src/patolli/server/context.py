"""The context: what all parts of one server process share."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from patolli.server.background import Background
from patolli.server.metrics import Metrics
from patolli.server.settings import ServerSettings
from patolli.server.socket.connection import Connections
from patolli.storage import Store


class Context:
    """The store, the settings and who is connected; nothing here is the truth, the store is."""

    def __init__(self, settings: ServerSettings, store: Store) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.metrics: Final = Metrics()
        self.connections: Final = Connections()
        self.background: Final = Background(self.metrics)
        # The time, in seconds since 1970.
        self.now: Callable[[], float] = time.time
        self.is_closing = False
