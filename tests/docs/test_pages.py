"""The documentation: every example runs, every public name is there, every link leads somewhere, the site is whole."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from shlex import split

import msgspec
import pytest

import patolli
from patolli.cli.app import build
from patolli.cli.terminal import Terminal
from patolli.i18n import Texts
from patolli.puzzles.puzzle import packed
from patolli.puzzles.shelf import puzzles_of
from patolli.server import wire
from patolli.server.typescript.messages import headings

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.glob("*.md"))
OTHERS = [
    ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "GLOSSARY.md", "CHANGELOG.md")
]
RULES = sorted((ROOT / "src" / "patolli" / "games").glob("*/README.md"))
TOOLS = "build/docs-venv/.installed"
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
CALL = "from patolli.cli import main; raise SystemExit(main())"
# A page about writing a game imports what its tests are made of, which may change with a version.
INSIDE = {"patolli.engine.chance.QuickChance", "patolli.games.game_of"}
# How much less of everything is enough to see that a command line works, and who plays it quickly.
SMALL = {"--matches": "1", "--tries": "2", "--strays": "2", "--workers": "1", "--rounds": "1"}
NAMED = re.compile(r"# (\w+\.py)\n")
LINK = re.compile(r"(?<!!)\[[^\]]+\]\(([^)\s]+)\)|!\[[^\]]*\]\(([^)\s]+)\)")
# A page's fragments stand in the middle of a program; this is what comes before them there.
BEFORE = {
    "adding-a-game.md": """
from pathlib import Path
import pytest
from patolli.contract.evidence import Evidence
from patolli.contract.coverage import Coverage as MyCoverage
from patolli.contract.setups import drawn_setup
from patolli.contract.suite import check_match
from patolli.engine.chance import QuickChance
from patolli.games import game_of
GAME = game_of("cacao")
README = Path({root!r}) / "src/patolli/games/cacao/README.md"
__file__ = {root!r} + "/tests/games/cacao/evidence.py"
""",
}


def blocks(page: Path, *languages: str) -> list[str]:
    """The fenced examples of a page in these languages."""
    return [
        code for language, code in FENCE.findall(page.read_text(encoding="utf-8")) if language in languages
    ]


def run(words: list[str], folder: Path, rules: str = "1") -> None:
    done = subprocess.run(
        words,
        cwd=folder,
        env=os.environ
        | {"PYTHONIOENCODING": "utf-8", "PATOLLI_INTERPRETED": rules, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    "page", [page for page in PAGES if blocks(page, "python")], ids=lambda page: page.name
)
def test_the_examples_of_a_page_run_one_after_the_other(page: Path, tmp_path: Path) -> None:
    examples = blocks(page, "python")
    for example in examples:
        if named := NAMED.match(example):
            (tmp_path / named[1]).write_text(example, encoding="utf-8")
    begun = BEFORE.get(page.name, "").format(root=str(ROOT))
    run([sys.executable, "-c", begun + "\n".join(examples)], tmp_path)


def test_a_bot_of_ones_own_plays_as_its_page_says(tmp_path: Path) -> None:
    page = DOCS / "your-own-bot.md"
    bot = blocks(page, "python")[0]
    assert len([line for line in bot.splitlines() if line.strip()]) <= 30
    (tmp_path / "hungry.py").write_text(bot, encoding="utf-8")
    (commands,) = blocks(page, "sh")
    assert len(commands.splitlines()) == 4
    for line in commands.splitlines():
        run([sys.executable, "-c", CALL, *split(line)[1:]], tmp_path)
    (declared,) = blocks(page, "toml")
    assert tomllib.loads(declared)["project"]["entry-points"]["patolli.bots"] == {
        "hungry": "my_package.bots:Hungry"
    }


def commands() -> list[tuple[str, str]]:
    """Every command line of ours that a page shows."""
    found = []
    for page in (*PAGES, *OTHERS[:3]):
        for line in page.read_text(encoding="utf-8").splitlines():
            if shown := re.match(r"(?: {4})?(?:\.venv/bin/)?patolli ([a-z].*?)(?:  +#.*)?$", line):
                found.append((page.name, shown[1]))
    return found


def test_every_command_that_is_shown_is_understood() -> None:
    app = build(Terminal(Texts("en")))
    shown = commands()
    assert len(shown) >= 8
    for page, line in shown:
        words = [word for word in split(line, comments=True) if word != "&"]
        command, *_ = app.parse_args(words, print_error=False, exit_on_error=False)
        assert command is not None, (page, line)


def made_small(line: str) -> list[str]:
    """The same command line with small numbers."""
    words = split(line)
    for place, word in enumerate(words[:-1]):
        if word in SMALL:
            words[place + 1] = SMALL[word]
        elif word in {"--bots", "--bot"}:
            names = [name.partition("@")[0] for name in words[place + 1].split(",")]
            words[place + 1] = ",".join(f"{name}@1" for name in names)
    return words


CARRIED_OUT = [
    (page, line)
    for page, line in commands()
    if page in {"bots.md", "puzzles.md"} and line.split()[0] not in {"train", "champion"}
]


@pytest.mark.parametrize(("page", "line"), CARRIED_OUT, ids=[line for _, line in CARRIED_OUT])
def test_a_command_of_a_page_works_with_small_numbers(page: str, line: str, tmp_path: Path) -> None:
    words = made_small(line)
    for place, word in enumerate(words):
        if word == "--file":
            # What the lines before it have found; one puzzle is enough to look at again.
            (tmp_path / words[place + 1]).write_bytes(packed(puzzles_of(words[2])[:1]))
    # By the compiled rules where there are any: bots play whole matches.
    run([sys.executable, "-c", CALL, *words], tmp_path, rules="")
    for option in ("--output", "--plot"):
        if option in words:
            assert (tmp_path / words[words.index(option) + 1]).exists(), option


def test_what_learns_needs_its_extra_and_is_given_what_the_lines_before_it_made() -> None:
    """`train` and `champion` are carried out where torch is (tests/learning); here their line of files is followed."""
    made: dict[str, str] = {}
    lines = [line for page, line in commands() if page == "bots.md"]
    for words in map(split, lines):
        title = words[1]
        if words[0] == "train":
            proofs = [words[place + 1] for place, word in enumerate(words) if word == "--proof"]
            taken = words[2 : words.index("--rounds")]
            assert {made[name] for name in (*taken, *proofs)} == {title}
        if words[0] == "champion":
            assert made[words[2]] == title
        if "--output" in words:
            made[words[words.index("--output") + 1]] = title
    assert made["new.safetensors"] == "teotihuacan"


def test_every_public_name_is_in_the_reference() -> None:
    told = set(
        re.findall(r"^::: ([\w.]+)$", (DOCS / "reference.md").read_text(encoding="utf-8"), re.MULTILINE)
    )
    last = {name.rpartition(".")[2] for name in told}
    assert set(patolli.__all__) <= last
    for name in told:
        module, _, attribute = name.rpartition(".")
        found = getattr(__import__(module, fromlist=[attribute]), attribute)
        assert found.__doc__ or isinstance(found, str), f"{name} says nothing of itself"


def test_whatever_an_example_imports_is_in_the_reference() -> None:
    reference = (DOCS / "reference.md").read_text(encoding="utf-8")
    told = set(re.findall(r"^::: ([\w.]+)$", reference, re.MULTILINE))
    imported = {
        f"{module}.{name}"
        for page in PAGES
        for code in (*blocks(page, "python"), BEFORE.get(page.name, ""))
        for module, names in re.findall(r"^from (patolli[\w.]*) import ([\w, ]+)", code, re.MULTILINE)
        for name in re.sub(r" as \w+", "", names).split(", ")
    }
    assert {"patolli.research.vector.VectorEnv", "patolli.bots.bot.Budget"} <= imported
    for name in imported:
        # A module is there by what is used of it.
        is_there = name in told or any(each.startswith(f"{name}.") for each in told)
        assert is_there or name in INSIDE, name


def test_messages_are_told_with_their_type_and_an_example() -> None:
    page = DOCS / "messages.md"
    text = page.read_text(encoding="utf-8")
    examples = blocks(page, "json")
    assert len(examples) == len(headings(text)) >= 20
    sent, _, received = text.partition("## From the server")
    for part, union in ((sent, wire.ClientMessage), (received, wire.ServerMessage)):
        for kind, example in zip(headings(part), (code for _, code in FENCE.findall(part)), strict=True):
            message = msgspec.json.decode(example, type=union)
            assert message.__struct_config__.tag == kind


def anchors(page: Path) -> set[str]:
    """The headings of a page as addresses."""
    titles = re.findall(r"^#+ (.*)$", FENCE.sub("", page.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-") for title in titles}


@pytest.mark.parametrize(
    "page", [*PAGES, *OTHERS, *RULES], ids=lambda page: page.relative_to(ROOT).as_posix()
)
def test_links_lead_somewhere(page: Path) -> None:
    for one, other in LINK.findall(FENCE.sub("", page.read_text(encoding="utf-8"))):
        path, _, anchor = (one or other).partition("#")
        if "://" in path:
            continue
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), one or other
        if anchor and target.suffix == ".md":
            assert anchor in anchors(target), one or other


def test_every_page_has_its_place_on_the_site() -> None:
    listed = re.findall(
        r"^ +- (?:\w+: )?([\w/-]+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert {page.name for page in PAGES} <= set(listed)
    rules = {f"rules/{path.parent.name}.md" for path in RULES}
    assert rules <= set(listed)
    assert len(listed) == len(set(listed)) == len(PAGES) + len(rules) + len(OTHERS) - 1


def test_the_site_is_built_strictly_and_asks_nobody_for_anything(tmp_path: Path) -> None:
    # `make test` has installed it.
    subprocess.run(["make", "--silent", TOOLS], cwd=ROOT, check=True)
    tool = ROOT / Path(TOOLS).parent / "bin" / "mkdocs"
    run(
        [
            str(tool),
            "build",
            "--quiet",
            "--strict",
            "--config-file",
            str(ROOT / "mkdocs.yml"),
            "--site-dir",
            str(tmp_path),
        ],
        ROOT,
    )
    pages = sorted(tmp_path.rglob("*.html"))
    assert len(pages) > len(PAGES)
    for page in pages:
        text = page.read_text(encoding="utf-8")
        fetched = re.findall(
            r"""<(?:script|link|img|iframe)\b[^>]*?(?:src|href)=["']?(?:https?:)?//[^"'\s>]*""", text
        )
        assert fetched == [], page.name
        assert "](" not in re.sub(r"(?s)<(pre|code|script)\b.*?</\1>", "", text), (
            f"a broken link in {page.name}"
        )
    reference = (tmp_path / "reference.html").read_text(encoding="utf-8")
    for name in patolli.__all__:
        assert f'.{name}"' in reference
