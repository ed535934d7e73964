"""Cacao's table: rounds, marks, equal tiles and ties as people need them."""

from __future__ import annotations

import re

import pytest
from rich.console import Console

import patolli
from patolli.cli.tables.cacao import CacaoTable
from patolli.cli.tables.cacao.menus import marks_of
from patolli.cli.tables.menu import Entry, Menu
from patolli.cli.terminal import Terminal
from patolli.engine.match import Match
from patolli.i18n import GameTexts, Texts


def table_of(match: Match) -> CacaoTable:
    terminal = Terminal(Texts("en"))
    return CacaoTable(terminal, match, GameTexts(terminal.texts, match.game, ("Ana", "Ben", "Cem", "Dot")))


def drawn(drawing: object) -> str:
    console = Console(width=120)
    with console.capture() as captured:
        console.print(drawing)
    return captured.get()


def test_the_heading_counts_rounds_by_turns() -> None:
    match = patolli.start("cacao", seats=2, seed=7)
    told = 1
    while not match.is_over:
        for event in match.moves[-1].events if match.moves else ():
            if event.kind.name == "turn_began":
                told = event.values[0]
        heading = re.search(r"round (\d+) of 11", drawn(table_of(match).drawing(None, None)))
        assert heading is not None
        assert int(heading[1]) == told
        match.play(match.choices()[0])


@pytest.mark.parametrize(("count", "mark"), [(1, "1"), (2, "1,2"), (3, "123"), (4, "1\N{EN DASH}4")])
def test_several_entries_share_a_tile(count: int, mark: str) -> None:
    sides = ("north", "east", "south", "west")
    match = patolli.start("cacao", seats=2, seed=1)
    choices = [match.game.actions.choice(match.game.actions.parse(f"use 0,1 {side}")) for side in sides]
    entries = [Entry(str(number), [choice]) for number, choice in enumerate(choices[:count], 1)]
    assert marks_of(Menu("", "", entries)) == {(0, 1): mark}


def hand_of(match: Match) -> list[str]:
    hand = match.view(match.seat_to_act)["hand"]
    assert isinstance(hand, list)
    return hand


def test_equal_tiles_in_hand_are_counted() -> None:
    matches = (patolli.start("cacao", seats=2, seed=seed) for seed in range(50))
    match = next(match for match in matches if len(set(hand_of(match))) == 2)
    described = match.game.steps.describe(match.pending()[0])
    menu = table_of(match).menu(match.seat_to_act, described, match.choices())
    hand = hand_of(match)
    twice = max(hand, key=hand.count)
    assert sorted(entry.text for entry in menu.entries) == sorted(
        f"{tile} \N{MULTIPLICATION SIGN}2" if tile == twice else tile for tile in set(hand)
    )


def ended(cacao: tuple[int, int], gold: tuple[int, int]) -> Match:
    """A match that has ended with these goods."""
    villages = [
        {"gold": coins, "cacao": fruits, "sun": 0, "water": 0, "hand": [], "pile": []}
        for coins, fruits in zip(gold, cacao, strict=True)
    ]
    return patolli.load(
        {
            "game": "cacao",
            "jungle": [{"tile": "plantation_1", "cell": [0, 0]}, {"tile": "market_2", "cell": [1, 1]}],
            "workers": [],
            "display": [],
            "jungle_pile": [],
            "villages": villages,
            "to_act": 0,
        }
    )


def test_a_tie_is_explained() -> None:
    ending = drawn(table_of(ended((1, 3), (5, 5))).ending())
    assert "The gold is equal: more cacao left over decides." in ending
    assert "Cacao" in ending
    shared = drawn(table_of(ended((3, 3), (5, 5))).ending())
    assert "decides" not in shared
    assert "Cacao" in shared
    clear = drawn(table_of(ended((1, 3), (5, 6))).ending())
    assert "Cacao" not in clear
