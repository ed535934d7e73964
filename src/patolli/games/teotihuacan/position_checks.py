"""What a written position must keep so that play can go on from it."""

from __future__ import annotations

from patolli.engine.errors import BadPosition
from patolli.games.teotihuacan.effects.bot import NO_INDEX, free_workers, worshipper
from patolli.games.teotihuacan.material import decorations, pyramid
from patolli.games.teotihuacan.material.discovery_tiles import COPIES, KIND_NAMES
from patolli.games.teotihuacan.player import NO_WORKER, board_of, held, space_of
from patolli.games.teotihuacan.state import BOT, EMPTY, NO_TILE, State


def check_pieces(state: State) -> None:
    """No more pieces than the box holds, and every piece in one place."""
    _check_discoveries(state)
    tiles = [state.pyramid[spot] // 4 for spot in range(pyramid.SPOTS) if state.pyramid[spot] != EMPTY]
    tiles += [tile for tile in state.pyramid_offer if tile != NO_TILE]
    _check_once([*tiles, *state.deal.pyramid_tiles], "pyramid")
    shown = [tile for tile in state.decorations if tile != EMPTY]
    shown += [tile for tile in state.decoration_offer if tile != NO_TILE]
    _check_once([*shown, *state.deal.decorations], "decorations")
    for space in range(decorations.SPACES):
        if state.decorations[space] != EMPTY and any(
            state.pyramid[spot] == EMPTY for spot in decorations.SPACE_NEEDS[space]
        ):
            raise BadPosition("position.decorations", "a decoration stands on nothing")
    _check_spaces(state)
    for temple in range(3):
        if sum(player.temples[temple] == 11 for player in state.players) > 1:
            raise BadPosition("position.players", "only one marker fits on the top of a temple")
    if sum(state.houses) > 11:
        raise BadPosition("position.houses", "there are only 11 buildings")
    if state.is_solo():
        _check_bot(state)
    _check_start(state)


def _check_once(tiles: list[int], path: str) -> None:
    if len(set(tiles)) != len(tiles):
        raise BadPosition(f"position.{path}", "a tile lies in two places")


def _check_discoveries(state: State) -> None:
    for kind, copies in enumerate(COPIES):
        count = state.deal.discoveries.count(kind) + state.places.count(kind) + state.reserved.count(kind)
        for player in state.players:
            count += held(player.ready, kind) + held(player.spent, kind)
        if count > copies:
            raise BadPosition(
                "position.discoveries", f"there are only {copies} of {KIND_NAMES[kind]}, not {count}"
            )


def _check_spaces(state: State) -> None:
    taken: list[tuple[int, int]] = []
    for player in state.players:
        for figure in player.workers:
            if space_of(figure):
                taken.append((board_of(figure), space_of(figure)))
    if len(set(taken)) != len(taken):
        raise BadPosition("position.players", "two workers stand on one worship space")


def _check_bot(state: State) -> None:
    if worshipper(state) == NO_INDEX or not free_workers(state) or NO_WORKER in state.players[BOT].workers:
        raise BadPosition("position.players[1].workers", "Teotibot has three free workers and one at worship")
    if sum(space_of(figure) != 0 for figure in state.players[BOT].workers) != 1:
        raise BadPosition("position.players[1].workers", "Teotibot has exactly one worker at worship")


def _check_start(state: State) -> None:
    hands = [tile for hand in state.hands for tile in hand]
    if len(set(hands + list(state.pool))) != len(hands) + len(state.pool):
        raise BadPosition("position.start", "a starting tile lies in two places")
    if state.hands and len(state.hands) != state.seats:
        raise BadPosition("position.start.hands", f"must be {state.seats}")
    if state.pledges and len(state.pledges) != state.seats:
        raise BadPosition("position.pledges", f"must be {state.seats}")
