"""Every kind of question of Teotihuacan is answered by pointing at the board, in four languages."""

from __future__ import annotations

from random import Random

import pytest

import patolli
from tests.web.conftest import Visit
from tests.web.few import LANGUAGES, few, pixels
from tests.web.play_teotihuacan import point_once
from tests.web.positions import open_fork
from tests.web.positions_teotihuacan import asking

DECISIONS = sorted(patolli.start("teotihuacan", seats=2, seed=1).game.decisions)
# How often one may try: places are picked by chance, and some lead back.
TRIES = 4
# What of the options cannot be seen: cut off at a side that does not scroll, or beyond an edge that does not say so.
HIDDEN = """() => {
  const row = document.querySelector('.choices .row');
  if (!row) return [];
  const place = row.getBoundingClientRect();
  const sideways = getComputedStyle(row).flexDirection === 'row';
  const said = row.parentElement.matches('.after, .before');
  const hidden = [...row.querySelectorAll('.opt')].filter((each) => {
    const box = each.getBoundingClientRect();
    const across = sideways ? box.top < place.top - 1 || box.bottom > place.bottom + 1
      : box.left < place.left - 1 || box.right > place.right + 1;
    const along = sideways ? box.right > place.right + 1 || box.left < place.left - 1
      : box.bottom > place.bottom + 1 || box.top < place.top - 1;
    return across || (along && !said);
  });
  // The last one can be brought into sight.
  const last = [...row.querySelectorAll('.opt')].at(-1);
  last?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = last?.getBoundingClientRect();
  if (box && (box.right > place.right + 4 || box.bottom > place.bottom + 4)) hidden.push(last);
  return hidden.map((each) => each.innerText);
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_answered_on_the_board(visit: Visit, language: str) -> None:
    share = LANGUAGES.index(language)
    visitor = visit(language=language, theme=["obsidian", "codex"][share % 2])
    unanswered = []
    for decision in DECISIONS[share :: len(LANGUAGES)]:
        record, seat = asking(decision)
        open_fork(visitor, record, ["me" if each == seat else "bot" for each in range(2)])
        visitor.page.wait_for_selector(f'.decide[data-decision="{decision}"]')
        assert visitor.page.evaluate(HIDDEN) == [], f"{decision} hides choices"
        if not any(point_once(visitor.page, Random(attempt)) for attempt in range(TRIES)):
            unanswered.append(decision)
        assert "teotihuacan-" not in visitor.page.locator("body").inner_text()
    assert unanswered == []


SIZES = [(1280, 720), (1024, 768), (820, 1180), (390, 844), (360, 740), (844, 390)]
# Questions with many or wide options.
WIDE = (
    "take_technology",
    "take_resources",
    "choose_temple",
    "use_board",
    "pay_salary",
    "keep_starting_tiles",
)


@pytest.mark.parametrize("size", few(SIZES, (1280, 720), (820, 1180), (360, 740), (844, 390), name=pixels))
def test_no_option_is_cut_off_on_any_screen(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size, touch=size[0] < 900, language="fr")
    for decision in WIDE:
        record, seat = asking(decision)
        open_fork(visitor, record, ["me" if each == seat else "bot" for each in range(2)])
        page = visitor.page
        page.wait_for_selector(f'.decide[data-decision="{decision}"] .opt')
        # Figures come a moment later, and make buttons wider.
        page.wait_for_timeout(200)
        assert page.evaluate(HIDDEN) == [], decision
