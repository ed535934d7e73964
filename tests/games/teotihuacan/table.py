"""Positions of Teotihuacan written by hand, and short words to ask about a match.

The ring is that of the first game. Clockwise from the Palace: Stone Quarry, Alchemy,
Forest, Construction, Decorations, Nobles, Gold Deposits.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import patolli
from patolli.engine.event import Event
from patolli.engine.game import Setup
from patolli.engine.match import Match
from patolli.games.teotihuacan.game import GAME
from patolli.games.teotihuacan.material.decorations import DECORATION_NAMES
from patolli.games.teotihuacan.material.pyramid import PYRAMID_TILE_NAMES
from patolli.games.teotihuacan.state import State

Table = dict[str, Any]

PLACES: dict[str, int] = {
    "palace": 1,
    "forest": 1,
    "stone_quarry": 1,
    "gold_deposits": 1,
    "decorations": 1,
    "avenue_3": 3,
    "avenue_6": 2,
    "avenue_8": 1,
    "blue_4": 4,
    "red_5": 5,
    "green_3": 3,
    "green_6": 4,
}
# A whole first level, so that higher ones can be built.
LEVEL_1 = tuple(range(16))
LEVEL_2 = tuple(range(100, 109))
LEVEL_3 = tuple(range(200, 204))


def worker(text: str) -> Table:
    """A worker written "forest 3", or "palace 3 2" when it stands on the second worship space."""
    board, power, *space = text.split(" ")
    return {"board": board, "power": int(power), "space": int(space[0]) if space else 0}


def player(
    *workers: str,
    points: int = 0,
    technologies: tuple[str, ...] = (),
    tiles: tuple[str, ...] = (),
    used: tuple[str, ...] = (),
    **figures: Any,
) -> Table:
    """One player: workers, goods and markers; what is not said is nought."""
    placed = [worker(text) for text in (workers or ("nobles 1",))]
    empty: Table = {"board": "none", "power": 0, "space": 0}
    names = ("wood", "stone", "gold", "cocoa", "blue", "red", "green", "avenue", "pyramid_track")
    assert set(figures) <= set(names)
    return {
        "points": points,
        **{name: figures.get(name, 0) for name in names},
        "workers": placed + [empty] * (4 - len(placed)),
        "technologies": list(technologies),
        "tiles": list(tiles),
        "used_tiles": list(used),
        "book": {"ascension": [points, 0, 0]} if points else {},
    }


def pyramid(*spots: int, first: int = 8) -> list[Table]:
    """Tiles on these spots, unturned, counted from a tile that no test speaks of."""
    return [
        {"spot": f"s{spot}", "tile": PYRAMID_TILE_NAMES[(first + nth) % 32], "turns": 0}
        for nth, spot in enumerate(spots)
    ]


def table(
    *players: Table,
    seats: int | None = None,
    steps: tuple[Table, ...] | None = None,
    to_act: int = 0,
    last_round: int = 0,
    options: dict[str, str] | None = None,
    discoveries: Mapping[str, tuple[str, ...]] | None = None,
    neutral: tuple[tuple[str, ...], ...] = (),
    **pieces: Any,
) -> Table:
    """A turn about to begin on an almost empty table."""
    sitting = list(players) + [player("nobles 1")] * (2 - len(players))
    count = len(sitting) if seats is None else seats
    colours = {1: 2, 2: 2, 3: 1, 4: 0}[count]
    shown = discoveries or {}
    document: Table = {
        "game": "teotihuacan",
        "seats": count,
        "options": {"setup": "first_game", **(options or {})},
        "ring": [
            "palace", "stone_quarry", "alchemy", "forest", "construction", "decorations", "nobles", "gold_deposits",
        ],
        "technologies": ["t1", "t3", "t5", "t9", "t15", "t17"],
        "royal_tiles": ["a04", "b06", "c01"],
        "bonus_tiles": ["flat", "avenue", "workers"],
        "era": 1,
        "light": 0,
        "dark": {1: 10, 2: 10, 3: 11, 4: 12}[count],
        "players": sitting,
        "neutral": [list(neutral[nth]) if nth < len(neutral) else [] for nth in range(colours)],
        "moved": [],
        "discoveries": {
            place: [*shown.get(place, ()), *["none"] * (size - len(shown.get(place, ())))]
            for place, size in PLACES.items()
        },
        "pyramid": [],
        "decorations": {"top": [], "right": [], "bottom": [], "left": []},
        "pyramid_offer": ["p30", "p31", "none"],
        "decoration_offer": ["d0", "none", "none", "none"],
        "houses": [0, 0, 0],
        "stacks": {
            "discoveries": [],
            "decorations": [],
            "pyramid": [],
            "neutral_draws": [["st1", "st2", "st3", "st4"]] * (3 if colours else 0),
            "returns": [0, 0],
            "rolls": [[3, 4, 0]] * (32 if count == 1 else 0),
        },
        "start": {"hands": [], "pool": [], "reserved": ["none", "none"]},
        "pledges": [],
        "bot": {},
        "agenda": list(steps) if steps else [{"step": "take_turn", "turn": to_act, "last_round": last_round}],
    }  # fmt: skip
    for name, piece in pieces.items():
        if name in ("stacks", "decorations"):
            document[name].update(piece)
        else:
            document[name] = piece
    return document


def asked(question: Table, *players: Table, **pieces: Any) -> Match:
    """A match in the middle of a turn of seat 0."""
    end = {"step": "end_turn", "turn": 0, "last_round": 0}
    rest = (end, {"step": "finish_turn", "seat": 0}, {"step": "end_action"})
    return match_of(table(*players, steps=(*rest, {"seat": 0, **question}), **pieces))


def solo(
    human: Table,
    bot: Table,
    *,
    tile: str = "nobles",
    rolls: tuple[tuple[int, int, int], ...] = (),
    **pieces: Any,
) -> Table:
    """Teotibot's turn about to begin, with this tile on top; the first roll is a seven unless told."""
    names = ["construction", "decorations", "alchemy", "nobles", "mastery", "worship", "masks"]
    names.remove(tile)
    given = [list(roll) for roll in rolls]
    document = table(human, bot, seats=1, to_act=1, **pieces)
    document["stacks"]["rolls"] = given + [[3, 4, 0]] * (32 - len(given))
    document["bot"] = {
        "tiles": [tile, *names[:5]],
        "aside": names[5],
        "directions": ["left", "right"],
        "dice": [0, 0],
    }
    return document


def match_of(position: Table, *moves: str) -> Match:
    """The match at a position, after some moves of whoever is asked."""
    match = patolli.load(position)
    for move in moves:
        match.play(move)
    return match


def move_and_collect(match: Match, move: str) -> Match:
    """Move and collect cocoa; where nothing else is possible it happens by itself."""
    match.play(move)
    if question(match) == "use_board":
        match.play("collect_cocoa")
    return match


def begun(seats: int, seed: int = 1, **options: str) -> Match:
    """A match from its very beginning."""
    return Match(GAME, GAME.setup(seats, options, seed))


def setup_of(seats: int, seed: int, **options: str) -> Setup:
    return GAME.setup(seats, options, seed)


def state_of(match: Match) -> State:
    return GAME.wiring.own(match.state)


def options(match: Match, seat: int | None = None) -> set[str]:
    return {choice.notation for choice in match.choices(seat)}


def kinds(match: Match) -> set[str]:
    return {choice.kind for choice in match.choices()}


def question(match: Match) -> str:
    """The name of what is asked now."""
    return str(match.game.steps.describe(match.pending()[0])["step"]) if match.pending() else "nothing"


def position_of(match: Match) -> Table:
    return match.position()


def view_of(match: Match, viewer: int | None = None) -> Table:
    """What a seat, or a spectator, sees."""
    return match.view(viewer)


def now(match: Match, seat: int = 0) -> Table:
    """A player as the position writes it."""
    player: Table = position_of(match)["players"][seat]
    return player


def goods(match: Match, seat: int = 0) -> tuple[int, int, int, int]:
    """Wood, stone, gold and cocoa of a player."""
    own_goods = now(match, seat)
    return own_goods["wood"], own_goods["stone"], own_goods["gold"], own_goods["cocoa"]


def workers(match: Match, seat: int = 0) -> list[str]:
    """The workers in play, written as in `worker`."""
    placed = [each for each in now(match, seat)["workers"] if each["board"] != "none"]
    return sorted(
        f"{each['board']} {each['power']}" + (f" {each['space']}" if each["space"] else "") for each in placed
    )


def told(events: list[Event], *names: str) -> list[Table]:
    """The events of some kinds, or all."""
    described: list[Table] = [event.describe() for event in events]
    return [event for event in described if not names or event["kind"] in names]


def scored(events: list[Event], seat: int = 0) -> dict[str, int]:
    """Points by source that a seat scored in these events."""
    points: dict[str, int] = {}
    for event in told(events, "points_scored"):
        if event["seat"] == seat:
            source = event["args"]["source"]
            points[source] = points.get(source, 0) + event["args"]["points"]
    return points


ALL_DECORATIONS = list(DECORATION_NAMES)
