"""What a tournament says: tallies, ratings, plots, pages."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from patolli.arena.balance import Balance
from patolli.arena.entrant import Entrant
from patolli.arena.page import Page
from patolli.arena.plot import Bar, bar_plot, course_plot, histogram, ladder_plot
from patolli.arena.rating import pairings, ratings
from patolli.arena.runner import LocalRunner
from patolli.arena.tally import Standings
from patolli.arena.ticket import Outcome, Ticket, play, series
from patolli.arena.tournament import hold
from patolli.cli import main
from patolli.games import game_keys, game_of
from patolli.i18n import LANGUAGES, Texts

STRONG, WEAK = Entrant("greedy"), Entrant("random")


def outcome(index: int, scores: tuple[int, ...], places: tuple[int, ...]) -> Outcome:
    nothing = tuple(0.0 for _ in scores)
    return Outcome(index, scores, (), places, (10, 10), (), 0, ((), ()), "", nothing, nothing)


def ticket(index: int, first: Entrant, second: Entrant) -> Ticket:
    return Ticket("cacao", (), (first, second), index, index)


def test_a_tally_follows_the_bot_not_the_seat() -> None:
    standings = Standings([STRONG, WEAK], 2)
    standings.see(ticket(0, STRONG, WEAK), outcome(0, (60, 40), (1, 2)))
    standings.see(ticket(1, WEAK, STRONG), outcome(1, (30, 50), (2, 1)))
    standings.see(ticket(2, STRONG, WEAK), outcome(2, (45, 45), (1, 1)))
    strong, weak = standings.tallies
    assert (strong.wins, weak.wins) == (2.5, 0.5)
    assert strong.points == [60, 50, 45]
    assert standings.by_seat == [1.5, 1.5]
    assert standings.course == [1.0, 1.0, pytest.approx(2.5 / 3)]


def test_the_same_bot_on_both_chairs_has_two_tallies() -> None:
    standings = Standings([STRONG, STRONG], 2)
    standings.see(ticket(0, STRONG, STRONG), outcome(0, (60, 40), (1, 2)))
    assert [tally.matches for tally in standings.tallies] == [1, 1]


def test_ratings_put_the_winner_first_and_know_their_doubt() -> None:
    middle = Entrant("learner")
    tickets = pairings("cacao", {}, [WEAK, middle, STRONG], 4, 7)
    assert len(tickets) == 12
    assert sorted({t.index for t in tickets}) == list(range(12))
    played = []
    order = {WEAK: 0, middle: 1, STRONG: 2}
    for each in tickets:
        first, second = (order[entrant] for entrant in each.entrants)
        places = (1, 2) if first > second else (2, 1)
        played.append((each, outcome(each.index, (first, second), places)))
    rated = ratings([WEAK, middle, STRONG], played)
    assert [rating.entrant for rating in rated] == [STRONG, middle, WEAK]
    fresh = ratings([WEAK], [])[0]
    assert rated[0].doubt < fresh.doubt


def test_plots_are_well_formed() -> None:
    standings = Standings([STRONG, WEAK], 2)
    standings.see(ticket(0, STRONG, WEAK), outcome(0, (60, 40), (1, 2)))
    rated = ratings([STRONG, WEAK], [(ticket(0, STRONG, WEAK), outcome(0, (60, 40), (1, 2)))])
    for svg in (
        course_plot(standings, "A & <B>", "matches"),
        ladder_plot(rated, "ladder", "en"),
        bar_plot([Bar("a", -2.0), Bar("b", 3.0, 2.0, 4.0)], "bars", "en", 1.0),
        histogram([("one", [1, 2, 2, 3]), ("two", [-4, 50])], "figures"),
    ):
        root = ET.fromstring(svg)
        assert root.tag.endswith("svg")


@pytest.mark.parametrize("game", game_keys())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_of_every_game_in_every_language(game: str, language: str) -> None:
    balance = Balance(2)
    for each in series(game, {}, [WEAK, WEAK], 3, 2):
        balance.see(play(each))
    page = Page(Texts(language), game_of(game), balance, "random", "patolli report").html()
    assert f"lang='{language}'" in page
    assert page.count("<svg") >= 4
    assert balance.by_source()


def test_sources_add_up_to_the_points() -> None:
    for game in game_keys():
        for each in series(game, {}, [WEAK, WEAK], 2, 9):
            played = play(each)
            totals = [sum(sheet.by_source().values()) for sheet in played.sheets]
            assert totals == list(played.scores)


def test_the_document_is_json_and_repeats() -> None:
    tickets = series("cacao", {}, [WEAK, STRONG], 2, 3)
    documents = [
        hold(tickets, [WEAK, STRONG], LocalRunner(1), False, lambda _: None).document() for _ in range(2)
    ]
    for document in documents:
        document.pop("times")
    assert json.dumps(documents[0]) == json.dumps(documents[1])


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plot, page = tmp_path / "course.svg", tmp_path / "report.html"
    arena = ["arena", "cacao", "--bots", "learner,random", "--matches", "2", "--workers", "1"]
    assert main([*arena, "--json", "--plot", str(plot)]) == 0
    assert json.loads(capsys.readouterr().out)["format"] == "patolli arena 1"
    assert plot.read_text().startswith("<svg")
    assert main([*arena, "--lang", "fr"]) == 0
    assert "learner" in capsys.readouterr().out
    assert main(["ladder", "cacao", "--bots", "random,learner", "--matches", "2", "--workers", "1"]) == 0
    report = ["report", "cacao", "--bot", "random", "--matches", "4", "--workers", "1"]
    assert main([*report, "--output", str(page)]) == 0
    assert "<svg" in page.read_text()
    assert main(["arena", "cacao", "--bots", "oracle,random"]) == 2
    assert main(["arena", "cacao", "--bots", "random,random", "--workers", "0"]) == 2
    assert main([*report, "--output", str(tmp_path / "no" / "such" / "place.html")]) == 2


def test_who_plays_without_a_seat_is_told_where_somebody_does() -> None:
    """Alone the margin is that to Teotibot; at other tables nobody plays without a seat."""
    tickets = series("teotihuacan", {}, [WEAK], 2, 5)
    result = hold(tickets, [WEAK], LocalRunner(1), False)
    told = [match["unseated"] for match in result.document()["matches"]]  # type: ignore[attr-defined]
    assert told == [list(outcome.unseated) for outcome in result.outcomes]
    assert all(len(points) == 1 and points[0] > 0 for points in told)
    shared = hold(series("cacao", {}, [WEAK, WEAK], 2, 5), [WEAK, WEAK], LocalRunner(1), False)
    assert all("unseated" not in match for match in shared.document()["matches"])  # type: ignore[attr-defined]
