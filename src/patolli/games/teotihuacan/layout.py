"""What the table shows from the start and never changes."""

from __future__ import annotations

from typing import Final

from patolli.games.teotihuacan.material.boards import TEMPLE_BOARDS
from patolli.games.teotihuacan.material.ring import RING


class Layout:
    """The ring of boards, and the tiles laid out beside them."""

    def __init__(
        self,
        ring: tuple[int, ...],
        technologies: tuple[int, ...],
        royal_tiles: tuple[int, ...],
        bonus_tiles: tuple[int, ...],
    ) -> None:
        # Board number by position, clockwise from the Palace.
        self.ring: Final = ring
        positions = [0] * (RING + 1)
        for position in range(RING):
            positions[ring[position]] = position
        # Position by board number.
        self.position: Final = tuple(positions)
        # By slot: the top row, then the bottom row.
        self.technologies: Final = technologies
        # On the three worship spaces of the Palace.
        self.royal_tiles: Final = royal_tiles
        # On the blue, red and green temple.
        self.bonus_tiles: Final = bonus_tiles
        # How it and the rules of its match look to a learner, made when first asked for.
        self.features = b""

    def board_after(self, board: int, steps: int) -> int:
        """The board that lies so many steps clockwise."""
        return self.ring[(self.position[board] + steps) % RING]

    def next_temple_board(self, board: int) -> int:
        """The next board clockwise that has a temple worship space."""
        following = self.board_after(board, 1)
        while following not in TEMPLE_BOARDS:
            following = self.board_after(following, 1)
        return following
