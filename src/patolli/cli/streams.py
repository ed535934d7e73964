"""Streams: what happens when a stream cannot carry a sign, or cannot be written at all."""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata
from pathlib import Path
from typing import IO, Final

SPELLED: Final = "patolli.spelled"
UNKNOWN: Final = "?"

# One letter for one sign, so that drawings keep their shape.
_PLAYERS: Final = ("●✿■◆", "o*#@")
_PIECES: Final = ("♣◉≈☼▲▮▯▤♠▦△▽⇢▙⌂☾✸✦◇♙", "%Oz+AXxHws^v>LnC**dp")
_ARROWS: Final = ("◂↑→↓←⇑", "<^>v<^")
_FRAMES: Final = ("╭╮╰╯╔╗╚╝┌┐└┘├┤┬┴┼─═│║", "+" * 17 + "--||")
# Middle dot, times, minus, dashes, quotation marks, infinity, cent.
_PUNCTUATION: Final = (
    "\u00b7\u00d7\u2212\u2013\u2014\u2018\u2019\u201c\u201d\u00ab\u00bb\u221e\u00a2",
    ".x---''" + 4 * '"' + "8c",
)
_SIGNS: Final = {
    ord(sign): letter
    for signs, letters in (_PLAYERS, _PIECES, _ARROWS, _FRAMES, _PUNCTUATION)
    for sign, letter in zip(signs, letters, strict=True)
}


def spell(error: UnicodeError) -> tuple[str, int]:
    """Plain letters for whatever an encoding has no sign for."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_plain, error.object[error.start : error.end])), error.end


def _plain(sign: str) -> str:
    spelled = sign.translate(_SIGNS)
    if not spelled.isascii():
        spelled = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return spelled or UNKNOWN


def prepare() -> None:
    """Let no stream fail because of a single sign, neither typed nor printed."""
    codecs.register_error(SPELLED, spell)
    # A stream that was closed before the program began does not exist for Python.
    sys.stdin = sys.stdin or _nowhere("r")
    sys.stdout = sys.stdout or _nowhere("w")
    sys.stderr = sys.stderr or _nowhere("w")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=SPELLED)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def _nowhere(mode: str) -> IO[str]:
    return Path(os.devnull).open(mode, encoding="utf-8")


def abandon() -> None:
    """Write nothing more: what is still buffered would fail again when the program ends."""
    nowhere = _nowhere("w")
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            _redirect(stream, nowhere.fileno())


def _redirect(stream: object, nowhere: int) -> None:
    if isinstance(stream, io.TextIOWrapper):
        try:
            os.dup2(nowhere, stream.fileno())
        except (OSError, ValueError):
            # Without a number of its own there is nothing to redirect.
            return
