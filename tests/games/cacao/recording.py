"""Record matches until everything is covered: `python -m tests.games.cacao.recording`.

To be run again only when the rules' version is raised, or a new thing is to be covered.
"""

from __future__ import annotations

import json
from pathlib import Path

from patolli.engine.action import Choice
from patolli.engine.chance import QuickChance
from patolli.engine.match import Match
from patolli.games.cacao.game import GAME
from tests.games.cacao.coverage import Features, everything

MATCHES = Path(__file__).parent / "matches"
DIGESTS = "digests.json"
FIRST_SEATS = ("random", "0", "1", "2", "3")
STYLES = ("random", "covering", "closing")


def digest_of(match: Match) -> str:
    """Enough of a digest to tell any two positions of a match apart."""
    return match.digest()[:12]


def play_out(match: Match, chance: QuickChance, style: str) -> tuple[Features, list[str]]:
    """Play a match in a style, with an occasional change of mind."""
    features = Features(match)
    digests = [digest_of(match)]
    while not match.is_over:
        pending = match.pending()
        seat = pending[chance.below(len(pending))].seat
        choice = choose(match, seat, chance, style)
        features.before(match, seat, choice.notation)
        features.after(match, match.play(choice, seat))
        digests.append(digest_of(match))
        if match.can_take_back(seat) and chance.below(40) == 0:
            match.take_back(seat)
            digests.append(digest_of(match))
    return features, digests


def choose(match: Match, seat: int, chance: QuickChance, style: str) -> Choice:
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


def main() -> None:
    """Keep every match that shows something new."""
    missing = everything()
    digests: dict[str, list[str]] = {}
    seed = 0
    while missing:
        seats = GAME.seats[seed % 3]
        options = {
            "first_seat": FIRST_SEATS[seed // 3 % (seats + 1)],
            "declining": ("selling", "everything")[seed // 2 % 2],
        }
        match = Match(GAME, GAME.setup(seats, options, seed, confirm_turns=seed % 7 == 6))
        features, seen = play_out(match, QuickChance(seed), STYLES[seed // 5 % 3])
        if features.seen & missing:
            missing -= features.seen
            name = f"{seats}-seats-seed-{seed}"
            (MATCHES / f"{name}.json").write_text(
                json.dumps(match.record(), indent=1) + "\n", encoding="utf-8"
            )
            digests[name] = seen
        seed += 1
    (MATCHES / DIGESTS).write_text(json.dumps(digests, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
