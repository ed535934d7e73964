"""Docstrings for what mypyc compiles: it writes signatures into its C file, and drops the sentences.

What people read in `help()`, an editor or a notebook is read from there, so each docstring of the
source is put behind the signature that is already written. Nothing is done when a module is imported.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

# How mypyc begins the tables of a module and of a class; `m` stands for the prefix of a module's names.
MODULE: Final = re.compile(
    r'static struct PyModuleDef (\w+)module = \{\s+PyModuleDef_HEAD_INIT,\s+"([\w.]+)",\s+NULL(?=, /\* docstring)'
)
FUNCTIONS: Final = re.compile(r"\s*static PyMethodDef (\w+)module_methods\[\] = ")
MEMBERS: Final = re.compile(r"\s*static (?:PyMethodDef|PyGetSetDef) (\w+)_(?:methods|getseters)\[\] = ")
CLASS: Final = re.compile(r"\s*static PyTypeObject CPyType_(\w+)_template_ = ")
END: Final = re.compile(r"\s*\};")
# Their entries: the name, and the place for its docstring, perhaps some lines below.
NAME: Final = re.compile(r'\s*\{"(\w+)",')
SIGNATURE: Final = re.compile(r'(PyDoc_STR\("(?:[^"\\]|\\.)*)"\)')
# Where a default is no plain value mypyc writes no signature.
UNSIGNED: Final = re.compile(r"PyDoc_STR\(NULL\)")
PROPERTY: Final = re.compile(r"(\s*(?:\(setter\)\w+,\s*)?NULL), NULL, NULL\},")


def docstrings(source: Path) -> dict[str, str]:
    """What a file says of itself, under the empty name, and of everything in it, by qualified name."""
    found: dict[str, str] = {}

    def visit(node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef, name: str) -> None:
        words = ast.get_docstring(node)
        if words:
            # A property's setter has the name of the getter, which is the one to be read.
            found.setdefault(name, words)
        if isinstance(node, ast.Module | ast.ClassDef):
            for child in node.body:
                if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                    visit(child, f"{name}.{child.name}".lstrip("."))

    visit(ast.parse(source.read_text(encoding="utf-8")), "")
    return found


def literal(words: str) -> str:
    """A text between the quotes of a C string."""
    plain = set(range(32, 127)) - set(b'"\\?')
    return "".join(chr(byte) if byte in plain else f"\\{byte:03o}" for byte in words.encode())


def with_docstrings(code: str, sources: Mapping[str, Path]) -> str:
    """The C code that mypyc wrote of these modules, with their docstrings."""
    modules: dict[str, dict[str, str]] = {}
    for prefix, name in MODULE.findall(code):
        modules[prefix] = docstrings(sources[name])

    def describe(match: re.Match[str]) -> str:
        words = modules[match[1]].get("")
        return match[0].removesuffix("NULL") + f'PyDoc_STR("{literal(words)}")' if words else match[0]

    return "".join(_lines(MODULE.sub(describe, code), modules))


def _lines(code: str, modules: Mapping[str, dict[str, str]]) -> Iterator[str]:
    """The lines of the code, those with signatures and properties completed."""
    known: dict[str, str] = {}
    for prefix, words in modules.items():
        for name, text in words.items():
            known[f"{prefix}___{name}"] = text
    owner, name = "", ""
    for line in code.splitlines(keepends=True):
        if begins := FUNCTIONS.match(line):
            owner, name = f"{begins[1]}___", ""
        elif begins := MEMBERS.match(line):
            owner, name = f"{begins[1]}.", ""
        elif begins := CLASS.match(line):
            owner, name = begins[1], ""
        elif END.match(line):
            owner = ""
        if owner and (entry := NAME.match(line)):
            name = entry[1]
        words = known.get(owner + name) if owner else None
        yield line if words is None else _completed(line, literal(words))


def _completed(line: str, words: str) -> str:
    line = SIGNATURE.sub(lambda match: f'{match[1]}{words}")', line)
    line = UNSIGNED.sub(lambda _: f'PyDoc_STR("{words}")', line)
    return PROPERTY.sub(lambda match: f'{match[1]}, PyDoc_STR("{words}"), NULL}},', line)
