"""Steps: what a class declares is what its constructor takes and its attributes hold."""

from __future__ import annotations

import pytest

from patolli.engine.position import StepKind
from patolli.games import all_games

KINDS = [kind for game in all_games() for kind in game.steps.kinds]


@pytest.mark.parametrize("kind", KINDS, ids=[f"{kind.step.__module__}.{kind.name}" for kind in KINDS])
def test_a_step_holds_the_fields_it_declares_in_order(kind: StepKind) -> None:
    values = tuple(range(1, len(kind.fields) + 1))
    step = kind.step(*values)
    assert step.code() == values
    names = [field.attribute for field in kind.fields]
    arguments = ", ".join(f"{name}={value}" for name, value in zip(names, values, strict=True))
    assert repr(step) == f"{kind.step.__name__}({arguments})"
    assert kind.step(**dict(zip(names, values, strict=True))).code() == values
