"""What players have, the starting tiles of whoever looks, and Teotibot's action pyramid."""

from __future__ import annotations

from typing import Final

from patolli.drawing.canvas import Canvas
from patolli.drawing.players import identity_of, seat_panel
from patolli.drawing.titles.teotihuacan.figures import names, row, span, starting_gains, words
from patolli.drawing.titles.teotihuacan.pieces import SMALL, worker
from patolli.drawing.titles.teotihuacan.tiles import discovery
from patolli.games.teotihuacan.view_shape import TeoView
from patolli.i18n import GameTexts
from patolli.i18n.figures import figure

PLAYER_HIGH: Final = 168.0
# Starting tiles: the heading, a tile, and how many tiles stand beside each other.
START_HEAD: Final = 26.0
START_HIGH: Final = 118.0
START_ROW: Final = 7
GOODS: Final = ("cocoa", "wood", "stone", "gold")
SLOTS: Final = ((104, 4), (56, 56), (152, 56), (8, 108), (104, 108), (200, 108))
ASIDE: Final = (202, 4)
ACTION_ICONS: Final = {
    "construction": "pyramid-step",
    "decorations": "glyph-g",
    "alchemy": "technology",
    "nobles": "building",
    "mastery": "power-up",
    "worship": "temple-any",
    "masks": "mask-4",
}


def draw_player(
    canvas: Canvas, view: TeoView, seat: int, texts: GameTexts, x: float, y: float, w: float
) -> None:
    """Points, goods, workers with their boards, masks, technologies and discovery tiles."""
    player = view["players"][seat]
    is_asked, box = seat in view["to_act"], (x, y, w, PLAYER_HIGH)
    seat_panel(canvas, seat, texts.player(seat), player["points"], is_asked, box)
    # Whom the rules play has no place: one wins against it or does not.
    if seat < len(view["ranking"]):
        left = x + w - 22 - 13 * len(str(player["points"]))
        canvas.text(left, y + 25, f"#{view['ranking'][seat]}", 12, weight=700, colour="ink-2", anchor="end")
    canvas.rect(x + 8, y + 38, w - 16, 28, "well", round_by=6)
    step = (w - 24) / 4
    for index, (good, count) in enumerate(
        zip(GOODS, (player["cocoa"], player["wood"], player["stone"], player["gold"]), strict=True)
    ):
        canvas.use(good, x + 14 + index * step, y + 42, 20)
        canvas.text(x + 38 + index * step, y + 58, count, 17, weight=750)
    for index, each in enumerate(player["workers"]):
        cx = x + 24 + index * 44
        worker(canvas, seat, each["power"], cx, y + 84, 26, locked=bool(each["space"]))
        board = names("BOARDS").index(each["board"]) + 1
        canvas.circle(cx + 20, y + 84, 7, f"b{board}")
        canvas.text(cx + 20, y + 87.5, board, 10, weight=800, colour="chalk", anchor="middle")
    if player["salary"]:
        canvas.text(
            x + w - 30,
            y + 89,
            figure(-player["salary"]),
            14,
            weight=700,
            colour="loss" if player["cocoa"] < player["salary"] else "ink-2",
            anchor="end",
        )
        canvas.use("cocoa", x + w - 27, y + 77, 16)
    _counts(canvas, view, seat, x, y + 104, w)
    tiles = [(tile, False) for tile in player["tiles"]] + [(tile, True) for tile in player["used_tiles"]]
    size = min(36.0, (w - 16) / max(1, len(tiles)) - 3)
    for index, (tile, used) in enumerate(tiles):
        discovery(canvas, tile, x + 9 + index * (size + 3), y + 127, size, used)


def _counts(canvas: Canvas, view: TeoView, seat: int, x: float, y: float, w: float) -> None:
    """How many technologies, and which; what the masks are worth."""
    player = view["players"][seat]
    canvas.use("technology", x + 10, y, 17)
    numbers = " · ".join(tile[1:] for tile in player["technologies"]) or "–"
    canvas.text(x + 31, y + 13, numbers, 13, weight=700, colour="ink-2", room=w / 2 - 40)
    canvas.use("mask-4", x + w / 2, y, 17)
    canvas.text(
        x + w / 2 + 21, y + 13, f"{player['masks']} = {player['mask_points']}", 13, weight=700, colour="ink-2"
    )
    canvas.use("discovery", x + w - 44, y, 16)
    canvas.text(
        x + w - 24, y + 13, len(player["tiles"]) + len(player["used_tiles"]), 13, weight=700, colour="ink-2"
    )


def starting_tiles(view: TeoView) -> list[tuple[str, int | None]]:
    """What whoever looks may still choose from, then what lies open before players, with their seats."""
    start = view["start"]
    free = [(tile, None) for tile in start["hand"] or start["pool"]]
    return [*free, *((tile, seat) for seat, tiles in enumerate(start["shown"]) for tile in tiles)]


def start_room(view: TeoView) -> float:
    """How high the starting tiles stand: not at all once their boards have been used."""
    rows = -(-len(starting_tiles(view)) // START_ROW)
    return START_HEAD + rows * (START_HIGH + 8) if rows else 0.0


def draw_start(canvas: Canvas, view: TeoView, texts: GameTexts, x: float, y: float, w: float) -> None:
    """Starting tiles: what they bring, and the two boards they name."""
    canvas.text(
        x, y + 18, texts.texts.text("teotihuacan-heading-starting-tiles"), 17, weight=600, display=True
    )
    wide = w / START_ROW - 8
    for index, (tile, owner) in enumerate(starting_tiles(view)):
        left, kept = x + index % START_ROW * (wide + 8), tile in view["start"]["kept"]
        top = y + START_HEAD + index // START_ROW * (START_HIGH + 8)
        canvas.rect(
            left,
            top,
            wide,
            START_HIGH,
            canvas.mix("lv3", 22, "raised"),
            round_by=8,
            stroke="chosen" if kept else "line-strong",
            line=2,
        )
        canvas.text(left + 9, top + 18, tile[2:], 14, weight=600, colour="ink-2", display=True)
        if owner is not None:
            canvas.use(f"worker-{identity_of(owner)}", left + 27, top + 5, 18)
            canvas.text(left + 49, top + 18, texts.player(owner), 12, weight=600, room=wide - 90)
        gains = starting_gains(tile)
        for at, (count, icon) in enumerate(gains):
            cx = left + wide / 2 + (at - (len(gains) - 1) / 2) * min(48.0, wide / len(gains)) - 18
            canvas.text(cx + 10, top + 48, count, 17, weight=750, anchor="end")
            canvas.use(icon, cx + 12, top + 31, 22)
        reserved = view["start"]["reserved"].get(tile)
        if reserved:
            discovery(canvas, reserved, left + wide - 34, top + 4, 28)
        for at, board in enumerate(words("STARTING_BOARDS")[tile]):
            number = names("BOARDS").index(board) + 1
            line = top + 72 + 22 * at
            canvas.circle(left + 17, line, 8.5, f"b{number}")
            canvas.text(left + 17, line + 4, number, 11, weight=800, colour="chalk", anchor="middle")
            canvas.text(left + 31, line + 4, texts.noun("board", board), 12, colour="ink-2", room=wide - 38)


def draw_teotibot(canvas: Canvas, view: TeoView, texts: GameTexts, x: float, y: float, w: float) -> None:
    """The action pyramid: tiles with the sums that choose them, dice, the tile set aside, the arrows."""
    bot = view["bot"]
    if bot is None:
        return
    canvas.rect(x, y, w, PLAYER_HIGH, "surface", round_by=10, stroke="line")
    with canvas.group(x + (w - 272) / 2, y + 3):
        places = [*zip(bot["tiles"], SLOTS, strict=True), (bot["aside"], ASIDE)]
        for index, (tile, (left, top)) in enumerate(places):
            sums = span(row("SLOT_OF_SUM"), index) if index < len(SLOTS) else ""
            away = index == len(SLOTS)
            canvas.rect(
                left,
                top,
                64,
                48,
                canvas.mix("lv2", 14 if away else 34, "raised"),
                round_by=5,
                stroke="line-strong",
                line=1.2,
                dash="4 3" if away else "",
            )
            if tile in ACTION_ICONS:
                canvas.use(ACTION_ICONS[tile], left + (34 if sums else 20), top + 5, 24, colour="jade")
                canvas.text(
                    left + 32,
                    top + 43,
                    texts.noun("action_tile", tile),
                    SMALL,
                    weight=750,
                    anchor="middle",
                    room=58,
                )
            canvas.text(left + 5, top + 14, sums, SMALL, weight=700, colour="ink-2")
        for index, die in enumerate(bot["dice"]):
            if die:
                canvas.rect(4 + index * 31, 7, 26, 26, "vp", round_by=5, stroke="icon-ink", line=1.2)
                canvas.text(17 + index * 31, 26, die, 16, weight=800, colour="vp-ink", anchor="middle")
        for index, way in enumerate(bot["directions"]):
            canvas.rect(9, 55 + 26 * index, 34, 22, "well", round_by=4, stroke="line-strong")
            canvas.text(
                26,
                72 + 26 * index,
                "←" if way == "left" else "→",
                18,
                weight=700,
                colour="ink-2",
                anchor="middle",
            )
