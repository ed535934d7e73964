"""Neutral workers: drawn with starting tiles, never moved by players (Ruling 18)."""

from __future__ import annotations

from patolli.engine.agenda import Duty
from patolli.engine.event import NOBODY
from patolli.games.teotihuacan.events import NEUTRAL_WORKERS_PLACED
from patolli.games.teotihuacan.material.neutral import TILES_PER_COLOUR, WORKERS_PER_COLOUR
from patolli.games.teotihuacan.material.starting_tiles import STARTING_BOARDS
from patolli.games.teotihuacan.state import State


class PlaceNeutralWorkers(Duty[State]):
    """Draw two starting tiles for every unused colour and read their boards."""

    def run(self, state: State) -> None:
        if not state.neutral:
            return
        tiles = self._tiles(state)
        state.neutral_drawn += 1
        for colour in range(len(state.neutral)):
            first = colour * TILES_PER_COLOUR
            # Which boards they stand on is all that can be seen, so that is told, without the order drawn.
            boards = sorted(boards_read(tiles[first : first + TILES_PER_COLOUR]))
            state.neutral[colour] = 1 << boards[0] | 1 << boards[1] | 1 << boards[2]
            state.tell(NEUTRAL_WORKERS_PLACED, NOBODY, (colour + 1, boards[0], boards[1], boards[2]))

    def _tiles(self, state: State) -> list[int]:
        """The tiles drawn, without those that players hold: at the set-up, what they kept (Ruling 18)."""
        held: list[int] = []
        for hand in state.hands:
            held.extend(hand)
        return [tile for tile in state.deal.neutral[state.neutral_drawn] if tile not in held]


def boards_read(tiles: list[int]) -> list[int]:
    """The first three different boards on the tiles, in printed order."""
    boards: list[int] = []
    for tile in tiles:
        for board in STARTING_BOARDS[tile]:
            if board not in boards and len(boards) < WORKERS_PER_COLOUR:
                boards.append(board)
    return boards
