"""Budgets of size and calm: what a first visit loads, how large a late board is, whether anything jumps."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

from tests.web.conftest import Visit
from tests.web.positions import cacao_after, open_fork

WEB = Path(__file__).resolve().parents[2] / "web"
DIST = WEB / "dist"
KIB = 1024


def packed(*paths: Path) -> int:
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in paths)


def test_what_a_table_loads_stays_small(visit: Visit) -> None:
    visitor = visit()
    loaded: list[str] = []
    visitor.page.on("response", lambda answer: loaded.append(answer.url.removeprefix(visitor.url)))
    visitor.go("/")
    visitor.page.locator(".start").wait_for()
    home = {path for path in loaded if path.endswith(".js")}
    assert packed(*(DIST / path.lstrip("/") for path in home if not _is_text(path))) <= 70 * KIB
    open_fork(visitor, cacao_after(turns=8, seats=2), ["me", "bot"])
    visitor.page.locator(".decide").wait_for()
    table = {path for path in loaded if path.endswith(".js")} - home
    assert packed(*(DIST / path.lstrip("/") for path in table if not _is_text(path))) <= 60 * KIB


def test_the_styles_of_a_screen_stay_small(visit: Visit) -> None:
    """Whoever comes by an address loads the styles of that screen."""
    visitor = visit()
    styles: set[str] = set()
    visitor.page.on("response", lambda answer: styles.add(answer.url.removeprefix(visitor.url)))

    def weight() -> int:
        return packed(*(DIST / path.lstrip("/") for path in styles if path.endswith(".css")))

    visitor.go("/")
    visitor.page.locator(".start").wait_for()
    assert 0 < weight() <= 18 * KIB
    open_fork(visitor, cacao_after(turns=8, seats=2), ["me", "bot"])
    visitor.page.locator(".decide").wait_for()
    styles.clear()
    visitor.page.reload()
    visitor.page.locator(".decide").wait_for()
    assert 0 < weight() <= 18 * KIB


def _is_text(path: str) -> bool:
    """Catalogues are data: one language of them is loaded."""
    return bool(re.match(r"/assets/(web|common|error|people|rules|en|es|pt|fr)-", path))


def test_sprite_fonts_and_charts_stay_small() -> None:
    assert packed(*(WEB.parent / "src" / "patolli").rglob("sprite.svg")) <= 20 * KIB
    assert sum(path.stat().st_size for path in (DIST / "assets").glob("*.woff2")) <= 95 * KIB
    assert packed(*(DIST / "assets").glob("ReplayPage-*.js")) <= 25 * KIB


def test_no_download_address_is_kept() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text())
    assert lock["packages"]
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]


def test_no_script_or_style_stands_inside_the_page() -> None:
    page = (DIST / "index.html").read_text()
    assert not re.search(r"<script(?![^>]*\bsrc=)", page)
    assert "<style" not in page
    assert "style=" not in page
    assert not re.search(r"\son\w+=", page)


def test_a_late_board_is_light_and_nothing_jumps(visit: Visit) -> None:
    visitor = visit(size=(1440, 900))
    visitor.context.add_init_script(
        "window.shift = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries())"
        " if (!entry.hadRecentInput && window.settled) window.shift += entry.value; })"
        ".observe({ type: 'layout-shift', buffered: true });"
    )
    open_fork(visitor, cacao_after(turns=31, seats=4), ["me", "me", "me", "me"])
    page = visitor.page
    page.locator(".hold").wait_for()
    page.wait_for_timeout(400)
    page.evaluate("window.settled = true")
    visitor.take_hand()
    page.locator(".held").first.click()
    page.locator(".cell[data-cell]").first.dispatch_event("click")
    page.wait_for_timeout(300)
    assert page.locator("svg *").count() - page.locator(".sprite *").count() <= 3000
    assert page.evaluate("window.shift") <= 0.02


def test_what_a_page_shows_is_kept_for_ever_by_its_hash(visit: Visit) -> None:
    """Letters, pictures, scripts: none is asked for twice. Only the page itself, and what runs before the first paint, are."""
    visitor = visit()
    rules: dict[str, str] = {}
    visitor.page.on(
        "response",
        lambda answer: rules.update({answer.url.removeprefix(visitor.url): answer.headers["cache-control"]}),
    )
    for path in ("/", "/nowhere"):
        visitor.forgiven = path == "/nowhere"
        visitor.go(path)
        visitor.page.locator("main").wait_for()
        visitor.page.wait_for_load_state("networkidle")
    files = {path: rule for path, rule in rules.items() if not path.startswith("/api/") and "." in path}
    assert {path.rsplit(".", 1)[1] for path in files} == {"js", "css", "woff2", "svg"}
    assert {path for path, rule in files.items() if "immutable" not in rule} == {"/before-paint.js"}


def test_a_warm_visit_fetches_less_than_ten_kilobytes(visit: Visit) -> None:
    """Home again, the next day: what is kept is asked for or not, but not sent."""
    visitor = visit()
    visitor.go("/")
    visitor.page.locator(".start").wait_for()
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.close()
    page = visitor.context.new_page()
    devtools = visitor.context.new_cdp_session(page)
    devtools.send("Network.enable")
    fetched: list[int] = []
    devtools.on("Network.loadingFinished", lambda told: fetched.append(int(told["encodedDataLength"])))
    page.goto(visitor.url + "/")
    page.locator(".start").wait_for()
    page.wait_for_load_state("networkidle")
    assert len(fetched) > 5
    assert sum(fetched) < 10 * KIB, sum(fetched)
