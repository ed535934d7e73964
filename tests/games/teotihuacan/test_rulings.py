"""Every ruling and every worked example is named by a test that would see it broken."""

from __future__ import annotations

import ast
from pathlib import Path

HERE = Path(__file__).parent
RULINGS = set(range(1, 108))
EXAMPLES = {
    1, 2, 3, 4, 6, 7, 10, 12, 13, 14, 16, 17, 19, 21, 22, 23, 25, 26, 27, 29, 30, 32, 34, 36, 37, 38, 41, 42, 43,
    45, 47, 49, 50, 51, 53, 54, 55, 58, 59, 60, 61, 62, 64, 66, 67, 69, 71,
}  # fmt: skip


def named(marker: str) -> set[int]:
    """The numbers that the tests of this folder carry under a marker."""
    numbers: set[int] = set()
    for path in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == f"pytest.mark.{marker}":
                numbers |= {ast.literal_eval(argument) for argument in node.args}
    return numbers


def test_every_ruling_is_tested() -> None:
    assert sorted(RULINGS - named("ruling")) == []
    assert named("ruling") <= RULINGS


def test_every_worked_example_is_played() -> None:
    assert sorted(EXAMPLES - named("example")) == []
    assert named("example") <= EXAMPLES
