"""No ruling and no worked example goes without a test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
RULINGS = range(1, 50)
NUMBERED = (*range(1, 13), 15, *range(18, 25), *range(26, 30), 33, 35, 37, 38, 39)
EXAMPLES = [f"x{number:02}" for number in NUMBERED]


def every_test() -> list[ast.FunctionDef]:
    found: list[ast.FunctionDef] = []
    for path in sorted(HERE.glob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found += [
            node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        ]
    return found


def rulings_shown(test: ast.FunctionDef) -> set[int]:
    shown: set[int] = set()
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.ruling":
            shown |= {ast.literal_eval(number) for number in mark.args}
    return shown


def test_every_ruling_has_a_test() -> None:
    shown: set[int] = set().union(*(rulings_shown(test) for test in every_test()))
    assert sorted(set(RULINGS) - shown) == []
    assert sorted(shown - set(RULINGS)) == []


def test_every_worked_example_has_a_test() -> None:
    shown = {match[1] for test in every_test() if (match := re.match(r"test_(x\d\d)_", test.name))}
    assert sorted(set(EXAMPLES) - shown) == []
