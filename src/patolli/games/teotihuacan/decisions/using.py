"""Using a board: collect cocoa, worship, or take its main action (Rulings 22, 27 to 38)."""

from __future__ import annotations

from typing import ClassVar, Final

from patolli.engine.action import first_of, kind_of, pack, second_of, third_of
from patolli.engine.errors import Reason
from patolli.engine.fields import SEAT
from patolli.games.teotihuacan import actions, events
from patolli.games.teotihuacan.decisions.barring import lacking, lacking_tile
from patolli.games.teotihuacan.decisions.free_actions import POWER_UP_TILE, TILES, UNLOCK, BoardDecision
from patolli.games.teotihuacan.decisions.rewards import ClaimOnBoard
from patolli.games.teotihuacan.decisions.working import can_work, why_no_work, work
from patolli.games.teotihuacan.decisions.worshipping import UseSpace
from patolli.games.teotihuacan.effects.goods import claim_from_board, flip, gain_cocoa, pay_cocoa
from patolli.games.teotihuacan.effects.workers import (
    NOBODY,
    PER_SEAT,
    bump,
    cocoa_to_collect,
    colours_on,
    occupant,
    relocate,
)
from patolli.games.teotihuacan.fields import BOARD, DECIDED, MOVER, POWER, SPACE
from patolli.games.teotihuacan.material.boards import (
    BOTH_COCOA,
    BUMP_COCOA,
    PALACE,
    WORSHIP_SLOT,
    WORSHIP_SPACES,
)
from patolli.games.teotihuacan.material.discovery_tiles import COST, FREE_COCOA
from patolli.games.teotihuacan.material.goods import COCOA
from patolli.games.teotihuacan.player import power_of
from patolli.games.teotihuacan.state import NO_TILE, State


def space_name(state: State, board: int, space: int) -> int:
    """The temple's space, or the royal tile beside the Palace's space."""
    return 1 + state.layout.royal_tiles[space - 1] if board == PALACE else actions.TEMPLE_SPACE


def space_number(state: State, name: int) -> int:
    """The number of a named space on its board."""
    return 1 if name == actions.TEMPLE_SPACE else 1 + state.layout.royal_tiles.index(name - 1)


class UseBoard(BoardDecision):
    """What does the worker do on the board it reached?"""

    FIELDS: ClassVar = (SEAT, BOARD, MOVER)

    def __init__(self, seat: int, board: int, mover: int) -> None:
        super().__init__(seat, board)
        # The worker moved first: the one that worships (Ruling 75).
        self.mover: Final = mover

    def window(self) -> int:
        # Until the action is chosen: tiles, but not the power-up tile (Ruling 72), and the unlock (Ruling 24).
        return TILES | UNLOCK

    def legal_answers(self, state: State) -> list[int]:
        choices = [pack(actions.COLLECT_COCOA)]
        for space in range(1, WORSHIP_SPACES[self.board] + 1):
            self._add_worship(state, space, choices)
        if can_work(state, self.seat, self.board):
            cost = colours_on(state, self.seat, self.board)
            if state.players[self.seat].goods[COCOA] >= cost:
                choices.append(pack(actions.MAIN_ACTION, actions.WITH_COCOA))
            if cost and state.has_free_cocoa(self.seat):
                choices.append(pack(actions.MAIN_ACTION, actions.WITH_TILE))
        return choices

    def why_not(self, state: State, action: int) -> Reason | None:
        kind = kind_of(action)
        if kind == actions.MAIN_ACTION:
            cost = colours_on(state, self.seat, self.board)
            why = why_no_work(state, self.seat, self.board)
            return why or self._no_payment(state, cost, (0, 0, 0, 0), first_of(action))
        if kind == actions.WORSHIP:
            return self._no_worship(state, first_of(action), second_of(action), third_of(action))
        return super().why_not(state, action)

    def _no_worship(self, state: State, name: int, part: int, payment: int) -> Reason | None:
        if not WORSHIP_SPACES[self.board]:
            return Reason("teotihuacan.no_worship_here")
        names = [space_name(state, self.board, space) for space in range(1, WORSHIP_SPACES[self.board] + 1)]
        if name not in names:
            return None
        bumped = occupant(state, self.board, space_number(state, name))
        if bumped != NOBODY and bumped // PER_SEAT == self.seat:
            return Reason("teotihuacan.own_worker_there")
        tile = state.places[WORSHIP_SLOT[self.board]]
        if part != actions.ABILITY and tile == NO_TILE:
            return Reason("teotihuacan.no_tile_here")
        if part == actions.TILE and self.board == PALACE:
            return Reason("teotihuacan.not_tile_alone")
        fee = (0 if bumped == NOBODY else BUMP_COCOA) + (BOTH_COCOA if part == actions.BOTH else 0)
        return self._no_payment(state, fee, COST[tile] if part == actions.TILE else (0, 0, 0, 0), payment)

    def _no_payment(self, state: State, fee: int, price: tuple[int, ...], payment: int) -> Reason | None:
        """Why a fee and the price of a tile cannot be met so (Ruling 78)."""
        if payment == actions.WITH_COCOA:
            return lacking(state, self.seat, (price[0], price[1], price[2], price[COCOA] + fee))
        if not fee:
            return Reason("teotihuacan.costs_no_cocoa")
        return lacking_tile(state, self.seat, FREE_COCOA) or lacking(state, self.seat, price)

    def _add_worship(self, state: State, space: int, choices: list[int]) -> None:
        bumped = occupant(state, self.board, space)
        if bumped != NOBODY and bumped // PER_SEAT == self.seat:
            # Ruling 29: an own worker blocks the space.
            return
        bump_fee = 0 if bumped == NOBODY else BUMP_COCOA
        name = space_name(state, self.board, space)
        tile = state.places[WORSHIP_SLOT[self.board]]
        self._add_paid(state, pack(actions.WORSHIP, name, actions.ABILITY), bump_fee, 0, choices)
        if tile == NO_TILE:
            return
        if self.board != PALACE and self._can_claim_after(state, tile):
            self._add_paid(
                state, pack(actions.WORSHIP, name, actions.TILE), bump_fee, COST[tile][COCOA], choices
            )
        self._add_paid(state, pack(actions.WORSHIP, name, actions.BOTH), bump_fee + BOTH_COCOA, 0, choices)

    def _can_claim_after(self, state: State, tile: int) -> bool:
        """Whether the tile's price, cocoa and all, is there at least before the fees."""
        return state.players[self.seat].can_pay(COST[tile])

    def _add_paid(self, state: State, action: int, fee: int, price: int, choices: list[int]) -> None:
        """Offer a worship for cocoa, and for the free-cocoa tile if there is a fee (Ruling 78)."""
        if state.players[self.seat].goods[COCOA] >= fee + price:
            choices.append(action)
        if fee and state.has_free_cocoa(self.seat):
            choices.append(pack(actions.WORSHIP, first_of(action), second_of(action), actions.WITH_TILE))

    def resolve(self, state: State, action: int) -> None:
        kind = kind_of(action)
        if kind == actions.COLLECT_COCOA:
            cocoa = cocoa_to_collect(state, self.seat, self.board)
            state.tell(events.COCOA_COLLECTED, self.seat, (self.board, cocoa))
            gain_cocoa(state, self.seat, cocoa, events.FOR_COLLECTING)
        elif kind == actions.WORSHIP:
            self._worship(state, first_of(action), second_of(action), third_of(action))
        else:
            cost = colours_on(state, self.seat, self.board)
            workers = state.players[self.seat].free_on(self.board)
            state.tell(events.MAIN_ACTION_TAKEN, self.seat, (self.board, workers, cost))
            self._pay(state, cost, first_of(action), events.FOR_MAIN_ACTION)
            work(state, self.seat, self.board)

    def _pay(self, state: State, cocoa: int, payment: int, reason: int) -> None:
        if payment == actions.WITH_TILE:
            flip(state, self.seat, FREE_COCOA)
        else:
            pay_cocoa(state, self.seat, cocoa, reason)

    def _worship(self, state: State, name: int, part: int, payment: int) -> None:
        """Fees first, then the bump, then the benefits in the order of choice (Rulings 29 to 32)."""
        space = space_number(state, name)
        bumped = occupant(state, self.board, space)
        fee = (0 if bumped == NOBODY else BUMP_COCOA) + (BOTH_COCOA if part == actions.BOTH else 0)
        state.tell(events.WORSHIPPED, self.seat, (self.board, name, part, fee))
        self._pay(state, fee, payment, events.FOR_WORSHIP)
        if bumped != NOBODY:
            bump(state, self.seat, bumped)
        player = state.players[self.seat]
        relocate(player, self.mover, self.board, space)
        ability = UseSpace(self.seat, self.board, name, power_of(player.workers[self.mover]))
        if part == actions.ABILITY:
            state.plan([ability])
        elif part == actions.TILE:
            claim_from_board(state, self.seat, WORSHIP_SLOT[self.board])
        else:
            state.plan([ContinueWorship(self.seat, self.board, name, ability.power, 0)])


class ContinueWorship(BoardDecision):
    """Which half of the worship next, its space or its tile (Ruling 31)?"""

    FIELDS: ClassVar = (SEAT, BOARD, SPACE, POWER, DECIDED)

    def __init__(self, seat: int, board: int, space: int, power: int, decided: int) -> None:
        super().__init__(seat, board)
        self.space: Final = space
        # Of the worker just locked.
        self.power: Final = power
        # Whether the half of the tile is done, claimed or not.
        self.decided: Final = decided

    def window(self) -> int:
        # Nothing comes between the fees and the first half, anything between the halves (Rulings 24, 72).
        return TILES | POWER_UP_TILE if self.decided else 0

    def legal_answers(self, state: State) -> list[int]:
        choices = [pack(actions.RESOLVE_FIRST, actions.FIRST_ABILITY)]
        if not self.decided:
            choices.append(pack(actions.RESOLVE_FIRST, actions.FIRST_DISCOVERY))
        return choices

    def resolve(self, state: State, action: int) -> None:
        ability = UseSpace(self.seat, self.board, self.space, self.power)
        claim = ClaimOnBoard(self.seat, self.board)
        if self.decided:
            state.plan([ability])
        elif first_of(action) == actions.FIRST_ABILITY:
            # A claim can always be declined, so tiles may come before it anyway.
            state.plan([ability, claim])
        else:
            state.plan([claim, ContinueWorship(self.seat, self.board, self.space, self.power, 1)])
