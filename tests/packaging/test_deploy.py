"""The container file: every step is carried out as the shell would, up to a server that answers.

There need not be an engine. Each stage gets a folder for its root and an empty environment for its
Python; absolute paths of the file lie below the folder. What changes a whole machine (packages of the
system, users) is only written down.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress
from pathlib import Path

import pytest

from tests.postgres import free_port

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "deploy" / "Containerfile"
PATIENCE_SECONDS = 120
# An engine is sent all of it before the first step.
MOST_BYTES = 40 << 20
# What an engine would do to a machine of its own.
MACHINE = ("apt-get", "chown", "useradd")
KNOWN = {
    "ARG", "CMD", "COPY", "ENTRYPOINT", "ENV", "EXPOSE", "FROM", "HEALTHCHECK", "RUN", "USER", "VOLUME", "WORKDIR",
}  # fmt: skip


def steps() -> list[tuple[str, str]]:
    """The instructions of the file, in order."""
    text = re.sub(r"^#.*\n", "", FILE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    lines = text.replace("\\\n", " ").splitlines()
    found = [
        (word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines if line.strip())
    ]
    assert {word for word, _ in found} <= KNOWN
    return found


class Stage:
    """One stage: a root folder, a Python, and what is set so far."""

    def __init__(self, folder: Path, context: Path) -> None:
        self.root = folder / "root"
        self.context = context
        self.programs = folder / "env" / "bin"
        self.root.mkdir(parents=True)
        subprocess.run([sys.executable, "-m", "venv", str(folder / "env")], check=True)
        for name in MACHINE:
            stub = self.programs / name
            stub.write_text(f'#!/bin/sh\necho "$0 $*" >> {folder}/machine.txt\n')
            stub.chmod(0o755)
        self.variables: dict[str, str] = {}
        self.folder = self.root
        self.entry: list[str] = []
        self.command: list[str] = []
        self.health: list[str] = []

    def inside(self, text: str) -> str:
        """A text whose absolute paths lie below this root."""
        return re.sub(r"(?<![\w.:/-])/(source|wheels|data|backups)\b", rf"{self.root}/\1", text)

    @property
    def environment(self) -> dict[str, str]:
        path = f"{self.programs}{os.pathsep}{os.environ['PATH']}"
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PATOLLI_")}
        return kept | {"PATH": path} | self.variables

    def run(self, command: str) -> None:
        done = subprocess.run(
            ["sh", "-euc", self.inside(command)],
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout[-4000:]}"

    def copy(self, words: list[str], stages: dict[str, Stage]) -> None:
        origin = self.context
        if words[0].startswith("--from="):
            origin = stages[words.pop(0).removeprefix("--from=")].root
        *sources, target = words
        place = Path(self.inside(target)) if target.startswith("/") else self.folder / target
        for source in sources:
            path = origin / source.lstrip("/")
            if path.is_dir():
                shutil.copytree(path, place, dirs_exist_ok=True)
            else:
                into = place / path.name if target.endswith("/") else place
                into.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(path, into)

    def take(self, word: str, rest: str, stages: dict[str, Stage]) -> None:
        """Carry one instruction out."""
        if word == "RUN":
            self.run(rest)
        elif word == "COPY":
            self.copy(rest.split(), stages)
        elif word == "WORKDIR":
            self.folder = Path(self.inside(rest))
            self.folder.mkdir(parents=True, exist_ok=True)
        elif word == "ENV":
            for pair in shlex.split(rest):
                name, _, value = pair.partition("=")
                self.variables[name] = self.inside(value)
        elif word == "ENTRYPOINT":
            self.entry = json.loads(rest)
        elif word == "CMD":
            self.command = json.loads(rest)
        elif word == "HEALTHCHECK":
            self.health = json.loads(rest.removeprefix("CMD "))


def left_out() -> re.Pattern[str]:
    """The paths below the project that .dockerignore names, as an engine reads it."""
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    named = [line for line in lines if line and not line.startswith("#")]
    # The test knows these words of the language, and no others.
    assert all(re.fullmatch(r"(\*\*/)?[\w./*-]+", line) and "!" not in line for line in named)
    patterns = [re.escape(line).replace(r"\*\*/", "(?:.*/)?").replace(r"\*", "[^/]*") for line in named]
    return re.compile("|".join(patterns))


@pytest.fixture
def context(tmp_path: Path) -> Path:
    """What an engine is sent: the project without what .dockerignore names."""
    unwanted = left_out()

    def ignored(folder: str, names: list[str]) -> list[str]:
        inside = Path(folder).relative_to(ROOT)
        return [name for name in names if unwanted.fullmatch((inside / name).as_posix())]

    shutil.copytree(ROOT, tmp_path / "context", ignore=ignored, symlinks=True)
    return tmp_path / "context"


def test_what_an_engine_is_sent_has_sources_and_nothing_that_was_made_of_them(context: Path) -> None:
    sent = [path.relative_to(context) for path in context.rglob("*") if path.is_file()]
    names = {path.as_posix() for path in sent}
    assert {
        "pyproject.toml",
        "web/package-lock.json",
        "src/patolli/compiled.py",
        "deploy/Containerfile",
    } <= names
    made = re.compile(
        r"(^|/)(\.git|\.venv|node_modules|__pycache__|build|\.\w+_cache)(/|$)|^web/dist/|\.(so|pyc|sqlite)$|\.env$"
    )
    assert [name for name in sorted(names) if made.search(name)] == []
    assert sum((context / path).stat().st_size for path in sent) < MOST_BYTES


@pytest.mark.skipif(shutil.which("npm") is None, reason="the pages' stage needs Node, which its image has")
def test_every_step_of_the_container_file_and_a_server_that_answers(tmp_path: Path, context: Path) -> None:
    stages: dict[str, Stage] = {}
    stage: Stage | None = None
    for word, rest in steps():
        if word == "FROM":
            name = rest.partition(" AS ")[2] or "last"
            stage = stages[name] = Stage(tmp_path / name, context)
            # The wheel with compiled rules is built and tried by the other tests here.
            stage.variables["PATOLLI_PURE"] = "1"
            continue
        assert stage is not None
        stage.take(word, rest, stages)
    last = stages["last"]
    del last.variables["PATOLLI_PURE"]
    assert "useradd" in (tmp_path / "last" / "machine.txt").read_text()
    assert not (last.root / "wheels").exists()
    port = free_port()
    program = [str(last.programs / last.entry[0]), *last.entry[1:]]
    with (tmp_path / "log").open("wb") as log:
        house = subprocess.Popen(
            [*program, *last.command],
            cwd=last.folder,
            env=last.environment | {"PATOLLI_HOST": "127.0.0.1", "PATOLLI_PORT": str(port)},
            stdout=log,
            stderr=log,
        )
    try:
        deadline = time.monotonic() + PATIENCE_SECONDS
        while True:
            assert house.poll() is None, (tmp_path / "log").read_text()
            assert time.monotonic() < deadline, (tmp_path / "log").read_text()
            with suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=10) as page:
                assert page.status == 200
                break
            time.sleep(0.1)
        health = [word.replace(":8000/", f":{port}/") for word in last.health]
        assert health != last.health
        subprocess.run([str(last.programs / health[0]), *health[1:]], check=True)
        assert (last.root / "data" / "tables.db").exists()
        # As `docker exec` and `docker run` say it beside the server, with the file's own folder for backups.
        for words in (["backup", last.inside("/backups/patolli.db")], ["check"]):
            subprocess.run([*program, *words], cwd=last.folder, env=last.environment, check=True)
        assert (last.root / "backups" / "patolli.db").exists()
    finally:
        house.send_signal(signal.SIGTERM)
        # It closes in good order, and then says of which signal.
        assert house.wait(timeout=PATIENCE_SECONDS) in {0, -signal.SIGTERM}
