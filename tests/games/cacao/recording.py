"""Record matches until everything is covered: `python -m tests.games.cacao.recording`.

To be run again only when the rules' version is raised, or a new thing is to be covered.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import count

from patolli.contract.recorded import Candidate
from patolli.engine.action import Choice
from patolli.engine.chance import QuickChance
from patolli.engine.match import Match
from patolli.games.cacao.game import GAME
from tests.games.cacao.evidence import EVIDENCE

FIRST_SEATS = ("random", "0", "1", "2", "3")
STYLES = ("random", "covering", "closing")


def choose(style: str, match: Match, seat: int, chance: QuickChance) -> Choice:
    """A random choice, or one that overbuilds or that closes many gaps at once."""
    choices = match.choices(seat)
    if style == "covering":
        choices = [choice for choice in choices if choice.kind == "overbuild"] or choices
    if style == "closing" and choices[0].kind == "place":
        some = [choices[chance.below(len(choices))] for _ in range(12)]
        return max(some, key=lambda choice: gaps_made(match, seat, choice))
    return choices[chance.below(len(choices))]


def gaps_made(match: Match, seat: int, choice: Choice) -> int:
    """How many gaps a placement would make, as far as there is something to decide about them."""
    twin = match.state.copy()
    twin.apply_for(seat, choice.action)
    step = match.game.steps.describe(twin.agenda[-1]) if twin.agenda else {}
    return int(step["gaps"]).bit_count() if step.get("step") == "fill_gap" else 0  # type: ignore[call-overload]


def candidates() -> Iterator[Candidate]:
    """Matches of all seats, options and styles."""
    for seed in count():
        seats = GAME.seats[seed % 3]
        options = {
            "first_seat": FIRST_SEATS[seed // 3 % (seats + 1)],
            "declining": ("selling", "everything")[seed // 2 % 2],
        }
        match = Match(GAME, GAME.setup(seats, options, seed, confirm_turns=seed % 7 == 6))
        yield Candidate(f"{seats}-seats-seed-{seed}", match, seed, partial(choose, STYLES[seed // 5 % 3]))


if __name__ == "__main__":
    EVIDENCE.recorded.record_anew(candidates())
