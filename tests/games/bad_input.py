"""What the games' tests of bad input share: strange values, edited documents, and the promise."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

import patolli
from patolli.engine.chance import QuickChance
from patolli.engine.errors import PatolliError

Strategy = st.SearchStrategy[Any]


def anything_of(words: Strategy, names: Strategy) -> Strategy:
    """Values of every shape; words and names are such as the game might know."""
    leaves = st.none() | st.booleans() | st.integers(-5, 100) | st.integers() | st.floats() | words | names
    return st.recursive(
        leaves,
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=4),
        max_leaves=8,
    )


def survives(attempt: Callable[[], object]) -> None:
    """The attempt works, or is refused by a typed error that names something."""
    complaint: PatolliError | None = None
    try:
        attempt()
    except PatolliError as error:
        complaint = error
    if complaint is not None:
        assert complaint.kind != PatolliError.kind
        assert len(str(complaint)) < 2000


@st.composite
def edited(
    draw: st.DrawFn, documents: list[Any], words: Strategy, values: Strategy, steps: Strategy | None = None
) -> Any:
    """A valid document with a few things deleted, replaced, nudged, swapped, doubled or added."""
    document = copy.deepcopy(draw(st.sampled_from(documents)))
    for _ in range(draw(st.integers(1, 3))):
        if steps is not None and isinstance(document.get("agenda"), list) and not draw(st.integers(0, 5)):
            document["agenda"].append(draw(steps))
        else:
            edit(draw, document, words, values)
    return document


def edit(draw: st.DrawFn, document: Any, words: Strategy, values: Strategy) -> None:
    """Change one thing somewhere in the document."""
    place = document
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            return
        key = draw(st.sampled_from(keys))
        if isinstance(place[key], dict | list) and place[key] and draw(st.integers(0, 3)):
            place = place[key]
            continue
        break
    how = draw(st.sampled_from(["delete", "replace", "nudge", "swap", "double", "add"]))
    if how == "delete":
        del place[key]
    elif how == "replace":
        place[key] = draw(values)
    elif how == "nudge" and isinstance(place[key], int):
        place[key] += draw(st.integers(-3, 3))
    elif how == "swap":
        other = draw(st.sampled_from(keys))
        place[key], place[other] = place[other], place[key]
    elif how == "double" and isinstance(place, list):
        place.append(copy.deepcopy(place[key]))
    elif isinstance(place, dict):
        place[draw(words)] = draw(values)


def play_on(document: Any) -> None:
    """Whatever is accepted as a position can be played on, shown and written down."""
    match = patolli.load(document)
    chance = QuickChance(1)
    for _ in range(60):
        if match.is_over:
            break
        choices = match.choices()
        match.play(choices[chance.below(len(choices))])
        match.view(None)
    assert patolli.load(match.record()).digest() == match.digest()
    patolli.load(match.position())
