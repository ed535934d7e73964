"""Nothing moves under the hand: the board's box is the same in every question, in the summary and while waiting."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page

import patolli
from tests.web import play_cacao, play_teotihuacan
from tests.web.conftest import Visit
from tests.web.play_cacao import BAR
from tests.web.positions import cacao_after, open_fork
from tests.web.positions_teotihuacan import played

# One screen for each layout; a whole match is played at every size.
QUICK = [(1440, 900), (820, 1180), (390, 844), (844, 390)]
WHOLE = [*QUICK, (1280, 720), (1024, 768), (360, 740), (2560, 1440)]
SIZES = [
    *(pytest.param(size, id="{}x{}".format(*size)) for size in QUICK),
    *(pytest.param(size, marks=pytest.mark.slow, id="{}x{}-whole".format(*size)) for size in WHOLE),
]
# What is asked changes most in the middle of a match; a whole one is played among the slow tests.
ANSWERS = 10
# Watches the boxes of bar and board at every frame, and of what is drawn on it to its last pixel: what was different
# for one frame was different. On a phone the building site stands where the doors are while a tile is in hand.
DRAWN = {"cacao": [".map"], "teotihuacan": [".doors > svg"]}
WATCH = """(parts) => {
  window.boxes = new Map();
  const look = () => {
    for (const part of parts) {
      const drawn = document.querySelector(part);
      const box = drawn?.getBoundingClientRect();
      if (!box) continue;
      // Where a drawing's own measure lies on the screen, too.
      const matrix = drawn.matches('.ring') ? drawn.getScreenCTM() : undefined;
      const seen = [box.left, box.top, box.width, box.height, matrix?.a ?? '', matrix?.e ?? '', matrix?.f ?? '']
        .join(' ').trim();
      if (!window.boxes.has(part)) window.boxes.set(part, new Set());
      window.boxes.get(part).add(seen);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
BOXES = "() => Object.fromEntries([...window.boxes].map(([part, seen]) => [part, [...seen]]))"
HEIGHTS = {
    (1440, 900): 112,
    (1280, 720): 96,
    (1024, 768): 96,
    (820, 1180): 96,
    (390, 844): 208,
    (360, 740): 208,
}


def watched(key: str) -> list[str]:
    return [".board", ".decide", *DRAWN[key]]


def assert_boxes_never_changed(page: Page, size: tuple[int, int], key: str) -> None:
    boxes = page.evaluate(BOXES)
    assert {part: len(seen) for part, seen in boxes.items()} == dict.fromkeys(watched(key), 1), boxes
    _left, top, _width, height = (float(each) for each in boxes[".decide"][0].split())
    assert top + height <= size[1]
    assert height == HEIGHTS.get(size, height)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# A shortened match is played with motion: films, captions and moments are among what may not move anything.
@pytest.mark.parametrize("size", SIZES)
def test_cacao_board_keeps_its_box(
    visit: Visit, size: tuple[int, int], request: pytest.FixtureRequest
) -> None:
    visitor = visit(size=size, still=is_whole(request), touch=size[0] < 900, language="pt")
    record = new_match("cacao", 3) if is_whole(request) else cacao_after(turns=6, seats=3)
    open_fork(visitor, record, ["me", "bot", "bot"])
    page, chance = visitor.page, Random(3)
    page.wait_for_selector(BAR)
    page.evaluate(WATCH, watched("cacao"))
    answers = 10_000 if is_whole(request) else ANSWERS
    while answers and play_cacao.until_something(page) != "over":
        play_cacao.click_once(page, chance)
        answers -= 1
    assert_boxes_never_changed(page, size, "cacao")


@pytest.mark.parametrize("size", SIZES)
def test_teotihuacan_board_keeps_its_box(
    visit: Visit, size: tuple[int, int], request: pytest.FixtureRequest
) -> None:
    visitor = visit(size=size, still=is_whole(request), touch=size[0] < 900, language="fr")
    open_fork(visitor, new_match("teotihuacan", 2) if is_whole(request) else played(2, 1, 3), ["me", "bot"])
    page, chance = visitor.page, Random(3)
    page.wait_for_selector(BAR)
    page.evaluate(WATCH, watched("teotihuacan"))
    answers = 10_000 if is_whole(request) else ANSWERS
    while answers and play_cacao.until_something(page) != "over":
        play_teotihuacan.close_stories(page)
        play_teotihuacan.click_once(page, chance)
        answers -= 1
    assert_boxes_never_changed(page, size, "teotihuacan")


def new_match(key: str, seats: int) -> dict[str, object]:
    """A match in which nobody has done anything."""
    return patolli.start(key, seats=seats, seed=5).record()


def is_whole(request: pytest.FixtureRequest) -> bool:
    """Whether there is time to play the match to its end."""
    return request.node.get_closest_marker("slow") is not None
