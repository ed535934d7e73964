"""A title of another distribution gives the same evidence as those of the house, by the same suite."""

from __future__ import annotations

import shutil
from importlib import import_module
from pathlib import Path

import pytest

from patolli.contract.coverage import Coverage
from patolli.contract.evidence import Evidence
from patolli.contract.promise import BrokenContract
from patolli.engine.game import Game
from patolli.games import game_of
from tests.canary.evidence import HERE, evidence
from tests.canary.titles import SITE

README = SITE / "canary" / "README.md"
LEAST_CHECKS = 12


def test_evidence() -> None:
    checks = evidence().checks()
    assert len(checks) >= LEAST_CHECKS
    for check in checks.values():
        check()


def lacking(folder: Path, readme: str = "", lost: str = "") -> Evidence:
    """The evidence without one record, or with another README."""
    shutil.copytree(HERE / "matches", folder / "matches")
    for path in [HERE / "perft.json", *HERE.glob("test_*.py")]:
        shutil.copy(path, folder)
    for path in folder.glob(f"matches/{lost}") if lost else ():
        path.unlink()
    (folder / "README.md").write_text(readme or README.read_text(encoding="utf-8"), encoding="utf-8")
    for name in ("material", "setup", "decisions", "effects", "state"):
        (folder / f"{name}.py").touch()
    return Evidence(game_of("canary"), folder / "README.md", folder)


def complaint(evidence: Evidence, check: str) -> str:
    with pytest.raises(BrokenContract) as broken:
        evidence.checks()[check]()
    return str(broken.value)


def test_a_ruling_without_a_test_is_missed(tmp_path: Path) -> None:
    readme = README.read_text(encoding="utf-8") + "| 8 | Owls sleep. | `state.py` | `test_rulings.py` |\n"
    assert "every ruling has a test: [8]" in complaint(lacking(tmp_path, readme), "every ruling has a test")


def test_a_ruling_that_moved_is_missed(tmp_path: Path) -> None:
    readme = README.read_text(encoding="utf-8").replace("`setup.py`", "`elsewhere.py`")
    assert "ruling 1 lives" in complaint(lacking(tmp_path, readme), "every ruling has a test")


def test_a_lost_record_is_missed(tmp_path: Path) -> None:
    first = evidence().recorded.names()[0]
    gone = lacking(tmp_path, lost=f"{first}.json")
    assert "every record has its digests" in complaint(gone, "nothing goes unrecorded")


class WantsAnOwl(Coverage):
    @classmethod
    def wanted(cls, game: Game) -> set[str]:
        return super().wanted(game) | {"an owl"}


def test_a_thing_that_no_record_shows_is_missed(tmp_path: Path) -> None:
    whole = lacking(tmp_path)
    demanding = Evidence(whole.game, tmp_path / "README.md", tmp_path, coverage=WantsAnOwl)
    assert "nothing goes unrecorded: ['an owl']" in complaint(demanding, "nothing goes unrecorded")


def test_other_rules_are_seen_in_the_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("canary.decisions"), "BARTER_FEATHERS", 1)
    assert "perft from" in complaint(evidence(), "perft: the last turns of two")
