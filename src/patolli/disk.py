"""Disk: why a file cannot be read or written, whatever words the machine has for it.

Room card. Here the machine's numbers for what went wrong with a file become reasons with a
text in every language. It knows errno and nothing else: it opens no file itself.
"""

from __future__ import annotations

import errno
from typing import Final

from patolli.engine.errors import Reason

REASONS: Final = {
    errno.ENOENT: Reason("no_such_file"),
    errno.EACCES: Reason("no_permission"),
    errno.EPERM: Reason("no_permission"),
    errno.EISDIR: Reason("file_or_folder"),
    errno.ENOTDIR: Reason("file_or_folder"),
    errno.EEXIST: Reason("file_or_folder"),
    errno.ENOSPC: Reason("disk_full"),
    errno.EDQUOT: Reason("disk_full"),
    errno.EROFS: Reason("read_only"),
}


def why(error: OSError | ValueError) -> Reason:
    """The reason behind a machine's error; an unusual one is told by its symbol.

    A ValueError comes from a path that no machine could have.
    """
    number = error.errno or 0 if isinstance(error, OSError) else errno.ENOENT
    symbol = errno.errorcode.get(number, type(error).__name__)
    return REASONS.get(number, Reason("reported", code=symbol))
