"""Numbering: every declared action has one number, and every number one action."""

from __future__ import annotations

import pytest

from patolli.engine.action import ActionKind, Actions, pack
from patolli.engine.fields import Named, Number
from patolli.engine.numbering import NO_ACTION, Numbering
from patolli.games.cacao.actions import ACTIONS as UNBOUNDED
from patolli.games.teotihuacan.actions import ACTIONS

SMALL = Actions(
    ActionKind(3, "wait"),
    ActionKind(1, "pay", Number("cocoa", 2, 4)),
    ActionKind(
        50, "go", Named("from", "place", ("a", "b")), Number("power", 1, 3), Named("to", "place", ("a", "b"))
    ),
)


def test_kinds_follow_each_other_and_arguments_are_digits() -> None:
    numbering = Numbering(SMALL)
    assert numbering.count == 1 + 3 + 12
    assert [numbering.number_of(action) for action in (pack(3), pack(1, 2), pack(1, 4))] == [0, 1, 3]
    assert numbering.number_of(pack(50, 0, 1, 0)) == 4
    assert numbering.number_of(pack(50, 1, 3, 1)) == 15


@pytest.mark.parametrize("actions", [SMALL, ACTIONS])
def test_numbers_and_actions_are_inverses(actions: Actions) -> None:
    numbering = Numbering(actions)
    found = [numbering.action_of(number) for number in range(numbering.count)]
    assert all(actions.is_known(action) for action in found)
    assert len(set(found)) == numbering.count
    assert [numbering.number_of(action) for action in found] == list(range(numbering.count))


def test_other_numbers_are_no_actions() -> None:
    numbering = Numbering(SMALL)
    assert [numbering.action_of(number) for number in (-1, numbering.count)] == [NO_ACTION] * 2


def test_a_field_without_bounds_is_refused() -> None:
    with pytest.raises(TypeError, match="cell"):
        Numbering(UNBOUNDED)
