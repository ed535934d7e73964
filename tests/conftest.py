"""What every test shares: nothing is drawn from the machine it runs on; and a title of nobody's for whoever asks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.canary import titles

# The same examples on every machine, and no deadline on a busy one.
settings.register_profile("house", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("house")


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the canary title and its twin are installed."""
    return titles.install(tmp_path_factory.mktemp("titles"))


@pytest.fixture
def installed(site: Path) -> Iterator[None]:
    """The canary title and its twin are among the games of this process."""
    with titles.installed_here(site):
        yield
