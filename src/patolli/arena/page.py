"""The balance report as one page: HTML with its plots inside, in the reader's language."""

from __future__ import annotations

from html import escape
from statistics import mean, median, quantiles
from typing import Final

from patolli.arena.balance import Balance
from patolli.arena.plot import Bar, bar_plot, histogram
from patolli.engine.game import Game
from patolli.i18n import GameTexts, Texts
from patolli.i18n.declared import SOURCE

# A family of fewer things, such as the four winds, says nothing about winning.
FEWEST_CHOICES: Final = 6
STYLE: Final = """
:root { color-scheme: light; --ink: #2b2622; --paper: #fbf8f3; --clay: #b5532a; --faint: #cfc6ba }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 52rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.55 system-ui, sans-serif }
h1 { margin: 0 0 .25rem; font-size: 2rem; line-height: 1.15 }
h2 { margin: 2.5rem 0 .5rem; font-size: 1.25rem; border-top: 3px solid var(--clay); padding-top: .75rem }
p { margin: .25rem 0 .75rem; max-width: 42rem }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .75rem; margin: 1.5rem 0 }
dl > div { border: 1px solid var(--faint); border-radius: .5rem; padding: .6rem .8rem }
dt { font-size: .85rem } dd { margin: 0; font-size: 1.5rem; font-variant-numeric: tabular-nums }
svg { width: 100%; height: auto; display: block; margin: .5rem 0 1.25rem; border: 1px solid var(--faint);
  border-radius: .5rem }
code { overflow-wrap: anywhere }
"""


class Page:
    """Writes the report of one game."""

    def __init__(self, texts: Texts, game: Game, balance: Balance, bots: str, command: str) -> None:
        self.texts: Final = texts
        self.game: Final = game
        self.names: Final = GameTexts(texts, game, [])
        self.balance: Final = balance
        self.bots: Final = bots
        self.command: Final = command

    def html(self) -> str:
        """The whole page."""
        text = self.texts.text
        title = text("arena-report-title", game=self.names.name())
        sections = [
            self._figures(),
            *self._seats(),
            *self._points(),
            *self._sources(),
            *self._choices(),
            *self._length(),
            f"<h2>{escape(text('arena-report-repeat'))}</h2><p><code>{escape(self.command)}</code></p>",
        ]
        about = text("arena-report-about", matches=self.balance.matches, bots=self.bots)
        return (
            f"<!doctype html><html lang='{self.texts.language}'><head><meta charset='utf-8'>"
            "<meta name='viewport' content='width=device-width, initial-scale=1'>"
            f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>"
            f"<h1>{escape(title)}</h1><p>{escape(about)}</p>{''.join(sections)}</body></html>\n"
        )

    def _figures(self) -> str:
        points = [figure for group in self.balance.points for figure in group]
        winners = [max(scores) for scores in zip(*self.balance.points, strict=True)]
        figures = [
            (self.texts.text("arena-report-matches"), str(self.balance.matches)),
            (self.texts.text("arena-report-median"), f"{median(points):g}"),
            (self.texts.text("arena-report-winning"), f"{median(winners):g}"),
            (self.texts.text("arena-report-decisions"), f"{mean(self.balance.lengths):.0f}"),
        ]
        if self.balance.margins:
            figures.append((self.texts.text("arena-report-margin"), f"{median(self.balance.margins):g}"))
        cells = "".join(f"<div><dt>{escape(label)}</dt><dd>{figure}</dd></div>" for label, figure in figures)
        return f"<dl>{cells}</dl>"

    def _seats(self) -> list[str]:
        if self.balance.seats < 2:
            return []
        plot = bar_plot(
            self.balance.by_place(self._places()),
            self.texts.text("arena-report-seat-plot"),
            self.texts.language,
            100 / self.balance.seats,
        )
        return [self._section("arena-report-seats", "arena-report-seats.about"), plot]

    def _places(self) -> list[str]:
        return [
            self.texts.text("arena-report-place", number=place + 1) for place in range(self.balance.seats)
        ]

    def _points(self) -> list[str]:
        groups = list(zip(self._places(), self.balance.points, strict=True))
        plot = histogram(groups, self.texts.text("arena-report-points-plot"))
        points = [figure for group in self.balance.points for figure in group]
        told = ""
        if len(points) > 3:
            low, _, high = quantiles(points, n=4)
            told = self.texts.text("arena-report-points-half", low=f"{low:g}", high=f"{high:g}")
        return [f"<h2>{escape(self.texts.text('arena-report-points'))}</h2><p>{escape(told)}</p>", plot]

    def _sources(self) -> list[str]:
        lines = self.balance.by_source()
        if not lines:
            return []
        everybody = [Bar(self._source(name), figure) for name, figure, _ in lines]
        gains = [Bar(self._source(name), won - figure) for name, figure, won in lines]
        gains.sort(key=lambda bar: -bar.value)
        parts = [
            self._section("arena-report-sources", "arena-report-sources.about"),
            bar_plot(everybody, self.texts.text("arena-report-sources-plot"), self.texts.language),
        ]
        if self.balance.seats > 1:
            parts.append(bar_plot(gains, self.texts.text("arena-report-gains-plot"), self.texts.language))
        eras = self.balance.by_part()
        if eras:
            bars = [
                Bar(self.texts.text("arena-report-part", number=part + 1), figure)
                for part, figure in enumerate(eras)
            ]
            parts.append(bar_plot(bars, self.texts.text("arena-report-parts-plot"), self.texts.language))
        return parts

    def _source(self, name: str) -> str:
        return self.names.noun(SOURCE, name)

    def _choices(self) -> list[str]:
        plots: list[str] = []
        for family in sorted(self.balance.choices):
            lines = self.balance.by_choice(family)
            if len(lines) >= FEWEST_CHOICES:
                bars = [bar._replace(label=self.names.noun(family, name)) for name, bar in lines]
                fair = 100 / self.balance.seats if self.balance.seats > 1 else 50.0
                plots.append(bar_plot(bars, "", self.texts.language, fair))
        if not plots:
            return []
        return [self._section("arena-report-choices", "arena-report-choices.about"), *plots]

    def _length(self) -> list[str]:
        label = self.texts.text("arena-report-decisions")
        plot = histogram([(label, self.balance.lengths)], self.texts.text("arena-report-length-plot"))
        return [f"<h2>{escape(self.texts.text('arena-report-length'))}</h2>", plot]

    def _section(self, key: str, about: str) -> str:
        return f"<h2>{escape(self.texts.text(key))}</h2><p>{escape(self.texts.text(about))}</p>"
