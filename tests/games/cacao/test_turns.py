"""The end of a turn and of the match: Rulings 35, 36 and 44."""

from __future__ import annotations

import pytest

import patolli
from patolli.engine.chance import QuickChance
from patolli.engine.errors import MatchIsOver
from tests.games.cacao.table import match_of, names, now, table, told, village, worker


@pytest.mark.ruling(35)
def test_a_tile_is_drawn_as_long_as_there_are_any() -> None:
    position = table(village(pile=("3-0-0-1",)), village())
    match = match_of(position, "place 1-1-1-1 0 0,-1")
    own = now(match)["villages"][0]
    assert (own["hand"], own["pile"]) == (["3-0-0-1"], [])
    events = match.play("place 1-1-1-1 0 2,1")
    assert "worker_drawn" not in names(events)
    assert now(match)["villages"][1]["hand"] == []


@pytest.mark.ruling(35)
def test_only_the_owner_sees_what_is_drawn() -> None:
    match = match_of(table(village(pile=("3-0-0-1",)), village()))
    events = match.play("place 1-1-1-1 0 0,-1")
    seen = {
        viewer: [event.kind.name for event in events if event.is_seen_by(viewer)] for viewer in (0, 1, None)
    }
    assert "worker_drawn" in seen[0]
    assert "worker_drawn_unseen" not in seen[0]
    for other in (1, None):
        assert "worker_drawn" not in seen[other]
        assert "worker_drawn_unseen" in seen[other]


@pytest.mark.ruling(36)
@pytest.mark.parametrize(
    ("pile", "shown"),
    [(("temple", "market_4"), ["water", "temple"]), (("temple",), ["water", "temple"]), ((), ["water"])],
)
def test_the_display_is_refilled_as_far_as_possible(pile: tuple[str, ...], shown: list[str]) -> None:
    position = table(workers=(worker(1, "1-1-1-1", 0, (1, 0)),), display=("gold_mine_1", "water"), pile=pile)
    match = match_of(position, "place 1-1-1-1 0 0,-1")
    events = match.play("fill gold_mine_1 1,-1")
    assert now(match)["display"] == shown
    assert [event["args"]["tile"] for event in told(events, "display_refilled")] == shown[1:]
    assert match.seat_to_act == 1


@pytest.mark.ruling(44)
@pytest.mark.parametrize(("seats", "turns"), [(2, 22), (3, 30), (4, 36)])
def test_everybody_places_all_tiles_and_the_match_ends(seats: int, turns: int) -> None:
    match = patolli.start("cacao", seats, 3, {"first_seat": "1"})
    chance = QuickChance(3)
    order = []
    while not match.is_over:
        choices = match.choices()
        choice = choices[chance.below(len(choices))]
        if choice.kind in {"place", "overbuild"}:
            order.append(match.seat_to_act)
        match.play(choice)
    assert order == [(1 + turn) % seats for turn in range(turns)]
    begun = [event for move in match.moves for event in move.events if event.kind.name == "turn_began"]
    # The opening told of the first turn.
    assert [event.values[0] for event in begun] == [1 + turn // seats for turn in range(1, turns)]
    assert all(own["hand"] == own["pile"] == [] for own in now(match)["villages"])
    assert names(match.moves[-1].events)[-1] == "match_ended"
    with pytest.raises(MatchIsOver):
        match.play("sell 0")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_tells_the_round_of_the_turn_until_it_is_over(seats: int) -> None:
    match, chance = patolli.start("cacao", seats=seats, seed=3), QuickChance(3)
    events = match.opening
    current = 0
    while not match.is_over:
        for event in events:
            current = event.values[0] if event.kind.name == "turn_began" else current
        assert match.view(None)["round"] == current
        choices = match.choices()
        events = match.play(choices[chance.below(len(choices))])
    assert match.view(None)["round"] == match.view(None)["rounds"] == current


@pytest.mark.ruling(35, 3)
@pytest.mark.example(33)
def test_hand_and_pile_with_four_players() -> None:
    match = patolli.start("cacao", 4, 9, {"first_seat": "0"})
    chance = QuickChance(9)
    after: list[tuple[int, int]] = []
    while not match.is_over:
        choices = match.choices()
        events = match.play(choices[chance.below(len(choices))])
        # The next player begins, or the match ends, when the own turn is over.
        for event in told(events, "turn_began", "match_ended"):
            if event["seat"] == 1 or event["kind"] == "match_ended":
                own = now(match)["villages"][0]
                after.append((len(own["hand"]), len(own["pile"])))
    assert after[:9] == [(3, 5), (3, 4), (3, 3), (3, 2), (3, 1), (3, 0), (2, 0), (1, 0), (0, 0)]
