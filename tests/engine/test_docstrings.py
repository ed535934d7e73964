"""What is compiled keeps its docstrings: help, editors and notebooks show them."""

from __future__ import annotations

import ast
import inspect
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import patolli
from patolli.compiled import COMPILED

ROOT = Path(__file__).resolve().parents[2]


def compiled_files() -> list[Path]:
    listed = subprocess.run(
        [sys.executable, ROOT / "scripts" / "compile_rules.py", "--list"],
        capture_output=True,
        text=True,
        check=True,
    )
    return [ROOT / name for name in listed.stdout.split()]


def members(path: Path) -> list[tuple[str, str, str]]:
    """Class, member and docstring of everything public that a file documents; empty names for what is not inside."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = [("", "", ast.get_docstring(tree) or "")]
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found.append(("", node.name, ast.get_docstring(node) or ""))
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef) and not inner.name.startswith("__"):
                    found.append((node.name, inner.name, ast.get_docstring(inner) or ""))
    return [each for each in found if each[2]]


@pytest.mark.skipif(
    patolli.RUNNING != COMPILED, reason="asks what is compiled, and here the readable rules run"
)
def test_compiled_files_say_what_their_sources_say() -> None:
    lost: list[str] = []
    seen = 0
    for path in compiled_files():
        name = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
        module = import_module(name)
        assert not str(module.__file__).endswith(".py"), name
        for owner, member, words in members(path):
            inside = getattr(module, owner) if owner else module
            found = inspect.getattr_static(inside, member) if member else module
            if isinstance(found, staticmethod | classmethod):
                found = found.__func__
            seen += 1
            if inspect.cleandoc(found.__doc__ or "") != words:
                lost.append(f"{name} {owner}.{member}: {found.__doc__!r}")
    assert lost == []
    assert seen > 500
