"""Whatever is started or loaded by name is refused with a typed error, or works."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import patolli
from patolli.contract.bad_input import survives
from patolli.engine.errors import UnknownGame
from patolli.games import game_keys

words = st.text(max_size=12) | st.sampled_from([*game_keys(), "game", "format", "moves", "setup", "position"])
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | words,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=4),
    max_leaves=8,
)


@given(anything)
@settings(max_examples=200)
def test_any_document(document: Any) -> None:
    survives(lambda: patolli.load(document))
    for key in game_keys() if isinstance(document, dict) else ():
        survives(lambda: patolli.load({**document, "game": key}))  # noqa: B023 (it is called at once)


@given(anything, anything, anything, anything)
@settings(max_examples=200)
def test_any_start(game: Any, seats: Any, seed: Any, options: Any) -> None:
    survives(lambda: patolli.start(game, seats, seed, options))


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UnknownGame, match="chess"):
        patolli.start("chess")
    with pytest.raises(UnknownGame, match="chess"):
        patolli.load({"game": "chess"})
