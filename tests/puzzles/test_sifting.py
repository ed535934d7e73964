"""Sifting: what a larger search does not see is thrown out, and nothing else."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from patolli.bots.titles import by_hand
from patolli.puzzles import sifting
from patolli.puzzles.keeping import CannotKeepPuzzles
from patolli.puzzles.puzzle import BadPuzzle, packed, unpacked
from patolli.puzzles.shelf import puzzles_of
from patolli.puzzles.sifting import is_agreed, judgements, sift

FEW = 6


def test_a_puzzle_with_a_wrong_solution_is_thrown_out(tmp_path: Path) -> None:
    honest = puzzles_of("cacao")[0]
    worst = min(honest.worths, key=lambda answer: honest.worths[answer].points)
    wrong = replace(puzzles_of("cacao")[1], solutions=(worst,))
    assert worst not in puzzles_of("cacao")[1].solutions
    one, two, kept = tmp_path / "one.xz", tmp_path / "two.xz", tmp_path / "kept.xz"
    one.write_bytes(packed([honest]))
    two.write_bytes(packed([wrong]))
    assert list(sift("cacao", (one, two), FEW, kept)) == [(1, 1), (2, 1)]
    assert unpacked("cacao", "kept.xz", kept.read_bytes()) == [honest]


def test_one_judgement_that_disagrees_is_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    learned, made = judgements("cacao")
    assert learned.net is not None
    assert made is by_hand("cacao")
    puzzles = puzzles_of("cacao")[:3]
    doubts = {(puzzles[0].id, learned), (puzzles[1].id, made)}
    monkeypatch.setattr(
        sifting, "is_agreed", lambda puzzle, tries, evaluation: (puzzle.id, evaluation) not in doubts
    )
    file, kept = tmp_path / "found.xz", tmp_path / "kept.xz"
    file.write_bytes(packed(puzzles))
    assert list(sift("cacao", (file,), 100, kept))[-1] == (3, 1)
    assert unpacked("cacao", "kept.xz", kept.read_bytes()) == [puzzles[2]]


def test_what_cannot_be_read_is_named_and_nothing_is_written(tmp_path: Path) -> None:
    kept = tmp_path / "kept.xz"
    with pytest.raises(CannotKeepPuzzles) as missing:
        list(sift("cacao", (tmp_path / "nothing.xz",), FEW, kept))
    assert missing.value.details["path"] == str(tmp_path / "nothing.xz")
    damaged = tmp_path / "damaged.xz"
    damaged.write_bytes(b"no archive")
    with pytest.raises(BadPuzzle):
        list(sift("cacao", (damaged,), FEW, kept))
    assert not kept.exists()


def test_a_search_is_held_against_what_is_right() -> None:
    puzzle = puzzles_of("cacao")[0]
    assert is_agreed(puzzle, FEW, by_hand("cacao"))
    assert not is_agreed(replace(puzzle, solutions=(puzzle.next_best,)), FEW, by_hand("cacao"))
