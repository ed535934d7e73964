"""The tracks: calendar, temples with their tiles, avenue, pyramid track."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from patolli.cli.tables.styles import FAINT
from patolli.cli.tables.teotihuacan.look import (
    AVENUE,
    BUILDING,
    DARK,
    LIGHT,
    MET,
    TIMES,
    TITLE,
    TRACK,
    discoveries,
    joined,
    temple_sign,
    token,
    wrapped,
)
from patolli.games.teotihuacan.material.avenue import TILE_STEPS
from patolli.games.teotihuacan.material.buildings import BUILDINGS
from patolli.games.teotihuacan.material.calendar import ERAS
from patolli.games.teotihuacan.material.temples import BONUS_STEP, MAJOR_STEPS, TEMPLE_NAMES
from patolli.i18n import GameTexts

WIDTH: Final = 34


def tracks(view: Mapping[str, Any], texts: GameTexts) -> list[Text]:
    """Everything that markers walk on, a few lines each."""
    lines = [_calendar(view, texts)]
    for index, temple in enumerate(TEMPLE_NAMES[:3]):
        steps = [player["temples"][temple] for player in view["players"]]
        lines.append(Text.assemble(temple_sign(temple), " ", _tokens(steps)))
        groups = [(step, f"{temple}_{step}") for owner, step in MAJOR_STEPS if owner == index]
        lines.append(_tiles(view, groups))
        bonus = texts.noun("bonus_tile", view["bonus_tiles"][index])
        words = f"{BONUS_STEP}: {bonus}".split()
        lines.extend(Text(line, style=FAINT) for line in wrapped(words, WIDTH))
    steps = [player["avenue"] for player in view["players"]]
    left = BUILDINGS - sum(view["houses"])
    lines.append(
        Text.assemble(
            (f"{AVENUE} ", TITLE),
            _tokens(steps),
            f"  {TIMES}{view['avenue_value']}✦ ",
            (f"{BUILDING}{left}", FAINT),
        )
    )
    lines.append(_tiles(view, [(step, f"avenue_{step}") for step in TILE_STEPS]))
    steps = [player["pyramid_track"] for player in view["players"]]
    lines.append(
        Text.assemble((f"{TRACK} ", TITLE), _tokens(steps), f"  {TIMES}{view['pyramid_step_value']}✦")
    )
    return [line for line in lines if line.plain.strip()]


def _calendar(view: Mapping[str, Any], texts: GameTexts) -> Text:
    light, dark = view["light"], view["dark"]
    spaces = [LIGHT if space == light else DARK if space == dark else "·" for space in range(dark + 1)]
    if light == dark:
        spaces[dark] = MET
    era = f"{texts.noun('heading', 'era')} {view['era']}/{ERAS}  "
    return Text.assemble((era, TITLE), "".join(spaces), f" {light}/{dark}")


def _tokens(steps: list[int]) -> Text:
    return joined([token(seat, step) for seat, step in enumerate(steps)])


def _tiles(view: Mapping[str, Any], groups: list[tuple[int, str]]) -> Text:
    """The discovery tiles that lie on steps."""
    parts: list[Text] = []
    for step, place in groups:
        signs = discoveries(view["discoveries"][place])
        if signs.plain:
            parts.append(Text.assemble((f"{step}: ", FAINT), signs))
    return Text.assemble("  ", joined(parts, "  "))
