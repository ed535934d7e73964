"""Comparison: the texts of one language against those that are expected."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from fluent.syntax import ast, visitor

from patolli.i18n.catalogues import Entry
from patolli.i18n.declared import Expected, ExpectedNoun


@dataclass(frozen=True, order=True)
class Fault:
    """One thing wrong with one text in one language."""

    language: str
    key: str
    kind: str
    what: str

    def __str__(self) -> str:
        return f"{self.language}  {self.key}: {self.kind}: {self.what}"


class _Mentions(visitor.Visitor):
    """The arguments and the other entries that a node mentions."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.arguments: set[str] = set()
        self.entries: set[str] = set()
        self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (Fluent's name)
        self.entries.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 (Fluent's name)
        # What a reference hands to a term belongs to the term, so the arguments stay unread.
        self.entries.add(f"-{node.id.name}")


class LanguageComparison:
    """The faults of one language, and which arguments each of its texts uses."""

    def __init__(
        self,
        language: str,
        entries: Mapping[str, Entry],
        texts: Sequence[Expected],
        nouns: Sequence[ExpectedNoun],
    ) -> None:
        self.language = language
        self.faults: list[Fault] = []
        # By pattern (`key` or `key.attribute`): the arguments behind whatever form it uses.
        self.uses: dict[str, frozenset[str]] = {}
        self._entries = entries
        # By beginning of a noun's keys: the attributes that sentences of this language want.
        self._wanted: dict[str, set[str]] = {noun.stem: set(noun.forms) for noun in nouns}
        for text in texts:
            self._compare_text(text)
        for noun in nouns:
            for key in noun.keys:
                self._compare_noun(key, self._wanted[noun.stem])
        self._find_unused({text.key for text in texts} | {key for noun in nouns for key in noun.keys})

    def _report(self, key: str, kind: str, what: str) -> None:
        self.faults.append(Fault(self.language, key, kind, what))

    def _entry(self, key: str) -> Entry | None:
        entry = self._entries.get(key)
        if entry is None or entry.value is None:
            self._report(key, "missing-key", "no text")
            return None
        return entry

    def _compare_text(self, text: Expected) -> None:
        entry = self._entry(text.key)
        if entry is None:
            return
        patterns = patterns_of(entry)
        self._compare_attributes(text.key, set(patterns) - {""}, text.needs, text.allows)
        for attribute, pattern in patterns.items():
            if attribute and attribute not in text.allows:
                continue
            name = f"{text.key}.{attribute}" if attribute else text.key
            mentioned = self._arguments_of(pattern)
            if text.arguments is None:
                self.uses[name] = frozenset(self._behind(text.key, argument) for argument in mentioned)
            else:
                self.uses[name] = frozenset(self._offered(name, text, argument) for argument in mentioned)

    def _compare_noun(self, key: str, wanted: set[str]) -> None:
        entry = self._entry(key)
        if entry is None:
            return
        patterns = patterns_of(entry)
        self._compare_attributes(key, set(patterns) - {""}, wanted, wanted)
        for pattern in patterns.values():
            for argument in sorted(self._arguments_of(pattern)):
                self._report(key, "unknown-argument", f"${argument} is not offered to a noun")

    def _compare_attributes(
        self, key: str, present: set[str], needs: set[str] | frozenset[str], allows: set[str] | frozenset[str]
    ) -> None:
        for attribute in sorted(needs - present):
            self._report(key, "missing-attribute", f".{attribute}")
        for attribute in sorted(present - allows):
            self._report(key, "unused-attribute", f".{attribute}")

    def _offered(self, name: str, text: Expected, argument: str) -> str:
        """The field behind an argument: itself, or the noun one of whose forms it is."""
        assert text.arguments is not None
        if argument in text.arguments:
            return argument
        for field, stem in text.nouns.items():
            form = argument.removesuffix(f"-{field}")
            if form != argument and stem in self._wanted:
                self._wanted[stem].add(form)
                return field
        offered = ", ".join(f"${each}" for each in sorted(text.arguments)) or "nothing"
        self._report(name, "unknown-argument", f"${argument}; offered: {offered}")
        return argument

    def _behind(self, key: str, argument: str) -> str:
        """What a screen offers is not declared; but a form of a game's noun is known by its name."""
        form, _, family = argument.partition("-")
        for stem, wanted in self._wanted.items():
            if family and stem.endswith(f"-{family}") and f"-{stem.removesuffix(family)}" in key:
                wanted.add(form)
                return family
        return argument

    def _arguments_of(self, pattern: ast.Pattern) -> set[str]:
        """The arguments of a pattern and of the messages it quotes."""
        arguments: set[str] = set()
        seen: set[str] = set()
        pending: list[ast.BaseNode] = [pattern]
        while pending:
            mentions = _Mentions(pending.pop())
            arguments |= mentions.arguments
            for key in sorted(mentions.entries - seen):
                seen.add(key)
                if key in self._entries and not key.startswith("-"):
                    pending.append(self._entries[key])
        return arguments

    def _find_unused(self, expected: set[str]) -> None:
        quoted: set[str] = set()
        for key, entry in self._entries.items():
            for mentioned in sorted(_Mentions(entry).entries):
                quoted.add(mentioned)
                if mentioned not in self._entries:
                    self._report(key, "unknown-reference", mentioned)
        for key in sorted(self._entries.keys() - expected - quoted):
            self._report(key, "unused-key", "nothing uses it")


def differences(uses: Mapping[str, Mapping[str, frozenset[str]]]) -> list[Fault]:
    """Patterns and arguments that some languages have and others lack."""
    faults: list[Fault] = []
    for pattern in sorted({name for patterns in uses.values() for name in patterns}):
        speakers = [language for language in uses if pattern in uses[language]]
        anywhere = frozenset[str]().union(*(uses[language][pattern] for language in speakers))
        for language in uses:
            if language in speakers:
                for argument in sorted(anywhere - uses[language][pattern]):
                    users = ", ".join(each for each in speakers if argument in uses[each][pattern])
                    what = f"${argument} is used by {users}"
                    faults.append(Fault(language, pattern, "differing-arguments", what))
            elif pattern.partition(".")[0] in uses[language]:
                what = f"{', '.join(speakers)} have it"
                faults.append(Fault(language, pattern, "missing-attribute", what))
    return faults


def patterns_of(entry: Entry) -> dict[str, ast.Pattern]:
    """The value of an entry under the empty name, its attributes under theirs."""
    patterns = {attribute.id.name: attribute.value for attribute in entry.attributes}
    if entry.value is not None:
        patterns[""] = entry.value
    return patterns
