"""The canary title and its twin, installed for every test of this folder."""

from __future__ import annotations

import pytest

from tests.canary.titles import TITLES


@pytest.fixture(autouse=True)
def among_the_games(installed: None) -> None:
    pass


@pytest.fixture(params=TITLES)
def key(request: pytest.FixtureRequest) -> str:
    return str(request.param)
