"""Previews: a position with names and points beside it, whole, in the size that programs show links in."""

from __future__ import annotations

import re
import subprocess
import sys
from random import Random

import pytest

import patolli
from patolli.drawing import Caption, preview
from patolli.drawing.raster import png
from patolli.games import game_of

PNG = b"\x89PNG\r\n\x1a\n"
LONG = Caption(
    "The table of the very long name that nobody can read",
    "Cacao · Round 3",
    (("Ana", 12), ("Doña Margarita de la O y Compañía", -3)),
    "Waiting for Doña Margarita de la O y Compañía",
)


def drawn(key: str, caption: Caption = LONG) -> str:
    match = patolli.start(key, seats=2, seed=5)
    chance = Random(5)
    for _ in range(30):
        match.play(chance.choice(match.choices(match.seat_to_act)).notation, match.seat_to_act)
    return preview(game_of(key), match.view(None), caption)


@pytest.mark.parametrize("key", ["cacao", "teotihuacan"])
def test_the_board_stands_whole_beside_the_words(key: str) -> None:
    picture = drawn(key)
    assert picture.startswith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"')
    inner = re.search(
        r'<svg x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" viewBox="([^"]+)">', picture
    )
    assert inner is not None
    x, y, wide, high = (float(each) for each in inner.groups()[:4])
    _, _, seen_wide, seen_high = (float(each) for each in inner[5].split())
    assert (x >= 0, y >= 0, x + wide <= 780.01, y + high <= 630.01) == (True,) * 4
    # As large as fits, and not stretched.
    assert wide > 779 or high > 629
    assert wide / high == pytest.approx(seen_wide / seen_high, rel=0.01)


def test_long_names_end_in_dots_and_points_have_a_true_minus() -> None:
    # The board's own words lie outside the window, before the side begins.
    words = re.findall(r">([^<>]+)</text>", drawn("cacao").split("</svg>")[1])
    assert any(each.endswith("…") and each.startswith("The table of") for each in words)
    assert any(each.endswith("…") and each.startswith("Doña") for each in words)
    assert "\u22123" in words
    assert LONG.players[1][0] not in words


def test_a_png_needs_no_letters_of_the_machine() -> None:
    picture = drawn("cacao", Caption("Friday", "Cacao", (("Ana", 1), ("Bo", None))))
    nothing = drawn("cacao", Caption("", "", ()))
    made, bare = png(picture), png(nothing)
    assert made.startswith(PNG)
    assert (int.from_bytes(made[16:20]), int.from_bytes(made[20:24])) == (1200, 630)
    # The words are there: without them the picture is another, and smaller.
    assert len(made) > len(bare) + 2000


def test_the_same_picture_is_made_by_a_process_of_its_own() -> None:
    picture = drawn("cacao")
    command = [sys.executable, "-m", "patolli.drawing.raster"]
    made = subprocess.run(command, input=picture.encode(), capture_output=True, check=True)
    assert made.stdout == png(picture)
