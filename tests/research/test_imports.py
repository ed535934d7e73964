"""Nothing optional is imported before it is used."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

OPTIONAL = {
    "apsw", "argon2", "gymnasium", "litestar", "msgspec", "numpy", "openskill", "pettingzoo", "psycopg",
    "pyspiel", "ray", "scipy", "torch", "uvicorn",
}  # fmt: skip
# Not optional, but no business of one who only wants the rules.
SCREENS = {"cyclopts", "fluent", "rich"}


def imported_by(program: str) -> set[str]:
    """The packages that a program imports."""
    done = subprocess.run(
        [sys.executable, "-c", f"import json, sys\n{program}\nprint(json.dumps(list(sys.modules)))"],
        capture_output=True,
        text=True,
        check=True,
    )
    names = json.loads(done.stdout)
    return {name.partition(".")[0] for name in names} | {
        name for name in names if name.startswith("patolli.")
    }


def test_the_rules_come_alone() -> None:
    found = imported_by("import patolli, patolli.games\npatolli.games.all_games()")
    assert "patolli.games.cacao.game" in found
    assert found & (OPTIONAL | SCREENS) == set()
    assert not any(name.startswith(("patolli.research", "patolli.server", "patolli.bots")) for name in found)


def test_a_match_needs_nothing_else() -> None:
    program = "import patolli\nmatch = patolli.start('cacao')\nmatch.play(match.choices()[0])\nmatch.record()"
    assert imported_by(program) & (OPTIONAL | SCREENS) == set()


@pytest.mark.parametrize(
    ("face", "allowed"),
    [
        ("vector", {"numpy"}),
        ("gymnasium", {"numpy", "gymnasium"}),
        ("pettingzoo", {"numpy", "gymnasium", "pettingzoo"}),
        ("parallel", {"numpy", "gymnasium", "pettingzoo"}),
        ("open_spiel", {"numpy", "pyspiel"}),
    ],
)
def test_a_face_imports_its_own_package_only(face: str, allowed: set[str]) -> None:
    found = imported_by(f"import patolli.research\nimport patolli.research.{face}")
    assert found & OPTIONAL - {"scipy"} == allowed


def test_research_alone_imports_nothing() -> None:
    assert imported_by("import patolli.research") & (OPTIONAL | SCREENS) == set()
