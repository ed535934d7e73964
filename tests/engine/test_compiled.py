"""Compiled and readable rules play the same matches, action by action."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from patolli.compiled import COMPILED, INTERPRETED, LIST, STALE, SUFFIX, digest, freshness

TRACE = """
import patolli
from patolli.engine.chance import QuickChance
from patolli.games import all_games
print(patolli.RUNNING)
for game in all_games():
    for seats in game.seats:
        for seed in range(3):
            match = patolli.start(game.key, seats=seats, seed=seed)
            chance = QuickChance(seed)
            while not match.is_over:
                options = match.state.legal_actions()
                action = options[chance.below(len(options))]
                events = match.play(action)
                print(action, len(events), match.digest() if len(match.moves) % 10 == 0 else "")
            print(match.scores(), match.ranking(), match.digest())
            imagined = patolli.start(game.key, seats=seats, seed=seed).state.reimagined(0, chance)
            print(game.position(imagined))
"""


def trace(interpreted: bool) -> list[str]:
    environment = {name: value for name, value in os.environ.items() if name != "PATOLLI_INTERPRETED"}
    if interpreted:
        environment["PATOLLI_INTERPRETED"] = "1"
    done = subprocess.run(
        [sys.executable, "-c", TRACE], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


@pytest.mark.skipif(
    freshness() != COMPILED, reason="the rules are not compiled here: no C compiler, or stale"
)
def test_compiled_and_readable_rules_leave_the_same_trace() -> None:
    compiled, readable = trace(interpreted=False), trace(interpreted=True)
    assert compiled[0] == "compiled"
    assert readable[0] == "interpreted"
    assert len(compiled) > 1000
    assert compiled[1:] == readable[1:]


def test_freshness_is_a_matter_of_content_not_of_time(tmp_path: Path) -> None:
    source, built = tmp_path / "rule.py", tmp_path / f"rule{SUFFIX}"
    source.write_bytes(b"POINTS = 3\n")
    assert freshness(tmp_path) == INTERPRETED
    built.write_bytes(b"machine code")
    (tmp_path / LIST).write_text(f"rule.py {built.name} {digest(source)}\n", encoding="utf-8")
    # An installer or a checkout writes the source after what was made from it, perhaps with other line ends.
    os.utime(built, (1, 1))
    source.write_bytes(b"POINTS = 3\r\n")
    assert freshness(tmp_path) == COMPILED
    source.write_bytes(b"POINTS = 4\n")
    os.utime(source, (0, 0))
    assert freshness(tmp_path) == STALE
    # A checkout of another time took the source away and left what was made from it.
    source.unlink()
    assert freshness(tmp_path) == STALE
    source.write_bytes(b"POINTS = 3\n")
    built.unlink()
    assert freshness(tmp_path) == INTERPRETED


def test_what_another_python_compiled_is_not_for_this_one(tmp_path: Path) -> None:
    source, built = tmp_path / "rule.py", tmp_path / "rule.cpython-399-elsewhere.so"
    source.write_bytes(b"POINTS = 3\n")
    built.write_bytes(b"machine code")
    (tmp_path / LIST).write_text(f"rule.py {built.name} {digest(source)}\n", encoding="utf-8")
    assert freshness(tmp_path) == INTERPRETED
