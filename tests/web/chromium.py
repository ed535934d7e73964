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


def launch(playwright: Playwright) -> Browser:
    """A browser without a window."""
    program = shutil.which("chromium") or shutil.which("google-chrome") or shutil.which("chrome")
    assert program, "the browser tests need Chromium; on Debian and Ubuntu: apt install chromium"
    return playwright.chromium.launch(executable_path=program, args=FLAGS)
