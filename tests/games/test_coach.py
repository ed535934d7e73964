"""The coach along whole matches: no sentence where what it says is not so."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import patolli
from patolli.bots.bot import Budget
from patolli.bots.lineup import bot_of
from patolli.engine.match import Match
from tests.games.test_lessons import moment_of

View = dict[str, Any]
# What each sentence claims, read from the position anew: by its name, of the view, the seat, the match.
Claim = Callable[[View, int, Match], bool]


def asked(match: Match, seat: int) -> str:
    return moment_of(match, seat).decision


def notations(match: Match, seat: int) -> list[str]:
    return [choice.notation for choice in match.choices(seat)]


def tiles(view: View) -> list[str]:
    return [lying["tile"] for lying in view["jungle"]] + list(view["display"])


CACAO: dict[str, Claim] = {
    # Two worker tiles touch every place that may be filled.
    "gap": lambda view, seat, match: all(
        sum(abs(tile["x"] - int(x)) + abs(tile["y"] - int(y)) == 1 for tile in view["workers"]) >= 2
        for x, y in (text.split()[-1].split(",") for text in notations(match, seat))
    ),
    "sell": lambda view, seat, match: (
        view["villages"][seat]["cacao"] > 0
        and all(text.startswith("sell ") for text in notations(match, seat))
    ),
    "order": lambda view, seat, match: len(notations(match, seat)) > 1,
    "send": lambda view, seat, match: all(text.startswith("send ") for text in notations(match, seat)),
    "end_turn": lambda view, seat, match: notations(match, seat) == ["end_turn"],
    "goal": lambda view, seat, match: all(tile["seat"] != seat for tile in view["workers"]),
    "lay": lambda view, seat, match: any(text.startswith("place ") for text in notations(match, seat)),
    "overbuild": lambda view, seat, match: (
        view["jungle_left"] == 0 and not view["display"] and view["villages"][seat]["sun"] > 0
    ),
    "store": lambda view, seat, match: view["villages"][seat]["cacao"] in (4, 5),
    "water": lambda view, seat, match: view["villages"][seat]["water"] < 0 and "water" in tiles(view),
    "temple": lambda view, seat, match: "temple" in [lying["tile"] for lying in view["jungle"]],
    "sun": lambda view, seat, match: "sun_site" in tiles(view) and view["villages"][seat]["sun"] == 0,
    "others": lambda view, seat, match: any(tile["seat"] == seat for tile in view["workers"]),
    "last": lambda view, seat, match: 0 < sum(view["villages"][seat]["unplaced"].values()) <= 3,
}
# Sentences about a question as such: true whenever it is the one that is asked.
PLAINLY = {
    "keep_starting_tiles", "draft_starting_tile", "place_workers", "claim_reserved", "buy_resources", "sell_resource",
    "swap_resource", "buy_temple_step", "take_resources", "choose_temple", "choose_major_reward", "claim_on_avenue",
    "power_up", "power_up_anywhere", "buy_power_up", "take_technology", "build_house", "take_decoration",
    "place_decoration", "build_pyramid", "choose_spot", "turn_tile", "save_resource", "pay_salary",
}  # fmt: skip


def ways(match: Match, seat: int) -> set[str]:
    return {text.split()[0] for text in notations(match, seat)} & {"main_action", "worship", "collect_cocoa"}


def can_pay_three(view: View, seat: int, match: Match) -> bool:
    """Whether all one's workers can be unlocked for three cocoa, of one's own or of tiles, and play goes on."""
    paying = [text for text in notations(match, seat) if text.startswith("unlock_workers")]
    looks = match.outlook(seat, actions=paying) if paying else []
    costs = {look.changes.get("cocoa", 0) for look in looks if not look.ends_turn}
    return bool(costs) and (costs != {-3} or view["players"][seat]["cocoa"] >= 3) and costs <= {-3, 0}


TEOTIHUACAN: dict[str, Claim] = {
    "in_any_order": lambda view, seat, match: asked(match, seat) in ("in_any_order", "continue_worship"),
    # Three Eclipses are still to come, and the light disc has its whole way before it.
    "aim": lambda view, seat, match: (view["era"], view["light"]) == (1, 0) and view["dark"] > 0,
    "last_turn": lambda view, seat, match: view["last_round"] and view["players"][seat]["salary"] > 0,
    # One way takes the turn and costs nothing; the other costs three cocoa, or a tile that is worth as much.
    "free_workers": lambda view, seat, match: (
        all(worker["space"] for worker in view["players"][seat]["workers"])
        and can_pay_three(view, seat, match)
    ),
    "free_workers_poor": lambda view, seat, match: (
        all(worker["space"] for worker in view["players"][seat]["workers"])
        and view["players"][seat]["cocoa"] < 3
        and notations(match, seat).count("free_workers") == 1
        and not any(text.startswith("unlock_workers") for text in notations(match, seat))
    ),
    "unlock": lambda view, seat, match: (
        any(worker["space"] for worker in view["players"][seat]["workers"])
        and can_pay_three(view, seat, match)
    ),
    # The boards that can be gone to lie one to three steps on, by the ring.
    "move_worker": lambda view, seat, match: all(
        1 <= (view["ring"].index(text.split()[3]) - view["ring"].index(text.split()[1])) % 8 <= 3
        for text in notations(match, seat)
        if text.startswith("move ") and len(text.split()) == 4
    ),
    "bring_companion": lambda view, seat, match: asked(match, seat) == "bring_companion",
    "use_board": lambda view, seat, match: ways(match, seat) == {"main_action", "worship", "collect_cocoa"},
    "work_or_collect": lambda view, seat, match: ways(match, seat) == {"main_action", "collect_cocoa"},
    "worship_or_collect": lambda view, seat, match: ways(match, seat) == {"worship", "collect_cocoa"},
    "claim_on_board": lambda view, seat, match: view["stacks"]["discoveries"] > 0,
    "fourth_worker": lambda view, seat, match: any(
        "fourth_worker" in text for text in notations(match, seat)
    ),
    "ascension_reward": lambda view, seat, match: asked(match, seat) == "choose_ascension_reward",
    "finish_turn": lambda view, seat, match: len(notations(match, seat)) > 1,
    "end_turn": lambda view, seat, match: notations(match, seat) == ["end_turn"],
    **{
        name: (lambda view, seat, match, name=name: asked(match, seat) == name)  # type: ignore[misc]
        for name in PLAINLY
    },
}
CLAIMS = {"cacao": CACAO, "teotihuacan": TEOTIHUACAN}
SEATS = {"cacao": (2, 3, 4), "teotihuacan": (1, 2, 3, 4)}


# Rules under which questions are asked that the others never ask.
OPTIONS: dict[str, list[dict[str, str]]] = {
    "cacao": [{}, {"declining": "everything"}],
    "teotihuacan": [
        {},
        {"setup": "first_game"},
        {"starting_tiles": "draft"},
        {"nobles_row_choice": "free_up_to_count"},
        {"eclipse_mode": "dark"},
    ],
}


def listen(game: str, seed: int, heard: set[str], bot: str = "random") -> None:
    """Hear everything that a coach may say along a match of such players, and check each claim."""
    player = bot_of(bot, seed)
    seats = SEATS[game][seed % len(SEATS[game])]
    options = OPTIONS[game][seed % len(OPTIONS[game])]
    rules = patolli.start(game, seats=seats, seed=seed, options=options).game
    match = Match(rules, rules.setup(seats, options, seed, True))
    while not match.is_over:
        seat = match.seat_to_act
        for name in rules.teaching.advice(moment_of(match, seat)):
            heard.add(name)
            assert CLAIMS[game][name](match.view(seat), seat, match), (
                f"{name} is said at {asked(match, seat)} after {match.history[-3:]}"
            )
        match.play(player.choose(match.observe(seat), Budget()), seat)


@pytest.mark.parametrize("bot", ["random", "learner"])
@pytest.mark.parametrize("game", sorted(CLAIMS))
def test_a_coach_says_nothing_that_is_not_so(game: str, bot: str) -> None:
    heard: set[str] = set()
    for seed in range(6):
        listen(game, seed, heard, bot)
    assert len(heard) >= 10


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(CLAIMS))
def test_a_coach_says_nothing_that_is_not_so_in_a_hundred_matches(game: str) -> None:
    heard: set[str] = set()
    for seed in range(100):
        listen(game, seed, heard, "learner" if seed % 4 == 0 else "random")
    advice = {each.name for each in patolli.start(game, seats=2).game.teaching.sentences if each.advice}
    assert advice == heard


def test_every_question_of_a_first_match_can_be_spoken_about() -> None:
    for game, seed in (("cacao", 3), ("teotihuacan", 3)):
        chance = Random(seed)
        rules = patolli.start(game, seats=2).game
        match = Match(rules, rules.setup(2, rules.card.first_match, seed, True))
        silent: set[str] = set()
        while not match.is_over:
            seat = match.seat_to_act
            moment = moment_of(match, seat)
            if not rules.teaching.advice(moment):
                silent.add(moment.decision)
            match.play(chance.choice(list(match.choices(seat))), seat)
        assert silent <= {"move_worker", "use_board", "claim_on_board"}, silent
