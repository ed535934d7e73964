"""Which rules run: the compiled ones when they are fresh, else the readable ones.

Compiling writes the hot rooms beside their sources, and a list of them with a digest of each source.
A room whose source says something else by now is never used: then all of them run interpreted,
because compiled and readable halves must not meet. When a file was written does not matter, since
installers and checkouts write in any order. The environment variable PATOLLI_INTERPRETED asks for
the readable ones.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Final

HERE: Final = Path(__file__).parent
LIST: Final = "compiled.txt"
# What this Python can load: another one would look for other names, and find none.
SUFFIX: Final = EXTENSION_SUFFIXES[0]

COMPILED: Final = "compiled"
INTERPRETED: Final = "interpreted"
STALE: Final = "stale"


class SourceFinder:
    """Finds the rooms of this package as source, whatever lies beside it."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of a module of ours; anything else is left to others."""
        if not name.startswith("patolli.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def digest(source: Path) -> str:
    """What a source says, in short; line ends do not count."""
    return sha256(source.read_bytes().replace(b"\r\n", b"\n")).hexdigest()[:16]


def listed(folder: Path) -> list[tuple[str, str, str]]:
    """What was compiled: source, machine code, and the digest of its origin; nothing if it is not known."""
    try:
        lines = (folder / LIST).read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return []
    return [(source, built, made_from) for source, built, made_from in (line.split(" ") for line in lines)]


def freshness(folder: Path = HERE) -> str:
    """Whether this Python's compiled rules are there, and each was made from the source beside it."""
    compiled = listed(folder)
    if not compiled or not all(
        built.endswith(SUFFIX) and (folder / built).exists() for _, built, _ in compiled
    ):
        return INTERPRETED
    is_fresh = all(
        (folder / source).exists() and digest(folder / source) == made_from
        for source, _, made_from in compiled
    )
    return COMPILED if is_fresh else STALE


def choose() -> str:
    """Decide once, before any rule is imported."""
    found = INTERPRETED if os.environ.get("PATOLLI_INTERPRETED") else freshness()
    if found != COMPILED:
        sys.meta_path.insert(0, SourceFinder())
    return found


RUNNING: Final = choose()
