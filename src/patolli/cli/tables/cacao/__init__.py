"""Cacao in a terminal: map, villages, display, and menus on the map.

Room card. `look` has the signs, `map` and `panel` draw, `menus` asks. It reads Cacao's
views and printed figures; it holds no rule.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from patolli.cli.tables.cacao import menus, panel
from patolli.cli.tables.cacao.look import SIGNS
from patolli.cli.tables.cacao.map import draw, extent_of, jungle_tile
from patolli.cli.tables.menu import Menu
from patolli.cli.tables.styles import FAINT
from patolli.cli.tables.table import TerminalTable
from patolli.engine.action import Choice

GAP: Final = 2


class CacaoTable(TerminalTable):
    """Cacao's table."""

    def drawing(self, viewer: int | None, menu: Menu | None, is_short: bool = False) -> RenderableType:
        view = self.match.view(viewer)
        marks = {} if menu is None else menus.marks_of(menu)
        is_plain = self.terminal.is_plain
        drawn = draw(view, marks, is_plain)
        with_hand = not is_short and (menu is None or not menu.has_pictures)
        villages = panel.villages(view, self.texts, is_plain, with_hand, is_short)
        display = panel.display(view, self.texts, is_plain, is_short)
        room = self.terminal.out.width - extent_of(view, marks).width - GAP
        if room >= 2 * panel.PANEL_WIDTH + GAP:
            return Group(self._heading(view), self._beside(drawn, villages, display))
        if room >= panel.PANEL_WIDTH:
            return Group(self._heading(view), self._beside(drawn, Group(villages, display)))
        below = Columns([villages, display], padding=(0, GAP))
        # What comes last stays on a screen that is too low: that must be the map.
        return Group(self._heading(view), *((below, drawn) if is_short else (drawn, below)))

    def menu(self, seat: int, described: dict[str, object], choices: Sequence[Choice]) -> Menu:
        question = self.texts.decision(described)
        about = self.texts.decision_about(described)
        kind = choices[0].kind
        if kind in menus.PLACING:
            return menus.placing_menu(self, seat, question, about, choices)
        if kind == "use":
            return Menu(question, about, menus.using_entries(self, seat, choices))
        return Menu(question, about, self.plain_entries(seat, choices))

    def ending(self) -> RenderableType:
        view: Mapping[str, Any] = self.match.view(None)
        totals = [own["sheet"]["total"] for own in view["villages"]]
        is_broken = totals.count(max(totals)) > 1 and view["ranking"].count(1) == 1
        reason = [Text(self.terminal.text("cli-cacao-tie"))] if is_broken else []
        return Group(panel.sheet(view, self.texts), *reason)

    def is_settled(self, choices: Sequence[Choice], shown: Menu | None) -> bool:
        # A tile that cannot be turned is looked at before it is laid, as all others are.
        is_laid = choices[0].kind in menus.PLACING
        return len(choices) == 1 and (not is_laid or (shown is not None and shown.is_preview))

    def typing(self) -> str:
        return self.terminal.text("cli-cacao-typing")

    def legend(self) -> RenderableType:
        table = Table.grid(padding=(0, 2))
        for tile in SIGNS:
            table.add_row(jungle_tile(tile, is_plain=self.terminal.is_plain), self.texts.noun("jungle", tile))
        return Group(Text(self.terminal.text("cli-cacao-legend")), table)

    def _heading(self, view: Mapping[str, Any]) -> Text:
        rounds = self.terminal.text("cli-cacao-round", round=self._round(view), rounds=view["rounds"])
        return Text.assemble((self.texts.name(), "bold"), "  ", (rounds, FAINT))

    def _round(self, view: Mapping[str, Any]) -> int:
        """The round of the turn that is being played."""
        for move in reversed(self.match.moves):
            for event in reversed(move.events):
                if event.kind.name == "turn_began":
                    return event.values[0]
        # Everybody lays one tile a round, so whoever holds most tiles says how far the match is.
        left = max(own["hand"] + own["pile"] for own in view["villages"])
        return int(min(view["rounds"], view["rounds"] - left + 1))

    def _beside(self, *drawings: RenderableType) -> Table:
        table = Table.grid(padding=(0, GAP))
        for drawing in drawings:
            table.add_column(
                no_wrap=True, min_width=panel.PANEL_WIDTH if drawing is not drawings[0] else None
            )
        table.add_row(*drawings)
        return table


TABLE: Final = CacaoTable
