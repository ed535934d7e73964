"""Plots: the course of a tournament, a ladder, bars and distributions."""

from __future__ import annotations

from typing import Final, NamedTuple

from patolli.arena.drawing import COLOURS, FAINT, INK, Drawing
from patolli.arena.rating import Rating
from patolli.arena.sequential import interval
from patolli.arena.tally import Standings
from patolli.i18n.figures import decimal

LEFT: Final = 56
RIGHT: Final = 24
TOP: Final = 44
BOTTOM: Final = 40
WIDTH: Final = 760
HEIGHT: Final = 320
ROW: Final = 30


class Bar(NamedTuple):
    """One bar: its label, its length, and how far its length is uncertain, if it is."""

    label: str
    value: float
    low: float | None = None
    high: float | None = None


def course_plot(standings: Standings, title: str, across: str) -> str:
    """The first entrant's share of wins, match by match, with its interval."""
    drawing = _framed(title)
    count = len(standings.course)
    upper: list[tuple[float, float]] = []
    lower: list[tuple[float, float]] = []
    line: list[tuple[float, float]] = []
    for number, share in enumerate(standings.course, start=1):
        low, high = interval(share * number, number)
        x = LEFT + (WIDTH - LEFT - RIGHT) * number / count
        upper.append((x, _height(high)))
        lower.append((x, _height(low)))
        line.append((x, _height(share)))
    for tenth in range(0, 11, 2):
        drawing.stroke(LEFT, _height(tenth / 10), WIDTH - RIGHT, _height(tenth / 10))
        drawing.text(LEFT - 8, _height(tenth / 10) + 4, f"{tenth * 10} %", "end")
    for share, colour in ((standings.test.fair, INK), (standings.test.better, COLOURS[2])):
        drawing.stroke(LEFT, _height(share), WIDTH - RIGHT, _height(share), colour, 1.5)
    drawing.area(upper + lower[::-1], COLOURS[0])
    drawing.path(line, COLOURS[0])
    drawing.text(WIDTH - RIGHT, HEIGHT - 12, f"{count} {across}", "end")
    return drawing.svg()


def ladder_plot(ratings: list[Rating], title: str, language: str) -> str:
    """Every bot's strength with twice its doubt to either side."""
    bars = [
        Bar(
            rating.entrant.name,
            rating.strength,
            rating.strength - 2 * rating.doubt,
            rating.strength + 2 * rating.doubt,
        )
        for rating in ratings
    ]
    return bar_plot(bars, title, language, are_dots=True)


def bar_plot(
    bars: list[Bar], title: str, language: str, mark: float | None = None, are_dots: bool = False
) -> str:
    """Labelled bars below each other, with a line at `mark`."""
    labels = max((len(bar.label) for bar in bars), default=1)
    left = min(360, 24 + 7 * labels)
    top = TOP if title else 16
    drawing = Drawing(WIDTH, top + ROW * len(bars) + 20, title)
    drawing.text(16, 24, title, size=15)
    ends = [end for bar in bars for end in (bar.value, bar.low, bar.high) if end is not None]
    least = min([0.0, *ends]) if not are_dots else min(ends)
    most = max([*ends, mark or 0.0])
    scale = (WIDTH - left - 70) / max(1e-9, most - least)
    for row, bar in enumerate(bars):
        y = top + ROW * row
        shown = decimal(bar.value, 1, language)
        x = left + (bar.value - least) * scale
        zero = left + (0.0 - least) * scale
        drawing.text(left - 10, y + 15, bar.label, "end")
        if are_dots:
            drawing.dot(x, y + 11, COLOURS[0])
        else:
            drawing.box(min(zero, x), y + 2, abs(x - zero), ROW - 12, COLOURS[0], shown)
        if bar.low is not None and bar.high is not None:
            drawing.stroke(
                left + (bar.low - least) * scale, y + 11, left + (bar.high - least) * scale, y + 11, INK, 1.5
            )
        end = max(x, zero) if bar.high is None else max(x, left + (bar.high - least) * scale)
        drawing.text(end + 8, y + 15, shown)
    if mark is not None:
        x = left + (mark - least) * scale
        drawing.stroke(x, top - 6, x, top + ROW * len(bars), INK, 1.5)
    return drawing.svg()


def histogram(groups: list[tuple[str, list[int]]], title: str) -> str:
    """How often each figure occurs, a stepped line for every group."""
    drawing = _framed(title)
    figures = [figure for _, group in groups for figure in group]
    low, high = min(figures), max(figures)
    width = max(1, (high - low) // 24 + 1)
    count = (high - low) // width + 1
    tallies = [[0] * count for _ in groups]
    for place, (_, group) in enumerate(groups):
        for figure in group:
            tallies[place][(figure - low) // width] += 1
    shares = [
        [tally / max(1, len(group)) for tally in line]
        for line, (_, group) in zip(tallies, groups, strict=True)
    ]
    most = max(max(line) for line in shares)
    step = (WIDTH - LEFT - RIGHT) / count
    for place, line in enumerate(shares):
        points: list[tuple[float, float]] = [(LEFT, _height(0.0))]
        for bin_, share in enumerate(line):
            y = _height(0.95 * share / most)
            points += [(LEFT + bin_ * step, y), (LEFT + (bin_ + 1) * step, y)]
        points.append((LEFT + count * step, _height(0.0)))
        drawing.area(points, COLOURS[place], 0.12)
        drawing.path(points, COLOURS[place])
        drawing.box(WIDTH - 150, TOP + 18 * place, 12, 12, COLOURS[place])
        drawing.text(WIDTH - 132, TOP + 11 + 18 * place, groups[place][0])
    for tick in range(0, count + 1, max(1, count // 8)):
        x = LEFT + tick * step
        drawing.stroke(x, _height(0.0), x, _height(0.0) + 5, INK)
        drawing.text(x, HEIGHT - 14, str(low + tick * width), "middle")
    return drawing.svg()


def _framed(title: str) -> Drawing:
    drawing = Drawing(WIDTH, HEIGHT, title)
    drawing.text(16, 24, title, size=15)
    drawing.stroke(LEFT, HEIGHT - BOTTOM, WIDTH - RIGHT, HEIGHT - BOTTOM, FAINT)
    return drawing


def _height(share: float) -> float:
    """Where a share of the frame's height lies, 0 at its foot."""
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share
