"""Other people's bots: named by their file, their module or their distribution, and told off when they break."""

from __future__ import annotations

import json
import sys
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

import patolli
from patolli.bots import visiting
from patolli.bots.bot import Budget
from patolli.bots.lineup import UnknownBot, bot_names, bot_of, listed_bot
from patolli.cli import saving
from tests.cli.conftest import Run
from tests.cli.test_saving import advised

BOT = """
from patolli.bots.bot import Bot

class Last(Bot):
    def choose(self, observation, budget):
        return observation.legal[-1]

class Lucky(Bot):
    def __init__(self, chance):
        self.chance = chance

    def choose(self, observation, budget):
        return observation.legal[self.chance.below(len(observation.legal))]

class Raising(Bot):
    def choose(self, observation, budget):
        raise KeyError("oops")

class Cheating(Bot):
    def choose(self, observation, budget):
        return 12345

class Silent:
    pass
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "my_bots.py"
    path.write_text(BOT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    visiting.visitor.cache_clear()
    return path


@pytest.mark.parametrize("where", ["my_bots.py", "{file}", "my_bots"])
@pytest.mark.parametrize("name", ["Last", "Lucky"])
def test_a_class_answers_by_the_place_where_it_lies(file: Path, where: str, name: str) -> None:
    bot = bot_of(f"{where.format(file=file)}:{name}", 3)
    observation = patolli.start("cacao", seats=2, seed=1).observe(1)
    assert bot.choose(observation, Budget()) in observation.legal


@pytest.mark.parametrize("command", ["arena", "ladder", "simulate"])
def test_commands_take_it(file: Path, run: Run, command: str) -> None:
    matches = ["--matches", "2", "--json"]
    outcome = run(command, "cacao", "--bots", f"{file}:Last,random", *matches)
    assert outcome.status == 0, outcome.err
    assert f"{file}:Last" in json.dumps(json.loads(outcome.out))


def test_a_distribution_brings_one(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = EntryPoints([EntryPoint("hungry", "my_bots:Last", visiting.GROUP)])
    monkeypatch.setattr(visiting, "entry_points", found.select)
    monkeypatch.syspath_prepend(str(file.parent))
    visiting.visiting_names.cache_clear()
    visiting.installed.cache_clear()
    assert bot_names()[-1] == "hungry"
    assert type(bot_of("hungry")).__name__ == "Last"
    assert type(listed_bot("hungry")).__name__ == "Last"
    visiting.visiting_names.cache_clear()
    visiting.installed.cache_clear()


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("nowhere.py:Last", "There is no such file"),
        ("nowhere.bots:Last", "cannot be loaded"),
        ("my_bots.py:First", "Nothing there is called “First”"),
        ("my_bots.py:Silent", "has no method choose"),
        ("first", "There is no bot “first”"),
    ],
)
def test_what_cannot_be_used_is_said_before_the_first_match(
    file: Path, run: Run, bot: str, told: str
) -> None:
    outcome = run("arena", "cacao", "--bots", f"{bot},random", "--matches", "2")
    assert outcome.status == 2
    assert told in outcome.err
    assert "Traceback" not in outcome.err


@pytest.mark.parametrize(("name", "told"), [("Raising", "It raised KeyError"), ("Cheating", "12345")])
def test_a_bot_that_breaks_leaves_its_traceback_and_the_match(
    file: Path, run: Run, name: str, told: str
) -> None:
    outcome = run("simulate", "cacao", "--bots", f"{file}:{name},random", "--matches", "1")
    assert outcome.status == 2
    words = " ".join(outcome.err.split())
    assert told in words
    assert ('raise KeyError("oops")' in outcome.err) is (name == "Raising")
    left = list(file.parent.glob("patolli-cacao-*.json"))
    assert len(left) == 1
    assert left[0].name in words.replace(" ", "")
    assert not patolli.load(left[0]).is_over


# Whoever imports it leaves a trace.
TRAP = """
from pathlib import Path

Path(__file__).with_name("sprung").touch()

class Bot:
    def choose(self, observation, budget):
        return observation.legal[0]
"""


@pytest.fixture
def trap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program that somebody put beside a file; what is left beside it when it has run."""
    (tmp_path / "trap.py").write_text(TRAP, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    visiting.visitor.cache_clear()
    return tmp_path / "sprung"


@pytest.mark.parametrize("bot", ["trap.py:Bot", "{here}/trap.py:Bot", "trap:Bot", "weights:trap.py"])
def test_a_record_has_nothing_run(trap: Path, run: Run, bot: str) -> None:
    """Whoever sends a match with a program beside it does not play on somebody else's machine."""
    place = bot.format(here=trap.parent)
    paths = list(sys.path)
    saved = trap.parent / "match.json"
    saving.save(patolli.start("cacao", 2, 1), saved, saving.Party((), ("", place)))
    outcome = run("resume", str(saved), typed="q\n")
    assert outcome.status == 2
    told = " ".join(outcome.err.split())
    assert "bots[1]" in told
    assert "--bots" in told
    assert not trap.exists()
    assert "trap" not in sys.modules
    assert sys.path == paths


def test_whoever_sits_here_may_have_it_run(trap: Path, run: Run) -> None:
    saved = trap.parent / "match.json"
    saving.save(patolli.start("cacao", 2, 1), saved, saving.Party((), ("", "trap.py:Bot")))
    parting = run("resume", str(saved), "--bots", "trap.py:Bot", typed="q\n")
    assert parting.status == 0, parting.err
    assert trap.exists()
    assert advised(parting)[-2:] == ["--bots", "trap.py:Bot"]
    assert run(*advised(parting), typed="q\n").status == 0


def test_a_name_of_nobody_in_a_record_is_named(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "match.json"
    saving.save(patolli.start("cacao", 2, 1), saved, saving.Party((), ("nobody",)))
    outcome = run("resume", str(saved), typed="q\n")
    assert outcome.status == 2
    assert "bots[0]" in outcome.err
    assert "There is no bot “nobody”" in " ".join(outcome.err.split())


@pytest.mark.parametrize("bot", ["trap.py:Bot", "trap:Bot", "weights:trap.py", "nobody", ""])
def test_a_listed_bot_is_never_looked_for(trap: Path, bot: str) -> None:
    """What the server, and a process that thinks for it, make of a visitor's wish."""
    with pytest.raises(UnknownBot):
        listed_bot(bot)
    assert not trap.exists()
