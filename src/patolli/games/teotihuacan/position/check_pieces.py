"""What a written position must keep so that play can go on from it."""

from __future__ import annotations

from patolli.engine.errors import BadPosition, Reason
from patolli.games.teotihuacan.material import decorations, pyramid
from patolli.games.teotihuacan.material.discovery_tiles import COPIES, KIND_NAMES
from patolli.games.teotihuacan.player import NO_WORKER, board_of, held, space_of
from patolli.games.teotihuacan.state import BOT, EMPTY, NO_TILE, State
from patolli.games.teotihuacan.teotibot.effects import NO_INDEX, free_workers, worshipper


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
            raise BadPosition("position.decorations", Reason("teotihuacan.decoration_unsupported"))
    _check_spaces(state)
    for temple in range(3):
        if sum(player.temples[temple] == 11 for player in state.players) > 1:
            raise BadPosition("position.players", Reason("teotihuacan.top_of_temple"))
    if sum(state.houses) > 11:
        reason = Reason("only_so_many", name="houses", most=11, count=sum(state.houses))
        raise BadPosition("position.houses", reason)
    if state.is_solo():
        _check_bot(state)
    _check_start(state)


def _check_once(tiles: list[int], path: str) -> None:
    if len(set(tiles)) != len(tiles):
        raise BadPosition(f"position.{path}", Reason("teotihuacan.tile_twice"))


def _check_discoveries(state: State) -> None:
    for kind, copies in enumerate(COPIES):
        count = state.deal.discoveries.count(kind) + state.places.count(kind) + state.reserved.count(kind)
        for player in state.players:
            count += held(player.ready, kind) + held(player.spent, kind)
        if count > copies:
            reason = Reason("only_so_many", name=KIND_NAMES[kind], most=copies, count=count)
            raise BadPosition("position.discoveries", reason)


def _check_spaces(state: State) -> None:
    taken: list[tuple[int, int]] = []
    for player in state.players:
        for figure in player.workers:
            if space_of(figure):
                taken.append((board_of(figure), space_of(figure)))
    if len(set(taken)) != len(taken):
        raise BadPosition("position.players", Reason("teotihuacan.space_taken"))


def _check_bot(state: State) -> None:
    if worshipper(state) == NO_INDEX or not free_workers(state) or NO_WORKER in state.players[BOT].workers:
        raise BadPosition("position.players[1].workers", Reason("teotihuacan.bot_workers"))
    if sum(space_of(figure) != 0 for figure in state.players[BOT].workers) != 1:
        raise BadPosition("position.players[1].workers", Reason("teotihuacan.bot_workers"))


def _check_start(state: State) -> None:
    hands = [tile for hand in state.hands for tile in hand]
    if len(set(hands + list(state.pool))) != len(hands) + len(state.pool):
        raise BadPosition("position.start", Reason("teotihuacan.tile_twice"))
    if state.hands and len(state.hands) != state.seats:
        raise BadPosition("position.start.hands", Reason("exactly", count=state.seats))
    if state.pledges and len(state.pledges) != state.seats:
        raise BadPosition("position.pledges", Reason("exactly", count=state.seats))
