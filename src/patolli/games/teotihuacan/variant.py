"""The variant of a match: its options, read once."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Variant:
    """What the options change; every field is a claim or a figure."""

    ascension_cocoa: int
    first_game: bool
    draft: bool
    dark_eclipse: bool
    balanced_technologies: bool
    random_pattern: bool
    wide_free_cocoa: bool
    completed_as_third: bool
    track_cap: int
    free_nobles_row: bool
    second_power_up_mandatory: bool
    leader_bonus_at_zero: bool
    # Powers of Teotibot's three free workers; its wood, stone, gold.
    bot_powers: tuple[int, ...]
    bot_goods: tuple[int, ...]
    bot_points_for_cocoa: int
    bot_worship_steps: int
    bot_points_per_bonus: int
    bot_points_per_technology: int
    # The options as they were chosen, for documents and screens.
    chosen: dict[str, str]
