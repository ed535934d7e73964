"""The canary title, installed as a stranger would install it, and again with other names.

Heron is the same title in which the key and the event that begins a turn are called otherwise,
wherever its own folder names them; nothing else tells the two apart.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import invalidate_caches
from pathlib import Path

from patolli.games import installed_packages, packages
from patolli.i18n import texts

SITE = Path(__file__).parent / "site"
TITLES = ("canary", "heron")
RENAMED = {"canary": "heron", "Canary": "Heron", "torch_passed": "dawn_broke", "torch-passed": "dawn-broke"}


def install(folder: Path) -> Path:
    """Put both titles into a folder for Python's path; the folder."""
    site = folder / "site"
    shutil.copytree(SITE, site, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
    for source in [path for path in SITE.rglob("*") if path.is_file() and path.suffix != ".pyc"]:
        target = site / renamed(str(source.relative_to(SITE)))
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(source.read_text(encoding="utf-8")), encoding="utf-8")
    return site


def install_without_features(folder: Path, key: str) -> Path:
    """Put the canary under another name and without its `features.py` into a folder for Python's path; the folder."""
    for source in [path for path in SITE.rglob("*") if path.is_file() and path.suffix != ".pyc"]:
        if source.name != "features.py":
            target = folder / str(source.relative_to(SITE)).replace("canary", key)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(source.read_text(encoding="utf-8").replace("canary", key), encoding="utf-8")
    return folder


def renamed(text: str) -> str:
    """The same with Heron's names."""
    return re.sub("|".join(RENAMED), lambda found: RENAMED[found[0]], text)


def environment(site: Path) -> dict[str, str]:
    """For a process that shall find them."""
    path = os.environ.get("PYTHONPATH", "")
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (str(site), path)))}


@contextmanager
def installed_here(site: Path) -> Iterator[None]:
    """In this process, they are among the games until the end."""
    sys.path.insert(0, str(site))
    look_again()
    try:
        yield
    finally:
        sys.path.remove(str(site))
        look_again()


def look_again() -> None:
    """Forget which titles there are."""
    invalidate_caches()
    installed_packages.cache_clear()
    packages.cache_clear()
    texts._shelf.cache_clear()
