"""Views of Teotihuacan: what a seat or a spectator may see, field by field."""

from __future__ import annotations

from patolli.games.teotihuacan.decisions.turning import TurnDuty
from patolli.games.teotihuacan.effects.goods import points_forfeited
from patolli.games.teotihuacan.effects.workers import cocoa_to_collect, colours_on
from patolli.games.teotihuacan.imagination import HAND_PAIRS, NO_PLEDGE
from patolli.games.teotihuacan.material import decorations, pyramid
from patolli.games.teotihuacan.material.boards import BOARD_NAMES, PALACE
from patolli.games.teotihuacan.material.bonus_tiles import BONUS_NAMES
from patolli.games.teotihuacan.material.buildings import ROW_VALUES
from patolli.games.teotihuacan.material.calendar import MASK_SET_POINTS, POINTS_LOST_PER_COCOA
from patolli.games.teotihuacan.material.discovery_tiles import MASKS
from patolli.games.teotihuacan.material.goods import COCOA, GOLD, STONE, WOOD
from patolli.games.teotihuacan.material.royal_tiles import ROYAL_NAMES
from patolli.games.teotihuacan.material.starting_tiles import DISCOVERY_STARTING_TILES, STARTING_TILE_NAMES
from patolli.games.teotihuacan.material.technologies import TECHNOLOGIES, TECHNOLOGY_NAMES
from patolli.games.teotihuacan.material.temples import BONUS_STEP, TEMPLE_NAMES, TEMPLES
from patolli.games.teotihuacan.player import NO_WORKER, Player, board_of, held, power_of, space_of
from patolli.games.teotihuacan.position.write import (
    boards_in,
    bot_document,
    counted_names,
    decorations_document,
    discoveries_shown,
    kind_name,
    pyramid_document,
)
from patolli.games.teotihuacan.score_book import sheet
from patolli.games.teotihuacan.scoring import bonus_points, mask_sets, pyramid_step_value
from patolli.games.teotihuacan.state import BOT, NO_TILE, State
from patolli.games.teotihuacan.view_shape import (
    BoardCocoa,
    OpenView,
    OwnView,
    Start,
    Technology,
    Worker,
)
from patolli.games.teotihuacan.view_shape import Player as PlayerView


def open_view(state: State) -> OpenView:
    """Stacks, dice, dealt starting tiles and unshown answers are secret; all else lies open."""
    return {
        "seats": state.seats,
        "solo": state.is_solo(),
        "options": dict(state.variant.chosen),
        "to_act": [decision.seat for decision in state.pending()],
        "over": state.is_over(),
        "ring": [BOARD_NAMES[board] for board in state.layout.ring],
        "technologies": [technology(state, tile) for tile in state.layout.technologies],
        "royal_tiles": [ROYAL_NAMES[tile] for tile in state.layout.royal_tiles],
        "bonus_tiles": [BONUS_NAMES[tile] for tile in state.layout.bonus_tiles],
        "era": state.era + 1,
        "light": state.light,
        "dark": state.dark,
        "last_round": is_last_round(state),
        "last_eclipse": state.is_last_eclipse(),
        "pyramid_step_value": pyramid_step_value(state),
        "avenue_value": ROW_VALUES[state.buildings_taken()],
        "players": [player_view(state, seat) for seat in range(len(state.players))],
        "boards": {BOARD_NAMES[board]: board_view(state, board) for board in state.layout.ring},
        "neutral": [boards_in(boards) for boards in state.neutral],
        "discoveries": discoveries_shown(state),
        "pyramid": pyramid_document(state),
        "icons": icon_rows(state),
        "decorations": decorations_document(state),
        "pyramid_offer": [name_of(tile, pyramid.PYRAMID_TILE_NAMES) for tile in state.pyramid_offer],
        "decoration_offer": [name_of(tile, decorations.DECORATION_NAMES) for tile in state.decoration_offer],
        "houses": list(state.houses),
        "stacks": {
            "discoveries": discoveries_left(state),
            "decorations": len(state.deal.decorations) - state.decorations_drawn,
            "pyramid": len(state.deal.pyramid_tiles) - state.pyramid_drawn,
        },
        "bot": bot_document(state),
        "ranking": state.ranking(),
        "won": has_won(state),
    }


def own_view(state: State, viewer: int | None) -> OwnView:
    """The starting tiles as whoever looks may know them."""
    return {"viewer": viewer, "start": start_view(state, viewer)}


def name_of(tile: int, names: tuple[str, ...]) -> str | None:
    """The tile's name, or nothing for a gap."""
    return names[tile] if tile != NO_TILE else None


def icon_rows(state: State) -> list[str]:
    """The icons that lie uppermost on the pyramid's grid, row by row."""
    letters = [pyramid.ICON_LETTERS[icon] for icon in state.grid]
    return ["".join(letters[row * pyramid.GRID : (row + 1) * pyramid.GRID]) for row in range(pyramid.GRID)]


def discoveries_left(state: State) -> int:
    """Face-down discovery tiles; those reserved in secret count as part of the stack."""
    left = len(state.deal.discoveries) - state.discoveries_drawn
    if state.has_secret_hands():
        left += len(state.reserved)
    return left


def technology(state: State, tile: int) -> Technology:
    """A technology in play and the players with a marker on it."""
    owners = [seat for seat, player in enumerate(state.players) if player.owns(tile)]
    return {"technology": TECHNOLOGY_NAMES[tile], "owners": owners}


def player_view(state: State, seat: int) -> PlayerView:
    """One player's pieces, all of them open, and what the tracks are worth."""
    player = state.players[seat]
    return {
        "bot": state.is_solo() and seat == BOT,
        "points": player.points,
        "wood": player.goods[WOOD],
        "stone": player.goods[STONE],
        "gold": player.goods[GOLD],
        "cocoa": player.goods[COCOA],
        "temples": {TEMPLE_NAMES[temple]: player.temples[temple] for temple in TEMPLES},
        "avenue": player.avenue,
        "pyramid_track": player.track,
        "workers": [
            worker_view(state, seat, index) for index in range(4) if player.workers[index] != NO_WORKER
        ],
        "technologies": [TECHNOLOGY_NAMES[tile] for tile in range(TECHNOLOGIES) if player.owns(tile)],
        "tiles": counted_names(player.ready),
        "used_tiles": counted_names(player.spent),
        "masks": sum(held(player.ready, kind) for kind in range(MASKS)),
        "mask_points": sum(MASK_SET_POINTS[size] for size in mask_sets(player)),
        "salary": 0 if state.is_solo() and seat == BOT else player.salary(),
        "salary_losses": [] if state.is_solo() and seat == BOT else salary_losses(player),
        "bonuses": bonuses(state, player),
        "sheet": sheet(player.book),
    }


def salary_losses(player: Player) -> list[int]:
    """The points that each payment from nothing to the whole salary would cost (Ruling 82)."""
    due = player.salary()
    return [points_forfeited(player, POINTS_LOST_PER_COCOA * (due - paid)) for paid in range(due + 1)]


def is_last_round(state: State) -> bool:
    """Whether the turn that is being taken is its owner's last before the Eclipse (Ruling 80)."""
    return any(isinstance(step, TurnDuty) and step.last_round for step in state.agenda)


def board_view(state: State, board: int) -> BoardCocoa:
    """What a board costs and pays in cocoa whoever arrives now; the Palace has no main action."""
    pending = state.pending()
    seat = pending[0].seat if pending else -1
    collected = cocoa_to_collect(state, seat, board)
    if board == PALACE:
        return {"collect": collected}
    return {"work": colours_on(state, seat, board), "collect": collected}


def worker_view(state: State, seat: int, index: int) -> Worker:
    """A worker on a board; `space` counts the worship spaces from 1, 0 is the general area."""
    figure = state.players[seat].workers[index]
    return {"board": BOARD_NAMES[board_of(figure)], "power": power_of(figure), "space": space_of(figure)}


def bonuses(state: State, player: Player) -> dict[str, int]:
    """What the unlocked temple bonus tiles would pay a person now."""
    return {
        TEMPLE_NAMES[temple]: bonus_points(player, state.layout.bonus_tiles[temple])
        for temple in TEMPLES
        if player.temples[temple] >= BONUS_STEP
    }


def start_view(state: State, viewer: int | None) -> Start:
    """The own hand and pick, or tiles lying open; reserved discovery tiles where they may be seen."""
    is_open = not state.has_secret_hands()
    seen: list[int] = list(state.pool)
    for seat, hand in enumerate(state.hands):
        if is_open or seat == viewer:
            seen.extend(hand)
    return {
        "hand": own_hand(state, viewer),
        "kept": own_pick(state, viewer),
        "answered": [pledge != NO_PLEDGE for pledge in state.pledges],
        "pool": [STARTING_TILE_NAMES[tile] for tile in state.pool],
        "shown": [[STARTING_TILE_NAMES[tile] for tile in hand] for hand in state.hands] if is_open else [],
        "reserved": {
            STARTING_TILE_NAMES[tile]: kind_name(state.reserved[slot])
            for slot, tile in enumerate(DISCOVERY_STARTING_TILES)
            if state.reserved[slot] != NO_TILE and tile in seen
        },
    }


def own_hand(state: State, viewer: int | None) -> list[str]:
    """The starting tiles dealt to the viewer."""
    if viewer is None or not state.has_secret_hands():
        return []
    return [STARTING_TILE_NAMES[tile] for tile in state.hands[viewer]]


def own_pick(state: State, viewer: int | None) -> list[str]:
    """The pair the viewer has already chosen in secret."""
    if viewer is None or not state.has_secret_hands() or state.pledges[viewer] == NO_PLEDGE:
        return []
    hand = state.hands[viewer]
    first, second = HAND_PAIRS[state.pledges[viewer]]
    return [STARTING_TILE_NAMES[hand[first]], STARTING_TILE_NAMES[hand[second]]]


def has_won(state: State) -> bool | None:
    """In a finished solo match, whether the person has beaten Teotibot (Ruling 106)."""
    if not state.is_solo() or not state.is_over():
        return None
    return state.players[0].points > state.players[BOT].points
