"""A position of Teotihuacan that cannot be is refused, and the refusal says where; the rest is in the evidence."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import patolli
from patolli.engine.errors import BadPosition, IllegalAction
from tests.games.teotihuacan.table import Table, match_of, player, table


def test_an_answer_that_cannot_be_is_named() -> None:
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
