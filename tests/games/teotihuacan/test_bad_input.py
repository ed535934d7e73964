"""Bad input of every shape: nothing but a PatolliError escapes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import patolli
from patolli.engine.chance import QuickChance
from patolli.engine.errors import BadPosition, IllegalAction, UnknownOption
from patolli.engine.match import Match
from patolli.games.teotihuacan.game import GAME
from patolli.games.teotihuacan.position.steps import STEPS
from tests.games.bad_input import anything_of, edited, play_on, survives
from tests.games.teotihuacan.table import Table, match_of, player, solo, table

FEW, MANY = 150, 10_000

words = st.text(max_size=12) | st.sampled_from(
    [
        "none",
        "palace",
        "forest",
        "p3",
        "s104",
        "d4",
        "t13",
        "mask_1",
        "free_cocoa",
        "st14",
        "blue",
        "c08",
        "worship",
    ]
)
step_names = st.sampled_from([kind.name for kind in STEPS.kinds] + ["together", "in_any_order"])
anything = anything_of(words, step_names)


def begun(seats: int, moves: int, **options: str) -> Match:
    match = Match(GAME, GAME.setup(seats, options, moves))
    chance = QuickChance(moves)
    while len(match.moves) < moves and not match.is_over:
        choices = match.choices()
        match.play(choices[chance.below(len(choices))])
    return match


# Positions at many stages: picks, draft, moves, chains inside actions, salary, the bot, the end.
POSITIONS: list[Table] = [
    begun(2, 0).position(),
    begun(3, 1).position(),
    begun(4, 5, starting_tiles="draft").position(),
    begun(2, 37).position(),
    begun(3, 91, eclipse_mode="dark").position(),
    begun(4, 150, setup="first_game").position(),
    begun(1, 40).position(),
    begun(1, 3000).position(),
    table(player("forest 1", gold=3)),
    table(player("palace 1"), steps=({"step": "end_match"}, {"step": "eclipse"})),
    solo(player("palace 1", cocoa=3), player("nobles 1", "forest 2", "forest 3", "decorations 1 1")),
    *[
        table(player("forest 2", wood=3, stone=3, gold=3, cocoa=3), steps=({"step": "end_match"}, step))
        for step in (
            {"step": "build_pyramid", "seat": 0, "workers": 2, "placed": 0, "saving": 1},
            {"step": "take_technology", "seat": 0, "workers": 1, "power": 3},
            {"step": "build_house", "seat": 0, "workers": 3},
            {"step": "take_decoration", "seat": 0, "workers": 2},
            {"step": "choose_ascension_reward", "seat": 0},
            {"step": "buy_temple_step", "seat": 0, "times": 2, "untouched": 1},
        )
    ],
]


@st.composite
def some_step(draw: st.DrawFn) -> Table:
    """A well-formed step, whether or not it fits the table."""
    kind = draw(st.sampled_from(STEPS.kinds))
    step: Table = {"step": kind.name}
    for field in kind.fields:
        values = [value for value in range(100) if field.accepts(value)]
        step[field.name] = field.plain(draw(st.sampled_from(values)))
    return step


@given(edited(POSITIONS, words, anything, some_step()))
@settings(max_examples=FEW)
def test_edited_positions(document: Any) -> None:
    survives(lambda: play_on(document))


@pytest.mark.slow
@given(edited(POSITIONS, words, anything, some_step()))
@settings(max_examples=MANY)
def test_many_edited_positions(document: Any) -> None:
    survives(lambda: play_on(document))


@given(anything)
@settings(max_examples=FEW)
def test_documents_out_of_nowhere(document: Any) -> None:
    survives(lambda: GAME.from_position(document))
    if isinstance(document, dict):
        survives(lambda: patolli.load({"game": "teotihuacan", **document}))


def test_errors_name_the_offending_thing() -> None:
    with pytest.raises(UnknownOption, match="third"):
        patolli.start("teotihuacan", 2, 1, {"edition": "third"})
    with pytest.raises(IllegalAction, match="move palace 1 forest"):
        match_of(table(player("nobles 1"))).play("move palace 1 forest")


@pytest.mark.parametrize(
    ("path", "break_it"),
    [
        ("position.players[0].points", lambda document: document["players"][0].update(points=3)),
        ("position.pyramid", lambda document: document["pyramid"].append({"spot": "s0", "tile": "p30", "turns": 0})),
        ("position.pyramid[0].spot", lambda document: document["pyramid"].append({"spot": "s100", "tile": "p3"})),
        ("position.ring", lambda document: document["ring"].reverse()),
        ("position.neutral[0].names[0]", lambda document: document["neutral"][0].append("nowhere")),
        ("position.houses", lambda document: document.update(houses=[5, 4, 3])),
        ("position.discoveries", lambda document: document["discoveries"]["avenue_3"].__setitem__(0, "mask_1")),
        ("position.agenda[0]", lambda document: document["agenda"].insert(0, {"step": "claim_reserved", "seat": 0, "tile": "st14"})),
    ],
)  # fmt: skip
def test_a_bad_position_names_its_path(path: str, break_it: Callable[[Table], None]) -> None:
    document = table(player("nobles 1", tiles=("mask_1",)))
    break_it(document)
    with pytest.raises(BadPosition) as raised:
        patolli.load(document)
    assert str(raised.value.details["path"]).startswith(path)
