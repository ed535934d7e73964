"""The gate: who is not better is not kept, and the ledger says what was found."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from patolli.arena.runner import LocalRunner
from patolli.bots.search.weights import written
from patolli.learning.dataset import CannotKeep
from patolli.learning.gate import Finding, Trial, challenge, digest_of, enter, has_won
from tests.bots.test_net import notes_of, tables

TRIALS = [Trial("equal_tries", 8, -1.0), Trial("equal_time", -1, 0.01)]


def test_random_figures_do_not_pass_and_the_ledger_is_told(tmp_path: Path) -> None:
    challenger = tmp_path / "random.safetensors"
    challenger.write_bytes(written(notes_of("cacao"), tables(_inputs())))
    found = challenge("cacao", challenger, None, TRIALS, 60, 5, lambda: LocalRunner(2))
    # The first trial is lost, so the second is not even begun.
    assert [finding.trial for finding in found] == ["equal_tries"]
    assert found[0].verdict == "not_stronger"
    assert found[0].low <= found[0].share <= found[0].high
    assert not has_won(found, TRIALS)
    ledger = tmp_path / "ledger.jsonl"
    for _ in range(2):
        enter(ledger, "cacao", challenger, None, 5, found)
    lines = [json.loads(line) for line in ledger.read_text().splitlines()]
    assert len(lines) == 2
    assert lines[0]["challenger"] == digest_of(challenger)
    assert lines[0]["champion"] == "hand"
    assert lines[0]["findings"][0]["verdict"] == "not_stronger"


def test_all_trials_must_be_won() -> None:
    won = Finding("equal_tries", 100, 0.7, 0.6, 0.8, 3.0, "stronger")
    still_open = Finding("equal_time", 100, 0.55, 0.45, 0.65, 1.0, "open")
    assert has_won([won, won], TRIALS)
    assert not has_won([won], TRIALS)
    assert not has_won([won, still_open], TRIALS)


def test_a_ledger_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    weights = tmp_path / "mine.safetensors"
    weights.write_bytes(b"")
    with pytest.raises(CannotKeep) as caught:
        enter(tmp_path, "cacao", weights, None, 5, [])
    assert caught.value.details["path"] == str(tmp_path)


def _inputs() -> int:
    return len(notes_of("cacao")["traits"].split())
