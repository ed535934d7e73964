"""Recorded matches play again, digest by digest, and together show everything."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import patolli
from patolli.engine.match import Match
from patolli.engine.record import seed_of
from patolli.games.cacao.game import GAME
from tests.games.cacao.coverage import Features, everything
from tests.games.cacao.recording import DIGESTS, MATCHES, digest_of

RECORDS = sorted(path for path in MATCHES.glob("*.json") if path.name != DIGESTS)
SEEN_DIGESTS: dict[str, list[str]] = json.loads((MATCHES / DIGESTS).read_text(encoding="utf-8"))


def begun(record: dict[str, Any]) -> Match:
    setup = record["setup"]
    confirms = setup.get("confirm_turns", False)
    return Match(GAME, GAME.setup(setup["seats"], setup["options"], seed_of(setup["seed"]), confirms))


def features_of(path: Path) -> set[str]:
    """Play a record again by hand, looking on."""
    record = json.loads(path.read_text(encoding="utf-8"))
    match = begun(record)
    features = Features(match)
    digests = [digest_of(match)]
    for line in record["moves"]:
        seat, _, notation = line.partition(" ")
        if notation == "undo":
            match.take_back(int(seat))
        else:
            features.before(match, int(seat), notation)
            features.after(match, match.play(notation, int(seat)))
        digests.append(digest_of(match))
    assert digests == SEEN_DIGESTS[path.stem]
    assert match.record() == record
    return features.seen


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_match_plays_again(path: Path) -> None:
    assert features_of(path)
    assert patolli.load(path).is_over


def test_every_record_has_its_digests() -> None:
    assert sorted(SEEN_DIGESTS) == sorted(path.stem for path in RECORDS)


def test_nothing_goes_unrecorded() -> None:
    seen: set[str] = set().union(*(features_of(path) for path in RECORDS))
    assert sorted(everything() - seen) == []
