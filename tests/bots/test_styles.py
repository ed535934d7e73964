"""Styles: a taste shows in what looks good, and nobody without one is touched by it."""

from __future__ import annotations

import pytest

import patolli
from patolli.bots.titles import STYLES, by_hand, in_style
from patolli.bots.titles.teotihuacan.evaluation import TeotihuacanEvaluation
from patolli.bots.titles.teotihuacan.tilts import TILTS
from patolli.engine.action import kind_of
from patolli.engine.chance import QuickChance
from patolli.games.teotihuacan import actions as kinds
from patolli.games.teotihuacan.player import one_more
from patolli.games.teotihuacan.state import State
from tests.bots.positions import between_turns


def test_every_style_is_a_tilt() -> None:
    assert tuple(TILTS) == STYLES
    assert in_style("priest", "cacao") is by_hand("cacao")


@pytest.mark.parametrize(
    ("style", "likes"),
    [("priest", "temple"), ("priest", "mask"), ("builder", "track"), ("trader", "technology")],
)
def test_who_likes_a_thing_sees_more_in_it(style: str, likes: str) -> None:
    state = between_turns("teotihuacan", 2, 8, 30)
    assert isinstance(state, State)
    given = state.copy()
    player = given.players[0]
    if likes == "temple":
        player.temples[1] += 1
    elif likes == "mask":
        player.ready = one_more(player.ready, 4)
    elif likes == "track":
        player.track += 1
    else:
        player.technologies |= 1 << 6
    gains = [
        judge.values(given)[0] - judge.values(state)[0]
        for judge in (by_hand("teotihuacan"), in_style(style, "teotihuacan"))
    ]
    assert gains[1] > gains[0] + 1.0


def test_a_priest_is_drawn_to_worship() -> None:
    """Wherever a worker may worship or work, worship looks better to a priest than to others."""
    match = patolli.start("teotihuacan", seats=2, seed=4)
    chance = QuickChance(4)
    asked = 0
    while not match.is_over:
        legal = match.observe(match.seat_to_act).legal
        worships = [place for place, action in enumerate(legal) if kind_of(action) == kinds.WORSHIP]
        if worships and any(kind_of(action) == kinds.MAIN_ACTION for action in legal):
            asked += 1
            seat = match.seat_to_act
            calm = by_hand("teotihuacan").weigh(match.state, seat, legal)
            devout = in_style("priest", "teotihuacan").weigh(match.state, seat, legal)
            assert max(devout[place] - calm[place] for place in worships) > 1.0
        choices = match.legal()
        match.play(choices[chance.below(len(choices))])
    assert asked > 3


def test_what_was_learned_is_not_for_who_has_a_taste() -> None:
    """A net judges how matches end, not what somebody likes."""
    styled = in_style("builder", "teotihuacan")
    assert isinstance(styled, TeotihuacanEvaluation)
    assert styled.net is None
    assert styled.tilt is TILTS["builder"]
