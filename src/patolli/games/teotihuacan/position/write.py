"""Positions of Teotihuacan: the whole State as a readable document."""

from __future__ import annotations

from patolli.games.teotihuacan.events import GROUP_PLACE, PLACE_NAMES
from patolli.games.teotihuacan.material import decorations, pyramid, solo
from patolli.games.teotihuacan.material.boards import BOARD_NAMES, BOARDS
from patolli.games.teotihuacan.material.bonus_tiles import BONUS_NAMES
from patolli.games.teotihuacan.material.discovery_tiles import KIND_NAMES, KINDS
from patolli.games.teotihuacan.material.goods import GOOD_NAMES
from patolli.games.teotihuacan.material.royal_tiles import ROYAL_NAMES
from patolli.games.teotihuacan.material.starting_tiles import STARTING_TILE_NAMES
from patolli.games.teotihuacan.material.technologies import TECHNOLOGIES, TECHNOLOGY_NAMES
from patolli.games.teotihuacan.material.temples import TEMPLE_NAMES, TEMPLES
from patolli.games.teotihuacan.player import Player, board_of, held, power_of, space_of
from patolli.games.teotihuacan.position.steps import STEPS
from patolli.games.teotihuacan.score_book import sheet
from patolli.games.teotihuacan.state import EMPTY, GROUP_END, GROUP_START, GROUPS, WORSHIP_PLACES, State
from patolli.games.teotihuacan.teotibot.turn import ASIDE, DICE, UPPER_DIRECTION
from patolli.games.teotihuacan.view_shape import NONE, BuiltTile, Teotibot


def position(state: State) -> dict[str, object]:
    """The State with names instead of codes; stacks run from the top."""
    return {
        "game": "teotihuacan",
        "seats": state.seats,
        "options": dict(state.variant.chosen),
        "ring": [BOARD_NAMES[board] for board in state.layout.ring],
        "technologies": [TECHNOLOGY_NAMES[tile] for tile in state.layout.technologies],
        "royal_tiles": [ROYAL_NAMES[tile] for tile in state.layout.royal_tiles],
        "bonus_tiles": [BONUS_NAMES[tile] for tile in state.layout.bonus_tiles],
        "era": state.era + 1,
        "light": state.light,
        "dark": state.dark,
        "players": [player_document(player) for player in state.players],
        "neutral": [boards_in(boards) for boards in state.neutral],
        "moved": [index for index in range(4) if state.moved >> index & 1],
        "discoveries": discoveries_shown(state),
        "pyramid": pyramid_document(state),
        "decorations": decorations_document(state),
        "pyramid_offer": [
            pyramid.PYRAMID_TILE_NAMES[tile] if tile >= 0 else NONE for tile in state.pyramid_offer
        ],
        "decoration_offer": [
            decorations.DECORATION_NAMES[tile] if tile >= 0 else NONE for tile in state.decoration_offer
        ],
        "houses": list(state.houses),
        "stacks": stacks_document(state),
        "start": start_document(state),
        "pledges": list(state.pledges),
        "bot": bot_document(state) or {},
        "agenda": [STEPS.describe(step) for step in state.agenda],
        **({"confirm_turns": True} if state.confirms_turns else {}),
    }


def boards_in(bits: int) -> list[str]:
    """The boards of a neutral colour."""
    return [BOARD_NAMES[board] for board in BOARDS if bits >> board & 1]


def player_document(player: Player) -> dict[str, object]:
    """One player's pieces; the book lists the points of the three eras by source."""
    return {
        "points": player.points,
        **{name: player.goods[good] for good, name in enumerate(GOOD_NAMES)},
        **{TEMPLE_NAMES[temple]: player.temples[temple] for temple in TEMPLES},
        "avenue": player.avenue,
        "pyramid_track": player.track,
        "workers": [
            {"board": BOARD_NAMES[board_of(figure)], "power": power_of(figure), "space": space_of(figure)}
            for figure in player.workers
        ],
        "technologies": [TECHNOLOGY_NAMES[tile] for tile in range(TECHNOLOGIES) if player.owns(tile)],
        "tiles": counted_names(player.ready),
        "used_tiles": counted_names(player.spent),
        "book": sheet(player.book),
    }


def counted_names(counts: int) -> list[str]:
    """Discovery tiles by name, one for each copy."""
    names: list[str] = []
    if counts:
        for kind in range(KINDS):
            names.extend([KIND_NAMES[kind]] * held(counts, kind))
    return names


def discoveries_shown(state: State) -> dict[str, list[str]]:
    """The discovery tiles at each place, gaps included."""
    shown: dict[str, list[str]] = {}
    for slot in range(WORSHIP_PLACES):
        shown[PLACE_NAMES[slot]] = [kind_name(state.places[slot])]
    for group in range(GROUPS):
        slots = range(GROUP_START[group], GROUP_END[group])
        shown[PLACE_NAMES[GROUP_PLACE + group]] = [kind_name(state.places[slot]) for slot in slots]
    return shown


def kind_name(kind: int) -> str:
    """A discovery tile, or none."""
    return KIND_NAMES[kind] if kind >= 0 else NONE


def pyramid_document(state: State) -> list[BuiltTile]:
    """The tiles of the pyramid, from the lowest level up."""
    return [
        {
            "spot": pyramid.SPOT_TEXTS[spot],
            "tile": pyramid.PYRAMID_TILE_NAMES[state.pyramid[spot] // 4],
            "turns": state.pyramid[spot] % 4,
        }
        for spot in range(pyramid.SPOTS)
        if state.pyramid[spot] != EMPTY
    ]


def decorations_document(state: State) -> dict[str, list[str]]:
    """The decorations of each side, from the lowest level up."""
    shown: dict[str, list[str]] = {}
    for side, name in enumerate(decorations.SIDE_NAMES):
        spaces = state.decorations[side * decorations.LEVELS : (side + 1) * decorations.LEVELS]
        shown[name] = [decorations.DECORATION_NAMES[tile] for tile in spaces if tile != EMPTY]
    return shown


def stacks_document(state: State) -> dict[str, object]:
    """What lies face down, and what chance will still bring."""
    deal = state.deal
    return {
        "discoveries": [KIND_NAMES[kind] for kind in deal.discoveries[state.discoveries_drawn :]],
        "decorations": [
            decorations.DECORATION_NAMES[tile] for tile in deal.decorations[state.decorations_drawn :]
        ],
        "pyramid": [pyramid.PYRAMID_TILE_NAMES[tile] for tile in deal.pyramid_tiles[state.pyramid_drawn :]],
        "neutral_draws": [
            [STARTING_TILE_NAMES[tile] for tile in draw] for draw in deal.neutral[state.neutral_drawn :]
        ],
        "returns": list(deal.returns),
        "rolls": [list(roll) for roll in deal.rolls[state.rolls :]],
    }


def start_document(state: State) -> dict[str, object]:
    """Starting tiles in hands or in the draft, and the discovery tiles reserved for them."""
    return {
        "hands": [[STARTING_TILE_NAMES[tile] for tile in hand] for hand in state.hands],
        "pool": [STARTING_TILE_NAMES[tile] for tile in state.pool],
        "reserved": [kind_name(kind) for kind in state.reserved],
    }


def bot_document(state: State) -> Teotibot | None:
    """Teotibot's action pyramid, the tile set aside and the direction tiles, upper first."""
    if not state.bot:
        return None
    return {
        "tiles": [solo.ACTION_TILE_NAMES[tile] for tile in state.bot[:ASIDE]],
        "aside": solo.ACTION_TILE_NAMES[state.bot[ASIDE]],
        "dice": list(state.bot[DICE:]),
        "directions": [solo.DIRECTION_NAMES[way] for way in state.bot[UPPER_DIRECTION:DICE]],
    }
