"""What is printed on each of the eight action boards, and what lies there."""

from __future__ import annotations

from typing import Final

from patolli.drawing.titles.teotihuacan.board import Board
from patolli.drawing.titles.teotihuacan.figures import (
    cells_of,
    level_cost,
    names,
    one,
    row,
    rows,
    span,
    words,
)
from patolli.drawing.titles.teotihuacan.pieces import SMALL, goods, points, slab, stone
from patolli.drawing.titles.teotihuacan.tiles import royal, technology
from patolli.i18n.figures import signed

RESOURCE_OF: Final = {"forest": "wood", "stone_quarry": "stone", "gold_deposits": "gold"}
ARROWS: Final = {"top": "↑", "right": "→", "bottom": "↓", "left": "←"}


def draw_board(board: Board) -> None:
    """The frame and what is on it."""
    board.frame()
    drawn = {
        "palace": palace,
        "alchemy": alchemy,
        "nobles": nobles,
        "decorations": decorations,
        "construction": construction,
    }
    drawn.get(board.name, resources)(board)


def resources(board: Board) -> None:
    """Forest, Stone Quarry or Gold Deposits. Rows: workers counted; columns: power of the weakest."""
    canvas, w, h, tall = board.canvas, board.w, board.h, board.tall
    cw, ch, left, top = (w - 94) / 3, 50 if tall else 30, 32, 42 if tall else 35
    columns = row("POWER_COLUMN")
    for column in sorted(set(columns)):
        middle = left + column * cw + cw / 2
        canvas.use(f"die-{span(columns, column)[-1]}", middle - 15, top, 12)
        canvas.text(middle + 1, top + 10.5, span(columns, column), SMALL, weight=750)
    size = 18 if tall else 15
    for r, line in enumerate(cells_of(board.name)):
        canvas.use(f"workers-{r + 1}", 7, top + 15 + r * ch + ch / 2 - 12, 22, colour="ink-2")
        for c, pay in enumerate(line):
            x, y = left + c * cw, top + 15 + r * ch
            canvas.rect(
                x + 1.2,
                y + 1.2,
                cw - 2.4,
                ch - 2.4,
                canvas.mix(board.colour, 20 + 7 * (r + c), "well"),
                round_by=4,
            )
            goods(canvas, pay, x + cw / 2, y + ch / 2, size if len(pay) == 1 or cw > 60 else size * 0.86, 2.5)
    board.found(w - 53, 37, 44)
    board.altar(1, w - 31, 122 if tall else 105, 46 if tall else 40, words("WORSHIP_TEMPLE")[board.name])
    if tall:
        canvas.use(RESOURCE_OF[board.name], w - 54, 158, 46, opacity=0.9)
        board.plaza(8, h - 106, w - 16, 98, 34)
    else:
        board.plaza(8, h - 42, w - 16, 35)


def palace(board: Board) -> None:
    """Three royal tiles with a worship space each; one discovery tile for the board."""
    canvas, wide = board.canvas, 110
    for index, tile in enumerate(board.view["royal_tiles"]):
        x = 10 + index * (wide + 6)
        canvas.rect(
            x,
            38,
            wide,
            94,
            canvas.mix("b1", 12, "raised"),
            round_by=5,
            stroke=canvas.mix("b1", 50, "line"),
            line=1.2,
        )
        canvas.text(x + 8, 52, tile[0].upper(), 13, weight=600, display=True)
        royal(canvas, tile, x + wide / 2 + 2, 61, (x + 50, 110), board.texts)
        board.altar(index + 1, x + 26, 105, 40)
    board.found(board.w - 56, 42, 46)
    board.plaza(10, board.h - 54, board.w - 20, 46, 30)


def alchemy(board: Board) -> None:
    """Six technologies in two rows with their owners' markers."""
    canvas, w, h, tall = board.canvas, board.w, board.h, board.tall
    high, wide, top = 88 if tall else 55, (w - 24) / 3 - 2, 36 if tall else 34
    for slot, each in enumerate(board.view["technologies"]):
        x, y = 10 + slot % 3 * (wide + 4), top + slot // 3 * (high + (14 if tall else 4))
        technology(canvas, each["technology"], slot, each["owners"], x, y, wide, high)
    if not tall:
        board.plaza(8, h - 40, w - 16, 34, 27)
        return
    legend = top + 2 * high + 26
    canvas.use("workers-1", 8, legend - 4, 20, colour="ink-2")
    board.small(28, legend + 10, board.say("web-teotihuacan-upper-row"), 74)
    canvas.use("workers-2", 108, legend - 4, 20, colour="ink-2")
    board.small(132, legend + 10, board.say("web-teotihuacan-either-row"), 64)
    canvas.use("power-up", w - 40, legend - 2, 15)
    canvas.text(w - 23, legend + 10, "×1", SMALL, weight=750)
    board.plaza(8, legend + 20, w - 16, h - legend - 28, 32)


def nobles(board: Board) -> None:
    """Three rows of houses; the next free space of each row is marked."""
    canvas, w, h, tall = board.canvas, board.w, board.h, board.tall
    high, wide, gap, top = (42, 38, 7, 40) if tall else (29, 35, 3, 40)
    for r, line in enumerate(rows("NOBLES_ROWS")):
        y, built = top + r * (high + gap), board.view["houses"][r]
        canvas.use(f"workers-{r + 1}", 9, y + high / 2 - 12, 24, colour="ink-2")
        for column, worth in enumerate(line):
            x, is_next = 40 + column * (wide + 3), column == built
            fill = canvas.mix("b6", 34 if is_next else 18, "well")
            canvas.rect(
                x,
                y,
                wide,
                high,
                fill,
                round_by=4,
                stroke="ink-3" if is_next else "line",
                line=1.4 if is_next else 1,
            )
            if column < built:
                canvas.symbol("building", x + wide / 2, y + high / 2 - 0.5, high * 0.86)
            else:
                points(canvas, worth, x + wide / 2, y + high / 2, 30 if tall else 24)
    size = 18 if tall else 14
    cx = w / 2 if tall else w - 46
    cy = top + 3 * (high + gap) + 20 if tall else top + 2.5 * (high + gap) - 2
    goods(canvas, [(signed(-one("BUILDING_WOOD")), "wood")], cx - size * 2, cy, size)
    canvas.text(cx - size * 0.4, cy + 4.5, "→", 13, weight=750, anchor="middle")
    goods(canvas, [("+1", "avenue")], cx + size * 1.4, cy, size)
    if tall:
        board.plaza(8, h - 100, w - 16, 92, 34)
    else:
        board.plaza(8, h - 42, w - 16, 35)


def decorations(board: Board) -> None:
    """The slabs on offer, their price by workers, the next free level of each side."""
    canvas, w, h, tall = board.canvas, board.w, board.h, board.tall
    cell = 36 if tall else 31
    line = cell + (9 if tall else 7)
    low = 40 + 2 * line + 8
    for index, tile in enumerate(board.view["decoration_offer"]):
        cx, cy = 12 + cell + index % 2 * (2 * cell + 6), 40 + cell / 2 + index // 2 * line
        if tile:
            slab(canvas, cx, cy, cell, words("DECORATION_ICONS")[tile])
        else:
            board.empty(cx - cell + 1, cy - cell / 2 + 1, 2 * cell - 2, cell - 3)
    prices = row("DECORATION_GOLD")
    if not tall:
        for index in range(3):
            x = 14 + index * 46
            canvas.use(f"workers-{index + 1}", x, low - 14, 20, colour="ink-2")
            goods(canvas, [(signed(-prices[index + 1]), "gold")], x + 32, low - 3, 12, 1)
        board.found(w - 52, 37, 43)
        board.altar(1, w - 31, 104, 38, "any")
        board.plaza(8, h - 42, w - 16, 35)
        return
    for index in range(3):
        x = 10 + index * 48
        canvas.rect(x, low, 44, 38, canvas.mix("b7", 24, "well"), round_by=5)
        canvas.use(f"workers-{index + 1}", x + 11, low - 2, 22, colour="ink-2")
        goods(canvas, [(signed(-prices[index + 1]), "gold")], x + 21, low + 27, 15)
    goods(canvas, [(one("DECORATION_POINTS"), "vp")], 20, low + 52, 14)
    board.small(34, low + 56, board.say("web-teotihuacan-per-match"), 118)
    board.found(w - 66, low - 6, 50)
    board.altar(1, w - 41, low + 74, 44, "any")
    _levels(board, low + 72)
    board.plaza(8, low + 106, w - 16, h - low - 114, 34)


def _levels(board: Board, y: float) -> None:
    most = len(row("LEVEL_SIDES"))
    for index, side in enumerate(names("SIDES")):
        there = len(board.view["decorations"][side])
        level, x = min(most, there + 1), 10 + index * 36
        board.canvas.rect(x, y, 33, 24, board.canvas.mix(f"lv{level}", 60, "well"), round_by=4)
        board.canvas.text(x + 9, y + 16.5, ARROWS[side], 12, weight=750, anchor="middle")
        board.canvas.text(x + 23, y + 17, level if there < most else "·", 13, weight=800, anchor="middle")


def construction(board: Board) -> None:
    """The pyramid tiles on offer, and what each level costs and scores."""
    canvas, w, h, size = board.canvas, board.w, board.h, 66
    base = canvas.mix("lv2", 60, "lv3")
    for index, tile in enumerate(board.view["pyramid_offer"]):
        x = 12 + index * (size + 9)
        if tile:
            canvas.rect(x + 2, 46, size, size, "soot", round_by=3, opacity=0.25)
            stone(canvas, x, 43, size, words("TILE_ICONS")[tile], base)
        else:
            board.empty(x + 1, 44, size - 2, size - 2)
    board.small(12, 127, board.say("web-teotihuacan-stack", count=board.view["stacks"]["pyramid"]))
    for index, worth in enumerate(row("LEVEL_POINTS")):
        with canvas.group(w - 158, 39 + index * 23.5):
            canvas.rect(0, 0, 148, 21, canvas.mix(f"lv{index + 1}", 24, "well"), round_by=4)
            canvas.path("M0 4a4 4 0 0 1 4-4h14v21h-14a4 4 0 0 1-4-4z", f"lv{index + 1}")
            canvas.text(9, 15, index + 1, 12, weight=800, colour="level-ink", anchor="middle")
            goods(canvas, level_cost(index), 66, 10.5, 15)
            points(canvas, worth, 131, 10.5, 22)
    board.plaza(10, h - 54, w - 20, 46, 30)
