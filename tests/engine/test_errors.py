"""Errors carry anything safely: short, picklable, and readable for programmers."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from patolli.engine.errors import (
    LONGEST,
    NO_ANSWER,
    BadPosition,
    BadRecord,
    IllegalAction,
    NotYourDecision,
    Reason,
    is_not,
    shown,
)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "null"),
        (True, "true"),
        (7, "7"),
        ("c", '"c"'),
        ([1, 2, 3, 4], "[1, 2, 3, 4]"),
        ([1, 2, 3, 4, 5], "[1, 2, 3, 4, …]"),
        ({"gold": 1, "sun": 2}, '{"gold", "sun"}'),
        ([[[[["deep"]]]]], "[[[[…]]]]"),
        (10**400, "2^1329"),
        ("a\u202eb\ud800\n", '"a\ufffdb\ufffd\ufffd"'),
        (object(), "object"),
    ],
)
def test_values_are_shown_as_documents_write_them(value: object, text: str) -> None:
    assert shown(value) == text


def test_an_error_reads_well_for_programmers() -> None:
    why = is_not("c", Reason("one_of", names=("a", "b")))
    assert str(BadPosition("position.x", why)) == (
        "bad position: path 'position.x', why is_not (value '\"c\"', needed one_of (names 'a, b'))"
    )
    assert str(NotYourDecision(0)) == "not your decision: seat 0"


def test_reasons_and_errors_inside_errors_travel_between_processes() -> None:
    inner = BadPosition("position.x", Reason("cacao.open_gap", cell="1,0"))
    raised = BadRecord("moves[3]", inner)
    again = pickle.loads(pickle.dumps(raised))
    assert str(again) == str(raised)
    assert again.details["why"].details["why"].kind == "cacao.why_open_gap"


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.integers(10**400, 10**401) | st.floats() | st.text(),
    lambda inner: (
        st.lists(inner) | st.dictionaries(st.text() | st.integers(), inner) | st.tuples(inner, inner)
    ),
)


@given(anything)
def test_errors_survive_whatever_they_are_given(value: Any) -> None:
    raised = BadRecord("x", is_not(value, Reason("one_of", names=(value,))))
    for error in (raised, IllegalAction(value, NO_ANSWER)):
        assert len(str(error)) < 5 * LONGEST
        assert str(pickle.loads(pickle.dumps(error))) == str(error)
        str(error).encode()
