"""Lessons of Teotihuacan: the layout of a first game, changed a little for each, and what to do there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from patolli.engine.chance import SealedChance
from patolli.engine.game import Setup
from patolli.games.teotihuacan.coach import SENTENCES
from patolli.games.teotihuacan.options import OPTIONS
from patolli.games.teotihuacan.position.write import position
from patolli.games.teotihuacan.setup import first_state
from patolli.title.teaching import PUPIL, Lesson, Task, Teaching

# Which tiles lie where; the layout of boards is the same for every first game.
SEED: Final = 3
WORKERS: Final = 4
NOBODY: Final = {"board": "none", "power": 0, "space": 0}
# A board, the power, and the worship space that a locked worker stands on.
Worker = tuple[str, int, int]
LAST_TURN: Final = (
    {"step": "end_turn", "turn": PUPIL, "last_round": 1},
    {"step": "finish_turn", "seat": PUPIL},
    {"step": "end_action"},
    {"step": "move_worker", "seat": PUPIL, "double": 0, "unlimited": 0},
)


def first_game(seats: int) -> dict[str, Any]:
    """The document of a first game that begins."""
    options = {option.name: option.default for option in OPTIONS} | {"setup": "first_game"}
    return position(first_state(Setup(seats, options, SEED), SealedChance(SEED), None))


def scene(workers: Sequence[Worker], seats: int = 2, **goods: object) -> dict[str, Any]:
    """The same with other workers and goods of the pupil, whose turn begins."""
    document = first_game(seats)
    figures = [{"board": board, "power": power, "space": space} for board, power, space in workers]
    document["players"][PUPIL].update(workers=figures + [NOBODY] * (WORKERS - len(figures)), **goods)
    return document


def eclipse() -> dict[str, Any]:
    """The pupil's last turn before an Eclipse."""
    document = scene(
        (("nobles", 3, 0), ("forest", 4, 0), ("construction", 1, 0)),
        cocoa=2,
        avenue=2,
        pyramid_track=2,
        points=20,
        book={"pyramid_tiles": [20, 0, 0]},
    )
    return document | {"light": document["dark"], "agenda": list(LAST_TURN)}


def walk(origin: str, power: int, target: str, key: str = "move") -> Task:
    """Moving the worker of a power from one board to another."""
    return Task(
        key,
        "move_worker",
        (f"move {origin} {power} {target}",),
        (origin, target, "own"),
        points_at=f"board:{target}",
    )


def end(*lit: str) -> Task:
    """Ending a turn."""
    return Task("end", "end_turn", ("end_turn",), lit or ("own",))


MOVE: Final = Lesson(
    "move",
    2,
    lambda: scene((("nobles", 2, 0), ("forest", 1, 0), ("construction", 1, 0)), cocoa=1),
    (
        Task("aim", "aim", lit=("own", "calendar")),
        walk("nobles", 2, "gold_deposits"),
        Task("collect", "three_ways", ("collect_cocoa",), ("gold_deposits", "own")),
        end("own"),
    ),
    shows="gold_deposits",
)
GATHER: Final = Lesson(
    "gather",
    2,
    lambda: scene((("stone_quarry", 2, 0), ("forest", 2, 0), ("construction", 1, 0)), cocoa=5),
    (
        walk("stone_quarry", 2, "forest"),
        Task("work", "three_ways", ("main_action *",), ("forest", "own")),
        Task("together", "together", lit=("forest", "own")),
        end("own", "forest"),
    ),
    shows="forest",
)
BUILD: Final = Lesson(
    "build",
    2,
    lambda: scene((("forest", 2, 0), ("nobles", 1, 0), ("palace", 1, 0)), cocoa=5, stone=7, wood=2, gold=0),
    (
        walk("forest", 2, "construction"),
        Task("work", "three_ways", ("main_action *",), ("construction", "own")),
        Task("take", "build_pyramid", ("take_pyramid_tile p25",), ("construction", "pyramid", "own")),
        Task("spot", "choose_spot", ("build_on s104",), ("construction", "pyramid", "own"), "spot:s104"),
        Task("turn", "turn_tile", ("turn_tile 1",), ("construction", "pyramid", "own")),
        Task("built", "built", lit=("pyramid", "temples", "own")),
        end("own", "pyramid"),
    ),
    shows="pyramid",
)
WORSHIP: Final = Lesson(
    "worship",
    2,
    lambda: scene((("nobles", 2, 0), ("forest", 3, 1), ("construction", 1, 0)), cocoa=6, green=0),
    (
        Task("unlock", "unlock", ("unlock_workers *",), ("forest", "own")),
        walk("nobles", 2, "gold_deposits"),
        Task("worship", "three_ways", ("worship temple ability *",), ("gold_deposits", "temples", "own")),
        Task("resource", "take_resources", ("take_resources *",), ("temples", "own")),
        Task("locked", "locked", lit=("gold_deposits", "temples", "own")),
        Task("end", "finish_turn", ("end_turn",), ("own",)),
    ),
    shows="temples",
)
TECHNOLOGY: Final = Lesson(
    "technology",
    2,
    lambda: scene(
        (("stone_quarry", 2, 0), ("decorations", 3, 0), ("construction", 1, 0)),
        cocoa=9,
        gold=4,
        wood=4,
        green=0,
    ),
    (
        walk("stone_quarry", 2, "alchemy"),
        Task("work", "three_ways", ("main_action *",), ("alchemy", "own")),
        Task("take", "take_technology", ("take_technology t5",), ("alchemy", "temples", "own")),
        Task("learnt", "learnt", lit=("alchemy", "own")),
        Task("end", "end_turn", ("end_turn",), ("own",)),
        walk("decorations", 3, "nobles", key="nobles"),
        Task("house", "three_ways", ("main_action *",), ("nobles", "avenue", "own")),
        Task("avenue", "avenue", lit=("nobles", "avenue", "own")),
        Task("finish", "end_turn", ("end_turn",), ("own",)),
    ),
    shows="alchemy",
)
ASCEND: Final = Lesson(
    "ascend",
    1,
    lambda: scene((("stone_quarry", 5, 0), ("forest", 1, 0), ("construction", 2, 0)), cocoa=6),
    (
        walk("stone_quarry", 5, "forest"),
        Task("work", "three_ways", ("main_action *",), ("forest", "own")),
        Task("power", "power_up", ("power_up forest 5",), ("forest", "own")),
        Task("reward", "fourth_worker", ("take_ascension_reward fourth_worker *",), ("calendar", "own")),
        Task("ascended", "ascended", lit=("palace", "avenue", "own")),
        end("own"),
    ),
    shows="palace",
)
ECLIPSE: Final = Lesson(
    "eclipse",
    2,
    eclipse,
    (
        Task("why", "last_turn", lit=("calendar", "own")),
        walk("forest", 4, "construction"),
        Task("collect", "three_ways", ("collect_cocoa",), ("construction", "own")),
        Task("end", "end_turn", ("end_turn",), ("own", "calendar")),
        Task("scored", "eclipse", lit=("own", "calendar", "avenue", "pyramid")),
        Task("pay", "pay_salary", ("pay_salary 4",), ("own",)),
        Task("era", "new_era", lit=("calendar", "own")),
    ),
    shows="calendar",
)
TEOTIBOT: Final = Lesson(
    "teotibot",
    2,
    lambda: scene((("nobles", 2, 0), ("forest", 1, 0), ("construction", 1, 0)), seats=1),
    (
        Task("rival", "teotibot", lit=("own", "teotibot")),
        walk("nobles", 2, "gold_deposits"),
        Task("work", "three_ways", ("main_action *",), ("gold_deposits", "own")),
        Task("end", "end_turn", ("end_turn",), ("own", "teotibot")),
        Task("played", "teotibot_turn", lit=("own", "teotibot")),
    ),
)

TEACHING: Final = Teaching((MOVE, GATHER, BUILD, WORSHIP, TECHNOLOGY, ASCEND, ECLIPSE, TEOTIBOT), SENTENCES)
