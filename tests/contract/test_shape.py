"""A declared shape refuses whatever is missing, too much, or of another kind, and says where."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

import pytest

from patolli.contract.shape import faults

Colour = Annotated[str, ("red", "blue")]


class Piece(TypedDict):
    colour: Colour
    power: NotRequired[int]


class Board(TypedDict):
    pieces: list[Piece]
    steps: dict[Colour, int]
    notes: dict[str, str]
    owner: int | None
    over: bool


FITTING: dict[str, object] = {
    "pieces": [{"colour": "red"}, {"colour": "blue", "power": 2}],
    "steps": {"red": 1, "blue": 0},
    "notes": {},
    "owner": None,
    "over": False,
}


def test_what_fits_has_no_fault() -> None:
    assert list(faults(FITTING, Board, "view")) == []


@pytest.mark.parametrize(
    ("key", "value", "fault"),
    [
        ("extra", 1, "view.extra is not declared"),
        ("pieces", {}, "view.pieces is no list: {}"),
        ("pieces", [{"power": 1}], "view.pieces[0].colour is missing"),
        ("pieces", [{"colour": "green"}], "view.pieces[0].colour is no such name: 'green'"),
        ("pieces", [{"colour": "red", "power": None}], "view.pieces[0].power is no <class 'int'>: None"),
        ("pieces", [[]], "view.pieces[0] is no table: []"),
        ("steps", {"red": 1}, "view.steps.blue is missing"),
        ("steps", {"red": 1, "blue": 2, "any": 3}, "a key of view.steps is no such name: 'any'"),
        ("steps", [], "view.steps is no table: []"),
        ("notes", {"red": 1}, "view.notes.red is no <class 'str'>: 1"),
        ("owner", "me", "view.owner is none of its alternatives: 'me'"),
        ("over", 0, "view.over is no <class 'bool'>: 0"),
    ],
)
def test_what_does_not_fit_is_named_by_its_path(key: str, value: object, fault: str) -> None:
    assert list(faults({**FITTING, key: value}, Board, "view")) == [fault]


@pytest.mark.parametrize("key", FITTING)
def test_every_declared_key_is_asked_for(key: str) -> None:
    rest = {name: value for name, value in FITTING.items() if name != key}
    assert list(faults(rest, Board, "view")) == [f"view.{key} is missing"]


def test_a_truth_is_no_number() -> None:
    assert list(faults(True, int, "view")) == ["view is no <class 'int'>: True"]
