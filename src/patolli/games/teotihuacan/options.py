"""The options a table may choose, and the rules they make (fact sheet, Ruling 107)."""

from __future__ import annotations

from typing import Final

from patolli.engine.game import Option
from patolli.games.teotihuacan.material.ascension import COCOA_FIRST_EDITION, COCOA_SECOND_EDITION
from patolli.games.teotihuacan.variant import Variant

# A knob that follows the preset of the solo game.
PRESET: Final = "preset"
FROM_1_TO_3: Final = (PRESET, "1", "2", "3")

KNOBS: Final[tuple[Option, ...]] = (
    Option("bot_power_gold_deposits", FROM_1_TO_3, PRESET),
    Option("bot_power_nobles", FROM_1_TO_3, PRESET),
    Option("bot_power_construction", FROM_1_TO_3, PRESET),
    Option("bot_wood", FROM_1_TO_3, PRESET),
    Option("bot_stone", FROM_1_TO_3, PRESET),
    Option("bot_gold", FROM_1_TO_3, PRESET),
    Option("bot_points_for_cocoa", (PRESET, "1", "2", "3", "4", "5"), PRESET),
    Option("bot_worship_steps", FROM_1_TO_3, PRESET),
    Option("bot_points_per_bonus", (PRESET, "5", "10", "15", "20", "25"), PRESET),
    Option("bot_points_per_technology", (PRESET, "0", "1", "2", "3", "4"), PRESET),
)

# The knobs in the order above.
PRESETS: Final[dict[str, tuple[int, ...]]] = {
    "gentle": (1, 1, 1, 1, 1, 1, 2, 1, 10, 1),
    "standard": (2, 2, 2, 2, 2, 2, 3, 2, 15, 2),
    "hard": (3, 3, 3, 3, 3, 3, 4, 2, 20, 3),
    "merciless": (3, 3, 3, 3, 3, 3, 5, 3, 25, 4),
}

OPTIONS: Final[tuple[Option, ...]] = (
    Option("edition", ("second", "first"), "second"),
    Option("setup", ("standard", "first_game"), "standard"),
    Option("starting_tiles", ("deal", "draft"), "deal"),
    Option("eclipse_mode", ("normal", "dark"), "normal"),
    Option("technology_draw", ("any_six", "balanced_rows"), "any_six"),
    Option("pyramid_start", ("rulebook", "random_pattern"), "rulebook"),
    Option("free_cocoa_scope", ("listed", "wide"), "listed"),
    Option("completed_pyramid_step_value", ("by_ordinal", "as_third"), "by_ordinal"),
    Option("pyramid_track_cap", ("10", "9"), "10"),
    Option("nobles_row_choice", ("forced", "free_up_to_count"), "forced"),
    Option("second_power_up", ("optional", "mandatory"), "optional"),
    Option("leader_bonus_at_zero", ("none", "all"), "none"),
    # Against Teotibot only: a named difficulty, and single figures that override it.
    Option("difficulty", ("gentle", "standard", "hard", "merciless"), "standard"),
    *KNOBS,
)


def knobs(chosen: dict[str, str]) -> tuple[int, ...]:
    """Teotibot's figures: the preset, and what was chosen over it."""
    preset = PRESETS[chosen["difficulty"]]
    figures: list[int] = []
    for index in range(len(KNOBS)):
        value = chosen[KNOBS[index].name]
        figures.append(preset[index] if value == PRESET else int(value))
    return tuple(figures)


def variant_of(chosen: dict[str, str]) -> Variant:
    """The variant that a full table of options makes."""
    figures = knobs(chosen)
    return Variant(
        ascension_cocoa=COCOA_FIRST_EDITION if chosen["edition"] == "first" else COCOA_SECOND_EDITION,
        first_game=chosen["setup"] == "first_game",
        draft=chosen["starting_tiles"] == "draft",
        dark_eclipse=chosen["eclipse_mode"] == "dark",
        balanced_technologies=chosen["technology_draw"] == "balanced_rows",
        random_pattern=chosen["pyramid_start"] == "random_pattern",
        wide_free_cocoa=chosen["free_cocoa_scope"] == "wide",
        completed_as_third=chosen["completed_pyramid_step_value"] == "as_third",
        track_cap=int(chosen["pyramid_track_cap"]),
        free_nobles_row=chosen["nobles_row_choice"] == "free_up_to_count",
        second_power_up_mandatory=chosen["second_power_up"] == "mandatory",
        leader_bonus_at_zero=chosen["leader_bonus_at_zero"] == "all",
        bot_powers=figures[0:3],
        bot_goods=figures[3:6],
        bot_points_for_cocoa=figures[6],
        bot_worship_steps=figures[7],
        bot_points_per_bonus=figures[8],
        bot_points_per_technology=figures[9],
        chosen=chosen,
    )
