"""Compiling a small working copy: beside whoever plays, once only, never half of it, and never in the way."""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from patolli.compiled import COMPILED, INTERPRETED, LIST, STALE, SUFFIX, digest, freshness

fcntl = pytest.importorskip("fcntl")
pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler here")

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = ("compile_rules.py", "mypyc_setup.py", "docstrings_in_c.py")
BEGUN = "the readable rules play at once; beside them they are compiled, for the next start"
DONE = "the rules are compiled: the next start is the fast one"
ASIDE = "the rules are being compiled by somebody else just now"
RULE = '"""A rule."""\n\n\ndef points() -> int:\n    """What it brings."""\n    return 3\n'
# What somebody who starts now plays by.
WHICH = """
import patolli.compiled, patolli.engine.state
print(patolli.compiled.RUNNING, patolli.engine.state.points(), patolli.engine.state.__file__.endswith(".py"))
"""


class Copy:
    """A working copy with the scripts as they are, and rooms of a few lines."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "patolli"
        self.build = root / "build" / "compiled"

    def fill(self) -> Copy:
        """Write it down."""
        root = self.root
        (root / "scripts").mkdir(parents=True)
        for name in SCRIPTS:
            shutil.copy(ROOT / "scripts" / name, root / "scripts")
        for room in (".", "engine", "bots", "games", "games/toy"):
            (self.package / room).mkdir(parents=True, exist_ok=True)
            (self.package / room / "__init__.py").write_text('"""A room."""\n', encoding="utf-8")
        shutil.copy(ROOT / "src" / "patolli" / "compiled.py", self.package)
        (self.package / "games" / "toy" / "game.py").write_text('"""A declaration."""\n', encoding="utf-8")
        hot = runpy.run_path(str(self.script))["ENGINE_HOT"]
        for name in (*(f"engine/{stem}" for stem in hot), "bots/bot", "games/toy/scoring"):
            (self.package / f"{name}.py").write_text(RULE, encoding="utf-8")
        return self

    @property
    def script(self) -> Path:
        return self.root / "scripts" / "compile_rules.py"

    def compile(self, *words: str, status: int = 0, **variables: str) -> list[str]:
        done = subprocess.run(
            [sys.executable, str(self.script), *words],
            env=os.environ | variables,
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stderr) == (status, ""), done
        return done.stdout.splitlines()

    def is_done(self) -> bool:
        """Whether the script would find nothing to do."""
        script = runpy.run_path(str(self.script))
        return bool(
            script["is_done"](script["hot_files"](), runpy.run_path(str(self.package / "compiled.py")))
        )

    def played_by(self) -> list[str]:
        """What a start finds: which rules run, what they say, and whether they are read."""
        environment = {name: value for name, value in os.environ.items() if name != "PATOLLI_INTERPRETED"}
        told = subprocess.check_output(
            [sys.executable, "-c", WHICH],
            cwd=self.root / "src",
            env=environment | {"PYTHONPATH": "."},
            text=True,
        )
        return told.split()


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path).fill()


@pytest.fixture(scope="module")
def compiled_once(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """Compiled while somebody plays."""
    copy = Copy(tmp_path_factory.mktemp("compiled")).fill()
    assert copy.played_by() == [INTERPRETED, "3", "True"]
    assert copy.compile("--beside") == [BEGUN, DONE]
    return copy


@pytest.fixture
def compiled(compiled_once: Copy, tmp_path: Path) -> Copy:
    """A copy that may be changed of what was compiled."""
    shutil.copytree(compiled_once.root, tmp_path, dirs_exist_ok=True)
    return Copy(tmp_path)


def test_beside_it_is_said_done_and_used_from_the_next_start(compiled_once: Copy) -> None:
    assert compiled_once.played_by() == [COMPILED, "3", "False"]


@pytest.mark.parametrize("word", ["--beside", "--if-possible"])
def test_what_is_compiled_already_is_left_alone(compiled: Copy, word: str) -> None:
    assert compiled.is_done()
    assert compiled.compile(word) == []


@pytest.mark.parametrize("changed", ["a rule", "a script", "one more file", "one file less", "machine code"])
def test_whatever_has_changed_is_a_reason_to_compile(compiled: Copy, changed: str) -> None:
    state, scoring = compiled.package / "engine/state.py", compiled.package / "games/toy/scoring.py"
    if changed == "a rule":
        state.write_text(RULE.replace("3", "4"), encoding="utf-8")
    elif changed == "a script":
        text = compiled.script.read_text(encoding="utf-8")
        compiled.script.write_text(text + "# another flag\n", encoding="utf-8")
    elif changed == "one more file":
        scoring.with_name("rows.py").write_text(RULE, encoding="utf-8")
    elif changed == "one file less":
        scoring.unlink()
    else:
        scoring.with_suffix(SUFFIX).unlink()
    assert not compiled.is_done()


def test_of_two_at_once_the_one_beside_gives_way_and_the_other_waits(copy: Copy) -> None:
    copy.build.mkdir(parents=True)
    with (copy.build / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert copy.compile("--beside") == [ASIDE]
        assert copy.played_by()[0] == INTERPRETED
        words = [sys.executable, "-u", str(copy.script), "--if-possible"]
        waiting = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        assert waiting.stdout is not None
        assert waiting.stdout.readline().strip() == ASIDE
        assert waiting.poll() is None
    told, _ = waiting.communicate()
    assert waiting.returncode == 0
    assert len(told.splitlines()) == 2
    assert copy.played_by()[0] == COMPILED


def test_where_it_does_not_compile_the_readable_rules_play_on(compiled: Copy) -> None:
    (compiled.package / "engine/state.py").write_text(RULE.replace("3", "4"), encoding="utf-8")
    told = compiled.compile("--beside", CFLAGS="-there-is-no-such-flag")
    assert (told[0], told[-1]) == (BEGUN, "the rules did not compile; they run interpreted")
    assert compiled.played_by() == [STALE, "4", "True"]
    assert compiled.compile("--if-possible", CC="there-is-no-such-compiler")[0].startswith(
        "no C compiler here"
    )
    assert compiled.compile(status=1, CC="there-is-no-such-compiler")[0].startswith("no C compiler here")


def test_half_of_the_old_and_half_of_the_new_are_never_loaded(
    copy: Copy, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = runpy.run_path(str(copy.script))
    reader = runpy.run_path(str(copy.package / "compiled.py"))
    files: list[Path] = script["hot_files"]()
    lib = copy.build / "lib" / "patolli"

    def build(content: bytes) -> None:
        """As if the compiler had been there: one piece of machine code for each file."""
        for path in files:
            built = lib / path.relative_to(copy.package).with_name(path.stem + SUFFIX)
            built.parent.mkdir(parents=True, exist_ok=True)
            built.write_bytes(content)

    digests = {path: digest(path) for path in files}
    build(b"old")
    script["put_into_place"](files, digests, reader)
    assert freshness(copy.package) == COMPILED
    # The same sources again, by a changed script, say: after each step it is as if somebody started just then.
    build(b"new")
    seen: list[tuple[str, int]] = []
    replace = Path.replace

    def watched(self: Path, target: Any) -> Path:
        moved = replace(self, target)
        new = [path for path in copy.package.rglob(f"*{SUFFIX}") if path.read_bytes() == b"new"]
        seen.append((freshness(copy.package), len(new)))
        return moved

    monkeypatch.setattr(Path, "replace", watched)
    script["put_into_place"](files, digests, reader)
    assert seen == [
        *((INTERPRETED, count) for count in range(1, len(files) + 1)),
        (COMPILED, len(files)),
    ]
    # Who is killed on the way leaves no list behind, and the next one does it all.
    build(b"newer")
    (copy.package / "engine" / f"state{SUFFIX}").unlink()
    (copy.package / "engine" / f"state{SUFFIX}").mkdir()
    with pytest.raises(OSError, match="state"):
        script["put_into_place"](files, digests, reader)
    assert not (copy.package / LIST).exists()
    assert not script["is_done"](files, reader)
    assert freshness(copy.package) == INTERPRETED
