"""The table that serves any game: its view as an outline, its choices as menus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from patolli.cli.columns import columns
from patolli.cli.outlook_figures import outlook_figures
from patolli.cli.players import IDENTITIES
from patolli.cli.tables.menu import Entry, Menu, grouped
from patolli.cli.terminal import Terminal
from patolli.engine.action import Choice
from patolli.engine.match import Match
from patolli.i18n import GameTexts
from patolli.i18n.figures import figure

# More choices than this are narrowed step by step.
AT_A_GLANCE: Final = 12
NOTHING: Final = "\N{EN DASH}"


class TerminalTable:
    """Draws a match for a viewer and turns choices into menus."""

    # Lines of the log above a question; what is older can be read in a replay.
    least_log: ClassVar[int] = 4
    most_log: ClassVar[int] = 12

    def __init__(self, terminal: Terminal, match: Match, texts: GameTexts) -> None:
        self.terminal: Final = terminal
        self.match: Final = match
        self.texts: Final = texts

    def drawing(self, viewer: int | None, menu: Menu | None, is_short: bool = False) -> RenderableType:
        """The table as a seat, or a spectator, sees it; with the places a menu speaks of.

        A short one leaves out what can be done without, and ends with what is asked about.
        """
        lines: list[str] = []
        outline(self.match.view(viewer), 0, lines)
        return Group(Text("\n".join(lines)), self.standings())

    def menu(self, seat: int, described: dict[str, object], choices: Sequence[Choice]) -> Menu:
        """One rung of the ladder down to a single choice."""
        question = self.texts.decision(described)
        about = self.texts.decision_about(described)
        if len(choices) <= AT_A_GLANCE:
            return Menu(question, about, self.plain_entries(seat, choices))
        for field in ("", *choices[0].args):
            groups = grouped(choices, field)
            if len(groups) > 1:
                entries = [
                    Entry(str(number), group, self.word(group[0], field))
                    for number, group in enumerate(groups.values(), 1)
                ]
                return Menu(question, field.replace("_", " ") or about, entries)
        raise AssertionError("two choices of one kind differ in an argument")

    def is_settled(self, choices: Sequence[Choice], shown: Menu | None) -> bool:
        """Whether these choices need no other menu after the one that led to them."""
        return len(choices) == 1

    def ending(self) -> RenderableType:
        """Who won, and how."""
        return self.standings()

    def typing(self) -> str:
        """Examples of what may be typed, in this game's notation."""
        return ""

    def legend(self) -> RenderableType:
        """What the drawing's signs mean."""
        return Text()

    def marker(self, seat: int) -> Text:
        """A player's shape in the player's colours."""
        identity = IDENTITIES[seat % len(IDENTITIES)]
        return Text(identity.shape, style=identity.style)

    def plain_entries(self, seat: int, choices: Sequence[Choice]) -> list[Entry]:
        """Every choice as a numbered line with what it yields."""
        return [
            Entry(
                str(number),
                [choice],
                self.texts.action(choice.kind, choice.args, seat),
                outlook_figures(self.match, self.texts, seat, choice),
            )
            for number, choice in enumerate(choices, 1)
        ]

    def word(self, choice: Choice, field: str) -> str:
        """One argument of a choice, or its kind, as a person reads it."""
        if not field:
            return choice.kind.replace("_", " ")
        for declared in self.match.game.action_fields[choice.kind]:
            if declared.name == field and declared.noun:
                return self.texts.noun(declared.noun, str(choice.args[field]))
        value = choice.args[field]
        return ",".join(map(str, value)) if isinstance(value, list) else str(value)

    def standings(self) -> Table:
        """Everybody's points and place."""
        text = self.terminal.text
        table = columns(["", text("cli-column-player")], [text("cli-column-score"), text("cli-column-place")])
        places = self.match.ranking()
        for seat, score in enumerate(self.match.scores()):
            table.add_row(self.marker(seat), self.texts.players[seat], figure(score), str(places[seat]))
        return table


def outline(value: Any, depth: int, lines: list[str], name: str = "") -> None:
    """A view as indented lines; lists of plain values stay on one."""
    pad = "  " * depth
    label = f"{name.replace('_', ' ')}: " if name else ""
    if isinstance(value, dict) and value:
        if name:
            lines.append(f"{pad}{label.rstrip()}")
        for key, inner in value.items():
            outline(inner, depth + bool(name), lines, str(key))
    elif isinstance(value, list) and any(isinstance(each, dict | list) for each in value):
        lines.append(f"{pad}{label.rstrip()}")
        lines.extend(f"{pad}  {spelled(each)}" for each in value)
    else:
        lines.append(f"{pad}{label}{spelled(value)}")


def spelled(value: Any) -> str:
    """A value inside one line."""
    if isinstance(value, dict):
        return "  ".join(f"{key.replace('_', ' ')} {spelled(inner)}" for key, inner in value.items())
    if isinstance(value, list):
        return "[" + ", ".join(spelled(each) for each in value) + "]"
    return NOTHING if value is None else str(value)
