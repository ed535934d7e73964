"""Evidence: all that the tests of one title must show, as checks that any test runner calls."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from patolli.contract.bad_input import BadInput
from patolli.contract.coverage import Coverage
from patolli.contract.perft import PerftNumbers
from patolli.contract.recorded import RecordedMatches
from patolli.contract.refusals import check_refusals
from patolli.contract.rulings import Rulings
from patolli.engine.game import Game

Check = Callable[[], None]

EXAMPLES_OF_BAD_INPUT: Final = 150


class Evidence:
    """The README of a title and the folder of its tests, with `matches/` and `perft.json` in it."""

    def __init__(
        self,
        game: Game,
        readme: Path,
        tests: Path,
        *,
        coverage: type[Coverage] = Coverage,
        examples: Collection[int] = (),
        positions: Sequence[dict[str, Any]] = (),
    ) -> None:
        self.game: Final = game
        self.rulings: Final = Rulings(readme, tests, examples)
        self.recorded: Final = RecordedMatches(game, tests / "matches", coverage)
        self.perft: Final = PerftNumbers(game, tests / "perft.json")
        self.bad_input: Final = BadInput(game, positions)

    def checks(self, bad_inputs: int = EXAMPLES_OF_BAD_INPUT) -> dict[str, Check]:
        """Every check by its name; BrokenContract says what is missing."""
        return {
            "every ruling has a test": self.rulings.check_rulings,
            "every worked example has a test": self.rulings.check_examples,
            **{f"recorded: {name}": partial(self.recorded.check, name) for name in self.recorded.names()},
            "nothing goes unrecorded": self.recorded.check_all,
            **{f"perft: {name}": partial(self.perft.check, name) for name in self.perft.cases},
            "what is wrong is refused": self._check_refusals,
            **{
                f"bad input: {name}": partial(attack, bad_inputs)
                for name, attack in self.bad_input.attacks.items()
            },
        }

    def _check_refusals(self) -> None:
        check_refusals(self.game, self.recorded.shortest())
