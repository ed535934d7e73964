"""The traits of a position of Teotihuacan, seen from one seat: the features of a learned judgement.

Only what lies open: starting tiles that are not shown yet and salaries that are only pledged are no part of it.
The rival is the one who stands best, alone it is Teotibot, whose figures are traits as well; with more than two,
the others appear by their mean. Every trait is scaled to about one; names and ranges stand beside them.
"""

from __future__ import annotations

from typing import Final

from patolli.bots.search.evaluation import mean_of_others, rival_of
from patolli.bots.titles.teotihuacan.clock import eclipses_left, rounds_left, rounds_to_eclipse
from patolli.bots.titles.teotihuacan.worths import avenue_worth, ready_tiles, salary_fear, track_worth
from patolli.games.teotihuacan.material import royal_tiles as royal
from patolli.games.teotihuacan.material.avenue import LAST_STEP
from patolli.games.teotihuacan.material.boards import BOARD_NAMES, BOARDS
from patolli.games.teotihuacan.material.bonus_tiles import BONUS_NAMES
from patolli.games.teotihuacan.material.buildings import BUILDINGS, ROW_VALUES
from patolli.games.teotihuacan.material.calendar import ERAS, MASK_SET_POINTS
from patolli.games.teotihuacan.material.decorations import SPACES
from patolli.games.teotihuacan.material.goods import COCOA, GOOD_NAMES
from patolli.games.teotihuacan.material.pyramid import SPOT_LEVEL, SPOTS
from patolli.games.teotihuacan.material.solo import POINTS_PER_GOOD
from patolli.games.teotihuacan.material.technologies import TECHNOLOGIES, TECHNOLOGY_NAMES
from patolli.games.teotihuacan.material.temples import BONUS_STEP, STEPS, TEMPLE_NAMES, TEMPLES
from patolli.games.teotihuacan.player import NO_WORKER, SPACE_SHIFT, Player, board_of, power_of
from patolli.games.teotihuacan.scoring import bonus_points, mask_sets, pyramid_step_value
from patolli.games.teotihuacan.state import BOT, EMPTY, State

MOST_SEATS: Final = 4
POWERS: Final = 5
# Goods count fully up to so many; beyond, they are merely plenty.
ENOUGH: Final = 4
# Pyramid levels, and the sizes of a set of masks that are told apart.
LEVELS: Final = 4
SET_SIZES: Final = 5
# Buildings in a part of their row that pays alike.
ROW_PARTS: Final = 5

# Where the groups of traits begin.
SEATS: Final = 0
WAIT: Final = SEATS + 3
CLOCK: Final = WAIT + MOST_SEATS
LEAD: Final = CLOCK + ERAS + 4
CITY: Final = LEAD + 8
BONUS: Final = CITY + 3 + LEVELS
KNOBS: Final = BONUS + 3 * len(BONUS_NAMES)
PLAYERS: Final = KNOBS + 6
# Inside a player.
GOODS: Final = 0
WORKERS: Final = GOODS + 2 * len(GOOD_NAMES) + 2
STANDING: Final = WORKERS + POWERS + 3
TRACKS: Final = STANDING + len(BOARDS)
TEMPLE: Final = TRACKS + 6
PROMISE: Final = TEMPLE + 3 * STEPS
MASKS: Final = PROMISE + 6
TECHNOLOGY: Final = MASKS + SET_SIZES + 2
TILES: Final = TECHNOLOGY + 2 * TECHNOLOGIES
PLAYER: Final = TILES + 3
TRAITS: Final = PLAYERS + 2 * PLAYER

# What one of each counts for, so that no trait is far above one.
POINTS: Final = 0.05
ROUND: Final = 0.04
TENTH: Final = 0.1
HALF: Final = 0.5
QUARTER: Final = 0.25
# The rounds of a whole match, about, and of its last part, in which points become final.
MATCH_ROUNDS: Final = 25.0
LATE_ROUNDS: Final = 8.0


# The least and the most that a trait can be, by a pattern in its name; the first that is found holds.
RANGES: Final = (
    ("^lead_", -15.0, 15.0),
    ("_plenty_|_hope|_sure|_to_|_judged", 0.0, 10.0),
    ("", 0.0, 3.0),
)


def names() -> list[str]:
    """The name of every trait, in order."""
    listed = ["alone", "three_seats", "four_seats"]
    listed += [f"moves_after_{count}" for count in range(MOST_SEATS)]
    listed += [f"eclipses_left_{count + 1}" for count in range(ERAS)]
    listed += ["rounds_left", "rounds_to_eclipse", "eclipse_is_near", "end_is_near"]
    listed += ["lead_judged", "lead_in_points", "lead_over_mean", "lead_judged_late", "lead_in_points_late"]
    listed += ["lead_on_avenue", "lead_on_track", "rival_moves_first"]
    listed += ["avenue_pays", "buildings_taken", "decorations_placed"]
    listed += [f"built_on_level_{level + 1}" for level in range(LEVELS)]
    listed += [f"bonus_{TEMPLE_NAMES[temple]}_{name}" for temple in TEMPLES for name in BONUS_NAMES]
    listed += ["bot_powers", "bot_points_for_cocoa", "bot_worship_steps", "bot_points_per_bonus"]
    listed += ["bot_points_per_technology", "bot_points_to_come"]
    for whose in ("own", "rival"):
        for good in GOOD_NAMES:
            listed += [f"{whose}_{good}", f"{whose}_plenty_of_{good}"]
        listed += [f"{whose}_salary_lacking", f"{whose}_salary_feared"]
        listed += [f"{whose}_workers_of_power_{power + 1}" for power in range(POWERS)]
        listed += [f"{whose}_workers", f"{whose}_locked", f"{whose}_most_together"]
        listed += [f"{whose}_workers_on_{BOARD_NAMES[board]}" for board in BOARDS]
        listed += [f"{whose}_avenue", f"{whose}_avenue_to_pay", f"{whose}_avenue_end"]
        listed += [f"{whose}_track", f"{whose}_track_to_pay", f"{whose}_track_judged"]
        listed += [f"{whose}_{TEMPLE_NAMES[temple]}_{step}" for temple in TEMPLES for step in range(STEPS)]
        listed += [
            f"{whose}_bonus_{TEMPLE_NAMES[temple]}_{what}" for temple in TEMPLES for what in ("hope", "sure")
        ]
        listed += [f"{whose}_masks_{size}" for size in range(SET_SIZES)]
        listed += [f"{whose}_masks_to_pay", f"{whose}_masks_at_each_eclipse"]
        for name in TECHNOLOGY_NAMES:
            listed += [f"{whose}_technology_{name}", f"{whose}_technology_{name}_early"]
        listed += [f"{whose}_tiles_ready", f"{whose}_tiles", f"{whose}_royal_promise"]
    return listed


def traits(state: State, seat: int, values: list[float]) -> list[float]:
    """The row of a position; the values are what the hand-made judgement expects of each player."""
    row = [0.0] * TRAITS
    players = len(state.players)
    if state.is_solo():
        row[SEATS] = 1.0
    elif players > 2:
        row[SEATS + players - 2] = 1.0
    mover = max(0, state.seat_to_act())
    row[WAIT + (seat - mover) % players] = 1.0
    rival = rival_of(seat, values)
    _clock(state, row)
    _leads(state, seat, rival, values, row)
    row[LEAD + 7] = 1.0 if (rival - mover) % players < (seat - mover) % players else 0.0
    _city(state, row)
    if state.is_solo():
        _teotibot(state, row)
    _player(state, seat, PLAYERS, row)
    _player(state, rival, PLAYERS + PLAYER, row)
    return row


def _clock(state: State, row: list[float]) -> None:
    left = rounds_left(state)
    row[CLOCK + eclipses_left(state) - 1] = 1.0
    row[CLOCK + ERAS] = ROUND * left
    near = rounds_to_eclipse(state)
    row[CLOCK + ERAS + 1] = TENTH * near
    row[CLOCK + ERAS + 2] = 1.0 / near
    row[CLOCK + ERAS + 3] = max(0.0, 1.0 - left / LATE_ROUNDS)


def _leads(state: State, seat: int, rival: int, values: list[float], row: list[float]) -> None:
    """By how much the seat stands better, and how much of that is final."""
    late = max(0.0, 1.0 - rounds_left(state) / MATCH_ROUNDS)
    own = state.players[seat]
    other_player = state.players[rival]
    lead = POINTS * (values[seat] - values[rival])
    counted = POINTS * (own.points - other_player.points)
    row[LEAD] = lead
    row[LEAD + 1] = counted
    row[LEAD + 2] = POINTS * (values[seat] - mean_of_others(seat, values))
    row[LEAD + 3] = lead * late
    row[LEAD + 4] = counted * late
    row[LEAD + 5] = QUARTER * (own.avenue - other_player.avenue)
    row[LEAD + 6] = QUARTER * (own.track - other_player.track)


def _city(state: State, row: list[float]) -> None:
    """What is built, and which bonus lies on which temple."""
    taken = state.buildings_taken()
    row[CITY] = ROW_VALUES[taken] / ROW_PARTS
    row[CITY + 1] = taken / BUILDINGS
    for space in range(SPACES):
        if state.decorations[space] != EMPTY:
            row[CITY + 2] += TENTH
    for spot in range(SPOTS):
        if state.pyramid[spot] != EMPTY:
            row[CITY + 3 + SPOT_LEVEL[spot]] += TENTH
    for temple in TEMPLES:
        row[BONUS + temple * len(BONUS_NAMES) + state.layout.bonus_tiles[temple]] = 1.0


def _teotibot(state: State, row: list[float]) -> None:
    """The figures of Teotibot, and what its own final scoring would pay it now (Ruling 106)."""
    variant = state.variant
    for power in variant.bot_powers:
        row[KNOBS] += TENTH * power
    row[KNOBS + 1] = QUARTER * variant.bot_points_for_cocoa
    row[KNOBS + 2] = QUARTER * variant.bot_worship_steps
    row[KNOBS + 3] = ROUND * variant.bot_points_per_bonus
    row[KNOBS + 4] = QUARTER * variant.bot_points_per_technology
    bot = state.players[BOT]
    points = POINTS_PER_GOOD * sum(bot.goods) + variant.bot_points_per_technology * bot.technology_count()
    for temple in TEMPLES:
        if bot.temples[temple] >= BONUS_STEP:
            points += variant.bot_points_per_bonus
    row[KNOBS + 5] = POINTS * points


def _player(state: State, owner: int, start: int, row: list[float]) -> None:
    player = state.players[owner]
    left = rounds_left(state)
    eclipses = eclipses_left(state)
    for good in range(len(GOOD_NAMES)):
        amount = player.goods[good]
        row[start + GOODS + 2 * good] = min(amount, ENOUGH) / ENOUGH
        row[start + GOODS + 2 * good + 1] = TENTH * max(0, amount - ENOUGH)
    place = start + GOODS + 2 * len(GOOD_NAMES)
    row[place] = TENTH * max(0, player.salary() - player.goods[COCOA])
    row[place + 1] = POINTS * salary_fear(state, player)
    _workers(player, start, row)
    place = start + TRACKS
    row[place] = player.avenue / LAST_STEP
    row[place + 1] = POINTS * player.avenue * avenue_worth(state, eclipses)
    row[place + 2] = TENTH * max(0, player.avenue - LAST_STEP + 3)
    row[place + 3] = TENTH * player.track
    row[place + 4] = POINTS * player.track * pyramid_step_value(state)
    row[place + 5] = POINTS * track_worth(state, owner)
    _temples(state, player, left, start, row)
    sizes = mask_sets(player)
    pay = 0
    for size in sizes:
        pay += MASK_SET_POINTS[size]
    row[start + MASKS + (min(sizes[0], SET_SIZES - 1) if sizes else 0)] = 1.0
    row[start + MASKS + SET_SIZES] = POINTS * pay * eclipses
    row[start + MASKS + SET_SIZES + 1] = POINTS * pay
    for technology in range(TECHNOLOGIES):
        if player.owns(technology):
            row[start + TECHNOLOGY + 2 * technology] = 1.0
            row[start + TECHNOLOGY + 2 * technology + 1] = ROUND * left
    row[start + TILES] = QUARTER * ready_tiles(player)
    row[start + TILES + 1] = TENTH * player.other_tiles()
    row[start + TILES + 2] = TENTH * _royal(state, player)


def _workers(player: Player, start: int, row: list[float]) -> None:
    """How strong the workers are, and where they stand free."""
    together = 0
    for figure in player.workers:
        if figure == NO_WORKER:
            continue
        row[start + WORKERS + min(POWERS, power_of(figure)) - 1] += HALF
        row[start + WORKERS + POWERS] += QUARTER
        if figure >> SPACE_SHIFT:
            row[start + WORKERS + POWERS + 1] += HALF
        else:
            board = board_of(figure)
            row[start + STANDING + board - 1] += HALF
            together = max(together, player.free_on(board))
    row[start + WORKERS + POWERS + 2] = together / MOST_SEATS


def _temples(state: State, player: Player, left: float, start: int, row: list[float]) -> None:
    """The step on each temple, and what the bonus tile at its top would pay now."""
    for temple in TEMPLES:
        steps = player.temples[temple]
        row[start + TEMPLE + temple * STEPS + steps] = 1.0
        pays = POINTS * bonus_points(player, state.layout.bonus_tiles[temple])
        if steps >= BONUS_STEP:
            row[start + PROMISE + 2 * temple + 1] = pays
        else:
            row[start + PROMISE + 2 * temple] = pays * steps / BONUS_STEP * min(1.0, left / LATE_ROUNDS)


def _royal(state: State, player: Player) -> float:
    """What the royal tiles that pay points would pay the player now, without what power adds."""
    total = 0
    for tile in state.layout.royal_tiles:
        if tile == royal.TECHNOLOGY_POINTS:
            total += royal.POINTS_EACH[tile] * player.technology_count()
        elif tile == royal.PYRAMID_POINTS:
            total += royal.POINTS_EACH[tile] * player.track
        elif tile == royal.AVENUE_POINTS:
            total += royal.POINTS_EACH[tile] * player.avenue
    return float(total)
