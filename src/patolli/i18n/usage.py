"""Usage: which texts the source asks for by name, and what it offers each of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from patolli.i18n.catalogues import HOUSE_CATALOGUES, TITLE_CATALOGUES, game_folders, kebab
from patolli.i18n.declared import Expected
from patolli.i18n.errors import REASON, declared_errors, given_reason, holds_sentence, named_calls

_CATALOGUE = "|".join(sorted({*HOUSE_CATALOGUES, *TITLE_CATALOGUES}))
_KEY = re.compile(rf"((?:{_CATALOGUE})(?:-[a-z0-9]+)+)(?:\.([a-z-]+))?")
_BEGINNING = re.compile(rf"(?:{_CATALOGUE})-")
_KEY_IN_SCRIPT = re.compile(rf"""(["'`]){_KEY.pattern}\1""")


class Usage:
    """Everything the source says about house keys, errors and reasons."""

    def __init__(self) -> None:
        self.texts: list[Expected] = []
        # Keys pieced together at run time, as `file:line: beginning`.
        self.pieced: list[str] = []
        # Errors and reasons that hold prose, as `file:line: name`.
        self.sentences: list[str] = []

    def expected(self) -> tuple[Expected, ...]:
        """One expectation per key: the arguments that every use of it offers."""
        merged: dict[str, Expected] = {}
        for text in self.texts:
            other = merged.get(text.key, text)
            attributes = text.needs | other.needs
            arguments = _common(text.arguments, other.arguments)
            merged[text.key] = Expected(text.key, arguments, text.nouns, attributes, attributes)
        return tuple(merged.values())


def usage_in(package: Path, scripts: Path) -> Usage:
    """Read the Python of a package and of its games and, if there are any, a browser's scripts."""
    usage = Usage()
    sources = {path for folder in (package, *game_folders(package).values()) for path in folder.rglob("*.py")}
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(sources)}
    errors = declared_errors(trees.values())
    usage.texts.extend(errors.values())
    for path, tree in trees.items():
        _read_python(usage, path, tree)
        _read_errors(usage, path, tree, {REASON, *errors})
    for suffix in ("*.ts", "*.svelte"):
        for path in sorted(scripts.rglob(suffix)):
            found = _KEY_IN_SCRIPT.finditer(path.read_text(encoding="utf-8"))
            usage.texts.extend(_text(match[2], match[3], None) for match in found)
    # The name of a catalogue reads like a key, but is none.
    usage.texts = [text for text in usage.texts if text.key not in HOUSE_CATALOGUES]
    return usage


def _common(one: frozenset[str] | None, other: frozenset[str] | None) -> frozenset[str] | None:
    if one is None or other is None:
        return other if one is None else one
    return one & other


def _text(key: str, attribute: str | None, arguments: frozenset[str] | None) -> Expected:
    # `key.attribute` needs the attribute; what it offers says nothing about the key itself.
    needs = frozenset({attribute}) if attribute else frozenset[str]()
    return Expected(key, None if attribute else arguments, needs=needs, allows=needs)


def _read_python(usage: Usage, path: Path, tree: ast.Module) -> None:
    offered = {id(call.args[0]): _offered(call) for call in _calls(tree)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) and node.values:
            first = node.values[0]
            beginning = first.value if isinstance(first, ast.Constant) else None
            if isinstance(beginning, str) and _BEGINNING.match(beginning):
                usage.pieced.append(f"{path.name}:{node.lineno}: {beginning}")
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            match = _KEY.fullmatch(node.value)
            if match:
                usage.texts.append(_text(match[1], match[2], offered.get(id(node))))


def _read_errors(usage: Usage, path: Path, tree: ast.Module, errors: set[str]) -> None:
    for name, call in named_calls(tree):
        where = f"{path.name}:{call.lineno}: {name}"
        if name == REASON:
            reason = given_reason(call, _offered(call))
            if reason is None:
                usage.pieced.append(where)
            else:
                usage.texts.append(reason)
        if name in errors and holds_sentence(call):
            usage.sentences.append(where)


def _calls(tree: ast.Module) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            yield node


def _offered(call: ast.Call) -> frozenset[str] | None:
    """The keyword arguments of a call, unless some of them are unpacked."""
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(kebab(name) for name in names if name)
