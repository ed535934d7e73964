"""Simulations repeat themselves from their seed."""

from __future__ import annotations

import json

import patolli
from tests.cli.conftest import Run

WORDS = ("simulate", "cacao", "--seats", "3", "--matches", "4", "--bots", "random,greedy", "--seed", "11")


def test_json_is_the_same_from_the_same_seed(run: Run) -> None:
    first = run(*WORDS, "--json")
    assert first.status == 0
    assert first.err == ""
    assert run(*WORDS, "--json").out == first.out
    assert run(*WORDS[:-1], "12", "--json").out != first.out


def test_json_says_everything(run: Run) -> None:
    document = json.loads(run(*WORDS, "--json").out)
    assert document["format"] == "patolli simulation 1"
    assert document["bots"] == ["random", "greedy", "random"]
    assert [match["seed"] for match in document["matches"]] == [11, 12, 13, 14]
    assert all(len(match["scores"]) == len(match["ranking"]) == 3 for match in document["matches"])
    wins = [sum(match["ranking"][seat] == 1 for match in document["matches"]) for seat in range(3)]
    assert [seat["wins"] for seat in document["seats"]] == wins


def test_one_match_of_many_is_found_by_its_seed(run: Run) -> None:
    many = json.loads(run(*WORDS, "--json").out)["matches"]
    alone = ("simulate", "cacao", "--seats", "3", "--matches", "1", "--bots", "random,greedy")
    assert json.loads(run(*alone, "--seed", "13", "--json").out)["matches"] == [many[2]]


def test_the_table_for_people(run: Run) -> None:
    outcome = run("simulate", "cacao", "--matches", "2", "--lang", "es")
    assert outcome.status == 0
    assert "Victorias" in outcome.out
    assert "2 partidas" in outcome.out


def test_options_reach_the_deal(run: Run) -> None:
    words = (
        "simulate",
        "cacao",
        "--matches",
        "1",
        "--seed",
        "2",
        "--json",
        "--option",
        "declining=everything",
    )
    document = json.loads(run(*words).out)
    assert document["options"] == {"declining": "everything"}
    plain = json.loads(run(*words[:-2]).out)
    assert document["matches"] != plain["matches"]


def test_perft_counts_the_opening(run: Run) -> None:
    match = patolli.start("cacao", seats=2, seed=0)
    options = len(match.choices())
    two_deep = 0
    for choice in match.choices():
        after = patolli.start("cacao", seats=2, seed=0)
        after.play(choice)
        two_deep += len(after.choices())
    for depth, nodes in ((0, 1), (1, options), (2, two_deep)):
        outcome = run("perft", "cacao", "--depth", str(depth), "--json")
        assert json.loads(outcome.out) == {"game": "cacao", "depth": depth, "nodes": nodes}
    assert run("perft", "cacao", "--depth", "1").out.startswith(f"{options} continuations to depth 1")
