"""Wording: the house's terms, kept as data beside the catalogues, against every text.

`i18n/locale/words.toml` speaks of all texts, `games/<key>/locale/words.toml` of that
game's alone. Each file may hold, by language, words that are never said:

    [[never.fr]]
    words = "robots?"
    say = "bot"

and terms, one expression a language. Where the English text has the term, the others
must have theirs, so that a thing keeps one name in log, buttons, help and terminal:

    [[term]]
    en = "discovery tiles?"
    es = "losetas? de descubrimiento"
    except = ["<game>-heading-tiles"]

Expressions are Python's, read without regard to case, on text whose placeables stand
as `{}`; every variant of a plural is a text of its own.
"""

from __future__ import annotations

import itertools
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fluent.syntax import ast

from patolli.i18n.catalogues import Entry, game_folders, kebab
from patolli.i18n.comparison import Fault, patterns_of

HOUSE_FILE: Final = Path("i18n") / "locale" / "words.toml"

# What typography forbids in a language, whatever the text speaks of.
_TYPOGRAPHY: Final = {
    "hyphen-minus": re.compile(r"(?<![\w},-])-(?=\d|\{\})"),
    "straight-quote": re.compile(r"(?<=\w)'(?=\w)|\""),
}
# French sets U+202F before ; ? ! and U+00A0 before : and %, and inside « ».
_FRENCH_SPACE: Final = re.compile(
    "(?<=[^\n\u202f])[;?!](?=\\s|$|[»)])|(?<=[^\n\u00a0]):(?=\\s|$)|(?<=[^\n\u00a0])[%»]|«(?!\u00a0)"
)


@dataclass(frozen=True)
class Term:
    """One thing: its expression in each language, and the keys that may differ."""

    expressions: Mapping[str, re.Pattern[str]]
    exceptions: frozenset[str]


@dataclass(frozen=True)
class Wording:
    """What one file of words asks of the texts it speaks of."""

    # The game whose texts these are; empty for everybody's.
    game: str
    # By language: what is never said, and what is said instead.
    never: Mapping[str, Sequence[tuple[re.Pattern[str], str]]]
    terms: Sequence[Term]

    def concerns(self, key: str) -> bool:
        """Whether a text is one of those: the game's own, or the house's about it."""
        owner = key.removeprefix("-")
        return owner.startswith(f"{self.game}-") or f"-{self.game}-" in owner if self.game else True


def read_wordings(package: Path) -> list[Wording]:
    """The files of words that a package has."""
    files = {"": package / HOUSE_FILE}
    files |= {key: folder / "locale" / "words.toml" for key, folder in game_folders(package).items()}
    return [_wording(game, path) for game, path in files.items() if path.is_file()]


def _wording(game: str, path: Path) -> Wording:
    document = tomllib.loads(path.read_text(encoding="utf-8"))
    never = {
        language: [(_expression(rule["words"]), rule["say"]) for rule in rules]
        for language, rules in document.get("never", {}).items()
    }
    terms = [
        Term(
            {language: _expression(words) for language, words in rule.items() if language != "except"},
            frozenset(rule.get("except", ())),
        )
        for rule in document.get("term", ())
    ]
    return Wording(kebab(game), never, terms)


def _expression(words: str) -> re.Pattern[str]:
    """Whole words, in any case, unless the expression says otherwise."""
    return re.compile(rf"(?<![\w-])(?:{words})(?![\w-])", re.IGNORECASE)


def faults_of_wording(
    wordings: Sequence[Wording], entries: Mapping[str, Mapping[str, Entry]]
) -> Iterator[Fault]:
    """Every text, by language, that breaks a rule of wording or of typography."""
    said = {language: _said(texts) for language, texts in entries.items()}
    for language, texts in said.items():
        for key, variants in texts.items():
            for variant in variants:
                yield from _typography(language, key, variant)
            for wording in wordings:
                if wording.concerns(key):
                    yield from _forbidden(wording, language, key, variants)
    for wording in wordings:
        for term in wording.terms:
            yield from _other_terms(wording, term, said)


def _said(entries: Mapping[str, Entry]) -> dict[str, list[str]]:
    """What each pattern (`key` or `key.attribute`) can say."""
    return {
        f"{key}.{attribute}" if attribute else key: list(flattened(pattern))
        for key, entry in entries.items()
        for attribute, pattern in patterns_of(entry).items()
    }


def flattened(pattern: ast.Pattern) -> Iterator[str]:
    """Each way a pattern can be said, with `{}` for what is filled in."""
    parts = [
        [element.value] if isinstance(element, ast.TextElement) else list(_filled(element.expression))
        for element in pattern.elements
    ]
    for choice in itertools.product(*parts):
        yield "".join(choice)


def _filled(expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> Iterator[str]:
    if isinstance(expression, ast.SelectExpression):
        for variant in expression.variants:
            yield from flattened(variant.value)
    elif isinstance(expression, ast.StringLiteral):
        yield str(expression.parse()["value"])
    else:
        yield "{}"


def _typography(language: str, key: str, text: str) -> Iterator[Fault]:
    for kind, expression in _TYPOGRAPHY.items():
        if expression.search(text):
            yield Fault(language, key, kind, _excerpt(text, expression))
    if language == "fr":
        for found in _FRENCH_SPACE.finditer(text):
            yield Fault(language, key, "french-space", _around(text, found.start()))


def _forbidden(wording: Wording, language: str, key: str, variants: Sequence[str]) -> Iterator[Fault]:
    for expression, instead in wording.never.get(language, ()):
        for variant in variants:
            if expression.search(variant):
                what = f"{_excerpt(variant, expression)}; say: {instead}"
                yield Fault(language, key, "forbidden-word", what)
                break


def _other_terms(
    wording: Wording, term: Term, said: Mapping[str, Mapping[str, Sequence[str]]]
) -> Iterator[Fault]:
    for key, variants in said["en"].items():
        if key in term.exceptions or not wording.concerns(key):
            continue
        if any(term.expressions["en"].search(variant) for variant in variants):
            for language, expression in term.expressions.items():
                texts = said[language].get(key, ())
                if language != "en" and texts and not any(expression.search(text) for text in texts):
                    yield Fault(
                        language, key, "other-term", f"{expression.pattern} is missing in: {texts[0]}"
                    )


def _excerpt(text: str, expression: re.Pattern[str]) -> str:
    found = expression.search(text)
    assert found is not None
    return _around(text, found.start())


def _around(text: str, place: int) -> str:
    return f"…{text[max(0, place - 20) : place + 20]}…"
