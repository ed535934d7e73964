"""The runbook, walked: every command on the page, in its order, beside a server that runs."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from litestar.testing import TestClient

from patolli.cli import main
from tests.server.asking import Visitor, app_here

PAGE = Path(__file__).resolve().parents[2] / "docs" / "runbook.md"


def commands() -> list[list[str]]:
    blocks = re.findall(r"```sh\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines() if line.startswith("patolli ")]
    return [shlex.split(line, comments=True)[1:] for line in lines]


def test_every_command_of_the_runbook_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATOLLI_DATABASE", str(tmp_path / "tables.db"))
    with TestClient(app_here(tmp_path)) as client:
        ana, eve = Visitor(client, "Ana"), Visitor(client, "Eve")
        ana.post("/me/claim", {"login": "ana", "password": "correct horse"})
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = eve.post("/tables", {"game": "cacao", "seats": seats, "private": False})
        ana.post(f"/tables/{table['id']}/sit", {})
        assert ana.ask("POST", f"/tables/{table['id']}/seats/0/report").status_code == 204
        meant = {"ID": str(eve.id), "LOGIN": "ana", "TABLE": table["id"]}
        walked = [[meant.get(word, word) for word in command] for command in commands()]
        assert len(walked) > 10
        for words in walked:
            assert main(words) == 0, (words, capsys.readouterr())


def test_the_figures_of_the_runbook_are_there(tmp_path: Path) -> None:
    named = set(re.findall(r"`(patolli_\w+)`", PAGE.read_text(encoding="utf-8")))
    sources = Path(__file__).resolve().parents[2] / "src" / "patolli" / "server"
    written = " ".join(path.read_text(encoding="utf-8") for path in sources.rglob("*.py"))
    assert {name for name in named if f'"{name}"' not in written} == set()
