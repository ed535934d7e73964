"""HTTP: games, health, metrics."""

from __future__ import annotations

import resource

from litestar import Controller, Response, get
from litestar.params import FromPath

from patolli.i18n.catalogues import game_source
from patolli.server import wire
from patolli.server.errors import NotAllowed
from patolli.server.http.dependencies import TheContext, TheTables
from patolli.server.http.game_cards import game_cards


class GamesApi(Controller):
    """What can be played, and how the server is."""

    path = "/"
    tags = ["house"]

    @get("/games")
    async def games(self) -> list[wire.GameCard]:
        """Every game, with all that a browser must know to offer it and to speak of it."""
        return game_cards()

    @get("/games/{game:str}/texts/{language:str}", media_type="text/plain", sync_to_thread=True)
    def texts(self, game: FromPath[str], language: FromPath[str]) -> str:
        """A game's texts as a Fluent catalogue, for pages that were built without it."""
        return game_source(game, language)

    @get("/health")
    async def health(self, context: TheContext) -> dict[str, str]:
        """Whether the server can do its work: the store answers."""
        await context.store.due(0.0, 1)
        return {"status": "ok"}

    @get("/metrics", media_type="text/plain")
    async def metrics(self, tables: TheTables) -> Response[str]:
        """Figures in Prometheus' text format."""
        context = tables.context
        if not context.settings.metrics_open:
            raise NotAllowed("metrics")
        gauges = {
            "patolli_sockets": float(len(context.connections)),
            "patolli_tables_in_memory": float(len(tables.known)),
            "patolli_memory_bytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024.0,
        }
        return Response(context.metrics.text(gauges), media_type="text/plain; version=0.0.4")
