"""Positions of Teotihuacan: the whole State as a readable document."""

from __future__ import annotations

from typing import Final

from patolli.engine.position import StepKind, Steps
from patolli.games.teotihuacan import fields as f
from patolli.games.teotihuacan.decisions import (
    alchemy,
    bot,
    constructing,
    decorating,
    eclipse,
    first_game,
    moving,
    neutral,
    nobles,
    powering,
    rewards,
    starting,
    turning,
    using,
    worshipping,
)
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
from patolli.games.teotihuacan.score_book import sheet
from patolli.games.teotihuacan.state import EMPTY, GROUP_END, GROUP_START, GROUPS, WORSHIP_PLACES, State
from patolli.games.teotihuacan.view_shape import NONE, BuiltTile, Teotibot

BUILD: Final = (f.SEAT, f.WORKERS, f.PLACED, f.SAVING)
STEPS: Final = Steps(
    StepKind(starting.KeepStartingTiles, f.SEAT),
    StepKind(starting.DraftStartingTile, f.SEAT),
    StepKind(starting.ShowStartingTiles),
    StepKind(starting.PutStartingTilesAway),
    StepKind(starting.GainStartingTiles, f.SEAT),
    StepKind(starting.PlaceWorkers, f.SEAT),
    StepKind(starting.ClaimReserved, f.SEAT, f.RESERVED),
    StepKind(first_game.StartFirstGame),
    StepKind(neutral.PlaceNeutralWorkers),
    StepKind(turning.TakeTurn, f.TURN, f.LAST_ROUND),
    StepKind(turning.EndAction),
    StepKind(turning.FinishTurn, f.SEAT),
    StepKind(turning.EndTurn, f.TURN, f.LAST_ROUND),
    StepKind(moving.MoveWorker, f.SEAT, f.DOUBLE, f.UNLIMITED),
    StepKind(moving.BringCompanion, f.SEAT, f.ORIGIN, f.TARGET),
    StepKind(using.UseBoard, f.SEAT, f.BOARD, f.MOVER),
    StepKind(using.ContinueWorship, f.SEAT, f.BOARD, f.SPACE, f.POWER, f.DECIDED),
    StepKind(worshipping.UseSpace, f.SEAT, f.BOARD, f.SPACE, f.POWER),
    StepKind(worshipping.BuyResources, f.SEAT, f.ROYAL, f.TIMES),
    StepKind(worshipping.SellResource, f.SEAT, f.TIMES),
    StepKind(worshipping.SwapResource, f.SEAT, f.POWER),
    StepKind(worshipping.BuyTempleStep, f.SEAT, f.TIMES, f.UNTOUCHED),
    StepKind(rewards.TakeResources, f.SEAT, f.COUNT, f.REASON),
    StepKind(rewards.AdvanceTemple, f.SEAT, f.TEMPLE),
    StepKind(rewards.ChooseTemple, f.SEAT),
    StepKind(rewards.ChooseMajorReward, f.SEAT, f.GROUP),
    StepKind(rewards.WalkAvenue, f.SEAT),
    StepKind(rewards.ClaimOnAvenue, f.SEAT, f.GROUP),
    StepKind(rewards.ClaimOnBoard, f.SEAT, f.BOARD),
    StepKind(powering.PowerUp, f.SEAT, f.BOARD, f.OPTIONAL),
    StepKind(powering.PowerUpAnywhere, f.SEAT),
    StepKind(powering.BuyPowerUp, f.SEAT, f.BOARD),
    StepKind(powering.ChooseAscensionReward, f.SEAT),
    StepKind(powering.EndAscension, f.SEAT),
    StepKind(alchemy.TakeTechnology, f.SEAT, f.WORKERS, f.POWER),
    StepKind(nobles.BuildHouse, f.SEAT, f.WORKERS),
    StepKind(decorating.TakeDecoration, f.SEAT, f.WORKERS),
    StepKind(decorating.PlaceDecoration, f.SEAT, f.WORKERS, f.DECORATION),
    StepKind(constructing.BuildPyramid, *BUILD),
    StepKind(constructing.ChooseSpot, *BUILD, f.PYRAMID_TILE),
    StepKind(constructing.TurnTile, *BUILD, f.PYRAMID_TILE, f.SPOT),
    StepKind(constructing.SaveResource, *BUILD, f.PYRAMID_TILE, f.SPOT, f.TURNS),
    StepKind(eclipse.Eclipse),
    StepKind(eclipse.PaySalary, f.SEAT),
    StepKind(eclipse.CollectSalaries),
    StepKind(eclipse.BeginEra),
    StepKind(eclipse.EndMatch),
    StepKind(bot.PlayBot),
    StepKind(bot.FollowTile, f.ACTION_TILE, f.TURNS),
    StepKind(bot.ShiftTiles, f.SLOT),
    StepKind(bot.ExchangeCocoa),
)


def position(state: State) -> dict[str, object]:
    """The State with names instead of codes; stacks run from the top."""
    return {
        "game": "teotihuacan",
        "seats": state.seats,
        "options": dict(state.rules.chosen),
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
        "tiles": [solo.ACTION_TILE_NAMES[tile] for tile in state.bot[: bot.ASIDE]],
        "aside": solo.ACTION_TILE_NAMES[state.bot[bot.ASIDE]],
        "dice": list(state.bot[bot.DICE :]),
        "directions": [solo.DIRECTION_NAMES[way] for way in state.bot[bot.UPPER_DIRECTION : bot.DICE]],
    }
