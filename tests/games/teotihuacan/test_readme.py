"""The game's README says where each ruling lives, names every option, and speaks the catalogues' words."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from patolli.games import game_of
from patolli.i18n import LANGUAGES, GameTexts, Texts

HERE = Path(__file__).parent
GAME = HERE.parents[2] / "src" / "patolli" / "games" / "teotihuacan"
README = (GAME / "README.md").read_text("utf-8")
BOARDS = (
    *("palace", "forest", "stone_quarry", "gold_deposits"),
    *("alchemy", "nobles", "decorations", "construction"),
)


def files_by_ruling() -> dict[int, set[str]]:
    """The test files that carry each ruling as a mark."""
    found: dict[int, set[str]] = {}
    for path in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.ruling":
                for number in node.args:
                    found.setdefault(ast.literal_eval(number), set()).add(path.name)
    return found


def test_each_ruling_has_its_line() -> None:
    rows = re.findall(r"^\| (\d+) \| [^|]+ \| ([^|]+) \| ([^|]+) \|$", README, re.MULTILINE)
    tested = files_by_ruling()
    assert [int(number) for number, _, _ in rows] == list(range(1, 108))
    for number, code, tests in rows:
        assert all((GAME / name).is_file() for name in re.findall(r"`([^`]+)`", code)), number
        assert set(re.findall(r"`([^`]+)`", tests)) == tested[int(number)], number


def test_every_option_is_named() -> None:
    assert [
        option.name for option in game_of("teotihuacan").options if f"`{option.name}`" not in README
    ] == []


def test_boards_are_called_what_the_catalogues_call_them() -> None:
    texts = [GameTexts(Texts(language), game_of("teotihuacan"), ()) for language in LANGUAGES]
    for board in BOARDS:
        names = " | ".join(each.noun("board", board) for each in texts)
        assert f"| {names} |" in README
