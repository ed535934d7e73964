"""Every piece of Cacao explains itself: what it does, when, what it is worth now; its card gets out of the way."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from patolli.games import game_of
from patolli.games.cacao.lessons import TEACHING
from tests.web.conftest import Visit
from tests.web.few import few, in_few_languages, pixels
from tests.web.heard import Heard
from tests.web.play_cacao import BAR, until_something, until_told
from tests.web.positions import cacao_after, open_fork
from tests.web.test_cacao_outlooks import Ear, deltas, figures
from tests.web.test_lessons import begin
from tests.web.visitor import DESK, PHONE, Visitor

CARD = ".hover-card"
# What the keys can reach; a phone's strip of seats is for fingers.
REACHED = ":is(button, [tabindex])"
PIECES = {
    f"piece-{family.name}-{name}" for family in game_of("cacao").rulebook.families for name in family.pieces
}
# Longer than a card stays behind a mouse, in milliseconds.
LINGERED = 400
# Whatever is told of a card: the piece that its link leads to, and every text on it.
TOLD = """card => ({
  piece: card.querySelector("a").getAttribute("href").split("#")[1],
  texts: [...card.querySelectorAll("h3, dt, dd, .now, a")].map((each) => each.textContent.trim()),
})"""
# The middle of a place on the screen.
MIDDLE = """place => {
  const holder = [...document.querySelectorAll(`[data-place="${place}"]`)].find((each) => each.getClientRects().length);
  const { left, top, width, height } = holder.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}"""


def sit(visit: Visit, turns: int, seats: int = 3, seed: int = 11, **wishes: Any) -> tuple[Visitor, Heard]:
    visitor: Visitor = visit(**wishes)
    heard = Heard(visitor.page)
    open_fork(visitor, cacao_after(turns=turns, seats=seats, seed=seed), ["me"] + ["bot"] * (seats - 1))
    assert until_something(visitor.page) == "asked"
    return visitor, heard


def places(page: Page) -> list[str]:
    """Everything on the screen that has a card and that the keys can reach, each place once."""
    found: list[str] = page.locator(f".table [data-place]{REACHED}:visible").evaluate_all(
        "all => [...new Set(all.map((each) => each.dataset.place))]"
    )
    return found


def point_at(page: Page, place: str) -> None:
    """Rest on a place until its card is open."""
    page.mouse.move(2, 2)
    expect(page.locator(CARD)).to_have_count(0)
    box = page.locator(f'[data-place="{place}"]:visible').first.bounding_box()
    assert box is not None
    # Beside the middle, where a village's river has nothing in it.
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.locator(CARD).wait_for()


def card_of(page: Page, place: str) -> dict[str, Any]:
    """What the card of a place tells, opened by the keys."""
    page.locator(f'[data-place="{place}"]:visible').first.evaluate(
        "each => each.focus({ focusVisible: true })"
    )
    page.locator(CARD).wait_for()
    told: dict[str, Any] = page.locator(CARD).evaluate(TOLD)
    return told


@in_few_languages("fr")
def test_every_piece_of_the_rulebook_has_a_card(visit: Visit, language: str) -> None:
    found: set[str] = set()
    for turns, seats, seed in ((3, 3, 11), (18, 2, 5)):
        visitor, _ = sit(visit, turns, seats, seed, language=language)
        page = visitor.page
        page.keyboard.press("Tab")
        for place in places(page):
            told = card_of(page, place)
            found.add(told["piece"])
            texts = told["texts"]
            # Name, does, when and worth, in this language.
            assert len(texts) >= 6, place
            assert all(texts), place
            assert not [text for text in texts if "…" in text or "{" in text], place
    assert found == PIECES


def test_cards_of_a_lesson_are_the_same(visit: Visit) -> None:
    visitor = visit()
    page = begin(visitor, "cacao", TEACHING.lessons[1])
    until_something(page)
    page.keyboard.press("Tab")
    assert {card_of(page, place)["piece"] for place in places(page)} <= PIECES


@pytest.mark.parametrize(
    "size", few([DESK, (1280, 720), (820, 1180), (844, 390)], (1280, 720), (844, 390), name=pixels)
)
def test_cards_stand_beside_what_they_explain_and_never_over_the_bar(
    visit: Visit, size: tuple[int, int]
) -> None:
    visitor, _ = sit(visit, 8, size=size)
    page = visitor.page
    bar = page.locator(BAR).bounding_box()
    assert bar is not None
    page.keyboard.press("Tab")
    for place in places(page):
        card_of(page, place)
        page.wait_for_timeout(30)
        card, holder = page.evaluate(
            """place => [document.querySelector(".hover-card"), document.activeElement].map((each) => {
              const { left, top, right, bottom } = each.getBoundingClientRect(); return [left, top, right, bottom]; })""",
            place,
        )
        assert min(card[0], card[1]) >= 0, place
        assert card[2] <= size[0], place
        # Beneath the board there is the bar, or beside it.
        assert card[3] <= bar["y"] + 1 or card[2] <= bar["x"] + 1, place
        apart = card[2] <= holder[0] or card[0] >= holder[2] or card[3] <= holder[1] or card[1] >= holder[3]
        assert apart or place == "village", place


def test_a_card_opens_under_a_pointer_and_closes_behind_it(visit: Visit) -> None:
    visitor, _ = sit(visit, 8)
    page = visitor.page
    tile = page.locator(".display [data-place]").first.get_attribute("data-place") or ""
    for place in (tile, "cell:0,0", "good:gold"):
        point_at(page, place)
        # Into the bar, onto a button: wherever it goes, the card closes.
        page.locator(f"{BAR} .btn.turn").hover(force=True)
        page.wait_for_timeout(LINGERED)
        expect(page.locator(CARD)).to_have_count(0)
    point_at(page, tile)
    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_have_count(0)
    # What stands on the card can be clicked.
    point_at(page, tile)
    page.locator(f"{CARD} a").hover()
    page.wait_for_timeout(LINGERED)
    with page.context.expect_page() as opened:
        page.locator(f"{CARD} a").click()
    opened.value.locator(f"#piece-jungle-{tile.removeprefix('display:')}").wait_for()


def test_a_tile_laid_under_a_mouse_at_rest_opens_no_card_until_it_moves(visit: Visit) -> None:
    visitor, _ = sit(visit, 0, seats=2)
    page = visitor.page
    cell = page.locator(".cell[data-cell]").first
    place = f"cell:{cell.get_attribute('data-cell')}"
    box = cell.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    until_told(page)
    before = page.locator(BAR).get_attribute("data-version")
    page.keyboard.press("Enter")
    page.wait_for_selector(f'{BAR}:not([data-version="{before}"]):not([data-busy])')
    page.locator(f'[data-place="{place}"]').first.wait_for()
    page.wait_for_timeout(LINGERED)
    expect(page.locator(CARD)).to_have_count(0)
    page.mouse.move(box["x"] + box["width"] / 2 + 2, box["y"] + box["height"] / 2)
    page.locator(CARD).wait_for()


def test_arrows_lead_from_tile_to_tile_and_leave_the_ghost(visit: Visit) -> None:
    visitor, _ = sit(visit, 8)
    page = visitor.page
    page.keyboard.press("1")
    page.keyboard.press("ArrowRight")
    held = page.locator('.cell[aria-pressed="true"]').get_attribute("data-cell")
    page.locator('.pieces [tabindex="0"]').focus()
    seen = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        seen.add(page.evaluate("document.activeElement.dataset.place"))
        page.locator(CARD).wait_for()
    assert len(seen) > 1
    assert page.locator('.cell[aria-pressed="true"]').get_attribute("data-cell") == held


@pytest.mark.parametrize("size", [PHONE, (844, 390)])
def test_a_finger_that_stays_opens_the_card(visit: Visit, size: tuple[int, int]) -> None:
    visitor, _ = sit(visit, 8, size=size, touch=True, language="fr")
    page = visitor.page
    hand = page.locator(".held").first.get_attribute("data-place") or ""
    fingers = page.context.new_cdp_session(page)
    for place in ("cell:0,0", hand, "good:gold"):
        touched = [page.evaluate(MIDDLE, place)]
        fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": touched})
        page.locator(CARD).wait_for()
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.wait_for_timeout(LINGERED)
        expect(page.locator(CARD)).to_have_count(1)
        assert page.evaluate(
            "document.querySelector('.hover-card').getBoundingClientRect().bottom <= innerHeight"
        )
        page.touchscreen.tap(3, size[1] - 3)
        expect(page.locator(CARD)).to_have_count(0)
    # A tap is no long press: the tile is chosen, and no card lies over it.
    page.locator(".held").first.tap()
    expect(page.locator(".held.on")).to_have_count(1)
    expect(page.locator(CARD)).to_have_count(0)


def test_what_a_piece_is_worth_is_what_the_server_says(visit: Visit) -> None:
    visitor: Visitor = visit()
    page = visitor.page
    heard, ear = Heard(page), Ear(page)
    open_fork(visitor, cacao_after(turns=15, seats=2, seed=3), ["me", "bot"])
    assert until_something(page) == "asked"
    view = heard.updates[-1]["view"]
    sheet = view["villages"][0]["sheet"]
    own = '.rail.left [data-seat="0"] '
    page.keyboard.press("Tab")
    for place, source in (("good:gold", "gold"), ("good:water", "water"), ("village", "total")):
        page.locator(f'{own}[data-place="{place}"]').focus()
        page.locator(CARD).wait_for()
        assert deltas(page.locator(f"{CARD} .now")) == ({"gold": sheet[source]} if sheet[source] else {})
    temples = [tile for tile in view["jungle"] if tile["tile"] == "temple"]
    assert temples
    for temple in temples:
        card_of(page, f"cell:{temple['x']},{temple['y']}")
        gold = temple["pays"][0]
        assert deltas(page.locator(f"{CARD} .now")) == ({"gold": gold} if gold else {})
        assert gold or len(page.locator(f"{CARD} .now").inner_text()) > 20
    compared = 0
    for tile in view["jungle"]:
        x, y = tile["x"], tile["y"]
        card_of(page, f"cell:{x},{y}")
        until_told_of(page)
        version = heard.updates[-1]["version"]
        known = ear.outlooks[version]
        beside = [seen for notation, seen in known.items() if near(notation, x, y) and "best" in seen]
        if tile["tile"] == "temple" or not beside:
            continue
        compared += 1
        most = max((brought(ear.end(seen), x, y) for seen in beside), default=0)
        shown = deltas(page.locator(f"{CARD} .now"))
        assert max(shown.values(), default=0) == most, (tile, shown)
    assert compared > 3
    # A tile of the hand is told by what it comes to where it is held.
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("1")
    page.keyboard.press("ArrowRight")
    until_told(page)
    notation = page.locator(".place").get_attribute("data-notation") or ""
    hand = page.locator(".held").first.get_attribute("data-place") or ""
    card_of(page, hand)
    assert deltas(page.locator(f"{CARD} .now")) == figures(ear.end(ear.outlooks[version][notation]))


def until_told_of(page: Page) -> None:
    """Wait until the outlooks that a card asks for have come."""
    page.wait_for_timeout(250)


def near(notation: str, x: int, y: int) -> bool:
    parts = notation.split()
    if parts[0] not in ("place", "overbuild"):
        return False
    left, top = (int(each) for each in parts[3].split(","))
    return abs(left - x) + abs(top - y) == 1


def brought(end: dict[str, Any], x: int, y: int) -> int:
    """The most of one good that own workers bring at a place."""
    beyond = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
    whole: dict[str, int] = {}
    for event in end.get("events", []):
        args = event["args"]
        if event["seat"] != 0 or "side" not in args:
            continue
        dx, dy = beyond[args["side"]]
        if [args["cell"][0] + dx, args["cell"][1] + dy] != [x, y]:
            continue
        for kind, good, count in (
            ("harvested", "cacao", "count"),
            ("sold", "gold", "gold"),
            ("gold_mined", "gold", "count"),
            ("carrier_moved", "water", "steps"),
            ("sun_gained", "sun", "count"),
        ):
            if event["kind"] == kind:
                whole[good] = whole.get(good, 0) + args[count]
    return max(whole.values(), default=0)
