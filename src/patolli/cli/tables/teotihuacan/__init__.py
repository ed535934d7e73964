"""Teotihuacan in a terminal: the ring around the pyramid, tracks, panels and menus.

Room card. `look` has the signs, `pyramid`, `boards`, `tracks` and `panels` draw, `menus`
asks, `sheet` adds up and explains. It reads Teotihuacan's views and printed figures; it
holds no rule.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from patolli.cli.tables.menu import Menu
from patolli.cli.tables.table import TerminalTable
from patolli.cli.tables.teotihuacan import boards, menus, panels, sheet
from patolli.cli.tables.teotihuacan.look import TITLE
from patolli.cli.tables.teotihuacan.tracks import WIDTH, tracks
from patolli.engine.action import Choice

GAP: Final = 1


class TeotihuacanTable(TerminalTable):
    """Teotihuacan's table."""

    # A turn of Teotibot, or of three others, is told whole.
    least_log: ClassVar[int] = 16
    most_log: ClassVar[int] = 24

    def drawing(self, viewer: int | None, menu: Menu | None, is_short: bool = False) -> RenderableType:
        view = self.match.view(viewer)
        ring = boards.ring(view, self.texts, menus.marks_of(menu), self._movers())
        beside = [
            *tracks(view, self.texts),
            *panels.players(view, self.texts),
            *panels.automaton(view, self.texts, self._dice()),
        ]
        if is_short:
            return self._beside(ring, beside, is_short)
        drawn: list[RenderableType] = [self._beside(ring, beside), panels.technologies(view, self.texts)]
        if menu is None:
            drawn.extend(self._starting_tiles(view))
        return Group(*drawn)

    def menu(self, seat: int, described: dict[str, object], choices: Sequence[Choice]) -> Menu:
        return menus.menu_of(self, seat, described, choices)

    def ending(self) -> RenderableType:
        return sheet.sheet(self.match.view(None), self.texts)

    def typing(self) -> str:
        return self.terminal.text("cli-teotihuacan-typing")

    def legend(self) -> RenderableType:
        return sheet.legend(self.texts)

    def _beside(self, ring: Table, lines: Sequence[Text], is_short: bool = False) -> RenderableType:
        """The ring and what stands to its right, or below it on a narrow screen."""
        if self.terminal.out.width < boards.WIDTH + GAP + WIDTH:
            # What comes last stays on a screen that is too low.
            return Group(*lines, ring) if is_short else Group(ring, *lines)
        table = Table.grid(padding=(0, GAP, 0, 0))
        table.add_column(width=boards.WIDTH)
        table.add_column(width=WIDTH)
        table.add_row(ring, Group(*lines))
        return table

    def _starting_tiles(self, view: Mapping[str, Any]) -> list[Text]:
        """The hand or the draft while it lasts; while they are asked for, the menu shows them."""
        tiles = [*view["start"]["hand"], *view["start"]["pool"]]
        lines = [Text(self.texts.noun("heading", "starting_tiles"), style=TITLE)] if tiles else []
        for tile in tiles:
            reserved = menus.reserved(self, view["start"], tile)
            lines.append(Text.assemble("  ", self.texts.noun("starting_tile", tile), " ", reserved))
        return lines

    def _movers(self) -> tuple[str, int, int]:
        """While a worker's use of a board is open: that board, the seat and how many came."""
        for step in self.match.pending():
            described = self.match.game.steps.describe(step)
            if described["step"] == "use_board":
                return str(described["board"]), step.seat, self._arrivals(step.seat)
        return "", 0, 0

    def _arrivals(self, seat: int) -> int:
        """How many workers the seat has moved this turn."""
        arrivals = 0
        for move in reversed(self.match.moves):
            for event in reversed(move.events):
                if event.kind.name == "turn_began":
                    return arrivals
                arrivals += event.kind.name == "worker_moved" and event.seat == seat
        return arrivals

    def _dice(self) -> tuple[int, int] | None:
        """Teotibot's last roll."""
        for move in reversed(self.match.moves):
            for event in reversed(move.events):
                if event.kind.name == "bot_rolled":
                    return event.values[0], event.values[1]
        return None


TABLE: Final = TeotihuacanTable
