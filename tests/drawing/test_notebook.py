"""In a notebook: what the public face shows of itself, and what is only made when it is read."""

from __future__ import annotations

import pickle
from html import escape
from random import Random
from xml.etree import ElementTree as ET

import pytest

import patolli
from patolli.engine.action import Actions, Choice

KEYS = [title.key for title in patolli.games()]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks speaks English, whatever this machine speaks."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def match_of(key: str, moves: int = 12) -> patolli.Match:
    match, random = patolli.start(key, seats=2, seed=5), Random(5)
    for _ in range(moves):
        if match.is_over:
            break
        match.play(random.choice(match.legal()))
    return match


@pytest.mark.parametrize("key", KEYS)
def test_a_match_shows_what_the_seat_that_decides_may_see_and_its_question(key: str) -> None:
    match = match_of(key)
    seat = match.seat_to_act
    shown = match._repr_svg_()
    assert ET.fromstring(shown).tag.endswith("svg")
    assert shown == match.svg(seat) == match.view(seat)._repr_svg_() == match.observe(seat)._repr_svg_()
    assert shown not in {match.svg(1 - seat), match.svg(None)}
    view = match.view(seat)
    assert view.asked is not None
    assert view.asked["seat"] == seat
    assert match.view(1 - seat).asked is None
    assert match.view(None).asked is None
    assert pickle.loads(pickle.dumps(view)).svg() == view.svg()


@pytest.mark.parametrize("key", KEYS)
def test_a_match_that_is_over_shows_what_everybody_sees(key: str) -> None:
    match = match_of(key, 10_000)
    assert match.is_over
    assert match._repr_svg_() == match.svg(None)


@pytest.mark.parametrize("key", KEYS)
def test_choices_show_notation_and_sentence(key: str) -> None:
    choices = match_of(key).choices()
    table = ET.fromstring(choices._repr_html_())
    rows = [["".join(cell.itertext()) for cell in row] for row in table]
    assert rows == [[str(at), each.notation, each.sentence()] for at, each in enumerate(choices)]
    first = choices[0]
    assert first._repr_html_() == f"<code>{first.notation}</code> {escape(first.sentence())}"
    assert len({first.sentence(language) for language in ("en", "es", "pt", "fr")}) == 4


@pytest.mark.parametrize("key", KEYS)
def test_legal_answers_are_ints_and_choices_are_made_when_read(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = match_of(key)
    made: list[int] = []
    describe = match.game.actions.choice

    def described(_: Actions, packed: int) -> Choice:
        made.append(packed)
        return describe(packed)

    monkeypatch.setattr(Actions, "choice", described)
    legal, choices = match.legal(), match.choices()
    assert all(type(action) is int for action in legal)
    assert (len(choices), choices.actions[0], made) == (len(legal), legal[0], [])
    assert choices[-1].action == legal[-1]
    assert made == [legal[-1]]
    # The list is the caller's own.
    legal.clear()
    assert match.legal() == list(choices.actions)
    match.play(choices.actions[0])


def test_titles_say_what_can_be_played() -> None:
    for title in patolli.games():
        page = title._repr_html_()
        assert title.name() in page
        for name, values in title.options.items():
            assert f"<code>{name}</code>" in page
            assert ", ".join(values) in page
        match = patolli.start(title.key, seats=title.seats[-1], seed=1)
        assert title.svg(dict(match.view(None))) == match.svg()


@pytest.mark.parametrize("key", KEYS)
def test_a_notebook_speaks_the_language_of_who_looks(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_of(key)
    seat, first = match.seat_to_act, match.choices()[0]
    title = next(each for each in patolli.games() if each.key == key)
    monkeypatch.setenv("LC_ALL", "es_MX.UTF-8")
    spanish = match.svg(seat, language="es")
    assert spanish != match.svg(seat)
    assert spanish == match._repr_svg_() == match.view(seat)._repr_svg_() == match.observe(seat)._repr_svg_()
    for shown in (first._repr_html_(), match.choices()._repr_html_()):
        assert escape(first.sentence("es")) in shown
        assert escape(first.sentence("en")) not in shown
    assert title.name("es") in title._repr_html_()
    # Nobody typed a language that the house does not speak, so nobody is told off.
    monkeypatch.setenv("LC_ALL", "nah_MX.UTF-8")
    assert match._repr_svg_() == match.svg(seat)
