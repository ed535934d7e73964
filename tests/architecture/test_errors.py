"""Errors of every room: told apart by their kind, complete, and the same in another process."""

from __future__ import annotations

import importlib
import pickle
import pkgutil
from functools import cache

import patolli
from patolli.engine.errors import PatolliError


@cache
def every_error() -> list[type[PatolliError]]:
    """All kinds of errors that the package declares."""
    for module in pkgutil.walk_packages(patolli.__path__, "patolli."):
        importlib.import_module(module.name)
    found: list[type[PatolliError]] = []
    pending: list[type[PatolliError]] = [PatolliError]
    while pending:
        known = [each for each in pending.pop().__subclasses__() if each.__module__.startswith("patolli.")]
        found += known
        pending += known
    return found


def an(error: type[PatolliError]) -> PatolliError:
    return error(*[f"value {index}" for index in range(len(error.details_names))])


def test_errors_are_told_apart_by_their_kind() -> None:
    kinds = [error.kind for error in every_error()]
    assert len(kinds) > 40
    assert sorted(kinds) == sorted(set(kinds))
    assert PatolliError.kind not in kinds


def test_an_error_is_declared_by_its_class_alone() -> None:
    class SeatIsOnFire(PatolliError, details=("seat", "since")):
        """Nobody can sit there."""

    assert SeatIsOnFire.kind == "seat_is_on_fire"
    assert SeatIsOnFire(0, "noon").details == {"seat": 0, "since": "noon"}


def test_every_error_names_its_values() -> None:
    for error in every_error():
        values = list(an(error).details.values())
        assert values == [f"value {index}" for index in range(len(error.details_names))]
        assert all(str(value) in str(an(error)) for value in values)


def test_errors_travel_between_processes() -> None:
    for error in every_error():
        again = pickle.loads(pickle.dumps(an(error)))
        assert (type(again), again.details, str(again)) == (error, an(error).details, str(an(error)))
