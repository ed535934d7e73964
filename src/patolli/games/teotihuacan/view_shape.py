"""The shape of Teotihuacan's Views.

A name is a text out of a printed list; a table with names for keys has a line for each of them.
"""

from __future__ import annotations

from typing import Annotated, Final, NotRequired, TypedDict

from patolli.games.teotihuacan.material.boards import BOARD_NAMES
from patolli.games.teotihuacan.material.bonus_tiles import BONUS_NAMES
from patolli.games.teotihuacan.material.decorations import DECORATION_NAMES, SIDE_NAMES
from patolli.games.teotihuacan.material.discovery_tiles import KIND_NAMES
from patolli.games.teotihuacan.material.pyramid import PYRAMID_TILE_NAMES, SPOT_TEXTS
from patolli.games.teotihuacan.material.royal_tiles import ROYAL_NAMES
from patolli.games.teotihuacan.material.solo import ACTION_TILE_NAMES, DIRECTION_NAMES
from patolli.games.teotihuacan.material.starting_tiles import STARTING_TILE_NAMES
from patolli.games.teotihuacan.material.technologies import TECHNOLOGY_NAMES
from patolli.games.teotihuacan.material.temples import TEMPLE_NAMES, TEMPLES

# What stands where a tile is missing.
NONE: Final = "none"

BoardName = Annotated[str, BOARD_NAMES[1:]]
TempleName = Annotated[str, TEMPLE_NAMES[: len(TEMPLES)]]
SideName = Annotated[str, SIDE_NAMES]
SpotName = Annotated[str, SPOT_TEXTS]
TechnologyName = Annotated[str, TECHNOLOGY_NAMES]
RoyalTileName = Annotated[str, ROYAL_NAMES]
BonusTileName = Annotated[str, BONUS_NAMES]
DiscoveryName = Annotated[str, KIND_NAMES]
NoTile = Annotated[str, (NONE,)]
PyramidTileName = Annotated[str, PYRAMID_TILE_NAMES]
DecorationName = Annotated[str, DECORATION_NAMES]
StartingTileName = Annotated[str, STARTING_TILE_NAMES]
ActionTileName = Annotated[str, ACTION_TILE_NAMES]
DirectionName = Annotated[str, DIRECTION_NAMES]


class Worker(TypedDict):
    """A worker on a board; `space` counts the worship spaces from 1, 0 is the general area."""

    board: BoardName
    power: int
    space: int


class Player(TypedDict):
    """One player's pieces, all of them open, and what the tracks are worth.

    `salary_losses` are the points that paying 0, 1, 2 and so on of the salary would cost now;
    `bonuses` are those of unlocked temples; `sheet` has a figure for each era.
    """

    bot: bool
    points: int
    wood: int
    stone: int
    gold: int
    cocoa: int
    temples: dict[TempleName, int]
    avenue: int
    pyramid_track: int
    workers: list[Worker]
    technologies: list[TechnologyName]
    tiles: list[DiscoveryName]
    used_tiles: list[DiscoveryName]
    masks: int
    mask_points: int
    salary: int
    salary_losses: list[int]
    bonuses: dict[str, int]
    sheet: dict[str, list[int]]


class Technology(TypedDict):
    """A technology in play and the players with a marker on it."""

    technology: TechnologyName
    owners: list[int]


class BoardCocoa(TypedDict):
    """What a board costs and pays in cocoa whoever arrives now; the Palace has no main action."""

    work: NotRequired[int]
    collect: int


class BuiltTile(TypedDict):
    """A tile of the pyramid, and by how many quarters it is turned clockwise."""

    spot: SpotName
    tile: PyramidTileName
    turns: int


class Stacks(TypedDict):
    """How many tiles lie face down."""

    discoveries: int
    decorations: int
    pyramid: int


class Start(TypedDict):
    """The starting tiles as whoever looks may know them."""

    hand: list[StartingTileName]
    kept: list[StartingTileName]
    answered: list[bool]
    pool: list[StartingTileName]
    shown: list[list[StartingTileName]]
    reserved: dict[str, DiscoveryName]


class Teotibot(TypedDict):
    """Teotibot's action pyramid, the tile set aside, its dice and the direction tiles, upper first."""

    tiles: list[ActionTileName]
    aside: ActionTileName
    dice: list[int]
    directions: list[DirectionName]


class OpenView(TypedDict):
    """What everybody sees; in the `last_round` everybody has one more turn before the Eclipse."""

    seats: int
    solo: bool
    options: dict[str, str]
    to_act: list[int]
    over: bool
    ring: list[BoardName]
    technologies: list[Technology]
    royal_tiles: list[RoyalTileName]
    bonus_tiles: list[BonusTileName]
    era: int
    light: int
    dark: int
    last_round: bool
    last_eclipse: bool
    pyramid_step_value: int
    avenue_value: int
    players: list[Player]
    boards: dict[BoardName, BoardCocoa]
    neutral: list[list[BoardName]]
    discoveries: dict[str, list[DiscoveryName | NoTile]]
    pyramid: list[BuiltTile]
    icons: list[str]
    decorations: dict[SideName, list[DecorationName]]
    pyramid_offer: list[PyramidTileName | None]
    decoration_offer: list[DecorationName | None]
    houses: list[int]
    stacks: Stacks
    bot: Teotibot | None
    ranking: list[int]
    won: bool | None


class OwnView(TypedDict):
    """What depends on who looks; a spectator has no seat."""

    viewer: int | None
    start: Start


class TeoView(OpenView, OwnView):
    """What a seat, or a spectator, sees of a match of Teotihuacan."""
