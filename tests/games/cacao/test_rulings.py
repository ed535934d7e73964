"""No ruling and no worked example goes without a test."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
GAME = HERE.parents[2] / "src" / "patolli" / "games" / "cacao"
RULINGS = range(1, 50)
NUMBERED = (*range(1, 13), 15, *range(18, 25), *range(26, 30), 33, 35, 37, 38, 39)
EXAMPLES = [f"x{number:02}" for number in NUMBERED]


@cache
def every_test() -> list[tuple[Path, ast.FunctionDef]]:
    found: list[tuple[Path, ast.FunctionDef]] = []
    for path in sorted(HERE.glob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
        found += [(path, node) for node in functions if node.name.startswith("test_")]
    return found


def rulings_shown(test: ast.FunctionDef) -> set[int]:
    shown: set[int] = set()
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.ruling":
            shown |= {ast.literal_eval(number) for number in mark.args}
    return shown


def test_every_ruling_has_a_test() -> None:
    shown: set[int] = set().union(*(rulings_shown(test) for _, test in every_test()))
    assert sorted(set(RULINGS) - shown) == []
    assert sorted(shown - set(RULINGS)) == []


def test_every_worked_example_has_a_test() -> None:
    shown = {match[1] for _, test in every_test() if (match := re.match(r"test_(x\d\d)_", test.name))}
    assert sorted(set(EXAMPLES) - shown) == []


def test_the_readme_says_where_each_ruling_lives_and_is_tested() -> None:
    rows = re.findall(
        r"^\| (\d+) \| [^|]+ \| ([^|]+) \| ([^|]+) \|$", (GAME / "README.md").read_text("utf-8"), re.MULTILINE
    )
    assert [int(number) for number, _, _ in rows] == list(RULINGS)
    for number, code, tested in rows:
        assert all((GAME / name).is_file() for name in re.findall(r"`([^`]+)`", code)), number
        named = set(re.findall(r"`([^`]+)`", tested))
        assert named == {path.name for path, test in every_test() if int(number) in rulings_shown(test)}
