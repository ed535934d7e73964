"""The variant of a match: its options, read once."""

from __future__ import annotations

from typing import Final


class Variant:
    """What the options change; every field is a claim or a figure."""

    def __init__(
        self,
        ascension_cocoa: int,
        first_game: bool,
        draft: bool,
        dark_eclipse: bool,
        balanced_technologies: bool,
        random_pattern: bool,
        wide_free_cocoa: bool,
        completed_as_third: bool,
        track_cap: int,
        free_nobles_row: bool,
        second_power_up_mandatory: bool,
        leader_bonus_at_zero: bool,
        bot_powers: tuple[int, ...],
        bot_goods: tuple[int, ...],
        bot_points_for_cocoa: int,
        bot_worship_steps: int,
        bot_points_per_bonus: int,
        bot_points_per_technology: int,
        chosen: dict[str, str],
    ) -> None:
        self.ascension_cocoa: Final = ascension_cocoa
        self.first_game: Final = first_game
        self.draft: Final = draft
        self.dark_eclipse: Final = dark_eclipse
        self.balanced_technologies: Final = balanced_technologies
        self.random_pattern: Final = random_pattern
        self.wide_free_cocoa: Final = wide_free_cocoa
        self.completed_as_third: Final = completed_as_third
        self.track_cap: Final = track_cap
        self.free_nobles_row: Final = free_nobles_row
        self.second_power_up_mandatory: Final = second_power_up_mandatory
        self.leader_bonus_at_zero: Final = leader_bonus_at_zero
        # Powers of Teotibot's three free workers; its wood, stone, gold.
        self.bot_powers: Final = bot_powers
        self.bot_goods: Final = bot_goods
        self.bot_points_for_cocoa: Final = bot_points_for_cocoa
        self.bot_worship_steps: Final = bot_worship_steps
        self.bot_points_per_bonus: Final = bot_points_per_bonus
        self.bot_points_per_technology: Final = bot_points_per_technology
        # The options as they were chosen, for documents and screens.
        self.chosen: Final = chosen
