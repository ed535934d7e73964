"""How quickly the pages answer, in the real browser on this machine: python benchmarks/browser.py.

Budgets: first paint 400 ms and a usable board 1 s on loopback; a click changes something within 50 ms, the own move
is painted within 100 ms, another's within 300 ms, undo within 100 ms; a preview takes 30 ms; panning keeps 60 frames
with the processor slowed four times. Everything is timed inside the page; painted means that the page has painted the
frame and handed it over, and the screen shows it with its next refresh. The load of the machine stands beside the
figures: they mean little on a busy one.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.conftest import FLAGS
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
# Kept in the page: when the next version is painted there.
NEXT_PAINTED = """() => {
  const bar = document.querySelector(".decide");
  const before = bar.dataset.version;
  window.nextPainted = new Promise((done) => {
    const look = () => bar.dataset.version !== before
      ? setTimeout(() => done(performance.timeOrigin + performance.now()))
      : requestAnimationFrame(look);
    requestAnimationFrame(look);
  });
}"""
CLICKED_AT = """(selector) => {
  const begun = performance.timeOrigin + performance.now();
  document.querySelector(selector).click();
  return begun;
}"""
# Nobody clicks while the last move is still gliding into its place.
AT_REST = "() => !document.querySelector('.decide[data-busy]') && document.getAnimations().length === 0"
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


def others_moves(browser: Browser, url: str) -> list[float]:
    """From one player's click until it is painted in the other's browser."""
    ana, bruno = Visitor(browser, url, still=False), Visitor(browser, url, name="Bruno", still=False)
    record = cacao_after(turns=16, seats=2)
    path = open_fork(ana, record, ["me", "link"])
    link = ana.page.locator("input[readonly]").input_value()
    bruno.go(link.removeprefix(url))
    bruno.page.locator("form .btn.go").click()
    times: list[float] = []
    for visitor in (ana, bruno):
        visitor.page.wait_for_url(f"**{path}*")
        visitor.page.locator(".decide").wait_for()
    while len(times) < 6:
        ana.page.wait_for_function(
            "() => document.querySelector('.decide').dataset.version === " + _version(bruno)
        )
        asked = ana if ana.page.locator('.decide[data-state="asked"]').count() else bruno
        other = bruno if asked is ana else ana
        page = asked.page
        click = ".decide .opt"
        if page.locator('.decide[data-decision="place_worker"]').count():
            page.locator(".held").first.click()
            page.locator(".cell[data-cell]").first.dispatch_event("click")
            click = ".place"
        other.page.evaluate(NEXT_PAINTED)
        begun = page.evaluate(CLICKED_AT, click)
        times.append(other.page.evaluate("window.nextPainted") - begun)
        page.wait_for_selector(".decide:not([data-busy])")
    for visitor in (ana, bruno):
        visitor.context.close()
    return times


def _version(visitor: Visitor) -> str:
    return repr(visitor.page.locator(".decide").get_attribute("data-version"))


def main() -> int:
    """Print one line for each budget."""
    program = shutil.which("chromium")
    assert program, "install Chromium first"
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(Path(place))
        server.start()
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        try:
            visitor = Visitor(browser, server.url, still=False)
            open_fork(visitor, cacao_after(turns=24, seats=4), ["me", "bot", "bot", "bot"])
            page = visitor.page
            page.locator('.decide[data-decision="place_worker"]').wait_for()
            page.add_init_script(f"({USABLE})()")
            page.reload()
            page.wait_for_function("() => window.usable")
            paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
            usable = page.evaluate("window.usable")
            page.locator('.decide[data-decision="place_worker"]').wait_for()
            previews, moves, undos = own_moves(page)
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
            frames = page.evaluate(FRAMES)
            visitor.context.close()
            others = others_moves(browser, server.url)
            city = moves_in_teotihuacan(browser, server.url)
            print(f"load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
            print(f"first paint {paint:.0f} ms, board usable {usable:.0f} ms")
            print(
                f"preview painted {median(previews):.0f} ms, own move {median(moves):.0f} ms, "
                f"another's {median(others):.0f} ms, undo {median(undos):.0f} ms"
            )
            print(
                "Teotihuacan among four: preview {:.0f} ms, own move {:.0f} ms, undo {:.0f} ms".format(
                    *(median(times) for times in city)
                )
            )
            print(f"panning at a quarter of the speed: {1000 / median(frames):.0f} frames a second")
        finally:
            browser.close()
            server.kill()
    return 0


if __name__ == "__main__":
    sys.exit(main())
