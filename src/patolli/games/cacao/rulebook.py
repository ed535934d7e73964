"""The rulebook: Cacao's rulings by theme, with the printed figures that their texts mention."""

from __future__ import annotations

from typing import Any, Final

from patolli.games.cacao.material import jungle, village, workers
from patolli.title.rulebook import Chapter, Family, Figure, Rulebook, row, span

CHAPTERS: Final = (
    Chapter("aim", lesson="aim"),
    Chapter("setup", span(1, 7)),
    Chapter("table", span(8, 9)),
    Chapter("turn", (10,)),
    Chapter("place", span(11, 14), lesson="harvest"),
    Chapter("fill", span(15, 21), lesson="gap"),
    Chapter("act", span(22, 28)),
    Chapter("tiles", span(29, 34), pieces=("jungle",), lesson="sell"),
    Chapter("draw", span(35, 36)),
    Chapter("overbuild", span(37, 43), lesson="sun"),
    Chapter("end", span(44, 49), lesson="end"),
    Chapter("variants", lists_options=True),
)
EXAMPLES: Final = (2, 4, 9, 12, 15, 17, 20, 23, 24, 28, 29, 30, 32, 33, 39, 40, 44, 45, 47, 49)
ASKED: Final = {
    "place_worker": 12,
    "fill_gap": 17,
    "in_any_order": 26,
    "sell_cacao": 30,
    "send_workers": 25,
    "confirm_turn": 35,
}
PARTS: Final = ("village_board", "water_carrier", "cacao", "sun_token", "coin")
FAMILIES: Final = (
    Family("jungle", jungle.JUNGLE_NAMES, ruling=29),
    Family("worker", workers.WORKER_NAMES, ruling=13),
    Family("part", PARTS, is_noun=False, ruling=1),
)
FIGURES: Final[dict[str, Figure]] = {
    "hand": village.HAND,
    "display": village.DISPLAY,
    "storage": village.STORAGE,
    "sun-places": village.SUN_PLACES,
    "coins": row(tuple(value for value, _ in village.COINS)),
    "worker-tiles": sum(workers.PRINTED_COPIES),
    "workers-on-a-tile": workers.WORKERS_ON_A_TILE,
    "tiles-2": village.ROUNDS[2],
    "tiles-3": village.ROUNDS[3],
    "tiles-4": village.ROUNDS[4],
    "turns-2": 2 * village.ROUNDS[2],
    "turns-3": 3 * village.ROUNDS[3],
    "turns-4": 4 * village.ROUNDS[4],
    "jungle-tiles": sum(jungle.JUNGLE_COPIES),
    "jungle-tiles-2": sum(jungle.JUNGLE_COPIES) - sum(jungle.REMOVED_FOR_TWO),
    "left-out": sum(jungle.REMOVED_FOR_TWO),
    "plantation-1": jungle.JUNGLE_VALUE[jungle.PLANTATION_1],
    "plantation-2": jungle.JUNGLE_VALUE[jungle.PLANTATION_2],
    "market-2": jungle.JUNGLE_VALUE[jungle.MARKET_2],
    "market-3": jungle.JUNGLE_VALUE[jungle.MARKET_3],
    "prices": row(jungle.MARKET_PRICES),
    "mine-1": jungle.JUNGLE_VALUE[jungle.GOLD_MINE_1],
    "mine-2": jungle.JUNGLE_VALUE[jungle.GOLD_MINE_2],
    "river": row(village.WATER_TRACK),
    "river-start": row(village.WATER_TRACK[:1]),
    "river-end": village.WATER_TRACK[-1],
    "temple-first": village.TEMPLE_FIRST,
    "temple-second": village.TEMPLE_SECOND,
    "overbuild-price": village.OVERBUILD_PRICE,
    "sun-gold": village.GOLD_FOR_A_SUN_TOKEN,
}


def turned(tile: int) -> tuple[dict[str, object], ...]:
    """A worker tile in each rotation, with a plantation in its west and a market in its south.

    What its owner has who harvests first: at most as many fruits are sold as there are workers at the market.
    """
    shown: list[dict[str, object]] = []
    for facing, other in enumerate(workers.FACING_TILE):
        if other == tile:
            north, east, south, west = workers.FACING_WORKERS[4 * facing : 4 * facing + 4]
            harvested = west * jungle.JUNGLE_VALUE[jungle.PLANTATION_1]
            sold = min(south, harvested)
            gains = {"cacao": harvested - sold, "gold": sold * jungle.JUNGLE_VALUE[jungle.MARKET_2]}
            shown.append(
                {"rotation": workers.FACING_ROTATION[facing], "sides": (north, east, south, west), **gains}
            )
    return tuple(shown)


BOARDS: Final[dict[str, Any]] = {
    "turned": turned(workers.WORKER_NAMES.index("2-1-0-1")),
    "even": workers.WORKER_SIDES[workers.WORKER_NAMES.index("1-1-1-1")],
}
RULEBOOK: Final = Rulebook(CHAPTERS, EXAMPLES, ASKED, FIGURES, FAMILIES, BOARDS)
