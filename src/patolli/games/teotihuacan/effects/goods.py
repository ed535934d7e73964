"""Goods and points change hands; discovery tiles are claimed and flipped."""

from __future__ import annotations

from patolli.games.teotihuacan.events import (
    DISCOVERY_CLAIMED,
    DISCOVERY_USED,
    FOR_DISCOVERY,
    GOODS_GAINED,
    GOODS_PAID,
    GROUP_PLACE,
    POINTS_SCORED,
)
from patolli.games.teotihuacan.material.discovery_tiles import COST
from patolli.games.teotihuacan.player import Player, one_less, one_more
from patolli.games.teotihuacan.state import GROUP_END, GROUP_START, NO_TILE, State


def gain(state: State, seat: int, gained: tuple[int, ...], reason: int) -> None:
    """Take goods from the supply, which never runs dry."""
    goods = state.players[seat].goods
    if gained[0] or gained[1] or gained[2] or gained[3]:
        for good in range(4):
            goods[good] += gained[good]
        state.tell(GOODS_GAINED, seat, (gained[0], gained[1], gained[2], gained[3], reason))


def gain_cocoa(state: State, seat: int, cocoa: int, reason: int) -> None:
    """Take cocoa from the supply."""
    gain(state, seat, (0, 0, 0, cocoa), reason)


def pay(state: State, seat: int, price: tuple[int, ...], reason: int) -> None:
    """Return goods to the supply; they must be there."""
    goods = state.players[seat].goods
    if price[0] or price[1] or price[2] or price[3]:
        for good in range(4):
            goods[good] -= price[good]
        state.tell(GOODS_PAID, seat, (price[0], price[1], price[2], price[3], reason))


def pay_cocoa(state: State, seat: int, cocoa: int, reason: int) -> None:
    """Return cocoa to the supply."""
    pay(state, seat, (0, 0, 0, cocoa), reason)


def score(state: State, seat: int, points: int, source: int) -> None:
    """Write points into the score and the book."""
    if points:
        player = state.players[seat]
        player.points += points
        player.write(source, state.era, points)
        state.tell(POINTS_SCORED, seat, (points, source))


def forfeit(state: State, seat: int, points: int, source: int) -> int:
    """Lose points, which nobody is told yet; how many."""
    player = state.players[seat]
    lost = points_forfeited(player, points)
    if lost:
        player.points -= lost
        player.write(source, state.era, -lost)
    return lost


def points_forfeited(player: Player, points: int) -> int:
    """How many of these points would be lost, since nobody falls below nought (Ruling 82)."""
    return min(points, player.points)


def flip(state: State, seat: int, kind: int) -> None:
    """Turn a discovery tile face down for its effect; it stays with its owner (Ruling 71)."""
    player = state.players[seat]
    player.ready = one_less(player.ready, kind)
    player.spent = one_more(player.spent, kind)
    state.tell(DISCOVERY_USED, seat, (kind,))


def claim(state: State, seat: int, kind: int, place: int) -> None:
    """Pay a discovery tile's price and keep it face up (Ruling 71)."""
    player = state.players[seat]
    pay(state, seat, COST[kind], FOR_DISCOVERY)
    player.ready = one_more(player.ready, kind)
    state.tell(DISCOVERY_CLAIMED, seat, (kind, place))


def claim_from_group(state: State, seat: int, kind: int, group: int) -> None:
    """Claim one of the tiles on a step of the avenue or of a temple; it is not replaced."""
    slot = GROUP_START[group]
    while state.places[slot] != kind:
        slot += 1
    state.places[slot] = NO_TILE
    claim(state, seat, kind, GROUP_PLACE + group)


def kinds_in_group(state: State, group: int) -> list[int]:
    """The different kinds of tiles lying on a step."""
    kinds: list[int] = []
    for slot in range(GROUP_START[group], GROUP_END[group]):
        kind = state.places[slot]
        if kind != NO_TILE and kind not in kinds:
            kinds.append(kind)
    return kinds


def claim_from_board(state: State, seat: int, slot: int) -> None:
    """Claim the tile beside a worship board."""
    kind = state.places[slot]
    state.places[slot] = NO_TILE
    claim(state, seat, kind, slot)
