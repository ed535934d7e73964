"""Keys: one key at a time from a real terminal, a line at a time from a script."""

from __future__ import annotations

import os
import sys
from typing import Final

from patolli.cli.terminal import Terminal

ARROWS: Final = {"\x1b[C": "n", "\x1b[B": "n", "\x1b[D": "p", "\x1b[A": "p", "\x1b[H": "0", "\x1b[F": "$"}
END_OF_INPUT: Final = ("", "\x04")


def read_key(terminal: Terminal) -> str | None:
    """The next key; arrows read as n and p, Enter and space as n; None at the end of input."""
    if not sys.stdin.isatty():
        line = terminal.read()
        return None if line is None else line or "n"
    key = _raw_key()
    if key in END_OF_INPUT:
        return None
    return ARROWS.get(key, "n" if key in (" ", "\r", "\n") else key)


def _raw_key() -> str:
    try:
        import termios
        import tty
    except ImportError:
        # Without a POSIX terminal a line is as good as a key.
        return sys.stdin.readline()[:1]
    number = sys.stdin.fileno()
    before = termios.tcgetattr(number)
    try:
        # Ctrl-C still interrupts.
        tty.setcbreak(number)
        return os.read(number, 8).decode(errors="replace")
    finally:
        termios.tcsetattr(number, termios.TCSADRAIN, before)
