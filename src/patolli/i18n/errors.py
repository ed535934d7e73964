"""Errors: which ones the source raises, with which reasons, and what it offers each.

What an error or a reason holds is told to people of four languages, so it may be a name, a
number or what somebody typed, but never a sentence.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator

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
        kind = _class_value(declared, "kind")
        if declared.name == _ROOT or not isinstance(kind, str) or not _is_error(declared, classes):
            continue
        details = _class_value(declared, "details_names")
        names = details if isinstance(details, tuple) else ()
        found[declared.name] = Expected(error_key(kind), frozenset(kebab(str(name)) for name in names))
    return found


def given_reason(call: ast.Call, offered: frozenset[str] | None) -> Expected | None:
    """The text of a reason, if its name is written where it is given."""
    name = call.args[0]
    if isinstance(name, ast.Constant) and isinstance(name.value, str):
        return Expected(reason_key(name.value), offered)
    return None


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


def _class_value(declared: ast.ClassDef, name: str) -> object:
    """The literal that a class gives a name, or None."""
    for statement in declared.body:
        target: ast.expr | None = None
        if isinstance(statement, ast.Assign):
            target = statement.targets[0]
        elif isinstance(statement, ast.AnnAssign):
            target = statement.target
        else:
            continue
        if isinstance(target, ast.Name) and target.id == name and statement.value is not None:
            return ast.literal_eval(statement.value)
    return None
