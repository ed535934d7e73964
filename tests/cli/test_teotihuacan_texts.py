"""Teotihuacan in words: complete in four languages, and readable when it is told."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import patolli
from patolli.engine.chance import QuickChance
from patolli.engine.fields import Field, Named, Number, SeatField
from patolli.games import game_of
from patolli.games.teotihuacan.events import Icons
from patolli.i18n import LANGUAGES, GameTexts, Texts
from patolli.i18n.check import check

GAME = game_of("teotihuacan")
NAMES = ("Ana", "Bruno", "Chloé", "Dora")
# Something that a sentence should never show: a placeholder, a Python name, a doubled space.
LEFTOVER = re.compile(r"[{}_!]|  |\$| \.|None")


def speech(language: str, seats: int = 4) -> GameTexts:
    return GameTexts(Texts(language), GAME, NAMES[:seats])


def told(language: str, seats: int, seed: int, options: dict[str, str] | None = None) -> list[str]:
    """Every line of the log of a match of random choices."""
    match = patolli.start("teotihuacan", seats=seats, seed=seed, options=options)
    texts = speech(language, seats)
    chance = QuickChance(seed)
    lines = [texts.event(event.describe()) for event in match.opening]
    while not match.is_over:
        choices = match.choices()
        events = match.play(choices[chance.below(len(choices))])
        lines.extend(texts.event(event.describe()) for event in events)
    return lines


def values_of(field: Field) -> list[int]:
    """Every name of a family, or the figures that grammar tells apart."""
    if isinstance(field, Named):
        return list(range(len(field.names)))
    if isinstance(field, Icons):
        return [1, (1 << field.count) - 1]
    assert isinstance(field, Number)
    figures = (0, 1) if isinstance(field, SeatField) else (0, 1, 2, 3, 5)
    return [value for value in figures if field.accepts(value)]


def arguments_of(fields: tuple[Field, ...]) -> Iterator[dict[str, object]]:
    """Arguments in which every field takes every value once, the others their first and last."""
    choices = [values_of(field) for field in fields]
    for base in (0, -1):
        for index, values in enumerate(choices or [[0]]):
            for value in values:
                picked = [own[base] for own in choices]
                if picked:
                    picked[index] = value
                yield {field.name: field.plain(chosen) for field, chosen in zip(fields, picked, strict=True)}


def test_the_catalogues_hold_what_the_game_declares_and_nothing_else() -> None:
    faults = [fault for fault in check([GAME]) if fault.key.startswith("teotihuacan-")]
    assert faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said_with_every_noun(language: str) -> None:
    texts = speech(language)
    for kind, fields in GAME.events.items():
        for args in arguments_of(fields):
            line = texts.event({"kind": kind, "seat": 0, "args": args})
            assert not LEFTOVER.search(line), line
            assert line.endswith(".")
    for kind, fields in GAME.action_fields.items():
        for args in arguments_of(fields):
            button = texts.action(kind, args, 0)
            assert not LEFTOVER.search(button), button
            assert button[0].isupper()
            assert not button.endswith(".")
    for step, fields in GAME.decisions.items():
        for args in arguments_of(fields):
            described = {"step": step, **args, "seat": 0}
            question, about = texts.decision(described), texts.decision_about(described)
            assert not LEFTOVER.search(question + about), question + about
            assert not question.endswith(".")
            assert about.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_of_goods_leave_out_what_there_is_none_of(language: str) -> None:
    texts = speech(language)
    for number in range(1, 16):
        amounts = [7 if number >> good & 1 else 0 for good in range(4)]
        args = dict(zip(("wood", "stone", "gold", "cocoa"), amounts, strict=True))
        line = texts.event({"kind": "goods_gained", "seat": 0, "args": {**args, "reason": "start"}})
        assert line.count("7") == sum(1 for amount in amounts if amount), line
        assert "0" not in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_of_four_is_told_from_beginning_to_end(language: str) -> None:
    lines = told(language, 4, 11)
    assert [line for line in lines if LEFTOVER.search(line)] == []
    assert [line for line in lines if not line.endswith(".")] == []
    assert all(any(name in line for line in lines[-9:]) for name in NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_of_teotibot_is_told_step_by_step(language: str) -> None:
    lines = told(language, 1, 6)
    assert [line for line in lines if LEFTOVER.search(line)] == []
    assert sum(line.startswith("Teotibot ") for line in lines) > 150


def test_teotibot_says_why_it_takes_its_second_step() -> None:
    lines = told("en", 1, 6)
    failed = lines.index(
        "Teotibot cannot take step 1 of Decorations: it has no unlocked worker at Decorations."
    )
    rolled = lines[failed - 1]
    assert re.fullmatch(
        r"Teotibot rolls \d and \d: the action tile Decorations (at|in) the [a-z ]+\.", rolled
    )
    assert lines[failed + 1] == "Teotibot takes step 2 at the Gold Deposits: it gains 2 gold."
    assert lines[failed + 2] == "Teotibot gains 2 gold from the main action."
    assert any(line.startswith("The action tile Decorations is set aside") for line in lines[failed:])


def test_secrets_are_named_for_their_owner_only() -> None:
    match = patolli.start("teotihuacan", seats=2, seed=1)
    dealt = [event for event in match.opening if event.kind.name == "starting_tiles_dealt"]
    assert [event.is_seen_by(0) for event in dealt] == [True, False]
    assert not any(event.is_seen_by(None) for event in dealt)


def test_a_player_beyond_the_seats_has_a_name_everywhere() -> None:
    assert [speech(language, 1).player(1) for language in LANGUAGES] == ["Teotibot"] * 4
