"""Asking: a menu at a time until one choice is left; notation skips the menus."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from patolli.cli.page import Page
from patolli.cli.rules import leaf_through
from patolli.cli.tables.menu import Menu
from patolli.cli.tables.table import TerminalTable
from patolli.cli.terminal import Terminal
from patolli.engine.action import Choice
from patolli.engine.errors import BadNotation, IllegalAction
from patolli.engine.match import Match


class Wish(Enum):
    """What a person may want instead of answering."""

    UNDO = "u"
    QUIT = "q"
    HELP = "?"
    BACK = "0"


RULES: Final = "r"
WISHES: Final = {wish.value: wish for wish in Wish}


class Asker:
    """Asks one seat one question."""

    def __init__(self, terminal: Terminal, match: Match, table: TerminalTable) -> None:
        self.terminal: Final = terminal
        self.match: Final = match
        self.table: Final = table
        # Words typed ahead, such as "2 c 3" for tile, cell and turn.
        self.ahead: list[str] = []
        self.notice = ""

    def ask(self, seat: int, log: Sequence[Text]) -> Choice | Wish:
        """A legal choice, or the wish to do something else; `log` is what happened before."""
        rungs = [list(self.match.choices(seat))]
        step = next(decision for decision in self.match.pending() if decision.seat == seat)
        described = self.match.game.steps.describe(step)
        menu: Menu | None = None
        while not self.table.is_settled(rungs[-1], menu):
            menu = self.table.menu(seat, described, rungs[-1])
            answer = self._answer(seat, menu, log, len(rungs) > 1)
            if answer is Wish.BACK:
                rungs = rungs[:1] + rungs[1:-1]
            elif isinstance(answer, list):
                rungs.append(answer)
            else:
                return answer
        return rungs[-1][0]

    def _answer(
        self, seat: int, menu: Menu, log: Sequence[Text], can_go_back: bool
    ) -> Choice | Wish | list[Choice]:
        """Ask until something usable is typed."""
        while True:
            if not self.ahead and not self._read(seat, menu, log, can_go_back):
                return Wish.QUIT
            word = self.ahead.pop(0)
            entry = menu.entry(word)
            if entry is not None:
                return list(entry.choices)
            wish = WISHES.get(word)
            if wish is Wish.HELP:
                self._help()
            elif wish is not None:
                return wish
            else:
                choice = self._noted(seat, word)
                if choice is not None:
                    return choice

    def _read(self, seat: int, menu: Menu, log: Sequence[Text], can_go_back: bool) -> bool:
        """Show the screen and take a line; False when nobody will type again."""
        words: list[str] = []
        while not words:
            self._show(seat, menu, log, can_go_back)
            line = self.terminal.read()
            if line is None:
                return False
            words = line.split()
        kinds = self.match.game.action_fields
        is_notation = len(words) > 1 and words[0] in kinds
        self.ahead = [" ".join(words)] if is_notation else words
        return True

    def _noted(self, seat: int, text: str) -> Choice | None:
        """The choice behind a notation; otherwise a notice says what is wrong with it."""
        self.ahead = []
        actions = self.match.game.actions
        try:
            action = actions.parse(text)
        except BadNotation as error:
            is_known = text.split(" ", maxsplit=1)[0] in self.match.game.action_fields
            why = self.terminal.texts.error(error)
            self.notice = why if is_known else self.terminal.text("cli-not-understood", word=text)
            return None
        if action in self.match.state.legal_for(seat):
            return actions.choice(action)
        self.notice = self.terminal.texts.error(IllegalAction(text, self.match.why_not(seat, action)))
        return None

    def _show(self, seat: int, menu: Menu, log: Sequence[Text], can_go_back: bool) -> None:
        asked = self.terminal.text(
            "common-labelled", label=self.table.texts.players[seat], text=menu.question
        )
        below: list[RenderableType] = [Text.assemble(self.table.marker(seat), " ", (asked, "bold"))]
        if menu.about:
            below.append(Padding(Text(menu.about, style="dim"), (0, 0, 0, 2)))
        if not menu.is_on_map:
            below.append(menu.drawing())
        if self.notice:
            below.append(Text(self.notice, style="bold yellow"))
            self.notice = ""
        keys = [self.terminal.text("cli-keys")]
        if can_go_back:
            keys.insert(0, self.terminal.text("cli-key-back"))
        below.append(Text(" · ".join(keys), style="dim"))
        self.terminal.clear()
        self.terminal.show(*Page(self.table, seat, menu, log, below).drawings())

    def _help(self) -> None:
        game = self.table.texts.name()
        self.terminal.clear()
        self.terminal.say(self.terminal.text("cli-typing"))
        self.terminal.say(self.table.typing())
        self.terminal.say(self.terminal.text("cli-table-help"))
        self.terminal.show(self.table.legend())
        if self.terminal.read(self.terminal.text("cli-rules-or-back", game=game) + " ") == RULES:
            leaf_through(self.terminal, self.match.game)
