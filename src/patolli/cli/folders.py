"""Folders: where this machine keeps a person's data."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """Where this person's tables and matches are kept, as Linux, macOS or Windows would have it."""
    return user_data_path("patolli", appauthor=False)
