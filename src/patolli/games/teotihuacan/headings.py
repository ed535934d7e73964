"""Headings: what screens call the parts of the table."""

from typing import Final

HEADING_NAMES: Final[tuple[str, ...]] = (
    "boards", "temples", "avenue", "building_row", "calendar", "era", "pyramid", "pyramid_track", "technologies",
    "royal_tiles", "bonus_tiles", "discovery_tiles", "used_tiles", "decorations", "pyramid_tiles", "starting_tiles",
    "workers", "locked", "neutral_workers", "salary", "masks", "points", "next_step", "each_step", "stack",
    "action_tiles", "set_aside", "directions", "dice", "total", "any_resource", "level", "decorated", "undecorated",
    "star", "prices",
)  # fmt: skip
