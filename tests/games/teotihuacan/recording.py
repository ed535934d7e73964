"""Record matches until everything is covered: `python -m tests.games.teotihuacan.recording`.

To be run again only when the rules' version is raised, or a new thing is to be covered.
"""

from __future__ import annotations

import json
from pathlib import Path

from patolli.engine.action import Choice
from patolli.engine.chance import QuickChance
from patolli.engine.match import Match
from patolli.games.teotihuacan.game import GAME
from tests.games.teotihuacan.coverage import Features, everything
from tests.games.teotihuacan.table import LEVEL_1, LEVEL_2, LEVEL_3, Table, player, pyramid, solo, table

MATCHES = Path(__file__).parent / "matches"
DIGESTS = "digests.json"
FEWEST = 30
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


def choose(match: Match, seat: int, chance: QuickChance, style: str) -> Choice:
    """Mostly what the style likes, sometimes anything."""
    choices = match.choices(seat)
    if chance.below(8):
        liked = [choice for choice in choices if choice.kind in STYLES[style]]
        liked = liked or [choice for choice in choices if choice.args.get("to") in LIKED_WORKS.get(style, ())]
        choices = liked or choices
    return choices[chance.below(len(choices))]


def play_out(match: Match, chance: QuickChance, style: str, script: tuple[str, ...] = ()) -> Features:
    """Play a match by a script, then in a style, with an occasional change of mind."""
    features = Features(match)
    for notation in script:
        features.before(match, notation)
        features.after(match, match.play(notation))
    while not match.is_over:
        pending = match.pending()
        seat = pending[chance.below(len(pending))].seat
        choice = choose(match, seat, chance, style)
        features.before(match, choice.notation)
        features.after(match, match.play(choice, seat))
        if match.can_take_back(seat) and chance.below(60) == 0:
            match.take_back(seat)
    return features


def begun(seed: int) -> Match:
    """The match of a seed; the options are drawn from it."""
    chance = QuickChance(seed)
    options = {option.name: option.values[chance.below(len(option.values))] for option in GAME.options}
    # Starting tiles are kept far more often than the first game is played.
    if seed % 4:
        options["setup"] = "standard"
    return Match(GAME, GAME.setup(GAME.seats[seed % 4], options, seed))


def begun_again(record: Table) -> Match:
    """The match of a record before its first move."""
    if "position" in record:
        return Match(GAME, None, record["position"])
    setup = record["setup"]
    return Match(GAME, GAME.setup(setup["seats"], setup["options"], int(setup["seed"], 16)))


def played_again(record: Table) -> tuple[Match, set[str], list[str]]:
    """The match of a record played again, what it shows, and the digest after every line."""
    match = begun_again(record)
    features = Features(match)
    digests = [digest_of(match)]
    for line in record["moves"]:
        seat, _, notation = line.partition(" ")
        if notation == "undo":
            match.take_back(int(seat))
        else:
            features.before(match, notation)
            features.after(match, match.play(notation, int(seat)))
        digests.append(digest_of(match))
    return match, features.seen, digests


def keep(match: Match, name: str, digests: dict[str, list[str]]) -> None:
    """Write a match down, with its digests."""
    record = json.loads(json.dumps(match.record()))
    (MATCHES / f"{name}.json").write_text(json.dumps(record, indent=0) + "\n", encoding="utf-8")
    digests[name] = played_again(record)[2]


def main() -> None:
    """Keep every match that shows something new, and thirty at least."""
    missing = everything()
    digests: dict[str, list[str]] = {}
    for name, (document, script) in ENDGAMES.items():
        match = Match(GAME, None, document)
        missing -= play_out(match, QuickChance(len(name)), "random", script).seen
        keep(match, name, digests)
    seed = 0
    while missing or len(digests) < FEWEST:
        match = begun(seed)
        seen = play_out(match, QuickChance(seed), list(STYLES)[seed // 4 % len(STYLES)]).seen
        if seen & missing or not missing:
            missing -= seen
            keep(match, f"{match.state.seats}-seats-seed-{seed}", digests)
        seed += 1
    (MATCHES / DIGESTS).write_text(json.dumps(digests, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
