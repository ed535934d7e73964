"""Scoring: what an Eclipse and the end of the match pay (Rulings 81 to 86, 106)."""

from __future__ import annotations

from patolli.games.teotihuacan import score_book as book
from patolli.games.teotihuacan.effects.goods import score
from patolli.games.teotihuacan.events import AVENUE_SCORED, MASKS_SCORED
from patolli.games.teotihuacan.material import bonus_tiles as bonus
from patolli.games.teotihuacan.material.buildings import ROW_VALUES
from patolli.games.teotihuacan.material.calendar import (
    ERAS,
    MASK_SET_POINTS,
    PYRAMID_LEADER_POINTS,
    PYRAMID_STEP_POINTS,
    STRONG_POWER,
)
from patolli.games.teotihuacan.material.discovery_tiles import MASKS
from patolli.games.teotihuacan.material.pyramid import CAPSTONE
from patolli.games.teotihuacan.material.solo import POINTS_PER_GOOD
from patolli.games.teotihuacan.material.temples import BONUS_STEP, TEMPLES
from patolli.games.teotihuacan.player import NO_WORKER, Player, held, power_of
from patolli.games.teotihuacan.state import BOT, EMPTY, State


def score_avenue(state: State) -> None:
    """Each step is worth the lowest visible number of the buildings row."""
    value = ROW_VALUES[state.buildings_taken()]
    for seat in range(len(state.players)):
        steps = state.players[seat].avenue
        if steps:
            state.tell(AVENUE_SCORED, seat, (steps, value))
            score(state, seat, steps * value, book.AVENUE)


def pyramid_step_value(state: State) -> int:
    """4, 3 or 2 points by the number of the Eclipse (Rulings 81, 85)."""
    if state.variant.completed_as_third and state.pyramid[CAPSTONE] != EMPTY:
        return PYRAMID_STEP_POINTS[ERAS - 1]
    return PYRAMID_STEP_POINTS[state.era]


def score_pyramid(state: State) -> None:
    """Leaders on the pyramid track, then every step; the track is reset (Ruling 81)."""
    furthest = 0
    for player in state.players:
        furthest = max(furthest, player.track)
    for seat in range(len(state.players)):
        leads = state.players[seat].track == furthest
        if leads and (furthest or state.variant.leader_bonus_at_zero):
            score(state, seat, PYRAMID_LEADER_POINTS, book.PYRAMID_LEADER)
    value = pyramid_step_value(state)
    for seat in range(len(state.players)):
        score(state, seat, state.players[seat].track * value, book.PYRAMID_STEPS)
        state.players[seat].track = 0


def mask_sets(player: Player) -> list[int]:
    """The sizes of the player's sets of different masks, the largest first."""
    sizes: list[int] = []
    for nth in range(1, 4):
        size = 0
        for kind in range(MASKS):
            if held(player.ready, kind) >= nth:
                size += 1
        if size:
            sizes.append(size)
    return sizes


def score_masks(state: State) -> None:
    """Every set of different masks pays by its size."""
    for seat in range(len(state.players)):
        sizes = mask_sets(state.players[seat])
        points = 0
        for size in sizes:
            points += MASK_SET_POINTS[size]
        if sizes:
            state.tell(MASKS_SCORED, seat, (sum(sizes), len(sizes)))
            score(state, seat, points, book.MASKS)


def unlocked_bonuses(player: Player) -> int:
    """How many temples the player has climbed to the bonus tile."""
    count = 0
    for temple in TEMPLES:
        if player.temples[temple] >= BONUS_STEP:
            count += 1
    return count


def bonus_points(player: Player, tile: int) -> int:
    """What a temple bonus tile is worth to a player who has unlocked it."""
    if tile == bonus.BEST_MASKS:
        sizes = mask_sets(player)
        return MASK_SET_POINTS[sizes[0]] if sizes else 0
    if tile == bonus.TECHNOLOGY_COUNT:
        return bonus.POINTS_PER_TECHNOLOGY * player.technology_count()
    if tile == bonus.FLAT:
        return bonus.FLAT_POINTS
    if tile == bonus.AVENUE_STEPS:
        return bonus.POINTS_PER_AVENUE_STEP * player.avenue
    if tile == bonus.BONUS_COUNT:
        return bonus.POINTS_PER_BONUS * unlocked_bonuses(player)
    if tile == bonus.DISCOVERY_COUNT:
        return bonus.POINTS_PER_DISCOVERY * player.other_tiles()
    points = 0
    for figure in player.workers:
        if figure != NO_WORKER:
            strong = power_of(figure) >= STRONG_POWER
            points += bonus.POINTS_PER_STRONG_WORKER if strong else bonus.POINTS_PER_WEAK_WORKER
    return points


def score_bonus_tiles(state: State) -> None:
    """The final Eclipse pays every unlocked bonus tile, after salary (Ruling 84)."""
    for seat in range(state.seats):
        player = state.players[seat]
        for temple in TEMPLES:
            if player.temples[temple] >= BONUS_STEP:
                points = bonus_points(player, state.layout.bonus_tiles[temple])
                score(state, seat, points, book.BLUE_BONUS + temple)
    if state.is_solo():
        score_bot(state)


def score_bot(state: State) -> None:
    """Teotibot's own final scoring (Ruling 106)."""
    bot = state.players[BOT]
    score(state, BOT, POINTS_PER_GOOD * sum(bot.goods), book.BOT_GOODS)
    score(state, BOT, state.variant.bot_points_per_technology * bot.technology_count(), book.BOT_TECHNOLOGIES)
    for temple in TEMPLES:
        if bot.temples[temple] >= BONUS_STEP:
            score(state, BOT, state.variant.bot_points_per_bonus, book.BLUE_BONUS + temple)
