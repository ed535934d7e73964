"""Page: table, log and question on one screen; what matters least goes first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from patolli.cli.tables.menu import Menu
from patolli.cli.tables.table import TerminalTable

# The line that is typed.
PROMPT_ROWS: Final = 1


class Page:
    """What a viewer sees at once."""

    def __init__(
        self,
        table: TerminalTable,
        viewer: int | None,
        menu: Menu | None,
        log: Sequence[Text],
        below: Sequence[RenderableType],
    ) -> None:
        self.table: Final = table
        self.viewer: Final = viewer
        self.menu: Final = menu
        self.log: Final = tuple(log)
        self.below: Final = tuple(below)

    def drawings(self) -> list[RenderableType]:
        """Everything below each other, shortened until it fits the screen."""
        screen = self.table.terminal.out
        if not screen.is_terminal:
            return self._drawn(is_short=False, lines=self.table.most_log)
        rows = screen.height - PROMPT_ROWS
        least = min(self.table.least_log, len(self.log))
        for is_short, fewest in ((False, least), (True, 0)):
            frame = self.table.terminal.rows(*self._drawn(is_short, 0))
            lines = self._lines_within(rows - frame)
            if frame <= rows and lines >= fewest:
                return self._drawn(is_short, lines)
        told = self.table.terminal.text("cli-needs-rows", rows=frame + PROMPT_ROWS, height=screen.height)
        return [*self._drawn(is_short=True, lines=0), Text(told, style="bold yellow")]

    def _lines_within(self, rows: int) -> int:
        """How many of the last lines have room; where some have not, one row says so."""
        heights = [self.table.terminal.rows(line) for line in self.log]
        if sum(heights) <= rows:
            return len(heights)
        lines = 0
        while lines < len(heights) and sum(heights[-lines - 1 :]) < rows:
            lines += 1
        return lines

    def _drawn(self, is_short: bool, lines: int) -> list[RenderableType]:
        hidden = len(self.log) - lines
        log: list[RenderableType] = []
        if lines > 0:
            if hidden > 0:
                log.append(Text(self.table.terminal.text("cli-earlier", count=hidden), style="dim"))
            log.extend(self.log[-lines:])
        drawing = self.table.drawing(self.viewer, self.menu, is_short)
        return [drawing, *log, *([] if is_short else [Text()]), *self.below]
