"""What a written agenda must keep so that play can go on from it."""

from __future__ import annotations

from types import UnionType

from patolli.engine.agenda import InAnyOrder, Step, Together
from patolli.engine.errors import BadPosition, Reason
from patolli.games.teotihuacan.deal import set_up_tiles
from patolli.games.teotihuacan.decisions.alchemy import TakeTechnology
from patolli.games.teotihuacan.decisions.constructing import ChooseSpot, SaveResource, TurnTile, payable_spots
from patolli.games.teotihuacan.decisions.decorating import PlaceDecoration, TakeDecoration
from patolli.games.teotihuacan.decisions.eclipse import (
    EXCUSED,
    BeginEra,
    CollectSalaries,
    Eclipse,
    EndMatch,
    PaySalary,
)
from patolli.games.teotihuacan.decisions.moving import BringCompanion
from patolli.games.teotihuacan.decisions.neutral import PlaceNeutralWorkers
from patolli.games.teotihuacan.decisions.nobles import BuildHouse
from patolli.games.teotihuacan.decisions.rewards import (
    AdvanceTemple,
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
    PutStartingTilesAway,
    ShowStartingTiles,
)
from patolli.games.teotihuacan.decisions.turning import EndTurn, TakeTurn
from patolli.games.teotihuacan.decisions.using import ContinueWorship, UseBoard
from patolli.games.teotihuacan.decisions.worshipping import BuyResources, UseSpace
from patolli.games.teotihuacan.imagination import HAND_PAIRS, NO_PLEDGE
from patolli.games.teotihuacan.material import royal_tiles as royal
from patolli.games.teotihuacan.material.boards import WORSHIP_SLOT, WORSHIP_TEMPLE
from patolli.games.teotihuacan.material.calendar import DARK_DISC, ERAS
from patolli.games.teotihuacan.material.decorations import DECORATION_GOLD
from patolli.games.teotihuacan.material.goods import COCOA, GOLD
from patolli.games.teotihuacan.material.starting_tiles import DEALT, KEPT, RESERVED_SLOT
from patolli.games.teotihuacan.player import board_of, space_of
from patolli.games.teotihuacan.state import AVENUE_GROUPS, NO_TILE, State
from patolli.games.teotihuacan.teotibot.turn import ExchangeCocoa, FollowTile, PlayBot, ShiftTiles


def check_agenda(state: State) -> None:
    """Every Step must speak of pieces that are there, and stand where the rules put it."""
    for index, step in enumerate(state.agenda):
        path = f"position.agenda[{index}]"
        _check_step(state, step, path, index == len(state.agenda) - 1)
        if isinstance(step, TakeTurn | EndTurn | EndMatch) and index > 0:
            raise BadPosition(path, Reason("teotihuacan.wrong_order"))
    _check_chance(state)
    if not state.agenda:
        return
    is_eclipse = any(isinstance(step, BeginEra | Eclipse | CollectSalaries) for step in state.agenda)
    if is_eclipse or _asked(state, PaySalary) is not None:
        _check_eclipse(state)
    is_picking = any(isinstance(step, ShowStartingTiles | DraftStartingTile) for step in state.agenda)
    if is_picking or _asked(state, KeepStartingTiles) is not None:
        _check_box(state)
        _check_picks(state)
    elif state.hands:
        _check_box(state)
        _check_gains(state)


def _check_chance(state: State) -> None:
    """Draws for every neutral placement and dice for every bot turn that may still come."""
    if not state.agenda:
        return
    draws = sum(isinstance(step, PlaceNeutralWorkers) for step in state.agenda) + ERAS - 1 - state.era
    if state.neutral and len(state.deal.neutral) < draws:
        raise BadPosition("position.stacks.neutral_draws", Reason("at_least", least=draws))
    if state.is_solo():
        later = sum(DARK_DISC[0][era] + 1 for era in range(state.era + 1, ERAS))
        needed = state.dark - state.light + 2 + later
        if len(state.deal.rolls) < needed:
            raise BadPosition("position.stacks.rolls", Reason("at_least", least=needed))


def _check_step(state: State, step: Step, path: str, is_top: bool) -> None:
    if isinstance(step, Together):
        seats = [lane.seat for lane in step.lanes]
        if not is_top:
            raise BadPosition(path, Reason("teotihuacan.wrong_order"))
        if not seats or len(set(seats)) != len(seats):
            raise BadPosition(f"{path}.lanes", Reason("each_seat_once"))
        for lane in step.lanes:
            (inner, *others) = lane.steps
            if others or not isinstance(inner, KeepStartingTiles | PaySalary) or inner.seat != lane.seat:
                raise BadPosition(f"{path}.lanes", Reason("teotihuacan.not_together"))
        if len({type(lane.steps[0]) for lane in step.lanes}) > 1:
            raise BadPosition(f"{path}.lanes", Reason("teotihuacan.not_together"))
    elif isinstance(step, InAnyOrder):
        for inner in step.steps:
            if not isinstance(inner, AdvanceTemple):
                raise BadPosition(path, Reason("does_not_fit"))
    elif not (_stands_right(step, is_top) and _fits_turn(state, step) and _fits_action(state, step)):
        raise BadPosition(path, Reason("does_not_fit"))


def _stands_right(step: Step, is_top: bool) -> bool:
    """Choices that nothing may interrupt come first; the bot's duties are never written."""
    if isinstance(step, PlayBot | FollowTile | ShiftTiles | ExchangeCocoa):
        return False
    committed = (
        ChooseSpot | TurnTile | SaveResource | TakeDecoration | PlaceDecoration | TakeTechnology | BuildHouse
    )
    return is_top or not isinstance(step, committed | BringCompanion | KeepStartingTiles | PaySalary)


def _fits_turn(state: State, step: Step) -> bool:
    if isinstance(step, TakeTurn | EndTurn):
        return step.turn < len(state.players)
    if isinstance(step, BeginEra):
        return state.era < ERAS - 1
    if isinstance(step, ClaimReserved):
        return state.reserved[step.tile] != NO_TILE
    if isinstance(step, GainStartingTiles | PlaceWorkers | DraftStartingTile):
        return len(state.hands) == state.seats
    return True


def _fits_worship(step: Step) -> bool:
    if isinstance(step, UseSpace | ContinueWorship) and step.space == 0 and WORSHIP_TEMPLE[step.board] < 0:
        return False
    if isinstance(step, ClaimOnBoard | ContinueWorship):
        return WORSHIP_SLOT[step.board] >= 0
    return True


def _fits_action(state: State, step: Step) -> bool:
    if isinstance(step, UseBoard):
        figure = state.players[step.seat].workers[step.mover]
        return board_of(figure) == step.board and space_of(figure) == 0
    if isinstance(step, ClaimOnAvenue):
        return step.place < AVENUE_GROUPS
    if isinstance(step, ChooseMajorReward):
        return step.place >= AVENUE_GROUPS
    if isinstance(step, BuyResources):
        return step.royal in (royal.COCOA_FOR_WOOD_STONE, royal.COCOA_FOR_STONE_GOLD)
    if isinstance(step, ChooseSpot):
        return step.tile in state.pyramid_offer
    if isinstance(step, TurnTile | SaveResource):
        return step.tile in state.pyramid_offer and step.spot in payable_spots(state, step.seat, step.saving)
    if isinstance(step, TakeDecoration | PlaceDecoration):
        gold = state.players[step.seat].goods[GOLD]
        shown = isinstance(step, TakeDecoration) or step.decoration in state.decoration_offer
        return shown and gold >= DECORATION_GOLD[step.workers]
    return _fits_worship(step)


def _asked(state: State, question: type[KeepStartingTiles | PaySalary]) -> list[int] | None:
    """The seats that are asked this first of all; None when something else comes first."""
    top = state.agenda[-1]
    if isinstance(top, question):
        return [top.seat]
    if isinstance(top, Together) and isinstance(top.lanes[0].steps[-1], question):
        return [lane.seat for lane in top.lanes]
    return None


def _check_eclipse(state: State) -> None:
    """An Eclipse stands alone: what follows it, itself, and salaries not yet paid."""
    rest = [step for step in state.agenda if not isinstance(step, TakeTurn | EndMatch | BeginEra)]
    asked = _asked(state, PaySalary)
    if len(rest) == 1 and isinstance(rest[0], Eclipse) and rest[0] is state.agenda[-1]:
        return
    if asked is None or len(rest) != 2 or not isinstance(rest[0], CollectSalaries):
        raise BadPosition("position.agenda", Reason("teotihuacan.wrong_order"))
    if len(state.pledges) != state.seats:
        raise BadPosition("position.pledges", Reason("exactly", count=state.seats))
    for seat in range(state.seats):
        if seat not in asked and not _is_salary(state, seat, state.pledges[seat]):
            raise BadPosition(f"position.pledges[{seat}]", Reason("teotihuacan.salary"))


def _is_salary(state: State, seat: int, pledge: int) -> bool:
    player = state.players[seat]
    if pledge == EXCUSED:
        return state.has_free_cocoa(seat)
    return 0 <= pledge <= min(player.salary(), player.goods[COCOA])


def _check_box(state: State) -> None:
    """Starting tiles are put away once, after neutral workers were drawn from the rest (Rulings 18, 19)."""
    ends = _places(state, PutStartingTilesAway)
    draws = _places(state, PlaceNeutralWorkers)
    users = _places(state, DraftStartingTile | ShowStartingTiles | GainStartingTiles | PlaceWorkers)
    if len(ends) != 1 or any(index != ends[0] + 1 for index in draws) or min([*users, 99]) < ends[0]:
        raise BadPosition("position.agenda", Reason("teotihuacan.wrong_order"))
    tiles = set_up_tiles(state.seats)
    if state.neutral and draws and len(state.deal.neutral[0]) < tiles:
        raise BadPosition("position.stacks.neutral_draws[0]", Reason("at_least", least=tiles))


def _places(state: State, kind: type[Step] | UnionType) -> list[int]:
    """Where Steps of a kind stand on the agenda."""
    return [index for index, step in enumerate(state.agenda) if isinstance(step, kind)]


def _check_picks(state: State) -> None:
    """Starting tiles being kept in secret, or drafted in the open, before all are shown."""
    apart = TakeTurn | PlaceNeutralWorkers | PutStartingTilesAway
    picks = [step for step in state.agenda if not isinstance(step, apart)]
    if len(state.hands) != state.seats or not picks or not isinstance(picks[0], ShowStartingTiles):
        raise BadPosition("position.agenda", Reason("teotihuacan.wrong_order"))
    asked = _asked(state, KeepStartingTiles)
    if asked is not None and len(picks) == 2:
        fits = _fits_keeping(state, asked)
    else:
        drafting = [step.seat for step in picks if isinstance(step, DraftStartingTile)]
        fits = len(picks) == len(drafting) + 1 and _fits_drafting(state, drafting)
    if not fits:
        raise BadPosition("position.start", Reason("teotihuacan.starting_tiles"))


def _fits_keeping(state: State, asked: list[int]) -> bool:
    """Whether everybody has four tiles, and those no longer asked have pledged two of them."""
    if len(state.pledges) != state.seats or NO_TILE in state.reserved:
        return False
    for seat, pledge in enumerate(state.pledges):
        expected = (NO_PLEDGE,) if seat in asked else range(len(HAND_PAIRS))
        if len(state.hands[seat]) != DEALT or pledge not in expected:
            return False
    return True


def _fits_drafting(state: State, drafting: list[int]) -> bool:
    """Whether everybody will have two tiles in the end, and enough lie face up for that."""
    if not drafting or state.pledges or len(state.pool) < len(drafting):
        return False
    in_time = all(len(hand) + drafting.count(seat) == KEPT for seat, hand in enumerate(state.hands))
    return in_time and _has_reserved(state, [*state.hands, state.pool])


def _has_reserved(state: State, tiles: list[tuple[int, ...]]) -> bool:
    """Whether every starting tile with a discovery symbol has its reserved tile."""
    slots = [RESERVED_SLOT[tile] for group in tiles for tile in group if RESERVED_SLOT[tile] >= 0]
    return all(state.reserved[slot] != NO_TILE for slot in slots)


def _check_gains(state: State) -> None:
    """Starting tiles shown: everybody has a pair until they are put away."""
    if any(len(hand) != KEPT for hand in state.hands):
        raise BadPosition("position.start.hands", Reason("teotihuacan.starting_tiles"))
    claims = [step.tile for step in state.agenda if isinstance(step, ClaimReserved)]
    gaining = [step.seat for step in state.agenda if isinstance(step, GainStartingTiles)]
    owed = [RESERVED_SLOT[tile] for seat in gaining for tile in state.hands[seat] if RESERVED_SLOT[tile] >= 0]
    claims += owed
    if len(set(claims)) != len(claims) or any(state.reserved[slot] == NO_TILE for slot in claims):
        raise BadPosition("position.start.reserved", Reason("teotihuacan.starting_tiles"))
