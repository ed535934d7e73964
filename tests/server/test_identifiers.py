"""Identifiers: what operators type into a terminal is no option there."""

from __future__ import annotations

import secrets

import pytest

from patolli.server.identifiers import TABLE_BYTES, id_of_gesture, new_id


def test_no_identifier_begins_with_a_dash(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-LaJc0rUzHwB", "-", "aJc0-rUzHwB-"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: next(drawn))
    assert new_id(TABLE_BYTES) == "aJc0-rUzHwB-"


def test_what_a_gesture_makes_has_one_identifier() -> None:
    drawn = {id_of_gesture(TABLE_BYTES, "ana", f"key-{number}") for number in range(500)}
    assert len(drawn) == 500
    assert not [each for each in drawn if each.startswith("-")]
    assert {len(each) for each in drawn} == {12}
    assert id_of_gesture(TABLE_BYTES, "ana", "key-1") in drawn
    assert id_of_gesture(TABLE_BYTES, "bo", "key-1") not in drawn
