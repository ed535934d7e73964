"""Views of Cacao: what a seat or a spectator may see, field by field."""

from __future__ import annotations

from patolli.games.cacao.board import facing_of, is_upper, is_worker, jungle_kind, owner_of
from patolli.games.cacao.decisions.placing import PlaceWorker
from patolli.games.cacao.material.cells import CELLS, x_of, y_of
from patolli.games.cacao.material.jungle import JUNGLE_NAMES, TEMPLE
from patolli.games.cacao.material.village import ROUNDS, WATER_TRACK
from patolli.games.cacao.material.workers import FACING_ROTATION, FACING_TILE, FACING_WORKERS, WORKER_NAMES
from patolli.games.cacao.scoring import ScoreRow, sheets, temple_gold, workers_at
from patolli.games.cacao.state import State
from patolli.games.cacao.view_shape import JungleTile, OpenView, OwnView, Village, WorkerTile


def open_view(state: State) -> OpenView:
    """Hands and pile orders are secret, everything else lies open (ambiguity Q07)."""
    return {
        "seats": state.seats,
        "first_seat": state.first_seat,
        "to_act": [decision.seat for decision in state.pending()],
        "over": state.is_over(),
        "round": current_round(state),
        "rounds": ROUNDS[state.seats],
        "jungle": jungle_on_table(state),
        "workers": workers_on_table(state),
        "display": [JUNGLE_NAMES[tile] for tile in state.display],
        "jungle_left": state.jungle_left(),
        "to_come": jungle_to_come(state),
        "may_overbuild": state.jungle_is_exhausted(),
        "villages": villages(state),
        "ranking": state.ranking(),
    }


def current_round(state: State) -> int:
    """The round being played, one tile each a round; a turn whose tile lies is not over yet."""
    left = [len(village.hand) + state.pile_left(seat) for seat, village in enumerate(state.villages)]
    laid = ROUNDS[state.seats] * state.seats - sum(left)
    is_to_lay = any(isinstance(decision, PlaceWorker) for decision in state.pending())
    return (laid if is_to_lay else laid - 1) // state.seats + 1


def own_view(state: State, viewer: int | None) -> OwnView:
    """The hand of whoever looks."""
    hand = None if viewer is None else [WORKER_NAMES[tile] for tile in state.villages[viewer].hand]
    return {"viewer": viewer, "hand": hand}


def jungle_on_table(state: State) -> list[JungleTile]:
    """The jungle tiles in the order they were laid; temples with their tally and their prizes."""
    tiles: list[JungleTile] = []
    for cell in state.jungle:
        kind = jungle_kind(state.board.at(cell))
        tile: JungleTile = {"x": x_of(cell), "y": y_of(cell), "tile": JUNGLE_NAMES[kind]}
        if kind == TEMPLE:
            tile["tally"] = workers_at(state, cell)
            tile["pays"] = temple_gold(tile["tally"])
        tiles.append(tile)
    return tiles


def workers_on_table(state: State) -> list[WorkerTile]:
    """The worker tiles on top, in the order their cells were taken."""
    tiles: list[WorkerTile] = []
    for cell in state.workers:
        lying = state.board.at(cell)
        facing = facing_of(lying)
        tiles.append(
            {
                "x": x_of(cell),
                "y": y_of(cell),
                "seat": owner_of(lying),
                "tile": WORKER_NAMES[FACING_TILE[facing]],
                "rotation": FACING_ROTATION[facing],
                "sides": list(FACING_WORKERS[4 * facing : 4 * facing + 4]),
                "overbuilt": is_upper(lying),
            }
        )
    return tiles


def jungle_to_come(state: State) -> dict[str, int]:
    """How many tiles of each kind lie in the pile: known by counting (Ruling 5)."""
    pile = state.deal.jungle[state.turned :]
    return {name: pile.count(kind) for kind, name in enumerate(JUNGLE_NAMES) if kind in pile}


def villages(state: State) -> list[Village]:
    """Everyone's open goods, and the sheet if the match ended now."""
    lines = sheets(state)
    return [village(state, seat, lines[seat]) for seat in range(state.seats)]


def village(state: State, seat: int, row: ScoreRow) -> Village:
    """One player's goods and sheet."""
    own = state.villages[seat]
    return {
        "gold": own.gold,
        "cacao": own.cacao,
        "sun": own.sun,
        "water": WATER_TRACK[own.water],
        "water_field": own.water,
        "hand": len(own.hand),
        "pile": state.pile_left(seat),
        "unplaced": unplaced(state, seat),
        "sheet": {
            "gold": row.gold,
            "temples": row.temples,
            "sun": row.sun,
            "water": row.water,
            "total": row.total(),
        },
    }


def unplaced(state: State, seat: int) -> dict[str, int]:
    """The tiles a player has not laid yet, hand and pile together: known by counting."""
    own = state.villages[seat]
    rest = [*own.hand, *state.deal.workers[seat][own.drawn :]]
    return {name: rest.count(kind) for kind, name in enumerate(WORKER_NAMES)}


def as_text(state: State) -> str:
    """The table as rows of letters, for logs and research: two characters a cell."""
    cells = [cell for cell in range(CELLS) if state.board.at(cell)]
    columns = [x_of(cell) for cell in cells]
    rows = [y_of(cell) for cell in cells]
    by_place = {(x_of(cell), y_of(cell)): state.board.at(cell) for cell in cells}
    lines: list[str] = []
    for y in range(min(rows), max(rows) + 1):
        line = [_two_letters(by_place.get((x, y), 0)) for x in range(min(columns), max(columns) + 1)]
        lines.append(" ".join(line).rstrip())
    return "\n".join(lines)


def _two_letters(tile: int) -> str:
    if tile == 0:
        return "  "
    if is_worker(tile):
        return f"w{owner_of(tile)}"
    name = JUNGLE_NAMES[jungle_kind(tile)]
    return name[0] + (name[-1] if name[-1].isdigit() else " ")
