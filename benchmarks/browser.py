"""How quickly the pages answer, in the real browser on this machine: python benchmarks/browser.py.

Budgets: first paint 400 ms and a usable board 1 s on loopback; a click changes something within 50 ms, the own move
is painted within 100 ms, undo within 100 ms; panning keeps 60 frames with the processor slowed four times.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Page, sync_playwright

from tests.web.conftest import FLAGS
from tests.web.positions import cacao_after, open_fork
from tests.web.running import Server
from tests.web.visitor import Visitor

# The time from a click until the page is painted in the state that a selector describes.
PAINTED = """([click, selector]) => new Promise((done) => {
  const begun = performance.now();
  const look = () => document.querySelector(selector)
    ? requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)))
    : requestAnimationFrame(look);
  document.querySelector(click).click();
  look();
})"""
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
        page.locator(".held").first.click()
        for index in range(page.locator(".cell[data-cell]").count()):
            cell = page.locator(".cell[data-cell]").nth(index).get_attribute("data-cell")
            pressed = f'.cell[data-cell="{cell}"][aria-pressed="true"]'
            previews.append(page.evaluate(PAINTED, [f'.cell[data-cell="{cell}"]', pressed]))
            if page.locator(".fill").count():
                break
        moves.append(page.evaluate(PAINTED, [".place", '.decide[data-decision="fill_gap"]']))
        page.wait_for_selector(".decide:not([data-busy])")
        undos.append(page.evaluate(PAINTED, [".btn.undo", '.decide[data-decision="place_worker"]']))
        page.wait_for_selector(".decide:not([data-busy])")
    return previews, moves, undos


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
            page.reload()
            page.locator(".map").wait_for()
            paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
            usable = page.evaluate("performance.now()")
            page.locator('.decide[data-decision="place_worker"]').wait_for()
            previews, moves, undos = own_moves(page)
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
            frames = page.evaluate(FRAMES)
            print(f"first paint {paint:.0f} ms, board usable {usable:.0f} ms")
            print(
                f"preview painted {median(previews):.0f} ms, own move {median(moves):.0f} ms, undo {median(undos):.0f} ms"
            )
            print(f"panning at a quarter of the speed: {1000 / median(frames):.0f} frames a second")
        finally:
            browser.close()
            server.kill()
    return 0


if __name__ == "__main__":
    sys.exit(main())
