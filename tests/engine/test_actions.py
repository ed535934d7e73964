"""Actions and fields: printer and parser are exact inverses."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from patolli.engine.action import ActionKind, Actions, Choice, first_of, kind_of, pack, second_of, third_of
from patolli.engine.errors import BadNotation
from patolli.engine.fields import Named, Number

ACTIONS = Actions(
    ActionKind(1, "move", Number("far", 0, 9), Named("way", "way", ("up", "down")), Number("last", 0, 16383)),
    ActionKind(2, "wait"),
)
ARGUMENTS = st.integers(0, 2**14 - 1)


@given(st.integers(0, 63), ARGUMENTS, ARGUMENTS, ARGUMENTS)
def test_packing_loses_nothing(kind: int, first: int, second: int, third: int) -> None:
    action = pack(kind, first, second, third)
    assert (kind_of(action), first_of(action), second_of(action), third_of(action)) == (
        kind,
        first,
        second,
        third,
    )


@given(st.integers(0, 9), st.integers(0, 1), ARGUMENTS)
def test_notation_reads_back(far: int, way: int, last: int) -> None:
    action = pack(1, far, way, last)
    assert ACTIONS.is_known(action)
    assert ACTIONS.parse(ACTIONS.notation(action)) == action


@given(st.text())
def test_what_parses_prints_the_same(text: str) -> None:
    try:
        action = ACTIONS.parse(text)
    except BadNotation:
        return
    assert ACTIONS.notation(action) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fly",
        "wait 1",
        "move",
        "move 1 up",
        "move 01 up 3",
        "move +1 up 3",
        "move 1 Up 3",
        "move 1 up 3 ",
        "move \u0661 up 3",
        "move -0 up 3",
    ],
)
def test_nonsense_is_refused_by_name(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        ACTIONS.parse(text)
    assert refused.value.details["text"] == text


@pytest.mark.parametrize("action", [-1, 0, 3, pack(1, 10), pack(1, 0, 2), pack(2, 1), 1 << 60])
def test_ints_that_are_no_action(action: int) -> None:
    assert not ACTIONS.is_known(action)


def test_a_choice_as_people_meet_it() -> None:
    choice = ACTIONS.choice(pack(1, 3, 1, 5))
    assert (choice.kind, choice.args) == ("move", {"far": 3, "way": "down", "last": 5})
    assert repr(choice) == "Choice('move 3 down 5')"
    assert isinstance(choice, Choice)
