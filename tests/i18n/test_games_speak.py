"""Whole matches of every game can be told in every language."""

from __future__ import annotations

import re

import pytest

import patolli
from patolli.engine.chance import QuickChance
from patolli.games import game_keys, game_of
from patolli.i18n import LANGUAGES, GameTexts, Texts

HYPHEN_FOR_MINUS = re.compile(r"(?<![\w-])-\d")
NAMES = ("Ana", "Bruno", "Chloé", "Dora", "Emil")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", game_keys())
def test_a_match_is_told_from_beginning_to_end(key: str, language: str) -> None:
    game = game_of(key)
    for seats in game.seats:
        speech = GameTexts(Texts(language), game, NAMES[:seats])
        match = patolli.start(key, seats=seats, seed=seats)
        chance = QuickChance(seats)
        told = [speech.event(event.describe()) for event in match.opening]
        while not match.is_over:
            for step in match.pending():
                question = game.steps.describe(step)
                assert speech.decision(question)
                speech.decision_about(question)
            choices = match.choices()
            for choice in choices:
                assert speech.action(choice.kind, choice.args, match.seat_to_act)
            events = match.play(choices[chance.below(len(choices))])
            told.extend(speech.event(event.describe()) for event in events)
        assert all(told)
        assert not [line for line in told if "{" in line or "_" in line]
        assert not [line for line in told if HYPHEN_FOR_MINUS.search(line)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", game_keys())
def test_options_are_explained(key: str, language: str) -> None:
    game = game_of(key)
    speech = GameTexts(Texts(language), game, NAMES)
    assert speech.name()
    for option in game.options:
        assert speech.option(option.name)
        assert speech.option_about(option.name)
        assert all(speech.option_value(option.name, value) for value in option.values)
