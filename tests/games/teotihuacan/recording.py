"""Record matches until everything is covered: `python -m tests.games.teotihuacan.recording`.

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
from patolli.games.teotihuacan.game import GAME
from tests.games.teotihuacan.evidence import EVIDENCE
from tests.games.teotihuacan.table import LEVEL_1, LEVEL_2, LEVEL_3, Table, player, pyramid, solo, table

FEWEST = 30
SECOND_THOUGHTS = 60
# What a style of play likes to do; everything else is drawn at random.
STYLES: dict[str, tuple[str, ...]] = {
    "random": (),
    "building": ("main_action", "take_pyramid_tile", "use_tile", "take_resources"),
    "climbing": ("worship", "climb", "pay_and_climb", "take_ascension_reward", "use_tile", "main_action"),
    "saving": (
        "collect_cocoa",
        "claim",
        "main_action",
        "count_extra_worker",
        "exchange_freely",
        "use_move_tile",
    ),
}
LIKED_WORKS = {
    "building": ("construction", "stone_quarry", "forest"),
    "climbing": ("decorations", "stone_quarry"),
}


# Ends that careless play does not reach: a position, and how it goes on before chance takes over.
RICH = player("forest 1", "palace 2", "nobles 3", points=60, stone=9, wood=9, gold=9, cocoa=9)
OTHER = player("alchemy 1", "palace 2", "nobles 3", points=40, cocoa=9)
ENDGAMES: dict[str, tuple[Table, tuple[str, ...]]] = {
    "the-last-tile-of-the-pyramid": (
        table(
            RICH,
            OTHER,
            pyramid=pyramid(*LEVEL_1, *LEVEL_2, *LEVEL_3, first=0),
            pyramid_offer=["p29", "p30", "p31"],
            decoration_offer=["d0", "d1", "d2", "d3"],
        ),
        ("move forest 1 construction", "main_action with_cocoa", "take_pyramid_tile p30"),
    ),
    "the-highest-decoration": (
        table(
            RICH,
            OTHER,
            pyramid=pyramid(*LEVEL_1, *LEVEL_2, 200, 201, first=0),
            pyramid_offer=["p29", "p30", "p31"],
            decorations={"top": ["d4", "d5", "d6"]},
            decoration_offer=["d0", "d1", "d2", "d3"],
            era=3,
            dark=8,
            light=6,
        ),
        ("move forest 1 decorations", "main_action with_cocoa", "take_decoration d2", "place_decoration top"),
    ),
    "an-exchange-for-nothing": (
        table(
            player("gold_deposits 3", "palace 2", "nobles 3", points=30, cocoa=2, tiles=("free_cocoa",)),
            OTHER,
            options={"free_cocoa_scope": "wide"},
            era=3,
            dark=8,
            light=7,
        ),
        ("move gold_deposits 3 palace", "worship b06 ability with_cocoa", "exchange_freely"),
    ),
    "a-person-against-teotibot": (
        solo(
            player("palace 2", "forest 3", "nobles 4", points=200, cocoa=9),
            player("palace 2", "forest 2", "construction 2", "decorations 1 1", points=50),
            tile="mastery",
            era=3,
            dark=8,
            light=5,
        ),
        (),
    ),
}


def digest_of(match: Match) -> str:
    """Enough of a digest to tell any two positions of a match apart."""
    return match.digest()[:8]


def choose(style: str, match: Match, seat: int, chance: QuickChance) -> Choice:
    """Mostly what the style likes, sometimes anything."""
    choices = match.choices(seat)
    if chance.below(8):
        liked = [choice for choice in choices if choice.kind in STYLES[style]]
        liked = liked or [choice for choice in choices if choice.args.get("to") in LIKED_WORKS.get(style, ())]
        choices = liked or choices
    return choices[chance.below(len(choices))]


def begun(seed: int) -> Match:
    """The match of a seed; the options are drawn from it."""
    chance = QuickChance(seed)
    options = {option.name: option.values[chance.below(len(option.values))] for option in GAME.options}
    # Starting tiles are kept far more often than the first game is played.
    if seed % 4:
        options["setup"] = "standard"
    return Match(GAME, GAME.setup(GAME.seats[seed % 4], options, seed))


def candidates() -> Iterator[Candidate]:
    """The endgames, then matches of all seats, options and styles."""
    for name, (document, script) in ENDGAMES.items():
        match = Match(GAME, None, document)
        yield Candidate(name, match, len(name), partial(choose, "random"), script, SECOND_THOUGHTS)
    for seed in count():
        match, style = begun(seed), list(STYLES)[seed // 4 % len(STYLES)]
        name = f"{match.state.seats}-seats-seed-{seed}"
        yield Candidate(name, match, seed, partial(choose, style), (), SECOND_THOUGHTS)


if __name__ == "__main__":
    EVIDENCE.recorded.record_anew(candidates(), FEWEST)
