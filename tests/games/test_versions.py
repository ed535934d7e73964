"""Versions of the rules: old records are refused in words, and players are told what changed."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import patolli
from patolli.engine.errors import BadRecord
from patolli.games import game_keys, game_of
from patolli.i18n import LANGUAGES, GameTexts, Texts

HERE = Path(__file__).parent
CHANGELOG = (HERE.parents[1] / "CHANGELOG.md").read_text("utf-8")


def recorded(key: str) -> dict[str, Any]:
    """Any recorded match of a game."""
    path = next(path for path in sorted((HERE / key / "matches").glob("*.json")) if path.stem != "digests")
    record: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return record


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", game_keys())
def test_a_record_of_older_rules_is_refused_with_a_sentence_that_says_so(key: str, language: str) -> None:
    record = recorded(key)
    version = game_of(key).version
    assert record["rules"] == version
    with pytest.raises(BadRecord) as raised:
        patolli.load({**record, "rules": version - 1})
    # It names the rules there are and those of the record.
    assert {str(version), str(version - 1)} <= set(re.findall(r"\d+", Texts(language).error(raised.value)))


@pytest.mark.parametrize("key", game_keys())
def test_the_changelog_tells_what_changed_in_play(key: str) -> None:
    title = GameTexts(Texts("en"), game_of(key), ()).name().partition(":")[0]
    told = re.findall(rf"^### {title}, version (\d+)$", CHANGELOG, re.MULTILINE)
    assert told == [str(version) for version in range(game_of(key).version, 1, -1)]
