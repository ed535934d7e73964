"""Starting tiles: kept in secret or drafted, and what they give (Rulings 12 to 17, 87)."""

from __future__ import annotations

from typing import Final

from patolli.engine.action import first_of, kind_of, pack, second_of, third_of
from patolli.engine.agenda import Decision, Duty, Step
from patolli.games.teotihuacan import actions, events
from patolli.games.teotihuacan.decisions.powering import PowerUpAnywhere
from patolli.games.teotihuacan.decisions.rewards import AdvanceTemple, TakeResources, WalkAvenue
from patolli.games.teotihuacan.effects.city import mark_technology
from patolli.games.teotihuacan.effects.goods import claim, gain
from patolli.games.teotihuacan.effects.stack import return_reserved
from patolli.games.teotihuacan.imagination import HAND_PAIRS
from patolli.games.teotihuacan.material import starting_tiles as start
from patolli.games.teotihuacan.material.discovery_tiles import COST
from patolli.games.teotihuacan.material.temples import BLUE, TEMPLES
from patolli.games.teotihuacan.player import worker
from patolli.games.teotihuacan.state import NO_TILE, State


class KeepStartingTiles(Decision[State]):
    """Which two of the four dealt tiles, chosen in secret (Ruling 12)?"""

    def code(self) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, state: State) -> list[int]:
        hand = state.hands[self.seat]
        return [pack(actions.KEEP_STARTING_TILES, hand[first], hand[second]) for first, second in HAND_PAIRS]

    def resolve(self, state: State, action: int) -> None:
        hand = state.hands[self.seat]
        pair = (hand.index(first_of(action)), hand.index(second_of(action)))
        pledges = list(state.pledges)
        pledges[self.seat] = HAND_PAIRS.index(pair)
        state.pledges = tuple(pledges)


class DraftStartingTile(Decision[State]):
    """Which of the tiles lying face up (Ruling 87)?"""

    def code(self) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, state: State) -> list[int]:
        return [pack(actions.DRAFT_STARTING_TILE, tile) for tile in state.pool]

    def resolve(self, state: State, action: int) -> None:
        tile = first_of(action)
        state.pool = tuple([other for other in state.pool if other != tile])
        hands = list(state.hands)
        hands[self.seat] = (*hands[self.seat], tile)
        state.hands = tuple(hands)
        state.tell(events.STARTING_TILE_DRAFTED, self.seat, (tile,))


class ShowStartingTiles(Duty[State]):
    """All picks are shown; everything else goes back to the box (Rulings 15, 19)."""

    def code(self) -> tuple[int, ...]:
        return ()

    def run(self, state: State) -> None:
        steps: list[Step] = []
        kept: list[int] = []
        for seat in range(state.seats):
            hand = state.hands[seat]
            first, second = (0, 1) if state.rules.draft else HAND_PAIRS[state.pledges[seat]]
            kept.extend((hand[first], hand[second]))
            if not state.rules.draft:
                state.tell(events.STARTING_TILES_KEPT, seat, (hand[first], hand[second]))
            steps.append(GainStartingTiles(seat, hand[first], hand[second]))
        state.hands = ()
        state.pool = ()
        state.pledges = ()
        for slot in range(len(start.DISCOVERY_STARTING_TILES)):
            if start.DISCOVERY_STARTING_TILES[slot] not in kept:
                return_reserved(state, slot)
        state.plan(steps)


class GainStartingTiles(Duty[State]):
    """Everything on both tiles (Rulings 13, 14)."""

    def __init__(self, seat: int, first: int, second: int) -> None:
        self.seat: Final = seat
        self.first: Final = first
        self.second: Final = second

    def code(self) -> tuple[int, ...]:
        return (self.seat, self.first, self.second)

    def run(self, state: State) -> None:
        steps: list[Step] = []
        pair = (self.first, self.second)
        for tile in pair:
            gain(state, self.seat, start.STARTING_GOODS[tile], events.FOR_START)
            steps.extend([WalkAvenue(self.seat) for _ in range(start.STARTING_AVENUE[tile])])
            for temple in TEMPLES:
                steps.extend([AdvanceTemple(self.seat, temple) for _ in range(start.STARTING_TEMPLES[tile][temple])])
            if start.STARTING_RESOURCES[tile]:
                steps.append(TakeResources(self.seat, start.STARTING_RESOURCES[tile], events.FOR_START))
        # Both technology tiles together still give one technology (Ruling 14).
        if start.STARTING_TECHNOLOGY[self.first] or start.STARTING_TECHNOLOGY[self.second]:
            mark_technology(state, self.seat, state.layout.technologies[0])
            steps.append(AdvanceTemple(self.seat, BLUE))
        steps.append(PlaceWorkers(self.seat, self.first, self.second))
        for tile in pair:
            steps.extend([PowerUpAnywhere(self.seat) for _ in range(start.STARTING_POWER_UPS[tile])])
        # Claims come last: their price may be paid from all other gains (Ruling 15).
        for tile in pair:
            if start.RESERVED_SLOT[tile] >= 0:
                steps.append(ClaimReserved(self.seat, start.RESERVED_SLOT[tile]))
        state.plan(steps)


class PlaceWorkers(Decision[State]):
    """Three workers on three different boards of the kept tiles (Ruling 17)."""

    def __init__(self, seat: int, first: int, second: int) -> None:
        super().__init__(seat)
        self.first: Final = first
        self.second: Final = second

    def code(self) -> tuple[int, ...]:
        return (self.seat, self.first, self.second)

    def options(self, state: State) -> list[int]:
        boards: list[int] = []
        for board in (*start.STARTING_BOARDS[self.first], *start.STARTING_BOARDS[self.second]):
            if board not in boards:
                boards.append(board)
        if len(boards) == start.STARTING_WORKERS:
            return [pack(actions.PLACE_WORKERS, boards[0], boards[1], boards[2])]
        choices: list[int] = []
        for left_out in range(len(boards) - 1, -1, -1):
            taken = boards[:left_out] + boards[left_out + 1 :]
            choices.append(pack(actions.PLACE_WORKERS, taken[0], taken[1], taken[2]))
        return choices

    def resolve(self, state: State, action: int) -> None:
        boards = (first_of(action), second_of(action), third_of(action))
        workers = state.players[self.seat].workers
        for index in range(len(boards)):
            workers[index] = worker(boards[index], 1)
        state.tell(events.WORKERS_PLACED, self.seat, boards)


class ClaimReserved(Decision[State]):
    """The discovery tile reserved for a kept starting tile, if it can be paid (Ruling 15)?"""

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot: Final = slot

    def code(self) -> tuple[int, ...]:
        return (self.seat, self.slot)

    def options(self, state: State) -> list[int]:
        kind = state.reserved[self.slot]
        if state.players[self.seat].can_pay(COST[kind]):
            return [pack(actions.CLAIM, kind), pack(actions.DECLINE)]
        return [pack(actions.DECLINE)]

    def resolve(self, state: State, action: int) -> None:
        if kind_of(action) == actions.DECLINE:
            return_reserved(state, self.slot)
            return
        reserved = list(state.reserved)
        claim(state, self.seat, reserved[self.slot], events.RESERVED_PLACE)
        reserved[self.slot] = NO_TILE
        state.reserved = tuple(reserved)
