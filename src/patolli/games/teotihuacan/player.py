"""One player's pieces: goods, workers, markers, tiles and score book."""

from __future__ import annotations

from typing import Final

from patolli.games.teotihuacan.material.calendar import (
    SALARY_EXTRA_STRONG,
    SALARY_PER_WORKER,
    STRONG_POWER,
)
from patolli.games.teotihuacan.material.discovery_tiles import KINDS, MASKS
from patolli.games.teotihuacan.material.starting_tiles import MOST_WORKERS
from patolli.games.teotihuacan.score_book import Entry

# A worker is one int: board, power, and the worship space it stands on (0: none).
POWER_SHIFT: Final = 4
SPACE_SHIFT: Final = 8
NO_WORKER: Final = 0


def worker(board: int, power: int, space: int = 0) -> int:
    """A worker on a board; the space is 0, or 1 to 3 when it is locked."""
    return board | power << POWER_SHIFT | space << SPACE_SHIFT


def board_of(figure: int) -> int:
    """The worker's board, 0 while it is not in play."""
    return figure & 15


def power_of(figure: int) -> int:
    """The worker's power."""
    return figure >> POWER_SHIFT & 15


def space_of(figure: int) -> int:
    """The worship space it is locked on, 0 when it is not."""
    return figure >> SPACE_SHIFT


def is_free_on(figure: int, board: int) -> bool:
    """Whether the worker stands in the board's general area."""
    return figure & 15 == board and figure >> SPACE_SHIFT == 0


# Discovery tiles of one player are counted in two bits for each kind.


def held(counts: int, kind: int) -> int:
    """How many tiles of a kind are counted."""
    return counts >> 2 * kind & 3


def one_more(counts: int, kind: int) -> int:
    """The counts with one more tile of a kind."""
    return counts + (1 << 2 * kind)


def one_less(counts: int, kind: int) -> int:
    """The counts with one tile less of a kind."""
    return counts - (1 << 2 * kind)


class Player:
    """What lies in front of one player, and where the markers stand."""

    def __init__(
        self,
        goods: list[int],
        temples: list[int],
        workers: list[int],
        book: Entry | None,
        points: int,
        avenue: int,
        track: int,
        technologies: int,
        ready: int,
        spent: int,
    ) -> None:
        # Wood, stone, gold, cocoa.
        self.goods: Final = goods
        # Steps on the blue, red and green temple.
        self.temples: Final = temples
        self.workers: Final = workers
        # What was written last; all entries add up to the score.
        self.book = book
        self.points = points
        self.avenue = avenue
        # Steps on the pyramid track.
        self.track = track
        # A bit per technology tile.
        self.technologies = technologies
        # Discovery tiles face up (masks for ever), and those already used.
        self.ready = ready
        self.spent = spent

    def copy(self) -> Player:
        """A twin that changes independently."""
        return Player(
            goods=self.goods.copy(),
            temples=self.temples.copy(),
            workers=self.workers.copy(),
            book=self.book,
            points=self.points,
            avenue=self.avenue,
            track=self.track,
            technologies=self.technologies,
            ready=self.ready,
            spent=self.spent,
        )

    def write(self, source: int, era: int, points: int) -> None:
        """Note points, won or lost, in the score book."""
        self.book = Entry(source, era, points, self.book)

    def owns(self, technology: int) -> bool:
        """Whether the player has a marker on the technology."""
        return self.technologies >> technology & 1 == 1

    def technology_count(self) -> int:
        """How many technologies the player has."""
        return self.technologies.bit_count()

    def workers_in_play(self) -> int:
        """Workers on boards, locked ones too."""
        count = 0
        for figure in self.workers:
            if figure != NO_WORKER:
                count += 1
        return count

    def free_on(self, board: int) -> int:
        """How many workers stand in a board's general area."""
        count = 0
        for figure in self.workers:
            if is_free_on(figure, board):
                count += 1
        return count

    def find_free(self, board: int, power: int, barred: int) -> int:
        """The first free worker of that power there, none of the barred ones; or -1."""
        wanted = worker(board, power)
        for index in range(MOST_WORKERS):
            if self.workers[index] == wanted and barred >> index & 1 == 0:
                return index
        return -1

    def has_locked(self) -> bool:
        """Whether any worker stands on a worship space."""
        for figure in self.workers:
            if figure >> SPACE_SHIFT != 0:
                return True
        return False

    def salary(self) -> int:
        """Cocoa owed in an Eclipse: one per worker, two for the strong (Ruling 82)."""
        due = 0
        for figure in self.workers:
            if figure != NO_WORKER:
                due += SALARY_PER_WORKER
                if power_of(figure) >= STRONG_POWER:
                    due += SALARY_EXTRA_STRONG
        return due

    def can_pay(self, price: tuple[int, ...]) -> bool:
        """Whether the goods cover a price."""
        goods = self.goods
        return goods[0] >= price[0] and goods[1] >= price[1] and goods[2] >= price[2] and goods[3] >= price[3]

    def other_tiles(self) -> int:
        """Discovery tiles that are no masks, used or not."""
        count = 0
        for kind in range(MASKS, KINDS):
            count += held(self.ready, kind) + held(self.spent, kind)
        return count


def new_player() -> Player:
    """A player before set-up: everything at nought."""
    return Player([0] * 4, [0] * 3, [NO_WORKER] * MOST_WORKERS, None, 0, 0, 0, 0, 0, 0)
