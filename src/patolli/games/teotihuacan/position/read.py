"""Reading a position: every fault is a BadPosition that names its path."""

from __future__ import annotations

from patolli.engine.errors import BadPosition, Reason
from patolli.engine.position import Document, whole
from patolli.engine.rows import with_byte
from patolli.games.teotihuacan import setup
from patolli.games.teotihuacan.deal import NEUTRAL_TILES, RETURN_PLACES, Deal
from patolli.games.teotihuacan.effects.city import is_open, lay_pyramid_tile
from patolli.games.teotihuacan.events import GROUP_PLACE, PLACE_NAMES
from patolli.games.teotihuacan.layout import Layout
from patolli.games.teotihuacan.material import decorations, pyramid, solo
from patolli.games.teotihuacan.material.avenue import LAST_STEP
from patolli.games.teotihuacan.material.boards import BOARD_NAMES, WORSHIP_SPACES
from patolli.games.teotihuacan.material.bonus_tiles import BONUS_NAMES
from patolli.games.teotihuacan.material.buildings import NOBLES_ROWS
from patolli.games.teotihuacan.material.calendar import ERAS, SPACES
from patolli.games.teotihuacan.material.discovery_tiles import KIND_NAMES
from patolli.games.teotihuacan.material.goods import GOOD_NAMES
from patolli.games.teotihuacan.material.neutral import NEUTRAL_COLOURS
from patolli.games.teotihuacan.material.royal_tiles import ROYAL_NAMES
from patolli.games.teotihuacan.material.starting_tiles import STARTING_TILE_NAMES
from patolli.games.teotihuacan.material.technologies import TECHNOLOGY_NAMES
from patolli.games.teotihuacan.material.temples import TEMPLE_NAMES, TEMPLES, TOP_STEP
from patolli.games.teotihuacan.options import OPTIONS, variant_of
from patolli.games.teotihuacan.player import NO_WORKER, Player, held, new_player, one_more, worker
from patolli.games.teotihuacan.position.check_agenda import check_agenda
from patolli.games.teotihuacan.position.check_pieces import check_pieces
from patolli.games.teotihuacan.position.steps import STEPS
from patolli.games.teotihuacan.score_book import SOURCE_NAMES, totals
from patolli.games.teotihuacan.state import GROUP_END, GROUP_START, GROUPS, WORSHIP_PLACES, State
from patolli.games.teotihuacan.teotibot import turn as bot_turn
from patolli.games.teotihuacan.view_shape import NONE

# A figure nobody reaches, so that a document cannot ask for endless arithmetic.
MOST_GOODS = 999


def from_position(content: object) -> State:
    """The State behind a document."""
    document = Document(content)
    document.name("game", ("teotihuacan",))
    seats = document.integer("seats", 1, 4)
    players = [_player(table) for table in document.children("players", 4)]
    if len(players) != max(2, seats):
        raise BadPosition("position.players", Reason("exactly", count=max(2, seats)))
    stacks = document.child("stacks")
    state = setup.bare_state(seats, variant_of(_options(document)), _layout(document), _deal(stacks), players)
    stacks.finish()
    state.confirms_turns = document.flag("confirm_turns")
    state.era = document.integer("era", 1, ERAS) - 1
    state.dark = document.integer("dark", 1, SPACES - 1)
    state.light = document.integer("light", 0, state.dark)
    for index in document.integers("moved", 0, 3, 4):
        state.moved |= 1 << index
    _neutral(document, state)
    _discoveries(document.child("discoveries"), state)
    _city(document, state)
    _start(document.child("start"), state)
    state.pledges = tuple(document.integers("pledges", -1, 99, 4))
    _bot(document.child("bot"), state)
    check_pieces(state)
    state.agenda.extend(STEPS.read_agenda(document, seats))
    check_agenda(state)
    document.finish()
    state.settle()
    return state


def _options(document: Document) -> dict[str, str]:
    """The options named, the others at their defaults."""
    table = document.child("options")
    chosen: dict[str, str] = {}
    for option in OPTIONS:
        value = option.default
        if table.has(option.name):
            value = option.values[table.name(option.name, option.values)]
        chosen[option.name] = value
    table.finish()
    return chosen


def _distinct(document: Document, name: str, names: tuple[str, ...], count: int) -> tuple[int, ...]:
    """A list of different names of exactly this length."""
    values = document.names(name, names)
    if len(values) != count or len(set(values)) != count:
        raise BadPosition(f"{document.path}.{name}", Reason("different", count=count))
    return tuple(values)


def _layout(document: Document) -> Layout:
    ring = _distinct(document, "ring", BOARD_NAMES, 8)
    if 0 in ring or ring[0] != 1:
        raise BadPosition("position.ring", Reason("teotihuacan.ring"))
    return Layout(
        ring,
        _distinct(document, "technologies", TECHNOLOGY_NAMES, 6),
        _distinct(document, "royal_tiles", ROYAL_NAMES, 3),
        _distinct(document, "bonus_tiles", BONUS_NAMES, 3),
    )


def _deal(stacks: Document) -> Deal:
    draws: list[tuple[int, ...]] = []
    for index, draw in enumerate(stacks.items("neutral_draws", 3)):
        tiles = _names(draw, STARTING_TILE_NAMES, f"{stacks.path}.neutral_draws[{index}]")
        if len(tiles) < NEUTRAL_TILES or len(set(tiles)) != len(tiles):
            raise BadPosition(
                f"{stacks.path}.neutral_draws[{index}]", Reason("different", count=NEUTRAL_TILES)
            )
        draws.append(tiles)
    returns = stacks.integers("returns", 0, RETURN_PLACES - 1, 2)
    if len(returns) != 2:
        raise BadPosition(f"{stacks.path}.returns", Reason("exactly", count=2))
    rolls: list[tuple[int, int, int]] = []
    for index, roll in enumerate(stacks.items("rolls", 40)):
        values = Document({"roll": roll}, f"{stacks.path}.rolls[{index}]").integers("roll", 0, 6, 3)
        if len(values) != 3 or min(values[:2]) < 1 or values[2] > 3:
            raise BadPosition(f"{stacks.path}.rolls[{index}]", Reason("teotihuacan.roll"))
        rolls.append((values[0], values[1], values[2]))
    return Deal(
        tuple(stacks.names("discoveries", KIND_NAMES)),
        tuple(stacks.names("decorations", decorations.DECORATION_NAMES)),
        tuple(stacks.names("pyramid", pyramid.PYRAMID_TILE_NAMES)),
        tuple(draws),
        (returns[0], returns[1]),
        tuple(rolls),
    )


def _names(items: object, names: tuple[str, ...], path: str) -> tuple[int, ...]:
    return tuple(Document({"names": items}, path).names("names", names))


def _player(table: Document) -> Player:
    player = new_player()
    player.points = table.integer("points", 0, MOST_GOODS)
    for good, name in enumerate(GOOD_NAMES):
        player.goods[good] = table.integer(name, 0, MOST_GOODS)
    for temple in TEMPLES:
        player.temples[temple] = table.integer(TEMPLE_NAMES[temple], 0, TOP_STEP)
    player.avenue = table.integer("avenue", 0, LAST_STEP)
    player.track = table.integer("pyramid_track", 0, pyramid.TRACK_LAST_STEP)
    figures = table.children("workers", 4)
    for index, figure in enumerate(figures):
        player.workers[index] = _worker(figure)
    for technology in table.names("technologies", TECHNOLOGY_NAMES):
        player.technologies |= 1 << technology
    player.ready = _counts(table, "tiles")
    player.spent = _counts(table, "used_tiles")
    book = table.child("book")
    for source, name in enumerate(SOURCE_NAMES):
        if book.has(name):
            points = book.integers(name, -MOST_GOODS, MOST_GOODS, ERAS)
            if len(points) != ERAS:
                raise BadPosition(f"{book.path}.{name}", Reason("exactly", count=ERAS))
            for era in range(ERAS):
                player.write(source, era, points[era])
    total = sum(totals(player.book))
    if total != player.points:
        raise BadPosition(f"{table.path}.points", Reason("teotihuacan.sum_of_book", total=total))
    book.finish()
    table.finish()
    return player


def _worker(figure: Document) -> int:
    board = figure.name("board", BOARD_NAMES)
    power = figure.integer("power", 0, 5)
    space = figure.integer("space", 0, WORSHIP_SPACES[board])
    if (board == 0) != (power == 0):
        raise BadPosition(f"{figure.path}.power", Reason("teotihuacan.power_off_board"))
    figure.finish()
    return worker(board, power, space) if board else NO_WORKER


def _counts(table: Document, name: str) -> int:
    counts = 0
    for kind in table.names(name, KIND_NAMES, 54):
        if held(counts, kind) == 3:
            reason = Reason("only_so_many", name=KIND_NAMES[kind], most=3, count=4)
            raise BadPosition(f"{table.path}.{name}", reason)
        counts = one_more(counts, kind)
    return counts


def _neutral(document: Document, state: State) -> None:
    colours = document.items("neutral", 2)
    if len(colours) != NEUTRAL_COLOURS[state.seats]:
        raise BadPosition("position.neutral", Reason("exactly", count=NEUTRAL_COLOURS[state.seats]))
    for index, boards in enumerate(colours):
        bits = 0
        for board in _names(boards, BOARD_NAMES[1:], f"position.neutral[{index}]"):
            bits |= 2 << board
        state.neutral.append(bits)


def _discoveries(table: Document, state: State) -> None:
    names = (NONE, *KIND_NAMES)
    for slot in range(WORSHIP_PLACES):
        state.places[slot] = _exactly(table, PLACE_NAMES[slot], names, 1)[0] - 1
    for group in range(GROUPS):
        first, end = GROUP_START[group], GROUP_END[group]
        kinds = _exactly(table, PLACE_NAMES[GROUP_PLACE + group], names, end - first)
        for nth, kind in enumerate(kinds):
            state.places[first + nth] = kind - 1
    table.finish()


def _exactly(table: Document, name: str, names: tuple[str, ...], count: int) -> list[int]:
    """A list of exactly so many names."""
    values = table.names(name, names)
    if len(values) != count:
        raise BadPosition(f"{table.path}.{name}", Reason("exactly", count=count))
    return values


def _city(document: Document, state: State) -> None:
    for tile in document.children("pyramid", pyramid.SPOTS):
        spot = tile.name("spot", pyramid.SPOT_TEXTS)
        if not is_open(state, spot):
            raise BadPosition(f"{tile.path}.spot", Reason("teotihuacan.spot"))
        lay_pyramid_tile(
            state, tile.name("tile", pyramid.PYRAMID_TILE_NAMES), spot, tile.integer("turns", 0, 3)
        )
        tile.finish()
    sides = document.child("decorations")
    for side, name in enumerate(decorations.SIDE_NAMES):
        for level, tile_ in enumerate(sides.names(name, decorations.DECORATION_NAMES, decorations.LEVELS)):
            state.decorations = with_byte(state.decorations, side * decorations.LEVELS + level, tile_)
    sides.finish()
    shown = _exactly(document, "pyramid_offer", (NONE, *pyramid.PYRAMID_TILE_NAMES), pyramid.OFFER)
    for slot, tile_ in enumerate(shown):
        state.pyramid_offer[slot] = tile_ - 1
    shown = _exactly(document, "decoration_offer", (NONE, *decorations.DECORATION_NAMES), decorations.OFFER)
    for slot, tile_ in enumerate(shown):
        state.decoration_offer[slot] = tile_ - 1
    houses = document.integers("houses", 0, 5, 3)
    if len(houses) != len(NOBLES_ROWS):
        raise BadPosition("position.houses", Reason("exactly", count=len(NOBLES_ROWS)))
    for row, count in enumerate(houses):
        whole(count, 0, len(NOBLES_ROWS[row]), f"position.houses[{row}]")
    state.houses[:] = houses


def _start(table: Document, state: State) -> None:
    hands = table.items("hands", 4)
    state.hands = tuple(
        _names(hand, STARTING_TILE_NAMES, f"{table.path}.hands[{seat}]") for seat, hand in enumerate(hands)
    )
    state.pool = tuple(table.names("pool", STARTING_TILE_NAMES))
    state.reserved = tuple([kind - 1 for kind in _exactly(table, "reserved", (NONE, *KIND_NAMES), 2)])
    table.finish()


def _bot(table: Document, state: State) -> None:
    if state.is_solo():
        tiles = (
            *table.names("tiles", solo.ACTION_TILE_NAMES, bot_turn.ASIDE),
            table.name("aside", solo.ACTION_TILE_NAMES),
        )
        if len(set(tiles)) != solo.ACTION_TILES:
            raise BadPosition(f"{table.path}.tiles", Reason("teotihuacan.action_tiles"))
        ways = _exactly(table, "directions", solo.DIRECTION_NAMES, 2)
        dice = table.integers("dice", 0, 6, 2)
        if len(dice) != 2:
            raise BadPosition(f"{table.path}.dice", Reason("exactly", count=2))
        state.bot = (*tiles, *ways, *dice)
    table.finish()
