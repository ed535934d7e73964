"""The position of a match: players, city, calendar, and what is still hidden."""

from __future__ import annotations

from typing import Final

from patolli.engine.agenda import Step
from patolli.engine.chance import Chance
from patolli.engine.state import State as EngineState
from patolli.games.teotihuacan.deal import Deal
from patolli.games.teotihuacan.imagination import imagine
from patolli.games.teotihuacan.layout import Layout
from patolli.games.teotihuacan.material.calendar import POINTS_LOST_PER_COCOA
from patolli.games.teotihuacan.material.discovery_tiles import FREE_COCOA
from patolli.games.teotihuacan.material.goods import COCOA, GOLD, STONE, WOOD
from patolli.games.teotihuacan.material.pyramid import CAPSTONE
from patolli.games.teotihuacan.material.starting_tiles import DEALT
from patolli.games.teotihuacan.player import Player, held
from patolli.games.teotihuacan.score_book import sheet
from patolli.games.teotihuacan.variant import Variant

# No tile on a pyramid spot or decoration space.
EMPTY: Final = 255
NO_TILE: Final = -1

# Discovery places: one slot on each worship board, then the avenue, then the major steps.
WORSHIP_PLACES: Final = 5
# First slot and end of the groups: avenue 3, 6, 8, blue 4, red 5, green 3, green 6.
GROUP_START: Final[tuple[int, ...]] = (5, 8, 10, 11, 15, 20, 23)
GROUP_END: Final[tuple[int, ...]] = (8, 10, 11, 15, 20, 23, 27)
AVENUE_GROUPS: Final = 3
GROUPS: Final = 7
PLACES: Final = 27

# Teotibot plays as the second player of a solo match.
BOT: Final = 1


class State(EngineState):
    """One position, complete and true."""

    def __init__(
        self,
        seats: int,
        agenda: list[Step],
        listed: list[int] | None,
        variant: Variant,
        layout: Layout,
        deal: Deal,
        players: list[Player],
        neutral: list[int],
        places: list[int],
        pyramid: bytes,
        grid: bytes,
        decorations: bytes,
        pyramid_offer: list[int],
        decoration_offer: list[int],
        houses: list[int],
        hands: tuple[tuple[int, ...], ...],
        pool: tuple[int, ...],
        reserved: tuple[int, ...],
        pledges: tuple[int, ...],
        bot: tuple[int, ...],
        era: int,
        light: int,
        dark: int,
        moved: int,
        discoveries_drawn: int,
        decorations_drawn: int,
        pyramid_drawn: int,
        neutral_drawn: int,
        rolls: int,
    ) -> None:
        super().__init__(seats, agenda, listed)
        self.variant: Final = variant
        self.layout: Final = layout
        # One per seat; in a solo match the second is Teotibot.
        self.players: Final = players
        self.deal = deal
        # The boards of each neutral colour, a bit per board number.
        self.neutral: Final = neutral
        # The kind of discovery tile in each slot.
        self.places: Final = places
        # Tile * 4 + quarter turns, by spot.
        self.pyramid = pyramid
        # The icon type that lies uppermost on each cell.
        self.grid = grid
        self.decorations = decorations
        self.pyramid_offer: Final = pyramid_offer
        self.decoration_offer: Final = decoration_offer
        # Buildings placed in each row of the Nobles board.
        self.houses: Final = houses
        # Starting tiles: four dealt in secret, or those kept or drafted so far.
        self.hands = hands
        # Starting tiles face up in the draft.
        self.pool = pool
        # The discovery tile reserved for each starting tile with that symbol.
        self.reserved = reserved
        # Answers given together that nobody has seen yet: one per seat, -1 for none.
        self.pledges = pledges
        # Teotibot's six pyramid slots, the tile set aside, two direction tiles, the last dice.
        self.bot = bot
        self.era = era
        self.light = light
        self.dark = dark
        # The workers moved this turn, a bit each, until the action is done.
        self.moved = moved
        self.discoveries_drawn = discoveries_drawn
        self.decorations_drawn = decorations_drawn
        self.pyramid_drawn = pyramid_drawn
        self.neutral_drawn = neutral_drawn
        self.rolls = rolls

    def copy(self) -> State:
        twin = State(
            seats=self.seats,
            agenda=self.agenda.copy(),
            listed=self.listed,
            variant=self.variant,
            layout=self.layout,
            deal=self.deal,
            players=[player.copy() for player in self.players],
            neutral=self.neutral.copy(),
            places=self.places.copy(),
            pyramid=self.pyramid,
            grid=self.grid,
            decorations=self.decorations,
            pyramid_offer=self.pyramid_offer.copy(),
            decoration_offer=self.decoration_offer.copy(),
            houses=self.houses.copy(),
            hands=self.hands,
            pool=self.pool,
            reserved=self.reserved,
            pledges=self.pledges,
            bot=self.bot,
            era=self.era,
            light=self.light,
            dark=self.dark,
            moved=self.moved,
            discoveries_drawn=self.discoveries_drawn,
            decorations_drawn=self.decorations_drawn,
            pyramid_drawn=self.pyramid_drawn,
            neutral_drawn=self.neutral_drawn,
            rolls=self.rolls,
        )
        twin.confirms_turns = self.confirms_turns
        return twin

    def reimagined(self, viewer: int, chance: Chance) -> State:
        twin = self.copy()
        imagine(twin, viewer, chance)
        if twin.has_secret_hands() and viewer != twin.seat_to_act():
            # The answers listed in the true State would tell the hand behind them.
            twin.listed = None
        return twin

    def scores(self) -> list[int]:
        return [self.players[seat].points for seat in range(self.seats)]

    def unseated_scores(self) -> list[int]:
        return [player.points for player in self.players[self.seats :]]

    def ranking(self) -> list[int]:
        """Ruling 86: points, then cocoa, then the lower order number (Dark Eclipse: the higher)."""
        if self.is_solo():
            # Ruling 106: the person must have strictly more points.
            return [1 if self.players[0].points > self.players[BOT].points else 2]
        order = 1 if self.variant.dark_eclipse else -1
        keys = [
            (player.points, player.goods[COCOA], order * seat) for seat, player in enumerate(self.players)
        ]
        ranked = sorted(keys, reverse=True)
        return [ranked.index(key) + 1 for key in keys]

    def ledger(self, seat: int) -> dict[str, int]:
        figures = self.open_ledger(seat)
        player = self.players[seat]
        if self.pledges and not self.has_secret_hands() and 0 <= self.pledges[seat] <= player.salary():
            # A salary that its seat has already pledged, and others do not know of.
            lost = POINTS_LOST_PER_COCOA * (player.salary() - self.pledges[seat])
            figures["cocoa"] -= self.pledges[seat]
            figures["points"] = max(0, figures["points"] - lost)
        return figures

    def open_ledger(self, seat: int) -> dict[str, int]:
        player = self.players[seat]
        return {
            "points": player.points,
            "cocoa": player.goods[COCOA],
            "wood": player.goods[WOOD],
            "stone": player.goods[STONE],
            "gold": player.goods[GOLD],
            "avenue": player.avenue,
            "pyramid_track": player.track,
            "blue": player.temples[0],
            "red": player.temples[1],
            "green": player.temples[2],
        }

    def sheet(self, seat: int) -> dict[str, int]:
        return {source: sum(eras) for source, eras in self.sheet_by_part(seat).items()}

    def sheet_by_part(self, seat: int) -> dict[str, list[int]]:
        return sheet(self.players[seat].book)

    # Facts that the rules ask for

    def is_solo(self) -> bool:
        """Whether a person plays against Teotibot."""
        return self.seats == 1

    def has_secret_hands(self) -> bool:
        """Whether starting tiles are dealt and not yet shown."""
        return bool(self.hands) and len(self.hands[0]) == DEALT

    def last_player(self) -> int:
        """The Last Player of the whole match (Ruling 10)."""
        return len(self.players) - 1

    def is_last_eclipse(self) -> bool:
        """Whether the coming Eclipse is the final one (Ruling 84)."""
        return self.era == 2 or self.pyramid[CAPSTONE] != EMPTY

    def buildings_taken(self) -> int:
        """Buildings that have left the row."""
        return self.houses[0] + self.houses[1] + self.houses[2]

    def has_free_cocoa(self, seat: int) -> bool:
        """Whether the seat can cancel a cocoa payment with a tile."""
        return held(self.players[seat].ready, FREE_COCOA) > 0
