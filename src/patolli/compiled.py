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
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Final

HERE: Final = Path(__file__).parent
LIST: Final = "compiled.txt"

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


def freshness(folder: Path = HERE) -> str:
    """Whether compiled rules are there, and each was made from the source beside it."""
    listed = folder / LIST
    if not listed.exists():
        return INTERPRETED
    for line in listed.read_text(encoding="utf-8").splitlines():
        source, built, made_from = line.split(" ")
        if not (folder / built).exists() or digest(folder / source) != made_from:
            return STALE
    return COMPILED


def choose() -> str:
    """Decide once, before any rule is imported."""
    found = INTERPRETED if os.environ.get("PATOLLI_INTERPRETED") else freshness()
    if found != COMPILED:
        sys.meta_path.insert(0, SourceFinder())
    return found


RUNNING: Final = choose()
