"""Every game of the house gives its evidence: rulings, examples, recorded matches, perft, bad input."""

from __future__ import annotations

from importlib import import_module

import pytest

from patolli.contract.evidence import Evidence
from patolli.games import game_keys

# Those of other distributions bring their own tests.
EVIDENCE: dict[str, Evidence] = {
    key: import_module(f"tests.games.{key}.evidence").EVIDENCE for key in game_keys()
}
MANY = 10_000


@pytest.mark.parametrize(
    ("key", "check"), [(key, check) for key in EVIDENCE for check in EVIDENCE[key].checks()]
)
def test_evidence(key: str, check: str) -> None:
    EVIDENCE[key].checks()[check]()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("key", "attack"), [(key, attack) for key in EVIDENCE for attack in EVIDENCE[key].bad_input.attacks]
)
def test_much_bad_input(key: str, attack: str) -> None:
    EVIDENCE[key].bad_input.attacks[attack](MANY)
