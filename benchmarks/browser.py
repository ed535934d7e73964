"""How quickly the pages answer, in the real browser on this machine: python benchmarks/browser.py.

Budgets: first paint 400 ms and a usable board 1 s on loopback; a click changes something within 50 ms, the own move
is painted within 80 ms, undo, too; another's begins to be seen within 150 ms of its arrival, with 60 frames a second
while it is; a preview takes 30 ms; panning keeps 60 frames with the processor slowed four times. Everything is timed inside the page; painted means that the page has painted the
frame and handed it over, and the screen shows it with its next refresh. The load of the machine stands beside the
figures: they mean little on a busy one.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.chromium import launch
from tests.web.play_cacao import click_once as click_in_cacao
from tests.web.play_cacao import until_something
from tests.web.play_teotihuacan import click_once as click_in_teotihuacan
from tests.web.play_teotihuacan import close_stories
from tests.web.positions import cacao_after, open_fork
from tests.web.positions_teotihuacan import played
from tests.web.running import Server
from tests.web.visitor import Visitor

# The time from a click until the page is painted in the state that a selector describes.
PAINTED = """([click, selector]) => new Promise((done) => {
  const begun = performance.now();
  const look = () => document.querySelector(selector)
    ? setTimeout(() => done(performance.now() - begun))
    : requestAnimationFrame(look);
  document.querySelector(click).click();
  requestAnimationFrame(look);
})"""
# Kept in the page from its beginning: when a place on the board is painted that can be clicked.
USABLE = """() => {
  const look = () => document.querySelector('.map .cell[data-cell]')
    ? setTimeout(() => { window.usable = performance.now(); })
    : requestAnimationFrame(look);
  requestAnimationFrame(look);
}"""
# Kept in the page: how long after its arrival another's move is painted, and the frames while its film runs.
WATCH_OTHERS = """() => {
  window.begins = [];
  window.frames = [];
  const runs = () => document.querySelector(".stage > *, .caption");
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...where) {
      super(...where);
      this.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        const bar = document.querySelector(".decide");
        if (message.type !== "update" || !bar || runs() || !message.entries.some(({ seat }) => seat > 0)) return;
        const [begun, before] = [performance.now(), bar.dataset.version];
        const look = () => bar.dataset.version !== before
          ? setTimeout(() => window.begins.push(performance.now() - begun))
          : requestAnimationFrame(look);
        requestAnimationFrame(look);
      });
    }
  };
  let last = 0;
  const frame = (now) => {
    if (last && runs()) window.frames.push(now - last);
    last = runs() ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
# Nobody clicks while the last move is still gliding into its place.
AT_REST = "() => !document.querySelector('.decide[data-busy]') && document.getAnimations().length === 0"
# So many turns of others are watched.
OTHERS = 10
USE_BOARD = '.decide[data-decision="use_board"]'
FRAMES = """() => new Promise((done) => {
  const map = document.querySelector(".map");
  const box = map.getBoundingClientRect();
  const at = (kind, x, y) => map.dispatchEvent(new PointerEvent(kind, { pointerId: 1, clientX: x, clientY: y, bubbles: true }));
  map.setPointerCapture = () => {};
  const times = [];
  let step = 0;
  at("pointerdown", box.x + 300, box.y + 300);
  const frame = (now) => {
    times.push(now);
    step += 1;
    at("pointermove", box.x + 300 + 100 * Math.sin(step / 8), box.y + 300 + 60 * Math.cos(step / 9));
    if (step < 90) requestAnimationFrame(frame);
    else { at("pointerup", box.x + 300, box.y + 300); done(times.slice(1).map((time, index) => time - times[index])); }
  };
  requestAnimationFrame(frame);
})"""


def own_moves(page: Page) -> tuple[list[float], list[float], list[float]]:
    """A preview, a placement that asks for a gap, and its undo, several times."""
    previews, moves, undos = [], [], []
    for _ in range(6):
        page.wait_for_function(AT_REST)
        page.locator(".held").first.click()
        for index in range(page.locator(".cell[data-cell]").count()):
            cell = page.locator(".cell[data-cell]").nth(index).get_attribute("data-cell")
            pressed = f'.cell[data-cell="{cell}"][aria-pressed="true"]'
            previews.append(page.evaluate(PAINTED, [f'.cell[data-cell="{cell}"]', pressed]))
            if page.locator(".fill").count():
                break
        page.wait_for_function(AT_REST)
        moves.append(page.evaluate(PAINTED, [".place", '.decide[data-decision="fill_gap"]']))
        page.wait_for_function(AT_REST)
        undos.append(page.evaluate(PAINTED, [".btn.undo", '.decide[data-decision="place_worker"]']))
    return previews, moves, undos


def moves_in_teotihuacan(browser: Browser, url: str) -> tuple[list[float], list[float], list[float]]:
    """Among four: a worker is picked and its goals lit, it goes, and comes back; several times."""
    visitor = Visitor(browser, url, still=False)
    open_fork(visitor, played(4, 2, 5), ["me", "bot", "bot", "bot"])
    page = visitor.page
    previews, moves, undos = [], [], []
    for _ in range(8):
        page.wait_for_selector('.decide[data-decision="move_worker"]')
        page.wait_for_function(AT_REST)
        previews.append(page.evaluate(PAINTED, [".decide .opt", '.decide .opt[data-kind="move"]']))
        moves.append(page.evaluate(PAINTED, ['.decide .opt[data-kind="move"]', USE_BOARD]))
        page.wait_for_function(AT_REST)
        undos.append(page.evaluate(PAINTED, [".btn.undo", '.decide[data-decision="move_worker"]']))
    visitor.context.close()
    return previews, moves, undos


def others_moves(
    visitor: Visitor, record: dict[str, object], click: Callable[[Page, Random], None]
) -> tuple[list[float], list[float]]:
    """Three bots' turns between one's own: when each begins to be seen, and every frame while it is."""
    visitor.page.add_init_script(f"({WATCH_OTHERS})()")
    open_fork(visitor, record, ["me", "bot", "bot", "bot"])
    page, chance = visitor.page, Random(3)
    while page.evaluate("window.begins.length") < OTHERS and until_something(page) == "asked":
        close_stories(page)
        click(page, chance)
    until_something(page)
    begins, frames = page.evaluate("[window.begins, window.frames]")
    visitor.context.close()
    return begins, frames


def main() -> int:
    """Print one line for each budget."""
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(Path(place))
        server.start()
        browser = launch(playwright)
        try:
            visitor = Visitor(browser, server.url, still=False)
            open_fork(visitor, cacao_after(turns=24, seats=4), ["me", "bot", "bot", "bot"])
            page = visitor.page
            page.locator('.decide[data-decision="place_worker"]').wait_for()
            page.add_init_script(f"({USABLE})()")
            page.reload()
            page.wait_for_function("() => window.usable")
            # It is told a little after it was.
            page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint').length")
            paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
            usable = page.evaluate("window.usable")
            page.locator('.decide[data-decision="place_worker"]').wait_for()
            previews, moves, undos = own_moves(page)
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
            frames = page.evaluate(FRAMES)
            visitor.context.close()
            others = {
                name: others_moves(Visitor(browser, server.url, still=False), record, click)
                for name, record, click in (
                    ("Cacao", cacao_after(turns=12, seats=4), click_in_cacao),
                    ("Teotihuacan", played(4, 2, 5), click_in_teotihuacan),
                )
            }
            city = moves_in_teotihuacan(browser, server.url)
            print(f"load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
            print(f"first paint {paint:.0f} ms, board usable {usable:.0f} ms")
            print(
                f"Cacao among four: preview painted {median(previews):.0f} ms, own move {median(moves):.0f} ms, "
                f"undo {median(undos):.0f} ms"
            )
            print(
                "Teotihuacan among four: preview {:.0f} ms, own move {:.0f} ms, undo {:.0f} ms".format(
                    *(median(times) for times in city)
                )
            )
            for name, (begins, intervals) in others.items():
                print(
                    f"{name}, {len(begins)} turns of others: seen {median(begins):.0f} ms after they arrived, "
                    f"{max(begins):.0f} at most; meanwhile {1000 / median(intervals):.0f} frames a second, "
                    f"{1000 * len(intervals) / sum(intervals):.0f} with the late ones"
                )
            print(f"panning at a quarter of the speed: {1000 / median(frames):.0f} frames a second")
        finally:
            browser.close()
            server.kill()
    return 0


if __name__ == "__main__":
    sys.exit(main())
