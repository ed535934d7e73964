"""Photographs of every screen: python scripts/screenshots.py [folder [scene...]]; needs Chromium and a built bundle.

Both themes, desk, tablet and phone; the position is always the same, so that two runs can be compared.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Page, sync_playwright

from scripts.camera import DESK, PHONE, SLIM, TABLET, TALL, THEMES, WIDE, Camera
from scripts.table_moments import MOMENTS
from tests.web.chromium import launch
from tests.web.positions import cacao_after, cacao_whole, open_fork
from tests.web.positions_teotihuacan import asking, played
from tests.web.running import Server
from tests.web.visitor import Visitor

TEOTIHUACAN_QUESTIONS = (
    "keep_starting_tiles",
    "use_board",
    "take_technology",
    "take_decoration",
    "choose_spot",
    "choose_temple",
    "choose_ascension_reward",
    "pay_salary",
)


def home(camera: Camera) -> None:
    """The home page."""
    for theme in THEMES:
        for size in (WIDE, TABLET, TALL):
            visitor = camera.come(size, theme)
            visitor.go("/")
            visitor.page.locator(".game").first.wait_for()
            camera.take(visitor, "home")
            visitor.context.close()


def ghost(page: Page) -> None:
    """A tile in the fingers, where it opens a gap if there is such a place."""
    best = (0, "", 0)
    for tile in range(page.locator(".held").count()):
        page.keyboard.press(str(tile + 1))
        for place in page.locator(".cell[data-cell]").all():
            place.dispatch_event("click")
            chips = page.locator(".over text.gain").count() + (2 if page.locator(".fill").count() else 0)
            best = max(best, (chips, place.get_attribute("data-cell") or "", tile))
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.keyboard.press(str(best[2] + 1))
    page.locator(f'.cell[data-cell="{best[1]}"]').dispatch_event("click")


def cacao(camera: Camera) -> None:
    """Cacao in the middle of a match, a tile in the fingers."""
    for theme in THEMES:
        for size, language in ((WIDE, "en"), (DESK, "fr"), (TABLET, "pt"), (TALL, "es"), (PHONE, "fr")):
            visitor = camera.come(size, theme, language)
            open_fork(visitor, cacao_after(turns=15, seats=3), ["me", "bot", "bot"])
            visitor.page.locator('.decide[data-decision="place_worker"]').wait_for()
            ghost(visitor.page)
            camera.take(visitor, "cacao-table")
            visitor.context.close()


def cacao_questions(camera: Camera) -> None:
    """Cacao's other questions."""
    for theme, size in (("obsidian", WIDE), ("codex", TALL)):
        for decision in ("fill_gap", "sell_cacao", "in_any_order"):
            visitor = camera.come(size, theme)
            open_fork(visitor, cacao_after(turns=10, seats=4, decision=decision), ["me", "me", "me", "me"])
            visitor.take_hand()
            visitor.page.locator(f'.decide[data-decision="{decision}"]').wait_for()
            camera.take(visitor, f"cacao-{decision.replace('_', '-')}")
            visitor.context.close()


def small_screens(camera: Camera) -> None:
    """Hand-over, text view, rules, settings."""
    for theme in THEMES:
        visitor = camera.come(TALL, theme)
        open_fork(visitor, cacao_after(turns=8, seats=2), ["me", "me"])
        visitor.page.locator(".hold").wait_for()
        camera.take(visitor, "hand-over")
        visitor.take_hand()
        visitor.page.locator(".decide").wait_for()
        visitor.page.keyboard.press("t")
        camera.take(visitor, "text-view")
        visitor.page.keyboard.press("Escape")
        visitor.page.keyboard.press("?")
        camera.take(visitor, "rules")
        visitor.context.close()
        for size in (WIDE, TALL):
            visitor = camera.come(size, theme)
            visitor.go("/rules/cacao")
            visitor.page.locator("#ruling-49").wait_for()
            camera.take(visitor, "rules-page")
            visitor.go("/settings")
            visitor.page.locator(".form").wait_for()
            camera.take(visitor, "settings")
            visitor.context.close()


def teaching_and_gathering(camera: Camera) -> None:
    """The lesson, a table that waits for friends, the link they follow, the tables of one who plays much."""
    for theme in THEMES:
        for size, language in ((WIDE, "en"), (TALL, "fr")):
            visitor = camera.come(size, theme, language)
            visitor.go("/")
            visitor.page.locator("button.lesson").first.click()
            visitor.page.locator(".lesson-strip").wait_for()
            camera.take(visitor, "lesson")
            visitor.start("link", "bot:novice", "open")
            visitor.page.locator("input[readonly]").wait_for()
            camera.take(visitor, "gathering")
            link = visitor.page.locator("input[readonly]").input_value()
            guest = camera.come(size, theme, language)
            guest.go(link.removeprefix(guest.url))
            guest.page.locator("form").wait_for()
            camera.take(guest, "join")
            guest.context.close()
            visitor.go("/")
            visitor.page.locator("article[data-table]").first.wait_for()
            camera.take(visitor, "home-busy")
            visitor.context.close()


def four_at_the_end(camera: Camera) -> None:
    """The fullest table, covering, the end of four, standing orders, notes."""
    for theme, size, language in (
        ("obsidian", WIDE, "pt"),
        ("codex", DESK, "fr"),
        ("codex", TALL, "pt"),
        ("obsidian", PHONE, "fr"),
    ):
        visitor = camera.come(size, theme, language)
        page = visitor.page
        open_fork(visitor, cacao_after(turns=28, seats=4, seed=5), ["me", "me", "me", "me"])
        visitor.take_hand()
        page.locator('.decide[data-decision="place_worker"]').wait_for()
        page.keyboard.press("1")
        page.keyboard.press("o")
        camera.take(visitor, "cacao-cover")
        if size[0] >= 900:
            page.keyboard.press("Escape")
            page.locator("header.desk button:has(use[href='#ui-clock'])").click()
            page.locator("dialog[open]").wait_for()
            camera.take(visitor, "orders")
            page.keyboard.press("Escape")
        visitor.play_to_the_end()
        page.locator("dialog[open]").wait_for()
        camera.take(visitor, "cacao-end-of-four")
        visitor.context.close()


def people(camera: Camera) -> None:
    """Who sits at a table, about to leave it; the time that a new one gets; what is kept about somebody."""
    for theme, size, language in (("obsidian", WIDE, "en"), ("codex", SLIM, "fr")):
        visitor = camera.come(size, theme, language)
        page = visitor.page
        visitor.go("/")
        if size is SLIM:
            # On a phone the tile opens what is set up.
            page.locator(".game", has_text="Cacao").click()
        page.locator("summary").first.click(force=True)
        page.locator("[aria-labelledby=option-pace] button").last.click()
        camera.take(visitor, "pace")
        visitor.start("bot:novice")
        page.locator(".decide").wait_for()
        if size is SLIM:
            page.locator(".hand .icon-button").nth(1).click()
            page.locator(".tools .btn").last.click()
        else:
            page.get_by_role("button", name="At this table").click()
        page.locator("dialog [data-seat='0'] .btn").first.click()
        camera.take(visitor, "people")
        visitor.go("/settings")
        page.locator(".pair .btn.quiet").last.click()
        camera.take(visitor, "account")
        visitor.context.close()


def what_goes_wrong(camera: Camera) -> None:
    """No such table, no such replay, a server that is gone, watching, waiting for others."""
    for theme, size, language in (("obsidian", WIDE, "en"), ("codex", TALL, "fr")):
        visitor = camera.come(size, theme, language)
        visitor.forgiven = True
        for path, name in (
            ("/table/nowhere", "no-table"),
            ("/replay/nowhere", "no-replay"),
            ("/join/nowhere", "no-link"),
            ("/nowhere", "no-page"),
        ):
            visitor.go(path)
            visitor.page.locator("h1, .loss").first.wait_for()
            camera.take(visitor, name)
        open_fork(visitor, cacao_after(turns=9, seats=2), ["me", "bot"])
        visitor.page.locator(".decide").wait_for()
        camera.server.kill()
        visitor.page.locator('.decide[data-state="lost"]').wait_for()
        camera.take(visitor, "lost")
        visitor.context.close()
        camera.server.start()


def teotihuacan(camera: Camera) -> None:
    """Teotihuacan: the middle of a match among four, its rarer questions, Teotibot, the pieces."""
    for theme in THEMES:
        for size, language in ((WIDE, "en"), (DESK, "fr"), (TABLET, "pt"), (SLIM, "es")):
            visitor = camera.come(size, theme, language)
            open_fork(visitor, played(4, 2, 5), ["me", "bot", "bot", "bot"])
            visitor.page.locator(".decide .opt").first.click()
            camera.take(visitor, "teotihuacan-table")
            for decision in ("keep_starting_tiles", "choose_spot", "choose_ascension_reward"):
                record, seat = asking(decision)
                open_fork(visitor, record, ["me" if each == seat else "bot" for each in range(2)])
                visitor.page.locator(".decide .opt").first.wait_for()
                camera.take(visitor, f"teotihuacan-{decision.replace('_', '-')}")
            open_fork(visitor, played(1, 2, 2), ["me"])
            visitor.page.locator(".decide .opt").first.click()
            camera.take(visitor, "teotihuacan-solo")
            visitor.context.close()


def end_and_replay(camera: Camera) -> None:
    """The end of a match, and the replay of a whole one."""
    record = json.dumps(cacao_whole(seats=4))
    for theme in THEMES:
        for size in (WIDE, TALL):
            visitor = camera.come(size, theme)
            open_fork(visitor, cacao_after(turns=20, seats=2), ["me", "me"])
            visitor.play_to_the_end()
            visitor.page.locator("dialog[open]").wait_for()
            camera.take(visitor, "cacao-end")
            visitor.go("/replay")
            visitor.page.locator("input[type=file]").set_input_files(
                {"name": "match.json", "mimeType": "application/json", "buffer": record.encode()}
            )
            visitor.page.locator(".turning button").first.wait_for()
            visitor.page.locator(".turning button").last.click()
            camera.take(visitor, "replay")
            visitor.context.close()


# Text that its box cuts off, or that leaves the screen; what can be scrolled into sight is no fault.
CUT_OFF = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent.trim();
    const parent = node.parentElement;
    if (!words || !parent || parent.closest("script, style, .sr-only, [aria-hidden=true], option")) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    let right = innerWidth, left = 0, scrolls = false;
    for (let up = parent; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) { scrolls = true; break; }
      if (/hidden|clip/.test(style.overflowX)) {
        const room = up.getBoundingClientRect();
        right = Math.min(right, room.right);
        left = Math.max(left, room.left);
      }
    }
    if (!scrolls && (box.right > right + 1.5 || box.left < left - 1.5)) found.push(words.slice(0, 60));
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push("the page scrolls sideways");
  return found;
}"""


def languages(camera: Camera) -> None:
    """Every screen in the languages that need more room than English, and what is cut off there."""
    record = json.dumps(cacao_whole(seats=4))
    for size in (WIDE, TABLET, SLIM):
        for language in ("es", "pt", "fr"):
            for name, visitor in tour(camera, size, language, record):
                camera.take(visitor, f"{language}-{name}")
                for words in visitor.page.evaluate(CUT_OFF):
                    print(f"  cut off in {language}-{name} at {size[0]}: {words}")


def tour(camera: Camera, size: tuple[int, int], language: str, record: str) -> Iterator[tuple[str, Visitor]]:
    """Each screen, ready to be photographed."""
    visitor = camera.come(size, "obsidian" if language == "pt" else "codex", language)
    visitor.forgiven = True
    page = visitor.page
    visitor.go("/")
    page.locator(".game").first.wait_for()
    yield "home", visitor
    page.locator("button.lesson").first.click()
    page.locator(".lesson-strip").wait_for()
    yield "lesson", visitor
    visitor.start("link", "bot:novice", "open")
    page.locator("input[readonly]").wait_for()
    yield "gathering", visitor
    for path, ready in (
        ("/rules/cacao", "#ruling-49"),
        ("/rules/teotihuacan", "#ruling-107"),
        ("/settings", ".form"),
    ):
        visitor.go(path)
        page.locator(ready).first.wait_for()
        yield path.strip("/").replace("/", "-"), visitor
    for decision in ("place_worker", "fill_gap", "sell_cacao", "in_any_order"):
        open_fork(visitor, cacao_after(turns=10, seats=4, decision=decision), ["me"] * 4)
        visitor.take_hand()
        page.locator(f'.decide[data-decision="{decision}"]').wait_for()
        if decision == "place_worker":
            ghost(page)
        yield f"cacao-{decision.replace('_', '-')}", visitor
    page.keyboard.press("t")
    yield "cacao-text", visitor
    page.keyboard.press("Escape")
    visitor.play_to_the_end()
    page.locator("dialog[open]").wait_for()
    yield "cacao-end", visitor
    open_fork(visitor, played(4, 2, 5), ["me", "bot", "bot", "bot"])
    page.locator(".decide .opt").first.click()
    yield "teotihuacan-table", visitor
    page.keyboard.press("t")
    yield "teotihuacan-text", visitor
    for decision in TEOTIHUACAN_QUESTIONS:
        asked, seat = asking(decision)
        open_fork(visitor, asked, ["me" if each == seat else "bot" for each in range(2)])
        page.locator(".decide .opt").first.wait_for()
        yield f"teotihuacan-{decision.replace('_', '-')}", visitor
    open_fork(visitor, played(1, 2, 2), ["me"])
    page.locator(".decide .opt").first.click()
    yield "teotihuacan-solo", visitor
    visitor.go("/replay")
    page.locator("input[type=file]").set_input_files(
        {"name": "match.json", "mimeType": "application/json", "buffer": record.encode()}
    )
    page.locator(".turning button").first.wait_for()
    yield "replay", visitor
    visitor.go("/table/nowhere")
    page.locator("h1, .loss").first.wait_for()
    yield "no-table", visitor
    visitor.context.close()


SCENES = (
    home,
    cacao,
    cacao_questions,
    teotihuacan,
    small_screens,
    teaching_and_gathering,
    four_at_the_end,
    end_and_replay,
    people,
    what_goes_wrong,
    languages,
    *MOMENTS,
)


def main() -> int:
    """Everything, into a fresh folder."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/screenshots")
    wanted = set(sys.argv[2:])
    folder.mkdir(parents=True, exist_ok=True)
    unknown = wanted - {scene.__name__ for scene in SCENES}
    assert not unknown, f"no such scene: {', '.join(sorted(unknown))}"
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(Path(place))
        server.start()
        browser = launch(playwright, "--hide-scrollbars")
        try:
            for scene in SCENES:
                if not wanted or scene.__name__ in wanted:
                    scene(Camera(browser, server, folder))
        finally:
            browser.close()
            server.kill()
    return 0


if __name__ == "__main__":
    sys.exit(main())
