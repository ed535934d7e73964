"""Lessons of Cacao: eight small positions, and what to do in each of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from patolli.games.cacao.coach import SENTENCES
from patolli.games.cacao.material.jungle import JUNGLE_COPIES, JUNGLE_NAMES, REMOVED_FOR_TWO
from patolli.title.teaching import Lesson, Task, Teaching

Tile = tuple[str, int, int]
Worker = tuple[int, str, int, int, int]

ANY: Final = "1-1-1-1"
TWO: Final = "2-1-0-1"
THREE: Final = "3-0-0-1"
SIDE: Final = "3-1-0-0"
# The tiles of a player, and of the jungle, at a table for two.
BOX: Final = (ANY,) * 4 + (TWO,) * 5 + (THREE, SIDE)
JUNGLE: Final = tuple(
    name
    for name, copies, removed in zip(JUNGLE_NAMES, JUNGLE_COPIES, REMOVED_FOR_TWO, strict=True)
    for _ in range(copies - removed)
)
OTHER_HAND: Final = (ANY, TWO, ANY)
START: Final[tuple[Tile, ...]] = (("plantation_1", 0, 0), ("market_2", 1, 1))


def village(
    hand: Sequence[str], gold: int = 0, cacao: int = 0, water: int = -10, laid: Sequence[str] = ()
) -> dict[str, object]:
    """What a player owns; the pile is what is neither held nor laid."""
    pile = list(BOX)
    for tile in (*hand, *laid):
        pile.remove(tile)
    return {"gold": gold, "cacao": cacao, "sun": 0, "water": water, "hand": list(hand), "pile": pile}


# Everything but one tile was laid, in a match of which only the middle is shown.
LAST_VILLAGE: Final = village((TWO,), laid=(*(ANY,) * 4, *(TWO,) * 4, THREE, SIDE)) | {"water": 0}


def scene(
    own: dict[str, object],
    jungle: Sequence[Tile] = START,
    workers: Sequence[Worker] = (),
    display: Sequence[str] = ("gold_mine_1", "market_4"),
    last: bool = False,
    other: dict[str, object] | None = None,
) -> dict[str, object]:
    """A position in which the pupil is about to lay a tile; at the `last` no jungle is left."""
    pile = list(JUNGLE)
    for tile in (*(lying[0] for lying in jungle), *display):
        pile.remove(tile)
    return {
        "game": "cacao",
        "first_seat": 0,
        "declining": "selling",
        "jungle": [{"tile": tile, "cell": [x, y]} for tile, x, y in jungle],
        "workers": [
            {"seat": seat, "tile": tile, "rotation": rotation, "cell": [x, y], "overbuilt": False}
            for seat, tile, rotation, x, y in workers
        ],
        "display": list(display),
        "jungle_pile": [] if last else pile,
        "villages": [own, village(OTHER_HAND) if other is None else other],
        "agenda": [{"step": "end_turn", "seat": 0}, {"step": "place_worker", "seat": 0}],
    }


def beside(tile: str, x: int, y: int, *rotations_by_side: tuple[str, int]) -> tuple[str, ...]:
    """The answers that lay a tile at sides of a jungle tile, each turned in its own way."""
    cells = {"north": (x, y - 1), "east": (x + 1, y), "south": (x, y + 1), "west": (x - 1, y)}
    return tuple(
        f"place {tile} {rotation} {cells[side][0]},{cells[side][1]}" for side, rotation in rotations_by_side
    )


def lay(answers: tuple[str, ...], points_at: str, sentence: str = "lay") -> Task:
    """Laying a tile; the cell that is pointed at is one of the answers'."""
    return Task("place", sentence, answers, ("map", "own"), points_at=points_at)


def end() -> Task:
    """The last thing of every lesson."""
    return Task("end", "end_turn", ("end_turn",), ("own", "map"))


def two_workers_at(name: str, site: str, shown: tuple[str, ...], won: str) -> Lesson:
    """A lesson in which two workers meet a tile beside a plantation: why, how, and what it has brought."""
    return Lesson(
        name,
        1,
        lambda: scene(village((TWO, ANY, TWO)), (("plantation_1", 0, 0), (site, 1, 1))),
        (
            Task("why", name, lit=shown),
            lay(beside(TWO, 1, 1, ("east", 3), ("south", 0)), "1,2"),
            Task(won, won, lit=("own", "standings")),
            end(),
        ),
        shows="map",
    )


AIM: Final = Lesson(
    "aim",
    1,
    lambda: scene(village((ANY, ANY, ANY))),
    (
        Task("goal", "goal", lit=("own", "standings")),
        Task("standings", "standings", lit=("standings",)),
        lay(beside(ANY, 0, 0, ("north", 0), ("west", 0)), "0,-1"),
        end(),
    ),
    shows="village",
)
HARVEST: Final = Lesson(
    "harvest",
    1,
    lambda: scene(village((THREE, ANY, TWO))),
    (
        lay(beside(THREE, 0, 0, ("north", 2), ("west", 1), ("south", 0)), "0,-1"),
        Task("harvested", "harvested", lit=("own", "map")),
        end(),
    ),
    shows="map",
)
GAP: Final = Lesson(
    "gap",
    1,
    lambda: scene(
        village((ANY, ANY, ANY)),
        workers=((1, ANY, 0, 1, 0),),
        display=("plantation_2", "water"),
        other=village(OTHER_HAND, laid=(ANY,)),
    ),
    (
        lay((f"place {ANY} 0 2,1",), "2,1"),
        Task("fill", "gap", ("fill water 2,0",), ("map", "display", "own")),
        Task("carried", "carried", lit=("own", "map")),
        end(),
    ),
    shows="map",
)
SELL: Final = Lesson(
    "sell",
    1,
    lambda: scene(village((THREE, TWO, ANY), cacao=4), (("plantation_1", 0, 0), ("market_3", 1, 1))),
    (
        Task("store", "store", lit=("own",)),
        lay(beside(THREE, 1, 1, ("north", 2), ("east", 3), ("south", 0)), "1,2"),
        Task("sell", "sell", ("sell 3",), ("own", "map")),
        Task("sold", "sold", lit=("own", "standings")),
        end(),
    ),
    shows="map",
)
WATER: Final = two_workers_at("water", "water", ("own", "standings"), "carried")
SUN: Final = two_workers_at("sun", "sun_site", ("map", "own"), "tokens")
TEMPLE: Final = Lesson(
    "temple",
    1,
    lambda: scene(
        village((THREE, ANY, TWO), laid=(ANY,)),
        (("plantation_1", 0, 0), ("temple", 1, 1)),
        ((0, ANY, 0, -1, 0), (1, TWO, 2, 1, 0)),
        display=("gold_mine_1", "market_3"),
        other=village(OTHER_HAND, laid=(TWO,)),
    ),
    (
        Task("why", "temple", lit=("map", "standings")),
        lay((f"place {THREE} 0 1,2",), "1,2"),
        Task("led", "led", lit=("map", "standings")),
        end(),
    ),
    shows="map",
)
END: Final = Lesson(
    "end",
    1,
    lambda: scene(
        LAST_VILLAGE | {"gold": 14, "water": 2},
        (("plantation_1", 0, 0), ("market_3", 1, 1), ("temple", 2, 0), ("water", 0, 2)),
        ((0, ANY, 0, 1, 0), (1, ANY, 0, 0, 1), (1, TWO, 0, 2, 1)),
        display=(),
        last=True,
        other=LAST_VILLAGE | {"gold": 16, "hand": []},
    ),
    (
        Task("why", "last", lit=("map", "standings")),
        lay(beside(TWO, 2, 0, ("east", 3), ("north", 2)), "3,0", "temple"),
        Task("led", "led", lit=("map", "standings")),
        end(),
    ),
    shows="map",
)

TEACHING: Final = Teaching((AIM, HARVEST, GAP, SELL, WATER, TEMPLE, SUN, END), SENTENCES)
