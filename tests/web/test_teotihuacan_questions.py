"""Every kind of question of Teotihuacan is answered by pointing at the board, in four languages."""

from __future__ import annotations

from random import Random

import pytest

import patolli
from tests.web.conftest import Visit
from tests.web.play_teotihuacan import LANGUAGES, point_once
from tests.web.positions import open_fork
from tests.web.positions_teotihuacan import asking

DECISIONS = sorted(patolli.start("teotihuacan", seats=2, seed=1).game.decisions)
# How often one may try: places are picked by chance, and some lead back.
TRIES = 4
HIDDEN = "() => { const { scrollHeight, clientHeight } = document.querySelector('.options'); return scrollHeight - clientHeight; }"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_answered_on_the_board(visit: Visit, language: str) -> None:
    share = LANGUAGES.index(language)
    visitor = visit(language=language, theme=["obsidian", "codex"][share % 2])
    unanswered = []
    for decision in DECISIONS[share :: len(LANGUAGES)]:
        record, seat = asking(decision)
        open_fork(visitor, record, ["me" if each == seat else "bot" for each in range(2)])
        visitor.page.wait_for_selector(f'.decide[data-decision="{decision}"]')
        assert visitor.page.evaluate(HIDDEN) <= 1, f"{decision} hides choices"
        if not any(point_once(visitor.page, Random(attempt)) for attempt in range(TRIES)):
            unanswered.append(decision)
        assert "teotihuacan-" not in visitor.page.locator("body").inner_text()
    assert unanswered == []
