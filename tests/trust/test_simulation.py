"""Simulated matches with faults: no promise is broken, and a seed that breaks one does so again."""

from __future__ import annotations

import asyncio

import pytest

from tests.trust.figures import long, own_seed, saw
from tests.trust.simulation import Simulation


def simulate(seeds: range, game: str) -> tuple[int, int, int, int, int]:
    """In how many matches how many acknowledgements, faults, crashes and people late there were."""
    acknowledged = faults = crashes = timeouts = 0
    for seed in seeds:
        simulation = Simulation(seed, game)
        try:
            asyncio.run(simulation.run())
        except AssertionError as error:
            raise AssertionError(f"seed {seed} of {game}: {error}") from error
        acknowledged += sum(len(person.acknowledged) for person in simulation.people)
        faults += simulation.store.faults
        crashes += simulation.crashes
        timeouts += simulation.timeouts
    return len(seeds), acknowledged, faults, crashes, timeouts


@pytest.mark.parametrize("game", ["cacao", "teotihuacan"])
def test_faults_break_no_promise(game: str) -> None:
    _, acknowledged, faults, crashes, timeouts = simulate(range(8 if game == "cacao" else 2), game)
    assert min(acknowledged, faults, crashes) > 10
    assert timeouts > 0


def test_a_seed_is_the_whole_story() -> None:
    stories = [asyncio.run(Simulation(5).run()) for _ in range(2)]
    assert stories[0] == stories[1]
    assert stories[0] != asyncio.run(Simulation(6).run())


def test_a_promise_that_is_broken_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a move is acknowledged although the store did not take it."""
    from patolli.storage.store import Store

    honest = Store.append

    async def forgetful(self: Store, *args: object) -> object:
        if args[1] == 9:
            return "appended"
        return await honest(self, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(Store, "append", forgetful)
    with pytest.raises(AssertionError):
        simulate(range(3), "cacao")


@pytest.mark.trust
def test_twenty_thousand_simulated_matches() -> None:
    matches, acknowledged, faults, crashes, timeouts = simulate(
        range(own_seed(1000), own_seed(1000) + long(20_000)), "cacao"
    )
    saw(
        "simulation",
        matches=matches,
        acknowledged=acknowledged,
        faults=faults,
        crashes=crashes,
        clocks_run_out=timeouts,
        violations=0,
    )
