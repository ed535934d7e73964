"""What is released, built as a packager builds it and installed as people install it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.packaging.environment import Environment, with_pip, with_uv
from tests.web.chromium import launch

ROOT = Path(__file__).resolve().parents[2]
RELEASE = ROOT / "build" / "release"


def the_only(pattern: str) -> Path:
    (found,) = RELEASE.glob(pattern)
    return found


@pytest.fixture(scope="session")
def release() -> Path:
    """The folder of wheel and source distribution; built in isolation, once for each state of the sources."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    subprocess.run(["make", "--silent", "build/release/.built"], cwd=ROOT, env=environment, check=True)
    return RELEASE


@pytest.fixture(scope="session")
def wheel(release: Path) -> Path:
    return the_only("patolli-*.whl")


@pytest.fixture(scope="session")
def sdist(release: Path) -> Path:
    return the_only("patolli-*.tar.gz")


@pytest.fixture(scope="session")
def packages(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All that the wheel asks for, so that installers differ in how they install and not in what they find."""
    folder = tmp_path_factory.mktemp("packages")
    words = ["download", "--quiet", "--only-binary", ":all:", "--dest", str(folder)]
    pins = ["--constraint", str(ROOT / "requirements" / "dev.txt")]
    subprocess.run([sys.executable, "-m", "pip", *words, *pins, str(wheel)], check=True)
    # pipx renews its own pip before anything else.
    subprocess.run([sys.executable, "-m", "pip", *words, "pip"], check=True)
    return folder


@pytest.fixture(scope="session", params=[with_pip, with_uv], ids=["pip", "uv"])
def plain(
    request: pytest.FixtureRequest, wheel: Path, packages: Path, tmp_path_factory: pytest.TempPathFactory
) -> Environment:
    """A plain install, by one installer and by the other."""
    made: Environment = request.param(tmp_path_factory.mktemp("plain"), wheel, packages)
    return made


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    running = launch(playwright)
    yield running
    running.close()
