"""What a written position must keep so that play can go on from it."""

from __future__ import annotations

from patolli.engine.agenda import InAnyOrder, Lane, Step, Together
from patolli.engine.errors import BadPosition
from patolli.games.teotihuacan.decisions.constructing import (
    ChooseSpot,
    SaveResource,
    TurnTile,
    payable_spots,
)
from patolli.games.teotihuacan.decisions.decorating import PlaceDecoration, TakeDecoration
from patolli.games.teotihuacan.decisions.eclipse import BeginEra, CollectSalaries, PaySalary
from patolli.games.teotihuacan.decisions.neutral import PlaceNeutralWorkers
from patolli.games.teotihuacan.decisions.rewards import (
    ChooseMajorReward,
    ClaimOnAvenue,
    ClaimOnBoard,
)
from patolli.games.teotihuacan.decisions.starting import (
    ClaimReserved,
    DraftStartingTile,
    GainStartingTiles,
    KeepStartingTiles,
    PlaceWorkers,
    ShowStartingTiles,
)
from patolli.games.teotihuacan.decisions.turning import EndTurn, TakeTurn
from patolli.games.teotihuacan.decisions.using import UseBoard
from patolli.games.teotihuacan.decisions.worshipping import BuyResources, UseSpace
from patolli.games.teotihuacan.effects.bot import NO_INDEX, free_workers, worshipper
from patolli.games.teotihuacan.material import decorations, pyramid
from patolli.games.teotihuacan.material import royal_tiles as royal
from patolli.games.teotihuacan.material.boards import WORSHIP_SLOT, WORSHIP_TEMPLE
from patolli.games.teotihuacan.material.calendar import DARK_DISC, ERAS
from patolli.games.teotihuacan.material.decorations import DECORATION_GOLD
from patolli.games.teotihuacan.material.discovery_tiles import COPIES, KIND_NAMES
from patolli.games.teotihuacan.material.goods import GOLD
from patolli.games.teotihuacan.material.starting_tiles import DEALT, KEPT
from patolli.games.teotihuacan.player import NO_WORKER, board_of, held, space_of
from patolli.games.teotihuacan.state import AVENUE_GROUPS, BOT, EMPTY, NO_TILE, State


def check_pieces(state: State) -> None:
    """No more pieces than the box holds, and every piece in one place."""
    _check_discoveries(state)
    tiles = [state.pyramid[spot] // 4 for spot in range(pyramid.SPOTS) if state.pyramid[spot] != EMPTY]
    tiles += [tile for tile in state.pyramid_offer if tile != NO_TILE]
    _check_once([*tiles, *state.deal.pyramid_tiles], "pyramid")
    shown = [tile for tile in state.decorations if tile != EMPTY]
    shown += [tile for tile in state.decoration_offer if tile != NO_TILE]
    _check_once([*shown, *state.deal.decorations], "decorations")
    for space in range(decorations.SPACES):
        if state.decorations[space] != EMPTY and any(
            state.pyramid[spot] == EMPTY for spot in decorations.SPACE_NEEDS[space]
        ):
            raise BadPosition("position.decorations", "a decoration stands on nothing")
    _check_spaces(state)
    for temple in range(3):
        if sum(player.temples[temple] == 11 for player in state.players) > 1:
            raise BadPosition("position.players", "only one marker fits on the top of a temple")
    if sum(state.houses) > 11:
        raise BadPosition("position.houses", "there are only 11 buildings")
    if state.is_solo():
        _check_bot(state)
    _check_start(state)


def _check_once(tiles: list[int], path: str) -> None:
    if len(set(tiles)) != len(tiles):
        raise BadPosition(f"position.{path}", "a tile lies in two places")


def _check_discoveries(state: State) -> None:
    for kind, copies in enumerate(COPIES):
        count = state.deal.discoveries.count(kind) + state.places.count(kind) + state.reserved.count(kind)
        for player in state.players:
            count += held(player.ready, kind) + held(player.spent, kind)
        if count > copies:
            raise BadPosition(
                "position.discoveries", f"there are only {copies} of {KIND_NAMES[kind]}, not {count}"
            )


def _check_spaces(state: State) -> None:
    taken: list[tuple[int, int]] = []
    for player in state.players:
        for figure in player.workers:
            if space_of(figure):
                taken.append((board_of(figure), space_of(figure)))
    if len(set(taken)) != len(taken):
        raise BadPosition("position.players", "two workers stand on one worship space")


def _check_bot(state: State) -> None:
    if worshipper(state) == NO_INDEX or not free_workers(state) or NO_WORKER in state.players[BOT].workers:
        raise BadPosition("position.players[1].workers", "Teotibot has three free workers and one at worship")
    if sum(space_of(figure) != 0 for figure in state.players[BOT].workers) != 1:
        raise BadPosition("position.players[1].workers", "Teotibot has exactly one worker at worship")


def _check_start(state: State) -> None:
    hands = [tile for hand in state.hands for tile in hand]
    if len(set(hands + list(state.pool))) != len(hands) + len(state.pool):
        raise BadPosition("position.start", "a starting tile lies in two places")
    if state.hands and len(state.hands) != state.seats:
        raise BadPosition("position.start.hands", f"must be {state.seats}")
    if state.pledges and len(state.pledges) != state.seats:
        raise BadPosition("position.pledges", f"must be {state.seats}")


def check_agenda(state: State) -> None:
    """Every Step must speak of pieces that are there."""
    if state.is_solo() and state.agenda:
        _check_rolls(state)
    draws = 0
    for index, step in enumerate(state.agenda):
        path = f"position.agenda[{index}]"
        if isinstance(step, Together):
            seats = [lane.seat for lane in step.lanes]
            if not seats or len(set(seats)) != len(seats):
                raise BadPosition(f"{path}.lanes", "must be one for each of several seats")
            for lane in step.lanes:
                _check_lane(state, lane, path)
        else:
            _check_step(state, step, path)
        draws += isinstance(step, PlaceNeutralWorkers | BeginEra)
    eras_left = (
        ERAS
        - 1
        - state.era
        + (1 if any(isinstance(step, PlaceNeutralWorkers) for step in state.agenda) else 0)
    )
    if state.neutral and state.agenda and len(state.deal.neutral) < max(draws, eras_left):
        raise BadPosition("position.stacks.neutral_draws", f"must be at least {max(draws, eras_left)}")


def _check_rolls(state: State) -> None:
    """Dice for every turn that Teotibot may still take."""
    later = sum(DARK_DISC[0][era] + 1 for era in range(state.era + 1, ERAS))
    needed = state.dark - state.light + 2 + later
    if len(state.deal.rolls) < needed:
        raise BadPosition("position.stacks.rolls", f"must be at least {needed}")


def _check_lane(state: State, lane: Lane, path: str) -> None:
    for step in lane.steps:
        if not isinstance(step, KeepStartingTiles | PaySalary) or step.seat != lane.seat:
            raise BadPosition(f"{path}.lanes", "must be picks of starting tiles or salaries")
        _check_step(state, step, path)


def _check_step(state: State, step: Step, path: str) -> None:
    if isinstance(step, InAnyOrder):
        for inner in step.steps:
            if isinstance(inner, InAnyOrder | Together):
                raise BadPosition(path, "must not hold one order inside another")
            _check_step(state, inner, path)
        return
    if not _is_sound(state, step):
        raise BadPosition(path, "does not fit the pieces on the table")


def _is_sound(state: State, step: Step) -> bool:
    """Whether the Step can be carried out with these pieces."""
    if isinstance(step, TakeTurn | EndTurn):
        return step.seat < len(state.players)
    if isinstance(step, KeepStartingTiles | DraftStartingTile | ShowStartingTiles):
        return _has_starting_tiles(state, step)
    if isinstance(step, GainStartingTiles | PlaceWorkers):
        return len(state.hands) == state.seats and len(state.hands[step.seat]) == KEPT
    if isinstance(step, PaySalary):
        return len(state.pledges) == state.seats
    if isinstance(step, CollectSalaries):
        return len(state.pledges) == state.seats or not state.pledges
    if isinstance(step, ClaimReserved):
        return state.reserved[step.slot] != NO_TILE
    return _fits_action(state, step)


def _has_starting_tiles(state: State, step: Step) -> bool:
    if len(state.hands) != state.seats:
        return False
    if isinstance(step, KeepStartingTiles):
        return all(len(hand) == DEALT for hand in state.hands) and len(state.pledges) == state.seats
    return True


def _fits_action(state: State, step: Step) -> bool:
    if isinstance(step, UseBoard):
        figure = state.players[step.seat].workers[step.mover]
        return board_of(figure) == step.board and space_of(figure) == 0
    if isinstance(step, UseSpace):
        return step.space > 0 or WORSHIP_TEMPLE[step.board] >= 0
    if isinstance(step, ClaimOnBoard):
        return WORSHIP_SLOT[step.board] >= 0
    if isinstance(step, ClaimOnAvenue):
        return step.group < AVENUE_GROUPS
    if isinstance(step, ChooseMajorReward):
        return step.group >= AVENUE_GROUPS
    if isinstance(step, BuyResources):
        return step.tile in (royal.COCOA_FOR_WOOD_STONE, royal.COCOA_FOR_STONE_GOLD)
    if isinstance(step, ChooseSpot | TurnTile | SaveResource):
        if step.tile not in state.pyramid_offer:
            return False
        return isinstance(step, ChooseSpot) or step.spot in payable_spots(state, step.seat, step.saving)
    if isinstance(step, PlaceDecoration):
        gold = state.players[step.seat].goods[GOLD]
        return step.tile in state.decoration_offer and gold >= DECORATION_GOLD[step.workers]
    if isinstance(step, TakeDecoration):
        return state.players[step.seat].goods[GOLD] >= DECORATION_GOLD[step.workers]
    return True
