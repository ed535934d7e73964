"""Errors: which ones the source raises, with which reasons, and what it offers each.

What an error or a reason holds is told to people of four languages, so it may be a name, a
number or what somebody typed, but never a sentence.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator

from patolli.engine.errors import snake_case
from patolli.i18n.catalogues import error_key, kebab, reason_key
from patolli.i18n.declared import Expected

REASON = "Reason"
_ROOT = "PatolliError"
# Two words beside each other; a name of the program is one.
_SENTENCE = re.compile(r"[A-Za-z]{2,} [A-Za-z]{2,}")


def declared_errors(trees: Iterable[ast.Module]) -> dict[str, Expected]:
    """The text of each typed error, offered the error's details, by the name of its class."""
    classes = {node.name: node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    found: dict[str, Expected] = {}
    for declared in classes.values():
        if _is_error(declared, classes):
            found[declared.name] = Expected(error_key(snake_case(declared.name)), _details(declared))
    return found


def given_reason(call: ast.Call, offered: frozenset[str] | None) -> Expected | None:
    """The text of a reason, if its name is written where it is given.

    What a game's own reason calls like one of its families is one of them.
    """
    name = call.args[0]
    if not isinstance(name, ast.Constant) or not isinstance(name.value, str):
        return None
    owner = name.value.rpartition(".")[0]
    nouns = {each: f"{kebab(owner)}-{each}" for each in offered or ()} if owner else {}
    return Expected(reason_key(name.value), offered, nouns)


def named_calls(tree: ast.Module) -> Iterator[tuple[str, ast.Call]]:
    """Every call of something by its plain name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id, node


def holds_sentence(call: ast.Call) -> bool:
    """Whether a value that is written in the call reads like prose."""
    pending: list[ast.AST] = [*call.args, *(keyword.value for keyword in call.keywords)]
    while pending:
        node = pending.pop()
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _SENTENCE.search(node.value):
            return True
        # What another call makes of its arguments is its own affair.
        if not isinstance(node, ast.Call):
            pending.extend(ast.iter_child_nodes(node))
    return False


def _is_error(declared: ast.ClassDef, classes: dict[str, ast.ClassDef]) -> bool:
    for parent in declared.bases:
        if isinstance(parent, ast.Name) and (
            parent.id == _ROOT or (parent.id in classes and _is_error(classes[parent.id], classes))
        ):
            return True
    return False


def _details(declared: ast.ClassDef) -> frozenset[str]:
    """The names of its values, as the head of the class declares them."""
    heads = [keyword.value for keyword in declared.keywords if keyword.arg == "details"]
    return frozenset(kebab(name) for value in heads for name in ast.literal_eval(value))
