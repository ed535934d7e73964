"""Setup: the layout, the deal and the first State (Rulings 1 to 19, 91 to 94)."""

from __future__ import annotations

from patolli.engine.agenda import Lane, Step, Together
from patolli.engine.chance import Chance
from patolli.engine.event import Journal, only
from patolli.engine.game import Setup
from patolli.games.teotihuacan import events
from patolli.games.teotihuacan.deal import RETURN_PLACES, ROLLS, Deal, bot_roll, neutral_draws
from patolli.games.teotihuacan.decisions.first_game import StartFirstGame
from patolli.games.teotihuacan.decisions.neutral import PlaceNeutralWorkers
from patolli.games.teotihuacan.decisions.starting import (
    DraftStartingTile,
    KeepStartingTiles,
    PutStartingTilesAway,
    ShowStartingTiles,
)
from patolli.games.teotihuacan.decisions.turning import TakeTurn
from patolli.games.teotihuacan.effects.city import lay_pyramid_tile
from patolli.games.teotihuacan.imagination import NO_PLEDGE
from patolli.games.teotihuacan.layout import Layout
from patolli.games.teotihuacan.material import bonus_tiles, decorations, pyramid, ring, royal_tiles
from patolli.games.teotihuacan.material import starting_tiles as start
from patolli.games.teotihuacan.material import technologies as tech
from patolli.games.teotihuacan.material.avenue import TILES as AVENUE_TILES
from patolli.games.teotihuacan.material.boards import CONSTRUCTION, PALACE
from patolli.games.teotihuacan.material.calendar import DARK_DISC
from patolli.games.teotihuacan.material.discovery_tiles import COPIES, KINDS
from patolli.games.teotihuacan.material.goods import COCOA
from patolli.games.teotihuacan.material.neutral import NEUTRAL_COLOURS
from patolli.games.teotihuacan.material.temples import MAJOR_TILES
from patolli.games.teotihuacan.options import variant_of
from patolli.games.teotihuacan.player import Player, new_player
from patolli.games.teotihuacan.state import (
    EMPTY,
    GROUP_START,
    GROUPS,
    NO_TILE,
    PLACES,
    WORSHIP_PLACES,
    State,
)
from patolli.games.teotihuacan.teotibot.setup import bot_player, bot_tiles
from patolli.games.teotihuacan.variant import Variant


def first_state(setup: Setup, chance: Chance, journal: Journal | None) -> State:
    """Deal a setup, lay out the table and ask the first question."""
    variant = variant_of(setup.options)
    layout = first_game_layout() if variant.first_game else drawn_layout(variant, chance)
    players = max(2, setup.seats)
    deal = shuffled_deal(chance, setup.seats)
    state = bare_state(setup.seats, variant, layout, deal, [new_player() for _ in range(players)])
    state.neutral.extend([0] * NEUTRAL_COLOURS[setup.seats])
    state.dark = DARK_DISC[players - 2][0]
    lay_out_decorations(state)
    lay_out_pyramid(state, chance)
    lay_out_discoveries(state)
    state.confirms_turns = setup.confirm_turns
    state.journal = journal
    give_order_cocoa(state)
    if state.is_solo():
        bot_player(state)
        state.bot = bot_tiles(chance)
    # Tiles that players keep go back only after the neutral workers are drawn (Rulings 18, 19).
    state.plan([*opening(state, chance), PlaceNeutralWorkers(), PutStartingTilesAway(), TakeTurn(0, 0)])
    state.settle()
    return state


def bare_state(seats: int, variant: Variant, layout: Layout, deal: Deal, players: list[Player]) -> State:
    """A State with an empty table and nothing owed."""
    return State(
        seats=seats,
        agenda=[],
        listed=None,
        variant=variant,
        layout=layout,
        deal=deal,
        players=players,
        neutral=[],
        places=[NO_TILE] * PLACES,
        pyramid=bytes([EMPTY] * pyramid.SPOTS),
        grid=bytes(pyramid.BASE_GRID),
        decorations=bytes([EMPTY] * decorations.SPACES),
        pyramid_offer=[NO_TILE] * pyramid.OFFER,
        decoration_offer=[NO_TILE] * decorations.OFFER,
        houses=[0, 0, 0],
        hands=(),
        pool=(),
        reserved=(NO_TILE, NO_TILE),
        pledges=(),
        bot=(),
        era=0,
        light=0,
        dark=0,
        moved=0,
        discoveries_drawn=0,
        decorations_drawn=0,
        pyramid_drawn=0,
        neutral_drawn=0,
        rolls=0,
    )


def first_game_layout() -> Layout:
    """The boards and tiles printed on the main board (Ruling 91)."""
    return Layout(
        ring.FIRST_GAME_RING,
        tech.FIRST_GAME_TECHNOLOGIES,
        royal_tiles.FIRST_GAME_ROYAL_TILES,
        bonus_tiles.FIRST_GAME_BONUS_TILES,
    )


def drawn_layout(variant: Variant, chance: Chance) -> Layout:
    """Boards, technologies, royal tiles and bonus tiles drawn at random (Rulings 1 to 4)."""
    boards = [PALACE] * ring.RING
    boards[ring.CONSTRUCTION_POSITION] = CONSTRUCTION
    shuffled = chance.shuffled(list(ring.MOVABLE_BOARDS))
    for index in range(len(shuffled)):
        boards[ring.MOVABLE_POSITIONS[index]] = shuffled[index]
    royal = (
        royal_tiles.CATEGORY_A[chance.below(3)],
        royal_tiles.CATEGORY_B[chance.below(3)],
        royal_tiles.CATEGORY_C[chance.below(3)],
    )
    bonus = chance.shuffled(list(range(bonus_tiles.BONUS_TILES)))[:3]
    return Layout(tuple(boards), drawn_technologies(variant, chance), royal, bonus)


def drawn_technologies(variant: Variant, chance: Chance) -> tuple[int, ...]:
    """Six of nine sorted by number, or three cheap ones above three dear ones (Ruling 3)."""
    if variant.balanced_technologies:
        cheap = chance.shuffled(list(tech.CHEAP_TECHNOLOGIES))[: tech.COLUMNS]
        dear = chance.shuffled(list(tech.DEAR_TECHNOLOGIES))[: tech.COLUMNS]
        return (*sorted(cheap), *sorted(dear))
    return tuple(sorted(chance.shuffled(list(range(tech.TECHNOLOGIES)))[: tech.SLOTS]))


def shuffled_deal(chance: Chance, seats: int) -> Deal:
    """Shuffle every stack; in a solo match also roll the dice of all bot turns."""
    kinds: list[int] = []
    for kind in range(KINDS):
        kinds.extend([kind] * COPIES[kind])
    return Deal(
        chance.shuffled(kinds),
        chance.shuffled(list(range(decorations.DECORATION_TILES))),
        chance.shuffled(list(range(pyramid.PYRAMID_TILES))),
        neutral_draws(chance, seats) if NEUTRAL_COLOURS[seats] else (),
        (chance.below(RETURN_PLACES), chance.below(RETURN_PLACES)),
        tuple([bot_roll(chance) for _ in range(ROLLS)]) if seats == 1 else (),
    )


def lay_out_decorations(state: State) -> None:
    """Show four decorations (Ruling 7)."""
    for slot in range(decorations.OFFER):
        state.decoration_offer[slot] = state.deal.decorations[slot]
    state.decorations_drawn = decorations.OFFER


def lay_out_pyramid(state: State, chance: Chance) -> None:
    """Show three tiles, then build the starting pattern, each tile turned at random (Ruling 8)."""
    for slot in range(pyramid.OFFER):
        state.pyramid_offer[slot] = state.deal.pyramid_tiles[slot]
    state.pyramid_drawn = pyramid.OFFER
    patterns = pyramid.STARTING_PATTERNS[len(state.players) - 2]
    pattern = patterns[chance.below(len(patterns)) if state.variant.random_pattern else 0]
    for spot in pattern:
        lay_pyramid_tile(state, state.deal.pyramid_tiles[state.pyramid_drawn], spot, chance.below(4))
        state.pyramid_drawn += 1


def draw_discovery(state: State) -> int:
    """The top tile of the discovery stack."""
    kind = state.deal.discoveries[state.discoveries_drawn]
    state.discoveries_drawn += 1
    return kind


def lay_out_discoveries(state: State) -> None:
    """Tiles beside the worship boards, on the avenue and on the major steps (Ruling 9)."""
    for slot in range(WORSHIP_PLACES):
        state.places[slot] = draw_discovery(state)
    counts = [*AVENUE_TILES, *[tiles[len(state.players) - 2] for tiles in MAJOR_TILES]]
    for group in range(GROUPS):
        for nth in range(counts[group]):
            state.places[GROUP_START[group] + nth] = draw_discovery(state)


def give_order_cocoa(state: State) -> None:
    """One cocoa for the first player, three for the last, two between (Ruling 10)."""
    for seat in range(state.seats):
        cocoa = start.MIDDLE_COCOA
        if seat == 0:
            cocoa = start.FIRST_COCOA
        elif seat == state.last_player():
            cocoa = start.LAST_COCOA
        state.players[seat].goods[COCOA] = cocoa
        state.tell(events.PLAYER_ORDER_SET, seat, (cocoa,))


def opening(state: State, chance: Chance) -> list[Step]:
    """What the set-up still asks: starting tiles kept or drafted, or nothing in a first game."""
    if state.variant.first_game:
        return [StartFirstGame()]
    tiles = chance.shuffled(list(range(start.STARTING_TILES)))
    if state.variant.draft:
        pool = start.DRAFT_POOL[len(state.players) - 2]
        state.pool = tuple(sorted(tiles[:pool]))
        state.hands = ((),) * state.seats
        state.reserved = tuple(
            [
                draw_discovery(state) if tile in state.pool else NO_TILE
                for tile in start.DISCOVERY_STARTING_TILES
            ]
        )
        order = [*range(state.seats), *reversed(range(state.seats))]
        return [*[DraftStartingTile(seat) for seat in order], ShowStartingTiles()]
    state.reserved = (draw_discovery(state), draw_discovery(state))
    state.hands = tuple(
        [tuple(sorted(tiles[seat * start.DEALT : (seat + 1) * start.DEALT])) for seat in range(state.seats)]
    )
    state.pledges = (NO_PLEDGE,) * state.seats
    for seat in range(state.seats):
        state.tell(events.STARTING_TILES_DEALT, seat, state.hands[seat], only(seat))
    lanes = [Lane(seat, (KeepStartingTiles(seat),)) for seat in range(state.seats)]
    return [Together(tuple(lanes)), ShowStartingTiles()]
