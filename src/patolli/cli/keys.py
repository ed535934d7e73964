"""Keys: one key at a time from a real terminal, a line at a time from a script."""

from __future__ import annotations

import os
import sys
from typing import Final

from patolli.cli.terminal import Terminal

ARROWS: Final = {"\x1b[C": "n", "\x1b[B": "n", "\x1b[D": "p", "\x1b[A": "p"}
# Home and End have several codes, by terminal and by its mode.
ENDS: Final = dict.fromkeys(("\x1b[H", "\x1b[1~", "\x1b[7~", "\x1bOH"), "0") | dict.fromkeys(
    ("\x1b[F", "\x1b[4~", "\x1b[8~", "\x1bOF"), "$"
)
END_OF_INPUT: Final = ("", "\x04")


def read_key(terminal: Terminal) -> str | None:
    """The next key; arrows read as n and p, Enter and space as n; None at the end of input."""
    if not sys.stdin.isatty():
        line = terminal.read()
        return None if line is None else line or "n"
    key = _raw_key()
    if key in END_OF_INPUT:
        return None
    return (ARROWS | ENDS).get(key, "n" if key in (" ", "\r", "\n") else key)


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
