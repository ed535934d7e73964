"""Which rules run: the compiled ones when they are fresh, else the readable ones.

`make setup` compiles the hot rooms beside their sources and writes the list of them.
A compiled room that is older than its source is never used: then all of them run
interpreted, because compiled and readable halves must not meet. The environment
variable PATOLLI_INTERPRETED asks for the readable ones.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Final

HERE: Final = Path(__file__).parent
LIST: Final = HERE / "compiled.txt"

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


def freshness() -> str:
    """Whether compiled rules are there, and none is older than its source."""
    if not LIST.exists():
        return INTERPRETED
    for line in LIST.read_text(encoding="utf-8").splitlines():
        source, built = (HERE / name for name in line.split(" "))
        if not built.exists() or built.stat().st_mtime_ns < source.stat().st_mtime_ns:
            return STALE
    return COMPILED


def choose() -> str:
    """Decide once, before any rule is imported."""
    found = INTERPRETED if os.environ.get("PATOLLI_INTERPRETED") else freshness()
    if found != COMPILED:
        sys.meta_path.insert(0, SourceFinder())
    return found


RUNNING: Final = choose()
