"""The house seen from outside: its folders, its files, its words."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def root() -> Path:
    """The working copy."""
    return Path(__file__).parent.parent.parent


@pytest.fixture(scope="session")
def package(root: Path) -> Path:
    """The source of patolli."""
    return root / "src" / "patolli"
