"""Look: signs and colours of jungle tiles; the sign tells all, the colour repeats it."""

from __future__ import annotations

from typing import Final

# A family's sign, and ink and ground of its tiles.
SIGNS: Final = {
    "plantation_1": ("♣1", "bold #ffffff on #43701c"),
    "plantation_2": ("♣2", "bold #ffffff on #2f5312"),
    "market_2": ("$2", "bold #ffffff on #7a4327"),
    "market_3": ("$3", "bold #ffffff on #8c4d2b"),
    "market_4": ("$4", "bold #ffffff on #a7430f"),
    "gold_mine_1": ("◉1", "bold #22140a on #d9a521"),
    "gold_mine_2": ("◉2", "bold #22140a on #f1bd3b"),
    "water": ("≈ ", "bold #04241d on #27a7a5"),
    "sun_site": ("☼ ", "bold #22140a on #ffe28a"),
    "temple": ("▲ ", "bold #1c1510 on #a3abaa"),
}
