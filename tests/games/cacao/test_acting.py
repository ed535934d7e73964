"""Actions: which workers act, for whom and in which order: Rulings 22 to 28."""

from __future__ import annotations

from typing import Any

import pytest

import patolli
from patolli.engine.agenda import Together
from patolli.engine.chance import QuickChance
from patolli.engine.errors import BadPosition, IllegalAction, NotYourDecision
from patolli.engine.match import Match
from patolli.games.cacao.decisions.acting import SellCacao, VisitMarket
from patolli.i18n import GameTexts, Texts
from tests.games.cacao.table import (
    START,
    Table,
    goods,
    match_of,
    names,
    now,
    options,
    question,
    table,
    told,
    village,
    worker,
)

RED_OPENED = worker(0, "2-1-0-1", 3, (1, 0))
OPENING = "place 2-1-0-1 3 1,0"


def opening(declining: str = "selling") -> Table:
    return table(village(hand=("2-1-0-1",)), village(), display=("market_3", "water"), declining=declining)


def yellow_fills() -> Match:
    """Red has opened between the start tiles; Yellow fills the gap between them with a market of 3."""
    red = village(gold=2, cacao=1)
    position = table(red, village(), workers=(RED_OPENED,), display=("market_3", "temple"), to_act=1)
    return match_of(position, "place 1-1-1-1 0 0,-1", "fill market_3 1,-1")


def two_sellers() -> Match:
    """Red stands with one worker and Yellow with two where a market of 3 is laid."""
    position = table(
        village(cacao=1),
        village(cacao=5, hand=("2-1-0-1",)),
        jungle={**START, (0, 0): "temple"},
        workers=(worker(0, "1-1-1-1", 0, (1, 0)),),
        display=("market_3", "temple"),
        to_act=1,
    )
    return match_of(position, "place 2-1-0-1 1 0,-1", "fill market_3 1,-1")


@pytest.mark.ruling(22)
def test_all_sides_of_the_new_tile_and_all_that_face_the_filled_gap() -> None:
    jungle = {**START, (1, 1): "gold_mine_1", (0, 0): "gold_mine_1"}
    # The workers at 1,0 used both mines long ago; now their northern side meets a third.
    position = table(
        jungle=jungle,
        workers=(worker(0, "1-1-1-1", 0, (1, 0)),),
        display=("gold_mine_2", "temple"),
        to_act=1,
    )
    match = match_of(position, "place 1-1-1-1 0 0,-1")
    events = match.play("fill gold_mine_2 1,-1")
    fired = {
        (event["seat"], tuple(event["args"]["cell"]), event["args"]["side"])
        for event in told(events, "gold_mined")
    }
    assert fired == {(1, (0, -1), "east"), (1, (0, -1), "south"), (0, (1, 0), "north")}
    assert (goods(match, 0)["gold"], goods(match, 1)["gold"]) == (2, 3)


@pytest.mark.ruling(23)
def test_dormant_workers_act_when_their_cell_is_filled_and_only_then() -> None:
    position = table(
        village(hand=("1-1-1-1",)), village(hand=("1-1-1-1",)), display=("gold_mine_2", "temple")
    )
    match = match_of(position, "place 1-1-1-1 0 -1,0")
    assert goods(match, 0) == {"gold": 0, "cacao": 1, "sun": 0, "water": -10}
    match.play("place 1-1-1-1 0 0,-1")
    events = match.play("fill gold_mine_2 -1,-1")
    # The northern side wakes up; the eastern one, which has harvested, does not harvest again.
    assert goods(match, 0) == {"gold": 2, "cacao": 1, "sun": 0, "water": -10}
    assert [event["seat"] for event in told(events, "harvested")] == [1]


@pytest.mark.ruling(24)
def test_strength_and_owner() -> None:
    position = table(
        village(),
        village(),
        workers=(worker(0, "3-0-0-1", 0, (1, 0)),),
        display=("gold_mine_1", "temple"),
        to_act=1,
    )
    match = match_of(position, "place 1-1-1-1 0 0,-1", "fill gold_mine_1 1,-1")
    assert (goods(match, 0)["gold"], goods(match, 1)["gold"]) == (3, 1)


@pytest.mark.ruling(25)
def test_selling_may_be_declined_in_part_or_in_full() -> None:
    match = yellow_fills()
    match.play("use 0,-1 south", 1)
    match.play("sell 0", 1)
    match.play("sell 0", 0)
    assert goods(match, 0) == {"gold": 2, "cacao": 1, "sun": 0, "water": -10}
    assert goods(match, 1) == {"gold": 0, "cacao": 1, "sun": 0, "water": -10}


@pytest.mark.ruling(25)
@pytest.mark.parametrize(
    ("tile", "idle", "gain"),
    [
        ("gold_mine_2", {"gold": 0}, {"gold": 4}),
        ("water", {"water": -10}, {"water": -1}),
        ("sun_site", {"sun": 0}, {"sun": 2}),
        ("plantation_2", {"cacao": 0}, {"cacao": 4}),
        ("plantation_1", {"cacao": 0}, {"cacao": 2}),
    ],
)
def test_everything_may_be_declined_worker_by_worker(tile: str, idle: Table, gain: Table) -> None:
    jungle = {(0, 0): tile, (1, 1): "temple"}
    for count in range(4):
        position = table(village(hand=("3-1-0-0",)), village(), jungle=jungle, declining="everything")
        match = match_of(position, "place 3-1-0-0 2 0,-1")
        assert question(match) == "send_workers"
        assert options(match) == {"send 3", "send 2", "send 1", "send 0"}
        match.play(f"send {count}")
        kept = goods(match, 0)
        if count == 0:
            assert kept | idle == kept
        if count == 2:
            assert kept | gain == kept


@pytest.mark.ruling(25)
def test_where_everything_may_be_declined_every_order_is_offered() -> None:
    match = match_of(opening("everything"), OPENING)
    assert options(match) == {"use 1,0 south", "use 1,0 west"}
    match.play("use 1,0 west")
    match.play("send 1")
    assert options(match) == {"send 1", "send 0"}
    match.play("send 1")
    assert goods(match, 0) == {"gold": 2, "cacao": 0, "sun": 0, "water": -10}
    with pytest.raises(IllegalAction):
        match_of(opening("everything"), OPENING, "use 1,0 west", "send 3")


@pytest.mark.ruling(25)
@pytest.mark.parametrize(
    ("chosen", "declining"), [({}, "selling"), ({"declining": "everything"}, "everything")]
)
def test_what_may_be_declined_is_chosen_with_the_options(chosen: dict[str, str], declining: str) -> None:
    assert patolli.start("cacao", 2, 1, chosen).position()["declining"] == declining


@pytest.mark.ruling(25)
def test_by_default_only_selling_is_asked() -> None:
    jungle = {(0, 0): "gold_mine_1", (1, 1): "temple"}
    match = match_of(table(jungle=jungle), "place 1-1-1-1 0 0,-1")
    assert match.seat_to_act == 1
    assert goods(match, 0)["gold"] == 1


def interleaving() -> Table:
    """A fruit in store; three workers meet a double plantation, three older ones a market of 4."""
    return table(
        village(cacao=1, hand=("3-1-0-0",)),
        village(),
        jungle={(0, 0): "plantation_2", (1, 1): "temple"},
        workers=(worker(0, "3-0-0-1", 0, (1, 0)),),
        display=("market_4", "temple"),
    )


@pytest.mark.ruling(26)
def test_an_edge_is_finished_before_the_next() -> None:
    match = match_of(interleaving(), "place 3-1-0-0 2 0,-1", "fill market_4 1,-1")
    assert options(match) == {"use 0,-1 south", "use 1,0 north"}
    match.play("use 1,0 north")
    assert options(match) == {"sell 1", "sell 0"}
    match.play("sell 1")
    # The two idle market workers do not come back after the harvest.
    assert goods(match, 0) == {"gold": 4, "cacao": 5, "sun": 0, "water": -10}
    assert match.seat_to_act == 1


@pytest.mark.ruling(27)
def test_players_act_independently_in_any_order() -> None:
    match = two_sellers()
    # The active player is named first, then clockwise.
    assert [decision.seat for decision in match.pending()] == [1, 0]
    match.play("sell 1", 0)
    with pytest.raises(NotYourDecision):
        match.play("sell 0", 0)
    match.play("sell 2", 1)
    other = two_sellers()
    other.play("sell 2", 1)
    other.play("sell 1", 0)
    assert match.digest() == other.digest()


@pytest.mark.ruling(27)
def test_clockwise_from_the_active_player() -> None:
    position = table(
        village(cacao=1),
        village(cacao=1),
        village(cacao=1),
        jungle={(0, 0): "temple", (1, 1): "temple"},
        workers=(worker(0, "1-1-1-1", 0, (-1, 0)), worker(2, "1-1-1-1", 0, (1, 0))),
        display=("market_3", "market_3"),
        to_act=1,
    )
    match = match_of(position, "place 1-1-1-1 0 0,-1")
    assert [decision.seat for decision in match.pending()] == [1, 2, 0]


@pytest.mark.ruling(28)
def test_the_order_of_own_edges_matters() -> None:
    harvest_first = match_of(opening(), OPENING, "use 1,0 west", "sell 1")
    sell_first = match_of(opening(), OPENING, "use 1,0 south")
    assert goods(harvest_first, 0) != goods(sell_first, 0)


def two_markets(cacao: int, *moves: str, **more: Any) -> Match:
    """Two workers look north at a market of 2, one looks west at a market of 4 (and one east)."""
    position = table(
        village(cacao=cacao, hand=("2-1-0-1",)),
        village(),
        jungle={(1, -1): "market_2", (0, 0): "market_4", **more.pop("jungle", {})},
        **more,
    )
    return match_of(position, "place 2-1-0-1 0 1,0", *moves)


def asked(match: Match, seat: int = 0) -> tuple[object, ...]:
    """Where the seat is asked to sell, and the prices of the markets it will still visit."""
    for decision in match.pending():
        if decision.seat == seat:
            described = match.game.steps.describe(decision)
            return described["cell"], described["side"], described["later"]
    raise AssertionError(f"seat {seat} is not asked")


@pytest.mark.ruling(26, 28)
def test_selling_all_is_never_a_trap() -> None:
    # Two fruits, and workers for three: the dearer market is asked about first.
    match = two_markets(2)
    assert asked(match) == ([1, 0], "west", "2")
    match.play(match.choices(0)[0], 0)
    assert asked(match) == ([1, 0], "north", "none")
    match.play(match.choices(0)[0], 0)
    assert goods(match, 0) == {"gold": 4 + 2, "cacao": 0, "sun": 0, "water": -10}
    # Every other way to sell them is still open.
    for dear, cheap in ((0, 2), (1, 0), (0, 0)):
        match = two_markets(2, f"sell {dear}", f"sell {cheap}")
        assert goods(match, 0)["gold"] == 4 * dear + 2 * cheap


@pytest.mark.ruling(26)
def test_the_owner_may_still_visit_the_cheaper_market_first_where_an_order_is_asked_for() -> None:
    match = two_markets(2, jungle={(2, 0): "plantation_1"})
    assert options(match) == {"use 1,0 north", "use 1,0 east", "use 1,0 west"}
    match.play("use 1,0 north")
    assert asked(match) == ([1, 0], "north", "4")
    match.play("sell 1")
    assert options(match) == {"use 1,0 east", "use 1,0 west"}
    # Once everything is harvested nothing but the price is left to go by.
    match = two_markets(2, "use 1,0 east", jungle={(2, 0): "plantation_1"})
    assert asked(match) == ([1, 0], "west", "2")
    # Where every worker may stay idle, every order is offered.
    free = two_markets(2, declining="everything")
    assert options(free) == {"use 1,0 north", "use 1,0 west"}


@pytest.mark.ruling(26, 27)
def test_the_dearer_market_comes_first_on_the_turns_of_others_too() -> None:
    position = table(
        village(cacao=1),
        village(cacao=2),
        jungle={(0, 0): "temple", (1, 1): "temple"},
        workers=(worker(0, "1-1-1-1", 0, (-1, 0)), worker(0, "1-1-1-1", 0, (1, 0))),
        display=("market_2", "market_3"),
        to_act=1,
    )
    # The cheap market lies to the east, which is looked at before the west.
    match = match_of(position, "place 1-1-1-1 0 0,-1", "fill market_2 1,-1")
    assert asked(match, 1) == ([0, -1], "west", "2")
    assert asked(match, 0) == ([-1, 0], "north", "2")
    for seat in (0, 1):
        while seat in [decision.seat for decision in match.pending()] and "sell 0" in options(match, seat):
            match.play(match.choices(seat)[0], seat)
    assert goods(match, 0)["gold"] == 3
    assert goods(match, 1)["gold"] == 3 + 2


@pytest.mark.ruling(26)
@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ("may sell one. Then comes your market at 2.", "may sell one.")),
        ("es", ("1 cacao. Después viene tu mercado de precio 2.", "puede vender 1 cacao.")),
        ("pt", ("vender um. Depois vem seu mercado de preço 2.", "pode vender um.")),
        ("fr", ("vendre un. Ensuite vient votre marché au prix 2.", "peut en vendre un.")),
    ],
)
def test_the_question_says_which_markets_are_still_to_come(language: str, sentences: tuple[str, str]) -> None:
    match = two_markets(2)
    texts = GameTexts(Texts(language), match.game, ("Ana", "Bo"))
    for sentence, answer in zip(sentences, ("sell 1", "sell 1"), strict=True):
        assert texts.decision_about(match.game.steps.describe(match.pending()[0])).endswith(sentence)
        match.play(answer)


@pytest.mark.ruling(26)
@pytest.mark.parametrize("lie", ["later", "below"])
def test_a_position_tells_the_truth_about_markets_still_to_come(lie: str) -> None:
    position = now(two_markets(2))
    owed = position["agenda"]
    assert [step["step"] for step in owed] == ["end_turn", "visit_market", "sell_cacao"]
    assert patolli.load(position).position() == position
    if lie == "later":
        owed[2]["later"] = "none"
    else:
        owed[1], owed[2] = owed[2], owed[1]
    with pytest.raises(BadPosition, match="agenda"):
        patolli.load(position)


@pytest.mark.ruling(28)
def test_edges_that_commute_are_not_put_in_order() -> None:
    position = table(
        village(hand=("1-1-1-1",)), village(), jungle={(0, 0): "plantation_1", (1, 1): "plantation_2"}
    )
    match = match_of(position, "place 1-1-1-1 0 1,0")
    assert goods(match, 0)["cacao"] == 3
    assert match.seat_to_act == 1


@pytest.mark.example(5)
def test_red_opens() -> None:
    match = match_of(opening())
    assert names(match.play(OPENING)) == ["worker_placed"]
    assert options(match) == {"use 1,0 west", "use 1,0 south"}
    match.play("use 1,0 west")
    assert options(match) == {"sell 1", "sell 0"}
    match.play("sell 1")
    assert goods(match, 0) == {"gold": 2, "cacao": 1, "sun": 0, "water": -10}
    # Selling first there is nothing to sell, and nothing is asked.
    match = match_of(opening(), OPENING, "use 1,0 south")
    assert goods(match, 0) == {"gold": 0, "cacao": 2, "sun": 0, "water": -10}
    assert match.seat_to_act == 1


@pytest.mark.ruling(22, 24)
@pytest.mark.example(6)
def test_yellow_fills_a_gap() -> None:
    match = yellow_fills()
    assert [decision.seat for decision in match.pending()] == [1, 0]
    assert options(match, 1) == {"use 0,-1 south", "use 0,-1 east"}
    assert options(match, 0) == {"sell 1", "sell 0"}
    match.play("use 0,-1 south", 1)
    match.play("sell 1", 1)
    match.play("sell 1", 0)
    assert goods(match, 1) == {"gold": 3, "cacao": 0, "sun": 0, "water": -10}
    assert goods(match, 0) == {"gold": 5, "cacao": 0, "sun": 0, "water": -10}


@pytest.mark.ruling(22, 23)
@pytest.mark.example(18)
def test_an_own_older_tile_acts_too() -> None:
    position = table(workers=(RED_OPENED,), display=("gold_mine_2", "temple"))
    match = match_of(position, "place 1-1-1-1 0 0,-1")
    events = match.play("fill gold_mine_2 1,-1")
    mined = [(event["args"]["cell"], event["args"]["side"]) for event in told(events, "gold_mined")]
    assert sorted(mined) == [([0, -1], "east"), ([1, 0], "north")]
    assert goods(match, 0) == {"gold": 4, "cacao": 1, "sun": 0, "water": -10}


@pytest.mark.ruling(23)
@pytest.mark.example(19)
def test_used_sides_stay_quiet() -> None:
    match = yellow_fills()
    match.play("use 0,-1 south", 1)
    match.play("sell 0", 1)
    # Red is asked about the northern side alone.
    described = match.game.steps.describe(match.pending()[0])
    assert described == {
        "step": "sell_cacao",
        "seat": 0,
        "cell": [1, 0],
        "side": "north",
        "later": "none",
    }
    match.play("sell 1", 0)
    assert question(match) == "place_worker"
    assert goods(match, 0)["cacao"] == 0


@pytest.mark.example(20)
def test_a_side_without_workers_does_nothing() -> None:
    position = table(village(hand=("3-1-0-0",)), village())
    match = match_of(position, "place 3-1-0-0 2 1,0", "use 1,0 west")
    assert options(match) == {"sell 1", "sell 0"}
    match.play("sell 1")
    assert goods(match, 0) == {"gold": 2, "cacao": 0, "sun": 0, "water": -10}


@pytest.mark.ruling(28)
@pytest.mark.example(22)
def test_the_order_matters_at_the_cap() -> None:
    # Turned so that the three workers face the plantation and the one beside them the market.
    jungle = {(0, 0): "market_4", (1, 1): "plantation_1"}
    position = table(village(cacao=5, hand=("3-1-0-0",)), village(), jungle=jungle)
    harvest_first = match_of(position, "place 3-1-0-0 2 1,0", "use 1,0 south", "sell 1")
    assert goods(harvest_first, 0) == {"gold": 4, "cacao": 4, "sun": 0, "water": -10}
    sell_first = match_of(position, "place 3-1-0-0 2 1,0", "use 1,0 west", "sell 1")
    assert goods(sell_first, 0) == {"gold": 4, "cacao": 5, "sun": 0, "water": -10}


@pytest.mark.ruling(26, 28)
@pytest.mark.example(23)
def test_no_interleaving() -> None:
    match = match_of(interleaving(), "place 3-1-0-0 2 0,-1", "fill market_4 1,-1")
    assert options(match) == {"use 0,-1 south", "use 1,0 north"}
    match.play("use 0,-1 south")
    assert goods(match, 0)["cacao"] == 5
    assert options(match) == {"sell 3", "sell 2", "sell 1", "sell 0"}
    match.play("sell 3")
    assert goods(match, 0) == {"gold": 12, "cacao": 2, "sun": 0, "water": -10}
    match = match_of(interleaving(), "place 3-1-0-0 2 0,-1", "fill market_4 1,-1", "use 1,0 north", "sell 1")
    assert goods(match, 0) == {"gold": 4, "cacao": 5, "sun": 0, "water": -10}


@pytest.mark.ruling(27)
@pytest.mark.example(39)
def test_two_players_at_one_market() -> None:
    for order in ((0, 1), (1, 0)):
        match = two_sellers()
        for seat in order:
            match.play(f"sell {seat + 1}", seat)
        assert goods(match, 0) == {"gold": 3, "cacao": 0, "sun": 0, "water": -10}
        assert goods(match, 1) == {"gold": 6, "cacao": 3, "sun": 0, "water": -10}
        assert now(match)["villages"][1]["hand"] == []


def test_markets_to_come_are_known_where_several_decide_together() -> None:
    """A lane is an agenda of its own: what is below the sale there is owed as well."""
    warned = 0
    for seed in range(1, 6):
        match = patolli.start("cacao", seats=4 if seed % 2 else 3, seed=seed)
        chance = QuickChance(seed)
        while not match.is_over:
            top = match.state.agenda[-1]
            for lane in top.lanes if isinstance(top, Together) else ():
                *below, asked = lane.steps
                if isinstance(asked, SellCacao) and any(isinstance(step, VisitMarket) for step in below):
                    assert asked.later > 0
                    assert patolli.load(match.position()).digest() == match.digest()
                    warned += 1
            match.play(match.state.draw(chance))
    assert warned > 1
