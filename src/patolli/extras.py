"""Extras: packages that not everybody needs, and the sentence for whoever has not installed one.

Room card. Playing needs none of them; pyproject.toml says what each is for. Whoever is about to
use one asks here first, before any work, so that a person is told a name to install and no
traceback. It knows the names only, and imports nothing itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from patolli.engine.errors import PatolliError


class MissingExtra(PatolliError, ImportError, details=("package", "extra")):
    """A package is not installed; patolli[extra] brings it."""


def need(package: str, extra: str) -> None:
    """Refuse to go on without a package."""
    if find_spec(package) is None:
        raise MissingExtra(package, extra)


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Import what an extra brings, or say its name."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise MissingExtra((error.name or "").partition(".")[0], extra) from error
