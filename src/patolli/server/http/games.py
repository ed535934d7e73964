"""HTTP: games, health, metrics."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import msgspec
from litestar import Controller, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from patolli.engine.game import Game
from patolli.games import all_games
from patolli.i18n.catalogues import game_source
from patolli.server import wire
from patolli.server.errors import NotAllowed
from patolli.server.http.dependencies import TheContext, TheTables
from patolli.server.http.game_cards import game_cards, picture_of_lesson
from patolli.server.standing import write_down
from patolli.server.static import Asset, Reader, answer


@cache
def cards_as_sent(games: tuple[Game, ...]) -> Asset:
    """The cards of these games as they leave."""
    return Asset(msgspec.json.encode(game_cards()), "games.json")


class GamesApi(Controller):
    """What can be played, and how the server is."""

    path = "/"
    tags = ["house"]

    @get("/games")
    async def games(self, request: Request[Any, Any, State]) -> Response[list[wire.GameCard]]:
        """Every game, with all that a browser must know to offer it and to speak of it."""
        # Every page asks for them, and they are the same until the server is: whoever has them is told just that.
        return cast(
            "Response[list[wire.GameCard]]", answer(cards_as_sent(all_games()), Reader.of(request.headers))
        )

    @get("/games/{game:str}/texts/{language:str}", media_type="text/plain", sync_to_thread=True)
    def texts(self, game: FromPath[str], language: FromPath[str]) -> str:
        """A game's texts as a Fluent catalogue, for pages that were built without it."""
        return game_source(game, language)

    @get("/games/{game:str}/lessons/{lesson:str}/picture", media_type="image/svg+xml", sync_to_thread=True)
    def lesson_picture(
        self,
        game: FromPath[str],
        lesson: FromPath[str],
        theme: FromQuery[str] = "codex",
        language: FromQuery[str] = "en",
    ) -> Response[str]:
        """What a lesson is about, as it begins."""
        picture = picture_of_lesson(game, lesson, theme, language)
        return Response(picture, media_type="image/svg+xml", headers={"cache-control": "max-age=86400"})

    @get("/health")
    async def health(self, context: TheContext) -> dict[str, str]:
        """Whether the server can do its work: something can be written."""
        await context.health.check()
        return {"status": "ok"}

    @get("/metrics", media_type="text/plain")
    async def metrics(self, tables: TheTables) -> Response[bytes]:
        """Figures in Prometheus' text format, of all workers."""
        context = tables.context
        if not context.settings.metrics_open:
            raise NotAllowed("metrics")
        write_down(tables)
        return Response(context.metrics.text(), media_type=CONTENT_TYPE_PLAIN_0_0_4)
