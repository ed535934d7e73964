"""Recorded matches play again, digest by digest, and together show everything."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import patolli
from tests.games.teotihuacan.coverage import everything
from tests.games.teotihuacan.recording import DIGESTS, FEWEST, MATCHES, played_again

RECORDS = sorted(path for path in MATCHES.glob("*.json") if path.name != DIGESTS)
SEEN_DIGESTS: dict[str, list[str]] = json.loads((MATCHES / DIGESTS).read_text(encoding="utf-8"))


def features_of(path: Path) -> set[str]:
    """Play a record again by hand, looking on."""
    record = json.loads(path.read_text(encoding="utf-8"))
    match, seen, digests = played_again(record)
    assert digests == SEEN_DIGESTS[path.stem]
    assert json.loads(json.dumps(match.record())) == record
    return seen


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_match_plays_again(path: Path) -> None:
    assert features_of(path)
    assert patolli.load(path).is_over


def test_every_record_has_its_digests() -> None:
    assert sorted(SEEN_DIGESTS) == sorted(path.stem for path in RECORDS)
    assert len(RECORDS) >= FEWEST


def test_nothing_goes_unrecorded() -> None:
    seen: set[str] = set().union(*(features_of(path) for path in RECORDS))
    assert sorted(everything() - seen) == []
