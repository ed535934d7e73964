"""What screens draw of the printed figures, by the names that they have there."""

from __future__ import annotations

from typing import Final

from patolli.games.cacao.material.cells import SIDE_NAMES
from patolli.games.cacao.material.jungle import MARKET_PRICES
from patolli.games.cacao.material.village import STORAGE, SUN_PLACES, WATER_TRACK

EXPORT: Final[dict[str, object]] = {
    "SIDES": SIDE_NAMES,
    "MARKET_PRICES": MARKET_PRICES,
    "WATER_TRACK": WATER_TRACK,
    "STORAGE": STORAGE,
    "SUN_PLACES": SUN_PLACES,
}
