"""Starting tiles: kept in secret or drafted, and what they give (Rulings 12 to 17, 87)."""

from __future__ import annotations

from typing import ClassVar, Final

from patolli.engine.action import first_of, kind_of, pack, second_of, third_of
from patolli.engine.agenda import Decision, Duty, SeatDuty, Step
from patolli.engine.errors import Reason
from patolli.engine.fields import SEAT
from patolli.games.teotihuacan import actions, events
from patolli.games.teotihuacan.decisions.barring import barred
from patolli.games.teotihuacan.decisions.powering import PowerUpAnywhere
from patolli.games.teotihuacan.decisions.rewards import AdvanceTemple, TakeResources, WalkAvenue
from patolli.games.teotihuacan.effects.city import mark_technology
from patolli.games.teotihuacan.effects.goods import claim, gain
from patolli.games.teotihuacan.effects.stack import return_reserved
from patolli.games.teotihuacan.fields import RESERVED
from patolli.games.teotihuacan.imagination import HAND_PAIRS
from patolli.games.teotihuacan.material import starting_tiles as start
from patolli.games.teotihuacan.material.discovery_tiles import COST
from patolli.games.teotihuacan.material.temples import BLUE, TEMPLES
from patolli.games.teotihuacan.player import worker
from patolli.games.teotihuacan.state import NO_TILE, State


class KeepStartingTiles(Decision[State]):
    """Which two of the four dealt tiles, chosen in secret (Ruling 12)?"""

    def legal_answers(self, state: State) -> list[int]:
        hand = state.hands[self.seat]
        return [pack(actions.KEEP_STARTING_TILES, hand[first], hand[second]) for first, second in HAND_PAIRS]

    def why_not(self, state: State, action: int) -> Reason | None:
        if kind_of(action) != actions.KEEP_STARTING_TILES:
            return None
        return no_two_of(state.hands[self.seat], first_of(action), second_of(action))

    def resolve(self, state: State, action: int) -> None:
        hand = state.hands[self.seat]
        pair = (hand.index(first_of(action)), hand.index(second_of(action)))
        pledges = list(state.pledges)
        pledges[self.seat] = HAND_PAIRS.index(pair)
        state.pledges = tuple(pledges)


def no_two_of(hand: tuple[int, ...], first: int, second: int) -> Reason | None:
    """Why these are no two tiles of a hand; in the order in which they lie there they are named."""
    if first not in hand or second not in hand:
        return Reason("teotihuacan.tile_not_dealt")
    return Reason("teotihuacan.two_tiles") if first == second else None


class DraftStartingTile(Decision[State]):
    """Which of the tiles lying face up (Ruling 87)?"""

    def legal_answers(self, state: State) -> list[int]:
        return [pack(actions.DRAFT_STARTING_TILE, tile) for tile in state.pool]

    def why_not(self, state: State, action: int) -> Reason | None:
        is_draft = kind_of(action) == actions.DRAFT_STARTING_TILE
        return Reason("teotihuacan.not_available") if is_draft else None

    def resolve(self, state: State, action: int) -> None:
        tile = first_of(action)
        state.pool = tuple([other for other in state.pool if other != tile])
        hands = list(state.hands)
        hands[self.seat] = (*hands[self.seat], tile)
        state.hands = tuple(hands)
        state.tell(events.STARTING_TILE_DRAFTED, self.seat, (tile,))


class ShowStartingTiles(Duty[State]):
    """All picks are shown; unkept reserved tiles return to the stack (Ruling 15)."""

    def run(self, state: State) -> None:
        pairs: list[tuple[int, ...]] = []
        kept: list[int] = []
        for seat in range(state.seats):
            hand = state.hands[seat]
            first, second = HAND_PAIRS[state.pledges[seat]] if state.pledges else (0, 1)
            pairs.append((hand[first], hand[second]))
            kept.extend(pairs[seat])
        for slot in range(len(start.DISCOVERY_STARTING_TILES)):
            if start.DISCOVERY_STARTING_TILES[slot] not in kept:
                return_reserved(state, slot)
        state.hands = tuple(pairs)
        state.pool = ()
        was_secret = bool(state.pledges)
        state.pledges = ()
        steps: list[Step] = []
        for seat in range(state.seats):
            if was_secret:
                state.tell(events.STARTING_TILES_KEPT, seat, pairs[seat])
            steps.append(GainStartingTiles(seat))
        state.plan(steps)


class PutStartingTilesAway(Duty[State]):
    """All starting tiles go back to the box (Ruling 19)."""

    def run(self, state: State) -> None:
        state.hands = ()


class GainStartingTiles(SeatDuty[State]):
    """Everything on both tiles (Rulings 13, 14)."""

    def run(self, state: State) -> None:
        steps: list[Step] = []
        pair = state.hands[self.seat]
        has_technology = False
        for tile in pair:
            gain(state, self.seat, start.STARTING_GOODS[tile], events.FOR_START)
            steps.extend([WalkAvenue(self.seat) for _ in range(start.STARTING_AVENUE[tile])])
            for temple in TEMPLES:
                count = start.STARTING_TEMPLES[tile][temple]
                steps.extend([AdvanceTemple(self.seat, temple) for _ in range(count)])
            if start.STARTING_RESOURCES[tile]:
                steps.append(TakeResources(self.seat, start.STARTING_RESOURCES[tile], events.FOR_START))
            has_technology = has_technology or start.STARTING_TECHNOLOGY[tile] > 0
        # Both technology tiles together still give one technology (Ruling 14).
        if has_technology:
            mark_technology(state, self.seat, state.layout.technologies[0])
            steps.append(AdvanceTemple(self.seat, BLUE))
        steps.append(PlaceWorkers(self.seat))
        for tile in pair:
            steps.extend([PowerUpAnywhere(self.seat) for _ in range(start.STARTING_POWER_UPS[tile])])
        # Claims come last: their price may be paid from all other gains (Ruling 15).
        steps.extend(
            [
                ClaimReserved(self.seat, start.RESERVED_SLOT[tile])
                for tile in pair
                if start.RESERVED_SLOT[tile] >= 0
            ]
        )
        state.plan(steps)


class PlaceWorkers(Decision[State]):
    """Three workers on three different boards of the kept tiles (Ruling 17)."""

    def legal_answers(self, state: State) -> list[int]:
        boards: list[int] = []
        for tile in state.hands[self.seat]:
            for board in start.STARTING_BOARDS[tile]:
                if board not in boards:
                    boards.append(board)
        if len(boards) == start.STARTING_WORKERS:
            return [pack(actions.PLACE_WORKERS, boards[0], boards[1], boards[2])]
        choices: list[int] = []
        for left_out in range(len(boards) - 1, -1, -1):
            taken = boards[:left_out] + boards[left_out + 1 :]
            choices.append(pack(actions.PLACE_WORKERS, taken[0], taken[1], taken[2]))
        return choices

    def why_not(self, state: State, action: int) -> Reason | None:
        if kind_of(action) != actions.PLACE_WORKERS:
            return None
        wanted = (first_of(action), second_of(action), third_of(action))
        if len(set(wanted)) < len(wanted):
            return Reason("teotihuacan.different_boards")
        shown = [board for tile in state.hands[self.seat] for board in start.STARTING_BOARDS[tile]]
        is_shown = set(wanted) <= set(shown)
        return None if is_shown else Reason("teotihuacan.boards_of_tiles")

    def resolve(self, state: State, action: int) -> None:
        boards = (first_of(action), second_of(action), third_of(action))
        workers = state.players[self.seat].workers
        for index in range(len(boards)):
            workers[index] = worker(boards[index], 1)
        state.tell(events.WORKERS_PLACED, self.seat, boards)


class ClaimReserved(Decision[State]):
    """The discovery tile reserved for a kept starting tile, if it can be paid (Ruling 15)?"""

    FIELDS: ClassVar = (SEAT, RESERVED)

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def legal_answers(self, state: State) -> list[int]:
        kind = state.reserved[self.tile]
        if state.players[self.seat].can_pay(COST[kind]):
            return [pack(actions.CLAIM, kind), pack(actions.DECLINE)]
        return [pack(actions.DECLINE)]

    def why_not(self, state: State, action: int) -> Reason | None:
        if kind_of(action) == actions.CLAIM and first_of(action) != state.reserved[self.tile]:
            return Reason("teotihuacan.other_tiles_here")
        return barred(state, self.seat, action)

    def resolve(self, state: State, action: int) -> None:
        if kind_of(action) == actions.DECLINE:
            return_reserved(state, self.tile)
            return
        reserved = list(state.reserved)
        claim(state, self.seat, reserved[self.tile], events.RESERVED_PLACE)
        reserved[self.tile] = NO_TILE
        state.reserved = tuple(reserved)
