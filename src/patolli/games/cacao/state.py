"""State of Cacao: the board, the villages, and cursors into the deal."""

from __future__ import annotations

from bisect import insort
from typing import Final

from patolli.engine import state as engine
from patolli.engine.agenda import Step
from patolli.engine.chance import Chance
from patolli.games.cacao.board import EMPTY, Board, jungle_byte
from patolli.games.cacao.deal import Deal, deal_unknown
from patolli.games.cacao.material.cells import BEYOND
from patolli.games.cacao.material.village import DISPLAY
from patolli.games.cacao.scoring import ranking, sheets, totals


class Village:
    """What one player owns; the hand is kept in ascending order."""

    def __init__(self, gold: int, cacao: int, sun: int, water: int, drawn: int, hand: list[int]) -> None:
        self.gold = gold
        self.cacao = cacao
        self.sun = sun
        # The field of the carrier, counted from 0.
        self.water = water
        # How many tiles of the own pile have been drawn.
        self.drawn = drawn
        self.hand: Final = hand

    def copy(self) -> Village:
        """A twin that changes independently."""
        return Village(
            gold=self.gold,
            cacao=self.cacao,
            sun=self.sun,
            water=self.water,
            drawn=self.drawn,
            hand=self.hand.copy(),
        )


class State(engine.State):
    """One position of Cacao."""

    def __init__(
        self,
        agenda: list[Step],
        listed: list[int] | None,
        deal: Deal,
        may_decline_all: bool,
        first_seat: int,
        board: Board,
        frontier: list[int],
        jungle: list[int],
        workers: list[int],
        display: list[int],
        turned: int,
        villages: list[Village],
    ) -> None:
        super().__init__(len(villages), agenda, listed)
        self.may_decline_all: Final = may_decline_all
        self.first_seat: Final = first_seat
        self.villages: Final = villages
        # The piles, how many tiles of the jungle pile have been turned up, and which of these lie there.
        self.deal = deal
        self.turned = turned
        self.display: Final = display
        self.board: Final = board
        # The empty worker cells that touch a jungle tile, ascending (Ruling 12).
        self.frontier: Final = frontier
        # The cells of all jungle tiles and of all worker tiles, in the order they were laid.
        self.jungle: Final = jungle
        self.workers: Final = workers

    def copy(self) -> State:
        twin = State(
            agenda=self.agenda.copy(),
            listed=self.listed,
            may_decline_all=self.may_decline_all,
            first_seat=self.first_seat,
            villages=[village.copy() for village in self.villages],
            deal=self.deal,
            turned=self.turned,
            display=self.display.copy(),
            board=self.board.copy(),
            frontier=self.frontier.copy(),
            jungle=self.jungle.copy(),
            workers=self.workers.copy(),
        )
        twin.confirms_turns = self.confirms_turns
        return twin

    def reimagined(self, viewer: int, chance: Chance) -> State:
        twin = self.copy()
        deal_unknown(twin, viewer, chance)
        if viewer != twin.seat_to_act():
            # The answers listed in the true State would tell the hand behind them.
            twin.listed = None
        return twin

    def scores(self) -> list[int]:
        return totals(self)

    def ranking(self) -> list[int]:
        return ranking(self)

    def ledger(self, seat: int) -> dict[str, int]:
        village = self.villages[seat]
        return {"gold": village.gold, "cacao": village.cacao, "sun": village.sun, "water": village.water}

    def sheet(self, seat: int) -> dict[str, int]:
        line = sheets(self)[seat]
        return {"gold": line.gold, "temples": line.temples, "sun": line.sun, "water": line.water}

    # Questions about the piles

    def jungle_left(self) -> int:
        """Tiles in the face-down jungle pile."""
        return len(self.deal.jungle) - self.turned

    def pile_left(self, seat: int) -> int:
        """Tiles in a player's own worker pile."""
        return len(self.deal.workers[seat]) - self.villages[seat].drawn

    def jungle_is_exhausted(self) -> bool:
        """Whether pile and display are both empty (Ruling 37)."""
        return not self.display and self.turned == len(self.deal.jungle)

    def turn_up(self) -> int:
        """Take the top tile of the jungle pile."""
        tile = self.deal.jungle[self.turned]
        self.turned += 1
        return tile

    def refill_display(self) -> None:
        """Turn up tiles until the display is full or the pile is empty."""
        while len(self.display) < DISPLAY and self.turned < len(self.deal.jungle):
            self.display.append(self.turn_up())

    # Laying tiles; everything derived from the board is kept here

    def lay_jungle(self, cell: int, kind: int) -> None:
        """Put a jungle tile on the table."""
        for step in BEYOND:
            neighbour = cell + step
            if self.board.at(neighbour) == EMPTY and not self.board.touches_jungle(neighbour):
                insort(self.frontier, neighbour)
        self.board.put(cell, jungle_byte(kind))
        self.jungle.append(cell)

    def lay_worker(self, cell: int, tile: int) -> None:
        """Put a worker tile on an empty cell."""
        self.board.put(cell, tile)
        self.workers.append(cell)
        self.frontier.remove(cell)
