"""Rendering: what a game asks, offers and tells, as sentences of one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from patolli.i18n.declared import (
    AUTOMATON,
    GOOD,
    RULES,
    DeclaredFamily,
    DeclaredField,
    DeclaredGame,
    is_own_seat,
    text_key,
)
from patolli.i18n.figures import figure, signed
from patolli.i18n.texts import Argument, Texts


class GameTexts:
    """One game's texts at one table: a language, a declaration, the players' names."""

    def __init__(self, texts: Texts, game: DeclaredGame, players: Sequence[str]) -> None:
        self.texts = texts
        self.game = game
        self.players = tuple(players)

    def name(self) -> str:
        """The title."""
        return self.texts.text(text_key(self.game.key, "name"))

    def player(self, seat: int) -> str:
        """The display name of a seat; beyond the seats sits the game's own automaton."""
        if seat < len(self.players):
            return self.players[seat]
        return self.noun(AUTOMATON, self.game.families[AUTOMATON][seat - len(self.players)])

    def option(self, name: str) -> str:
        """The label of an option."""
        return self.texts.text(text_key(self.game.key, "option", name))

    def option_about(self, name: str) -> str:
        """One line that explains an option."""
        return self.texts.text(text_key(self.game.key, "option", name) + ".about")

    def option_value(self, name: str, value: str) -> str:
        """One value of an option."""
        return self.texts.text(text_key(self.game.key, "option", name, value))

    def noun(self, family: str, value: str, form: str = "") -> str:
        """A named thing; `form` asks for one of its attributes, such as `a`."""
        key = text_key(self.game.key, family, value)
        return self.texts.text(f"{key}.{form}" if form else key)

    def rule(self, *names: str, form: str = "") -> str:
        """A text of the game's rules for reading, with their printed figures."""
        # Rules may refer to what the game's own catalogue names; asked for, it is there.
        self.name()
        key = text_key(RULES, self.game.key, *names)
        return self.texts.text(f"{key}.{form}" if form else key, **self.game.rulebook.figures)

    def piece(self, family: DeclaredFamily, name: str, form: str = "") -> str:
        """A piece: its name, or with `does`, `when` and `where` what is said of it."""
        if form == "where" or (form and not family.is_explained):
            return self.rule("pieces", family.name, form=form)
        if family.is_noun:
            return self.noun(family.name, name, form)
        return self.rule("piece", family.name, name, form=form)

    def amount(self, name: str, count: int, sign: bool = False) -> str:
        """So much of what a ledger counts: 2 gold, or with its sign: +2 gold."""
        shown = signed(count) if sign else figure(count)
        return f"{shown} {self.noun(GOOD, name, 'many' if abs(count) > 1 else '')}"

    def decision(self, described: Mapping[str, object]) -> str:
        """The question a seat is asked: `decision(game.steps.describe(step))`."""
        return self._question(described, "")

    def decision_about(self, described: Mapping[str, object]) -> str:
        """The line of context under a question; empty when it has none."""
        key = text_key(self.game.key, "decision", str(described["step"]))
        return self._question(described, ".about") if "about" in self.texts.attributes(key) else ""

    def action(self, kind: str, args: Mapping[str, object], seat: int) -> str:
        """What a choice says on its button: `action(choice.kind, choice.args, seat)`."""
        key = text_key(self.game.key, "action", kind)
        return self.texts.text(key, **self._arguments(self.game.action_fields[kind], args, seat))

    def event(self, described: Mapping[str, object]) -> str:
        """A line of the log: `event(event.describe())`."""
        kind, seat, args = str(described["kind"]), described["seat"], described["args"]
        assert isinstance(seat, int)
        assert isinstance(args, Mapping)
        key = text_key(self.game.key, "event", kind)
        return self.texts.text(key, **self._arguments(self.game.events[kind], args, seat))

    def _question(self, described: Mapping[str, object], attribute: str) -> str:
        kind, seat = str(described["step"]), described["seat"]
        assert isinstance(seat, int)
        key = text_key(self.game.key, "decision", kind)
        arguments = self._arguments(self.game.decisions[kind], described, seat)
        return self.texts.text(key + attribute, **arguments)

    def _arguments(
        self, fields: Sequence[DeclaredField], args: Mapping[str, object], seat: int
    ) -> dict[str, Argument]:
        arguments: dict[str, Argument] = {}
        if seat >= 0:  # some events happen to nobody
            arguments["player"] = self.player(seat)
        for declared in fields:
            if is_own_seat(declared):
                continue
            value = args[declared.name]
            if declared.noun:
                self._add_noun(arguments, declared, str(value))
            elif declared.sort == "seat" and isinstance(value, int):
                arguments[declared.name] = self.player(value)
            else:
                arguments[declared.name] = _shown(value)
        return arguments

    def _add_noun(self, arguments: dict[str, Argument], declared: DeclaredField, value: str) -> None:
        arguments.update(self.texts.noun(declared.name, text_key(self.game.key, declared.noun, value)))


def _shown(value: object) -> Argument:
    """A number stays a number, for plurals; a place is its coordinates."""
    if isinstance(value, int | float) and value < 0:
        # No plural is wanted below zero, and the minus shall be a true one.
        return figure(value)
    if isinstance(value, int | float | str):
        return value
    if isinstance(value, list | tuple):
        return ",".join(figure(part) for part in value)
    raise TypeError(f"no text shows a {type(value).__name__}: {value!r}")
