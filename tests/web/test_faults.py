"""Pages that never go blank: each says what happened and offers the next step, and nobody reads a catalogue's key."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from patolli.i18n import Texts
from patolli.i18n.catalogues import HOUSE_CATALOGUES
from tests.web.conftest import Visit
from tests.web.few import in_few_languages
from tests.web.gathering import gather, gather_at
from tests.web.positions import cacao_after, open_fork
from tests.web.positions_teotihuacan import played
from tests.web.visitor import PHONE, Visitor

# A key is words with hyphens between them, beginning with the name of a catalogue or of a game.
KEY = re.compile(rf"\b(?:{'|'.join(HOUSE_CATALOGUES)}|cacao|teotihuacan)-[a-z]+(?:-[a-z0-9]+)*\b")


def fault(page: Page, kind: str) -> None:
    expect(page.locator(f"main[data-fault='{kind}'] h1")).to_be_visible()


def chunks_fail(visitor: Visitor, pattern: str) -> None:
    visitor.forgiven = True
    visitor.page.route(re.compile(pattern), lambda route: route.abort())


def test_a_part_that_does_not_come_leaves_a_page_with_a_way_on(visit: Visit) -> None:
    visitor = visit(language="fr")
    page = visitor.page
    visitor.go("/")
    page.locator(".start").wait_for()
    chunks_fail(visitor, r"/assets/LessonsPage-")
    page.locator("nav a[href='/learn']").click()
    fault(page, "away")
    expect(page.locator("main p")).to_contain_text("Prochain essai")
    page.unroute_all()
    # It tries by itself, and the page that was asked for is there.
    page.locator("main h1", has_text="Apprendre").wait_for()


def test_a_part_of_a_table_that_does_not_come_says_so_in_its_place(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    open_fork(visitor, played(2, 1, 3), ["me", "bot"])
    page.wait_for_selector('.decide[data-state="asked"]')
    chunks_fail(visitor, r"/assets/PlaceTip-")
    page.locator('.ring [data-place="board:forest"]').first.hover(force=True, position={"x": 60, "y": 12})
    said = page.locator(".part-fault")
    expect(said).to_contain_text("No connection")
    page.unroute_all()
    # The line stays at hand, and the table is there again with its card.
    said.get_by_role("button", name="Load it again").dispatch_event("click")
    page.wait_for_selector('.decide[data-state="asked"]')
    page.locator('.ring [data-place="board:forest"]').first.hover(force=True, position={"x": 60, "y": 12})
    page.locator(".hover-card").wait_for()


@pytest.mark.parametrize(
    ("missing", "language"),
    [
        (r"/assets/index-[\w-]+", "es"),
        (r"/assets/house-.*\.js", "fr"),
        (r"/assets/(index|house)-", "pt"),
        (r"/before-paint|/assets/", "en"),
    ],
    ids=["entry", "house", "all", "nothing-comes"],
)
def test_a_page_whose_first_files_do_not_come_says_so(visit: Visit, missing: str, language: str) -> None:
    visitor = visit(language=language)
    page = visitor.page
    chunks_fail(visitor, missing)
    visitor.go("/join/somewhere-that-waits?l=es#with-a-secret")
    told = page.locator("#unloaded")
    expect(told.get_by_role("heading", name=Texts(language).text("fault-unloaded"))).to_be_visible()
    if "before-paint" not in missing:
        # In one language, and over the whole page.
        expect(told.locator("h1:visible")).to_have_count(1)
        box = told.bounding_box()
        assert box == {"x": 0, "y": 0, "width": 1440, "height": 900}
    page.unroute_all()
    told.locator("a:visible").first.click()
    page.locator("#app main").wait_for()
    expect(told).to_have_count(0)
    assert page.url.endswith("?l=es#with-a-secret") or "before-paint" in missing


def test_a_page_that_hangs_says_so_at_last_and_still_comes(visit: Visit) -> None:
    visitor = visit(language="es")
    page = visitor.page
    page.clock.install()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(re.compile(r"/assets/index-.*\.js"), hold)
    page.goto(visitor.url + "/", wait_until="commit")
    told = page.locator("#unloaded")
    told.wait_for(state="attached")
    page.clock.fast_forward(6_000)
    expect(told).to_be_hidden()
    page.clock.fast_forward(7_000)
    expect(told).to_be_visible()
    held[0].continue_()
    page.locator(".start").wait_for()
    expect(told).to_have_count(0)


def test_a_server_that_is_away_is_tried_again(visit: Visit) -> None:
    visitor = visit(size=PHONE, touch=True)
    page = visitor.page
    # Nothing counts down: it is the finger that tries.
    page.add_init_script("window.setInterval = () => 0;")
    chunks_fail(visitor, r"/api/v1/")
    visitor.go("/rules/cacao")
    fault(page, "away")
    page.get_by_role("button", name="Try now").tap()
    fault(page, "away")
    page.unroute_all()
    page.get_by_role("button", name="Try now").tap()
    page.locator("main h1", has_text="Cacao").wait_for()


def test_a_new_version_is_said_to_be_one(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/")
    page.locator(".start").wait_for()
    chunks_fail(visitor, r"/assets/LessonsPage-")

    def renewed(route: Route) -> None:
        route.fulfill(
            body="<script type=module src=/assets/index-other.js></script>", content_type="text/html"
        )

    page.route(re.compile(r":\d+/$"), renewed)
    page.locator("nav a[href='/learn']").click()
    fault(page, "renewed")
    page.unroute_all()
    page.get_by_role("button", name="Load the new version").click()
    page.locator("main h1", has_text="Learn").wait_for()


@pytest.mark.parametrize(
    "path",
    ["/nowhere", "/table", "/table/nowhere", "/rules/chess", "/gallery/chess", "/settings/more", "/%ff"],
)
def test_an_unknown_address_has_a_page_that_says_so(visit: Visit, path: str) -> None:
    visitor = visit(language="es")
    visitor.forgiven = True
    answer = visitor.page.goto(visitor.url + path)
    assert answer is not None
    assert answer.status == 404
    fault(visitor.page, "no-page")
    visitor.page.locator("main").get_by_role("link", name="Inicio").click()
    visitor.page.locator(".start").wait_for()


@in_few_languages("fr")
def test_nobody_reads_a_catalogues_key(visit: Visit, language: str) -> None:
    """Every page by its address, what a table left behind reloaded, too: also the title of its tab."""
    maker = visit(name="Ana")
    gathering = maker.start("link")
    code = maker.ask_for(f"/tables/{gathering.removeprefix('/table/')}")["code"]
    link = maker.page.locator("input[readonly]").input_value().removeprefix(maker.url)
    running = maker.start("bot:novice")
    replay, review = (running.replace("/table/", f"/{room}/") for room in ("replay", "review"))
    # What is over, was stopped, was left, was given up; a lesson and a puzzle.
    others = [visit(name=name) for name in ("Bruno", "Carla")]
    resigned = gather_at([maker, others[0]], cacao_after(turns=20, seats=2))["id"]
    stopped, left = (gather([maker, other])["id"] for other in others)
    others[0].ask(f"/tables/{resigned}/seats/1/resign", {})
    others[0].ask(f"/tables/{stopped}/seats/1/leave", {})
    maker.ask(f"/tables/{stopped}/seats/1/decide", {"choice": "end"})
    maker.ask(f"/tables/{left}/seats/0/leave", {})
    seats = [{"kind": "me"}, {"kind": "link"}]
    cancelled = maker.ask("/tables", {"game": "cacao", "seats": seats})
    maker.ask(f"/tables/{cancelled['id']}/cancel", {})
    lesson = maker.ask("/lessons", {"game": "cacao", "lesson": "gap"})["id"]
    today: Any = maker.ask_for("/puzzles/today")["puzzle"]
    puzzle = maker.ask(f"/puzzles/{today['id']}/table", {})["id"]
    visitor = visit(language=language)
    visitor.be(maker)
    guest = visit(language=language)
    visitor.forgiven = guest.forgiven = True
    for who, path in (
        *(
            (visitor, path)
            for path in ("/", "/rules", "/rules/teotihuacan", "/replay", "/settings", "/privacy")
        ),
        *((visitor, path) for path in ("/history", "/watch", "/join", "/gallery/teotihuacan")),
        *((visitor, path) for path in ("/learn", "/learn/teotihuacan", "/rules/cacao", "/puzzles")),
        *(
            (visitor, path)
            for path in (gathering, running, replay, review, "/puzzles/teotihuacan", "/nowhere")
        ),
        *(
            (visitor, f"/table/{table}")
            for table in (resigned, stopped, left, cancelled["id"], lesson, puzzle)
        ),
        *((visitor, f"/{room}/{resigned}") for room in ("replay", "review")),
        (guest, "/"),
        (guest, link),
        (guest, f"/join/{code}"),
        (guest, f"/join/{cancelled['invite']}"),
    ):
        who.go(path)
        who.page.locator("main").first.wait_for()
        if path.startswith(("/table/", "/replay/", "/review/", "/join/")):
            who.page.reload()
        who.page.wait_for_load_state("networkidle")
        who.page.locator("main").first.wait_for()
        shown = who.page.locator("body").inner_text() + "\n" + who.page.title()
        assert not KEY.findall(shown), path
        # A review that is being made has figures to come.
        assert path.startswith("/review/") or not re.search(r"(?m)^…$", shown), path
