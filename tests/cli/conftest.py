"""The command line as tests use it: words in, status and streams out."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from patolli.cli import main


class Outcome:
    """How a command ended and what it printed."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err


Run = Callable[..., Outcome]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(*words: str, typed: str = "") -> Outcome:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        status = main([str(word) for word in words])
        printed = capsys.readouterr()
        return Outcome(status, printed.out, printed.err)

    return run
