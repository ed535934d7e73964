"""Help: what the parser knows of the commands, shown in the reader's language."""

from __future__ import annotations

import re
from typing import Any, Final

from cyclopts.help import HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.table import Table
from rich.text import Text

from patolli.cli.terminal import BIND, print_bound
from patolli.i18n import Texts

TITLES: Final = {
    "Commands": "cli-help-commands",
    "Arguments": "cli-help-arguments",
    "Parameters": "cli-help-options",
}


# What the parser writes for a value, and what a reader is shown.
VALUES: Final = {
    "COMMAND": "cli-help-value-command",
    "OPTIONS": "cli-help-value-options",
    "ARGS": "cli-help-value-arguments",
    "GAME": "cli-help-value-game",
    "FILE": "cli-help-value-file",
    "INT": "cli-help-value-number",
    "STR": "cli-help-value-text",
    "PATH": "cli-help-value-path",
}


class TranslatedHelp:
    """A help formatter; descriptions are keys of the catalogue."""

    def __init__(self, texts: Texts) -> None:
        self.texts: Final = texts

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """The line that shows the order of the words."""
        if usage:
            line = self._values(str(usage).replace("Usage:", "").strip())
            console.print(Text.assemble((self.texts.text("cli-help-usage"), "bold"), " ", line))

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        """What the command is for."""
        console.print()
        print_bound(console, Text(self._translated(_plain(console, description))))

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """One list of commands or arguments."""
        if not panel.entries:
            return
        title = str(panel.title)
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True, style="cyan")
        table.add_column()
        for entry in panel.entries:
            table.add_row(f"  {self._values(_label(entry))}", self._description(console, entry))
        console.print()
        console.print(Text(self.texts.text(TITLES[title]) if title in TITLES else title, style="bold"))
        print_bound(console, table)

    def _description(self, console: Console, entry: HelpEntry) -> Text:
        described = Text(self._translated(_plain(console, entry.description)))
        # A switch is off unless it is named: that need not be said.
        if entry.default is not None and entry.default not in ("False", "True"):
            default = self.texts.text("cli-help-default", value=str(entry.default))
            described.append(f" {default}", style="dim")
        return described

    def _values(self, line: str) -> str:
        """The words for values in the reader's language."""
        return re.sub(
            r"[A-Z]+", lambda word: self.texts.text(VALUES[word[0]]) if word[0] in VALUES else word[0], line
        )

    def _translated(self, key: str) -> str:
        return (self.texts.text(key) if self.texts.has(key) else key).translate(BIND)


def _label(entry: HelpEntry) -> str:
    names = [*entry.shorts, *entry.names]
    if entry.positional_label:
        return entry.positional_label
    return " ".join([", ".join(names), entry.metavar or ""]).strip()


def _plain(console: Console, description: Any) -> str:
    with console.capture() as captured:
        console.print(description, end="")
    return Text.from_ansi(captured.get()).plain.strip()
