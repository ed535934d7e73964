"""The map of Cacao: jungle and worker tiles in their rows and columns."""

from __future__ import annotations

from typing import Final

from patolli.drawing.canvas import Canvas
from patolli.drawing.players import identity_of
from patolli.drawing.question import Question
from patolli.drawing.titles.cacao.tiles import jungle_symbol, worker_tile
from patolli.games.cacao.material.cells import SIDE_NAMES
from patolli.games.cacao.view_shape import CacaoView

# A tile is drawn on a grid of 100.
UNIT: Final = 100
# Room for the names of rows and columns.
RULER: Final = 26
# From a cell to the one beyond each of its sides.
TOWARDS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
# A map of few tiles is not blown up beyond this, and for one of many the picture grows, so that who has how many
# workers beside a temple can be read.
LARGEST: Final = 1.05
SMALLEST: Final = 0.62


def cells_in_question(question: Question, view: CacaoView) -> list[tuple[int, int]]:
    """What a question is about: the gaps still open, or the jungle tiles that workers meet."""
    filled = {(tile["x"], tile["y"]) for tile in view["jungle"]}
    cells: list[tuple[int, int]] = []
    for step in question.decision.get("steps", [question.decision]):
        if "cell" not in step:
            continue
        x, y = step["cell"]
        for side, (name, (right, down)) in enumerate(zip(SIDE_NAMES, TOWARDS, strict=True)):
            cell = (x + right, y + down)
            is_gap = step.get("gaps", 0) >> side & 1 == 1 and cell not in filled
            if step.get("side") == name or is_gap:
                cells.append(cell)
    return cells


def extent(view: CacaoView) -> tuple[range, range]:
    """The columns and the rows of the map, with the empty rim around it."""
    lying = [(tile["x"], tile["y"]) for tile in (*view["jungle"], *view["workers"])]
    across, down = [x for x, _ in lying], [y for _, y in lying]
    return range(min(across) - 1, max(across) + 2), range(min(down) - 1, max(down) + 2)


def least_room(view: CacaoView) -> tuple[float, float]:
    """How wide and how high the map must be to be read."""
    columns, rows = extent(view)
    return 2 * RULER + SMALLEST * UNIT * len(columns), 2 * RULER + SMALLEST * UNIT * len(rows)


def cell_size(view: CacaoView, w: float, h: float) -> float:
    """How large a cell is in a room of this size."""
    columns, rows = extent(view)
    return min((w - 2 * RULER) / len(columns), (h - 2 * RULER) / len(rows), LARGEST * UNIT)


def draw_map(
    canvas: Canvas,
    view: CacaoView,
    framed: list[tuple[int, int]],
    x: float,
    y: float,
    w: float,
    h: float,
) -> None:
    """All tiles and the empty rim around them, as large as the room allows, and frames around some cells."""
    columns, rows = extent(view)
    canvas.rect(x, y, w, h, canvas.mix("jungle", 22, "table"), round_by=10, stroke="line")
    scale = cell_size(view, w, h) / UNIT
    left = x + (w - len(columns) * UNIT * scale) / 2 - columns[0] * UNIT * scale
    top = y + (h - len(rows) * UNIT * scale) / 2 - rows[0] * UNIT * scale
    edge, rim = left + columns[0] * UNIT * scale, top + rows[0] * UNIT * scale
    for column in columns:
        middle = left + (column + 0.5) * UNIT * scale
        canvas.text(middle, rim - 5, column, 12, weight=700, colour="ink-3", anchor="middle")
    for row in rows:
        canvas.text(
            edge - 6, top + (row + 0.5) * UNIT * scale + 4, row, 12, weight=700, colour="ink-3", anchor="end"
        )
    with canvas.group(left, top, scale=scale):
        grid(canvas, columns, rows)
        tiles(canvas, view)
        for column, row in framed:
            x, y = UNIT * column, UNIT * row
            canvas.rect(x + 1, y + 1, 98, 98, "none", round_by=8, stroke="chosen", line=6)


def grid(canvas: Canvas, columns: range, rows: range) -> None:
    """The lines between cells, so that an empty one can be counted."""
    left, right = UNIT * columns[0], UNIT * (columns[-1] + 1)
    top, bottom = UNIT * rows[0], UNIT * (rows[-1] + 1)
    upright = "".join(f"M{UNIT * column} {top}V{bottom}" for column in [*columns, columns[-1] + 1])
    level = "".join(f"M{left} {UNIT * row}H{right}" for row in [*rows, rows[-1] + 1])
    canvas.path(upright + level, stroke="line-strong", line=1.5, dash="6 8", opacity=0.5)


def tiles(canvas: Canvas, view: CacaoView) -> None:
    """Tiles with their shadows; a temple tells how many workers of each player stand beside it."""
    for tile in (*view["jungle"], *view["workers"]):
        canvas.rect(UNIT * tile["x"] + 3, UNIT * tile["y"] + 5, 98, 98, "soot", round_by=8, opacity=0.25)
    for jungle in view["jungle"]:
        canvas.use(jungle_symbol(jungle["tile"]), UNIT * jungle["x"] + 1, UNIT * jungle["y"] + 1, 98)
    for worker in view["workers"]:
        x, y = UNIT * worker["x"], UNIT * worker["y"]
        if worker["overbuilt"]:
            canvas.rect(x - 5, y - 5, 100, 100, canvas.mix("wood", 60, "soot"), round_by=8, stroke="icon-ink")
        worker_tile(canvas, worker["seat"], worker["sides"], x + 1, y + 1, 98)
    for jungle in view["jungle"]:
        tally(canvas, jungle.get("tally", []), UNIT * jungle["x"] + 50, UNIT * jungle["y"] + 84)


def tally(canvas: Canvas, workers: list[int], cx: float, cy: float) -> None:
    """Who has how many workers beside a temple, the most first."""
    lines = sorted((-count, seat) for seat, count in enumerate(workers) if count)
    if not lines:
        return
    wide = 8 + (39 if len(lines) < 3 else 32) * len(lines)
    step = (wide - 8) / len(lines)
    canvas.rect(cx - wide / 2, cy - 13, wide, 26, "raised", round_by=13, stroke="line-strong")
    for index, (count, seat) in enumerate(lines):
        x = cx - wide / 2 + 5 + step * index
        canvas.use(f"marker-{identity_of(seat)}", x, cy - 10, 20)
        canvas.text(x + 21, cy + 6.5, -count, 18, weight=800)
