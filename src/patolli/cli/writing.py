"""Writing files that a command was asked for; a path that cannot be written to is noticed first."""

from __future__ import annotations

from pathlib import Path

from patolli import disk
from patolli.cli.failures import CannotWrite


def check(path: Path | None) -> None:
    """Refuse a path that cannot be written to, before long work is done for it."""
    if path is None:
        return
    try:
        is_new = not path.exists()
        # Opened to add something, a file that is there stays as it is.
        path.open("ab").close()
        if is_new:
            path.unlink()
    except (OSError, ValueError) as error:
        raise CannotWrite(str(path), disk.why(error)) from error


def check_new(path: Path) -> None:
    """The same for a file whose folders are made when they are missing."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise CannotWrite(str(path), disk.why(error)) from error
    check(path)


def write(path: Path, text: str) -> None:
    """Write a file, or say why it cannot be written."""
    try:
        path.write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise CannotWrite(str(path), disk.why(error)) from error
