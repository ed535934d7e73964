"""Figures of the trust suite: what an experiment has seen, kept for the page that is made of them.

Each experiment is a function of how much of it is wanted. The ordinary tests want little; those marked `trust`
want what docs/trust.md publishes, and write down what they saw.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, NamedTuple

from patolli.compiled import COMPILED, RUNNING

# How much of the long form is done: 1 is all of it. `make trust SHARE=0.1` tries the way in a tenth of the time.
SHARE = float(os.environ.get("TRUST_SHARE", "1"))
# Which part of it, of how many: those that only count can be done in parts, beside each other or on several machines.
PART, PARTS = (int(word) for word in os.environ.get("TRUST_PART", "1/1").split("/"))
# Seeds of one part are not those of another.
SEEDS_OF_A_PART = 10_000_000
FOLDER = Path(__file__).resolve().parents[2] / "build" / "trust"


class Experiment(NamedTuple):
    """What is done, and what must be seen when all of it is."""

    what: str
    goal: str
    # Whether it takes the time of something: then a part of it says nothing of the whole.
    is_timed: bool = False


# What one visitor does to the others (attacker.py), and before it what the same machine does without anybody.
ATTACKS = {
    "nobody": "nobody attacks",
    "calculation": "nobody attacks; a program of the same priority calculates beside",
    "tables_of_bots": "one visitor attacks by tables of bots that think, and looks at them all (A1)",
    "rewinds": "one visitor attacks by going back again and again in long matches, under eight names (A2)",
    "large_heads": "one visitor attacks by heads of 200 MiB (A6)",
    "silent_sockets": "one visitor attacks by connections that say nothing (B1)",
    "replays": "one visitor attacks by replays of a long match (B2)",
    "bursts": "one visitor attacks by requests saved up and sent all at once (B2)",
    "outlooks": "one visitor attacks by asking what answers would lead to, under eight names (B2)",
    "own_data": "one visitor attacks by all the data about a person with many tables (B2)",
    "histories": "one visitor attacks by whole histories of long matches, under eight names (B2)",
    "hellos": "one visitor attacks by hellos on one socket after the other (B2)",
    "crowd": "one visitor attacks by coming to and going from a room of hundreds (B2)",
    "chatter": "one visitor attacks by chat in a room of hundreds (B2)",
    "tables": "one visitor attacks by tables that fill the memory (B3)",
    "deep_bodies": "one visitor attacks by bodies nested a hundred thousand deep (B8)",
}
CONTROLS = ("nobody", "calculation")
ABUSE_GOAL = "another's p99 ≤ 3 times, or 80 ms; novice ≤ 3 s; ≤ 100 MiB more"
MACHINE_ALONE = "none: how much of it is the machine"

# Everything that docs/trust.md tells, in its order.
EXPERIMENTS = {
    "kills_sqlite": Experiment("`kill -9` of the server under load, SQLite", "500: none lost, none doubled"),
    "kills_postgres": Experiment(
        "`kill -9` of the server under load, PostgreSQL", "100: none lost, none doubled"
    ),
    "database_kills": Experiment("crash of PostgreSQL under load", "100: none lost, none doubled"),
    "bot_kills": Experiment(
        "`kill -9` of a process in which bots think, while they play", "100: every match ends"
    ),
    "lossy_path": Experiment(
        "connections cut, delayed and swallowed by a lossy path", "500: none lost, none doubled"
    ),
    "power_cuts": Experiment(
        "power cut at a random byte of SQLite's write log", "2,000: none lost, all open"
    ),
    "disk_errors": Experiment("errors of the disk while one writes moves", "500: none lost, none doubled"),
    "full_disk": Experiment(
        "a disk that is full, and has space again, while one writes moves", "20: none lost, play goes on"
    ),
    "simulation": Experiment(
        "simulated matches: a store that fails, a process that dies, clocks that run out",
        "20,000: 0 violations",
    ),
    "views": Experiment(
        "views after everything was dealt anew that their viewer cannot know",
        "200,000, dealt anew 3 times each: 0 leaks",
    ),
    "frames_sqlite": Experiment("bad messages through a socket, SQLite", "1,000,000: 0 ends with 1011"),
    "frames_postgres": Experiment("bad messages through a socket, PostgreSQL", "1,000,000: 0 ends with 1011"),
    "requests_sqlite": Experiment("bad requests to every route, SQLite", "100,000: 0 answers of 500"),
    "requests_postgres": Experiment("bad requests to every route, PostgreSQL", "100,000: 0 answers of 500"),
    "schema": Experiment(
        "requests that the OpenAPI document allows and forbids (schemathesis)", "10,000: 0 of 500"
    ),
    "documents": Experiment("damaged records and positions, read", "100,000: refused in words or whole"),
    "load": Experiment(
        "5,000 sockets, 1,200 running tables, 100 moves a second, bots thinking",
        "600 s: p50 ≤ 10 ms, p99 ≤ 80 ms, ≤ 500 MiB",
        is_timed=True,
    ),
    "bots_of_ten": Experiment(
        "ten people, each against a bot that thinks 0.5 s, two processes",
        "p90 ≤ twice its time",
        is_timed=True,
    ),
    **{
        f"abuse_{attack}": Experiment(
            told, MACHINE_ALONE if attack in CONTROLS else ABUSE_GOAL, is_timed=True
        )
        for attack, told in ATTACKS.items()
    },
    "black_hole": Experiment(
        "a path that swallows everything, and a page on it",
        "said within 15 s, back within 20",
        is_timed=True,
    ),
    "downtime": Experiment(
        "server away for 12 s while a clock of 10 s runs",
        "a clock loses less than 3 s, the time of the start",
        is_timed=True,
    ),
    "backups": Experiment(
        "backups taken while people play, restored", "every acknowledged move of its moment"
    ),
    "check": Experiment("matches played again by `patolli check`", "2,000 within 60 s", is_timed=True),
}


def store_of(database: str) -> str:
    """Which of the two stores an address means, as the names of the experiments say it."""
    return "postgres" if database.startswith("postgresql:") else "sqlite"


def long(amount: int) -> int:
    """How many of something this part of the long form does."""
    return max(1, round(amount * SHARE / PARTS))


def own_seed(number: int) -> int:
    """A seed of this part's own."""
    return number + SEEDS_OF_A_PART * (PART - 1)


def saw(experiment: str, *, held: bool = True, **figures: float) -> None:
    """Write down what an experiment has seen: how often something was done, and what came of it.

    Most fail before this where their goal is missed; those that measure say here whether it `held`, so that a miss is published.
    """
    assert experiment in EXPERIMENTS, f"{experiment} is in no list of docs/trust.md"
    assert PARTS == 1 or not EXPERIMENTS[experiment].is_timed, f"{experiment} cannot be done in parts"
    FOLDER.mkdir(parents=True, exist_ok=True)
    document = {
        "share": SHARE / PARTS,
        "load": round(os.getloadavg()[0], 1),
        "compiled": RUNNING == COMPILED,
        "held": held,
        "figures": figures,
    }
    name = experiment if PARTS == 1 else f"{experiment}.{PART}of{PARTS}"
    (FOLDER / f"{name}.json").write_text(json.dumps(document), encoding="utf-8")


def together(parts: list[dict[str, Any]]) -> dict[str, Any]:
    """Several parts of an experiment as one: what was counted is added up, what was done each time stays."""
    names = parts[0]["figures"]
    return {
        "share": round(sum(part["share"] for part in parts), 6),
        "load": max(part["load"] for part in parts),
        "compiled": all(part["compiled"] for part in parts),
        "held": all(part["held"] for part in parts),
        "figures": {
            name: max(part["figures"][name] for part in parts)
            if name.endswith("_each")
            else sum(part["figures"][name] for part in parts)
            for name in names
        },
    }
