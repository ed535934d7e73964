"""No error shown to a person holds a word of another language.

Every kind of error and every reason that the source can give is provoked by real bad input,
and told in four languages.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest

from patolli.engine.errors import BadPosition, BadRecord, PatolliError, Reason
from patolli.i18n import LANGUAGES, Texts
from patolli.i18n.catalogues import PACKAGE, error_key
from patolli.i18n.check import SCRIPTS
from patolli.i18n.usage import usage_in
from patolli.server.errors import told as on_the_wire
from tests.architecture.test_errors import every_error
from tests.i18n.wrong_answers import all_answers
from tests.i18n.wrong_commands import all_commands
from tests.i18n.wrong_documents import all_documents
from tests.i18n.wrong_requests import all_requests
from tests.i18n.wrong_stores import all_stores

Told = PatolliError | Reason
WEB = SCRIPTS.parent

# Words that every English explanation needs, and that mean nothing in the other three languages.
ENGLISH = frozenset(
    [
        "after",
        "already",
        "another",
        "any",
        "are",
        "at",
        "be",
        "been",
        "before",
        "by",
        "cannot",
        "could",
        "does",
        "each",
        "every",
        "expected",
        "from",
        "had",
        "has",
        "have",
        "here",
        "how",
        "if",
        "is",
        "it",
        "its",
        "known",
        "may",
        "missing",
        "must",
        "nobody",
        "not",
        "nothing",
        "now",
        "number",
        "of",
        "only",
        "other",
        "own",
        "seat",
        "seats",
        "should",
        "than",
        "that",
        "the",
        "their",
        "them",
        "there",
        "these",
        "they",
        "this",
        "those",
        "to",
        "too",
        "unknown",
        "was",
        "were",
        "what",
        "when",
        "where",
        "which",
        "while",
        "who",
        "whole",
        "with",
        "without",
        "wrong",
        "you",
        "your",
    ]
)
MARKS = '«»“”"().,;:…\N{NO-BREAK SPACE}'
# What a value leaves behind when nobody has made a text of it.
NOISE = re.compile(r"[{}$<>']|\b(?:None|True|False|Traceback)\b")


@pytest.fixture(scope="module")
def provoked(tmp_path_factory: pytest.TempPathFactory) -> list[Told]:
    """Every error that the bad input of five files meets."""
    folder = tmp_path_factory.mktemp("wrong")
    for room in ("documents", "commands", "requests", "stores"):
        (folder / room).mkdir()
    return [
        *all_answers(),
        *all_documents(folder / "documents"),
        *all_commands(folder / "commands"),
        *all_requests(folder / "requests"),
        *all_stores(folder / "stores"),
    ]


def inside(told: Told) -> list[Told]:
    """An error or reason, and all that it quotes."""
    quoted = [each for each in told.details.values() if isinstance(each, PatolliError | Reason)]
    return [told, *(each for part in quoted for each in inside(part))]


def faults(told: Told) -> list[str]:
    """What is wrong with the sentences of an error."""
    sentences = {language: Texts(language).error(told) for language in LANGUAGES}
    found = [f"{language}: noise in {text!r}" for language, text in sentences.items() if NOISE.search(text)]
    for language in ("es", "pt", "fr"):
        # A path, an address or a flag stays whole: it is written the same in every language.
        words = {word.strip(MARKS) for word in sentences[language].lower().split()}
        found += [f"{language}: {word!r} in {sentences[language]!r}" for word in sorted(words & ENGLISH)]
    if len(set(sentences.values())) < len(LANGUAGES):
        found.append(f"two languages say the same: {sentences}")
    return found


def test_every_kind_of_error_is_provoked(provoked: list[Told]) -> None:
    kinds = {error.kind for error in every_error()}
    assert kinds - {each.kind for told in provoked for each in inside(told)} == set()


def test_every_reason_is_provoked(provoked: list[Told]) -> None:
    reasons = {text.key for text in usage_in(PACKAGE, SCRIPTS).texts if "-why-" in text.key}
    assert len(reasons) > 50
    assert reasons - {error_key(each.kind) for told in provoked for each in inside(told)} == set()


def test_no_error_holds_a_word_of_another_language(provoked: list[Told]) -> None:
    assert [fault for told in provoked for fault in faults(told)] == []


@pytest.mark.parametrize(
    "planted",
    [
        BadPosition("position.era", "must be one of these"),
        BadRecord("moves[3]", BadPosition("position", Reason("is_not", value="7", needed="a number"))),
        BadPosition("position", Reason("reported", code="<object>")),
        BadPosition("position", Reason("is_not", value="{'a': None}", needed=Reason("text"))),
        Reason("is_not", value="{ $value }", needed=Reason("text")),
    ],
)
def test_a_planted_word_is_found(planted: Told) -> None:
    assert faults(planted)


@pytest.mark.skipif(
    shutil.which("node") is None or not (WEB / "node_modules").is_dir(),
    reason="the browser's packages are missing",
)
def test_the_browser_tells_errors_in_the_same_words(provoked: list[Told]) -> None:
    mistakes = [msgspec.to_builtins(on_the_wire(told)) for told in provoked]
    asked = {
        "web": str(WEB),
        "files": {f"/{path}": path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.ftl")},
        "mistakes": dict.fromkeys(LANGUAGES, mistakes),
    }
    program = [str(shutil.which("node")), str(Path(__file__).parent / "tell_mistakes.cjs")]
    answer = subprocess.run(program, input=json.dumps(asked), capture_output=True, text=True, check=True)
    for language, sentences in json.loads(answer.stdout).items():
        assert sentences == [Texts(language).error(told) for told in provoked]
