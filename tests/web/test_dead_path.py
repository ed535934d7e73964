"""A phone changes networks: the page notices that nobody hears it, and comes back by itself."""

from __future__ import annotations

import json
import time
from random import Random

import pytest
from playwright.sync_api import Browser

from tests.trust.figures import long, saw
from tests.web.black_hole import black_hole
from tests.web.gathering import gather
from tests.web.play_cacao import click_once, until_something, version_of
from tests.web.running import Server
from tests.web.visitor import Visitor

# What the page may take to say that the path is dead, and to be back.
SAID_WITHIN = 15.0
BACK_WITHIN = 20.0
# And whoever looks at it again: no sooner would a ping of the heartbeat have been missed.
AT_ONCE = 8.0
# The path dies in the moment in which the first answer leaves the page.
DIES_AT_FIRST_ANSWER = """
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (frame) {
  if (window.dead || JSON.parse(frame).type !== "play") return send.call(this, frame);
  window.dead = true;
  window.swallow().then(() => send.call(this, frame));
};"""


# It may say so for a moment only, and be back.
NOTE_WHEN_LOST = """() => { window.lost = 0; const bar = document.querySelector(".decide");
new MutationObserver(() => { if (bar.dataset.state === "lost") window.lost ||= Date.now(); })
.observe(bar, { attributes: true }); }"""


def test_an_answer_on_a_dead_path_is_kept_and_given_once(browser: Browser, server: Server) -> None:
    answer_on_a_dead_path(browser, server)


@pytest.mark.trust
def test_dead_paths_again_and_again(browser: Browser, server: Server) -> None:
    answers, waits = long(20), long(10)
    seen = [answer_on_a_dead_path(browser, server) for _ in range(answers)]
    seen += [wait_on_a_dead_path(browser, server) for _ in range(waits)]
    said, back = (max(each) for each in zip(*seen, strict=True))
    saw(
        "black_hole",
        times=answers + waits,
        times_while_nothing_was_done=waits,
        seconds_at_most_until_said=round(said, 1),
        seconds_at_most_until_back=round(back, 1),
    )


def answer_on_a_dead_path(browser: Browser, server: Server) -> tuple[float, float]:
    """Answer as the path dies; after how many seconds the page says so, and is back."""
    with black_hole(server.port) as path:
        visitor = Visitor(browser, path.url)
        page = visitor.page
        keys: list[str] = []

        def note(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "play":
                keys.append(message["key"])

        page.expose_function("swallow", path.swallow)
        page.add_init_script(DIES_AT_FIRST_ANSWER)
        page.on("websocket", lambda socket: socket.on("framesent", note))
        visitor.start("bot:novice")
        assert until_something(page) == "asked"
        page.evaluate(NOTE_WHEN_LOST)
        before = int(page.locator(".decide").get_attribute("data-version") or 0)
        begun = time.time()
        click_once(page, Random(1))
        page.wait_for_function("() => window.lost", timeout=SAID_WITHIN * 1000)
        page.wait_for_function(
            """before => { const bar = document.querySelector(".decide");
            return bar.dataset.state === "asked" && !bar.dataset.busy && Number(bar.dataset.version) > before; }""",
            arg=before,
            timeout=BACK_WITHIN * 1000,
        )
        back = time.time() - begun
        assert back < BACK_WITHIN
        said = float(page.evaluate("window.lost")) / 1000 - begun
        # It was sent again under the same key, by which it counts once.
        assert len(keys) == 2
        assert keys[0] == keys[1]
        visitor.context.close()
    return said, back


def wait_on_a_dead_path(browser: Browser, server: Server) -> tuple[float, float]:
    """Wait for another's answer as the path dies, and do nothing at all; after how many seconds the page says so, and is back."""
    with black_hole(server.port) as path:
        ana, bo = Visitor(browser, server.url), Visitor(browser, path.url, name="Bo")
        gather([ana, bo])
        bo.page.wait_for_selector('.decide[data-state="waiting"]')
        before = version_of(bo.page)
        bo.page.evaluate(NOTE_WHEN_LOST)
        path.swallow()
        begun = time.time()
        while version_of(ana.page) == before:
            click_once(ana.page, Random(1))
        bo.page.wait_for_function("() => window.lost", timeout=SAID_WITHIN * 1000)
        said = float(bo.page.evaluate("window.lost")) / 1000 - begun
        bo.page.wait_for_selector(
            f'.decide:not([data-state="lost"]):not([data-version="{before}"])', timeout=BACK_WITHIN * 1000
        )
        back = time.time() - begun
        for visitor in (ana, bo):
            visitor.context.close()
    assert said < SAID_WITHIN
    assert back < BACK_WITHIN
    return said, back


def test_whoever_only_waits_is_told_by_the_page(browser: Browser, server: Server) -> None:
    wait_on_a_dead_path(browser, server)


def test_whoever_looks_again_notices_at_once(browser: Browser, server: Server) -> None:
    with black_hole(server.port) as path:
        visitor = Visitor(browser, path.url)
        visitor.start("link")
        page = visitor.page
        page.locator("input[readonly]").wait_for()
        sockets: list[float] = []
        page.on("websocket", lambda socket: sockets.append(time.time()))
        path.swallow()
        # As when the lid is opened again: the page looks at once, without waiting for its heartbeat.
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        deadline = time.time() + AT_ONCE
        while not sockets and time.time() < deadline:
            page.wait_for_timeout(100)
        assert sockets, "no new socket"
        visitor.context.close()
