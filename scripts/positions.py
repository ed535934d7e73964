"""Twenty positions of each game as a notebook shows them, to be looked at: python scripts/positions.py [folder].

Every number of seats, both themes, all four languages, each question that comes up, from the first move to the
final count; the matches are played by the bot `greedy`, always the same ones. Each picture is written in its own size,
and four at a time onto a sheet. What was seen last is in docs/pictures.md.
"""

from __future__ import annotations

import base64
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from typing import Final, NamedTuple

import patolli
from patolli.bots.bot import Budget
from patolli.bots.lineup import bot_of
from patolli.drawing import THEMES
from patolli.drawing.raster import png
from patolli.i18n import LANGUAGES

POSITIONS: Final = 20
PER_SHEET: Final = 4
SHEET_WIDTH: Final = 2000
LINE: Final = 28
# Questions are looked for in matches of so many seeds for each number of seats.
SEEDS: Final = 2
NAMES: Final = ("Ana", "Bo", "Citlali", "Diego")


class Position(NamedTuple):
    """A match after so many moves, how much of it that is in tenths, and what is asked then."""

    seats: int
    seed: int
    moves: int
    tenth: int
    asked: str


def positions_of(title: patolli.Title) -> list[Position]:
    """All positions of the matches that are looked through."""
    found = []
    for seats in title.seats:
        for seed in range(SEEDS):
            match = patolli.start(title.key, seats, seed)
            asked = []
            while not match.is_over:
                seat = match.seat_to_act
                asked.append(str((match.view(seat).asked or {})["step"]))
                match.play(bot_of("greedy", len(asked)).choose(match.observe(seat), Budget()))
            asked.append("the end")
            found += [
                Position(seats, seed, moves, 10 * moves // len(asked), kind)
                for moves, kind in enumerate(asked)
            ]
    return found


def chosen(found: list[Position]) -> list[Position]:
    """Of each number of seats as many; what has been asked least comes first, then the part of a match seen least."""
    asked: Counter[str] = Counter()
    tenths: Counter[int] = Counter()
    picked: list[Position] = []
    for seats in cycle(sorted({each.seats for each in found})):
        if len(picked) == POSITIONS:
            break
        left = [each for each in found if each.seats == seats and each not in picked]
        best = min(left, key=lambda each: (asked[each.asked], tenths[each.tenth], -each.moves))
        picked.append(best)
        asked[best.asked] += 1
        tenths[best.tenth] += 1
    return sorted(picked)


def drawn(title: patolli.Title, position: Position, theme: str, language: str) -> str:
    """What whoever is asked sees, and at the end everybody."""
    match = patolli.start(title.key, position.seats, position.seed)
    while len(match.moves) < position.moves:
        bot = bot_of("greedy", len(match.moves) + 1)
        match.play(bot.choose(match.observe(match.seat_to_act), Budget()))
    viewer = None if match.is_over else match.seat_to_act
    return match.svg(viewer, NAMES[: position.seats], theme, language)


def sheet(pictures: Sequence[tuple[str, bytes]]) -> bytes:
    """Some pictures two by two, each under what it shows."""
    width = SHEET_WIDTH // 2
    height = width * 9 // 10
    parts = []
    for place, (words, picture) in enumerate(pictures):
        x, y = place % 2 * width, place // 2 * height
        data = base64.b64encode(picture).decode()
        parts.append(
            f'<text x="{x + 8}" y="{y + LINE - 8}" font-size="18" fill="#fff">{words}</text>'
            f'<image x="{x}" y="{y + LINE}" width="{width - 8}" height="{height - LINE - 8}" '
            f'preserveAspectRatio="xMidYMin" href="data:image/png;base64,{data}"/>'
        )
    rows = (len(pictures) + 1) // 2
    size = f'viewBox="0 0 {SHEET_WIDTH} {rows * height}" width="{SHEET_WIDTH}" height="{rows * height}"'
    back = '<rect width="100%" height="100%" fill="#444"/>'
    return png(f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{back}{"".join(parts)}</svg>')


def main() -> None:
    """Draw them all."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/positions")
    folder.mkdir(parents=True, exist_ok=True)
    for title in patolli.games():
        pictures, themes = [], tuple(THEMES)
        for number, position in enumerate(chosen(positions_of(title))):
            theme, language = themes[number % len(themes)], LANGUAGES[number // 2 % len(LANGUAGES)]
            picture = png(drawn(title, position, theme, language))
            words = f"{number + 1}: {position.seats} seats, move {position.moves}, {position.asked}, {theme}, {language}"
            print(f"{title.key} {words}", flush=True)
            (folder / f"{title.key}-{number + 1:02}.png").write_bytes(picture)
            pictures.append((words, picture))
        for start in range(0, len(pictures), PER_SHEET):
            name = f"{title.key}-sheet-{start // PER_SHEET + 1}.png"
            (folder / name).write_bytes(sheet(pictures[start : start + PER_SHEET]))


if __name__ == "__main__":
    main()
