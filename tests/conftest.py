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

# Tests that wait for other processes: a browser, a server, an installed program. Where others keep the machine busy one of them
# may be slower than any patience. What fails there is tried once more: a fault fails again, and pytest names whatever
# was tried twice. Long proofs count what they see, and are not repeated.
WAITING = {"cli", "packaging", "server", "trust", "web"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give a second try to what waits for others."""
    for item in items:
        room = item.path.relative_to(Path(__file__).parent).parts[0]
        if room in WAITING and not any(item.iter_markers("slow")) and not any(item.iter_markers("trust")):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the canary title and its twin are installed."""
    return titles.install(tmp_path_factory.mktemp("titles"))


@pytest.fixture
def installed(site: Path) -> Iterator[None]:
    """The canary title and its twin are among the games of this process."""
    with titles.installed_here(site):
        yield
