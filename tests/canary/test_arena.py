"""Bots play the canary at five seats, alone, in a series and for a report."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from contextlib import closing

import pytest

from patolli.arena.balance import Balance
from patolli.arena.entrant import Entrant
from patolli.arena.page import Page
from patolli.arena.runner import LocalRunner
from patolli.arena.ticket import play, series
from patolli.arena.tournament import hold
from patolli.bots.levels import LEVEL_NAMES
from patolli.games import game_of
from patolli.i18n import LANGUAGES, Texts

FIVE = [Entrant("greedy"), Entrant("search", iterations=8), *[Entrant("random")] * 3]


@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_every_level_plays_it(key: str, level: str) -> None:
    strong = Entrant(level, iterations=20)
    outcome = play(series(key, {"length": "long"}, [strong, Entrant("random")], 1, 2)[0])
    assert sorted(outcome.places) in ([1, 1], [1, 2])
    assert sum(outcome.scores) > 0


def test_a_series_in_other_processes_is_the_same_as_here(key: str) -> None:
    tickets = series(key, {}, FIVE, 5, 3)
    with closing(LocalRunner(1).outcomes(tickets)) as arriving:
        there = list(arriving)
    assert all(play(ticket).repeats(outcome) for ticket, outcome in zip(tickets, there, strict=True))


def test_a_better_bot_is_ahead(key: str) -> None:
    entrants = [Entrant("greedy"), Entrant("random")]
    tickets = series(key, {"length": "long"}, entrants, 40, 1)
    result = hold(tickets, entrants, LocalRunner(1), False, lambda _: None)
    better, worse = result.standings.tallies
    assert better.wins > worse.wins


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_names_every_source_of_points(key: str, language: str) -> None:
    texts = Texts(language)
    balance = Balance(5)
    for ticket in series(key, {}, [Entrant("random")] * 5, 10, 1):
        balance.see(play(ticket))
    page = Page(texts, game_of(key), balance, "random", "patolli report").html()
    for source in ("shells", "feathers", "nests"):
        assert texts.text(f"{key}-source-{source}") in page
    ET.fromstring(page[page.index("<svg") : page.index("</svg>") + len("</svg>")])
