"""The machine's own Chromium, for tests."""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, Playwright

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


# The first that is there; the shell has no window to draw.
PROGRAMS = ("chromium-headless-shell", "chromium", "google-chrome", "chrome")


def launch(playwright: Playwright, *flags: str) -> Browser:
    """A browser without a window."""
    found = [program for name in PROGRAMS if (program := shutil.which(name))]
    assert found, f"none of these is here: {', '.join(PROGRAMS)}; on Debian: apt install {PROGRAMS[0]}"
    return playwright.chromium.launch(executable_path=found[0], args=[*FLAGS, *flags])
