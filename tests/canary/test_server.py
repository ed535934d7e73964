"""The house offers the canary over the wire, and people play it at five seats."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from patolli.games import game_of
from patolli.i18n import LANGUAGES
from tests.canary.titles import TITLES
from tests.server.browser import Browser, Document, Player, closing_browsers
from tests.server.running import Server
from tests.server.test_matches import gather_table, play_table


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    running = Server(f"sqlite:{folder / 'tables.db'}", folder)
    running.start()
    running.wait()
    yield running
    running.stop()
    assert '"level": "error"' not in running.log()


def ask(server: Server, path: str) -> httpx.Response:
    return httpx.get(f"{server.url}/api/v1{path}", timeout=30)


def test_its_card_says_what_it_declares(server: Server, key: str) -> None:
    card = next(card for card in ask(server, "/games").json() if card["key"] == key)
    assert (card["seats_least"], card["seats_most"]) == (2, 5)
    assert card["turn_event"] == {"canary": "torch_passed", "heron": "dawn_broke"}[key]
    assert card["end_event"] == "dusk_fell"
    assert (card["goods"], card["sources"]) == (["shells", "feathers"], ["shells", "feathers", "nests"])
    assert [option["name"] for option in card["options"]] == ["length"]
    assert [order["name"] for order in card["orders"]] == ["answering"]
    assert card["automaton"] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_texts_are_given_to_pages_that_were_built_without_it(
    server: Server, key: str, language: str, site: Path
) -> None:
    given = ask(server, f"/games/{key}/texts/{language}")
    assert given.status_code == 200
    assert given.text == (site / key / "locale" / f"{language}.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("path", "kind"), [("chess/texts/en", "unknown_game"), ("canary/texts/la", "unknown_language")]
)
def test_texts_that_nobody_has(server: Server, path: str, kind: str) -> None:
    refused = ask(server, f"/games/{path}")
    assert (refused.status_code, refused.json()["kind"]) == (400, kind)


@pytest.mark.parametrize(("people", "bots"), [(5, 0), (1, 4)])
def test_it_is_played_through_cuts_doubles_and_undoing(
    server: Server, key: str, people: int, bots: int
) -> None:
    asyncio.run(closing_browsers(play_table(server.url, key, people, bots, seed=people)))


def feather_then_bird(update: Document, chance: Random) -> str:
    """Whoever has a feather shows a bird, so that there are calls, and somebody to answer them."""
    words: list[str] = [option["notation"] for option in update["options"]]
    has_feather = update["view"]["watchers"][update["seat"]]["feathers"] > 0
    return "forage" if "forage" in words and not has_feather else words[0]


def test_the_log_knows_its_turns_its_end_and_its_standing_order(server: Server, key: str) -> None:
    async def body() -> None:
        browsers, table = await gather_table(server.url, key, 2, 0, options={"length": "long"})
        address = f"/tables/{table['id']}"
        for seat, browser in enumerate(browsers):
            orders = {"seat": seat, "orders": {"answering": "always"}}
            await browser.request("PUT", f"{address}/orders", orders)
        players = [Player(each, table["id"], seat, feather_then_bird) for seat, each in enumerate(browsers)]
        asked: list[str] = []

        async def note(update: Document) -> None:
            asked.extend(question["decision"] for question in update["pending"])

        for player in players:
            player.after_update = note
        await asyncio.gather(*(player.play_to_end() for player in players))
        record = await browsers[0].get(f"{address}/record")
        # Three rounds of two turns, each ended by its owner.
        assert len([move for move in record["moves"] if move.endswith(" end_turn")]) == 6
        replay = await browsers[0].get(f"{address}/replay?count=400")
        told = [event["kind"] for frame in replay["frames"] for event in frame["events"]]
        assert told.count(game_of(key).turn_event.name) == 6
        assert told[-1] == "dusk_fell"
        assert "call_answered" in told
        # Nobody had to say so.
        assert "take_turn" in asked
        assert "answer_call" not in asked

    asyncio.run(closing_browsers(body()))


def test_it_is_found_in_the_lobby(server: Server) -> None:
    async def body() -> None:
        host = Browser(server.url)
        await host.sign_in("Ana")
        seats = [{"kind": "me"}, *[{"kind": "open"}] * 4]
        made = [await host.post("/tables", {"game": key, "seats": seats, "private": False}) for key in TITLES]
        lobby = await Browser(server.url).get("/tables")
        assert {table["id"] for table in made} <= {table["id"] for table in lobby["tables"]}

    asyncio.run(closing_browsers(body()))
