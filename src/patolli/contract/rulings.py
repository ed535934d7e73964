"""Rulings: every one of a README has a test that names it, and so has every worked example.

A row of the README is a number, the ruling, the files of the game in which it lives, and the test files that
name it: `| 7 | a hand holds three | ``effects.py`` | ``test_hand.py`` |`. A test names rulings by
`@pytest.mark.ruling(7)` and worked examples by `@pytest.mark.example(2)`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection
from pathlib import Path
from typing import Final

from patolli.contract.promise import keep

ROW: Final = re.compile(r"^\| (\d+) \| [^|]+ \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)


class Rulings:
    """The rulings of a README, the worked examples of its sources, and the tests of a folder."""

    def __init__(self, readme: Path, tests: Path, examples: Collection[int] = ()) -> None:
        self.readme: Final = readme
        self.tests: Final = tests
        self.examples: Final = frozenset(examples)

    def check_rulings(self) -> None:
        """The README says truly where each ruling lives and is tested."""
        rows = ROW.findall(self.readme.read_text(encoding="utf-8"))
        numbers = [int(number) for number, _, _ in rows]
        keep(numbers == list(range(1, len(rows) + 1)) != [], "rulings are numbered in order", numbers)
        tested = self.marked("ruling")
        keep(not set(numbers) - set(tested), "every ruling has a test", sorted(set(numbers) - set(tested)))
        keep(not set(tested) - set(numbers), "every test has its ruling", sorted(set(tested) - set(numbers)))
        for number, code, tests in rows:
            absent = [name for name in _quoted(code) if not (self.readme.parent / name).is_file()]
            keep(bool(_quoted(code)) and not absent, f"ruling {number} lives where the README says", absent)
            keep(
                _quoted(tests) == tested[int(number)],
                f"ruling {number} is tested where the README says",
                sorted(tested[int(number)]),
            )

    def check_examples(self) -> None:
        """Every worked example is played by a test."""
        played = set(self.marked("example"))
        keep(played == self.examples, "every worked example has a test", sorted(played ^ self.examples))

    def marked(self, marker: str) -> dict[int, set[str]]:
        """The test files that name each number under a marker."""
        found: dict[int, set[str]] = {}
        for path in sorted(self.tests.glob("test_*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and ast.unparse(node.func) == f"pytest.mark.{marker}":
                    for number in node.args:
                        found.setdefault(ast.literal_eval(number), set()).add(path.name)
        return found


def _quoted(cell: str) -> set[str]:
    return set(re.findall(r"`([^`]+)`", cell))
