"""The public face: start a match or load one, from a record, a position or a file."""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Sequence
from functools import partial
from html import escape
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Final

from patolli import disk
from patolli.engine import action, match, observation
from patolli.engine.chance import SEED_LIMIT
from patolli.engine.choices import Choices
from patolli.engine.errors import BadPosition, BadRecord, PatolliError, Reason, is_not, shown
from patolli.engine.fields import Plain
from patolli.engine.game import Game
from patolli.engine.state import State
from patolli.games import all_games, game_of
from patolli.record import replay_as

__all__ = ["Choice", "Match", "Observation", "PatolliError", "Title", "View", "games", "load", "start"]

if TYPE_CHECKING:
    from patolli.i18n import GameTexts

# A record of a very long match is far below this.
MEGABYTES = 8


# Pictures and texts are no business of one who only wants the rules: they are fetched when first asked for.


def _svg(
    game: Game,
    view: dict[str, object],
    names: Sequence[str],
    theme: str,
    language: str,
    asked: dict[str, object] | None = None,
) -> str:
    from patolli.drawing import svg

    return svg(game, view, names, theme, language, asked)


def _language() -> str:
    """The language of whoever looks at a notebook: that of their environment, as in the terminal."""
    from patolli.i18n import language_from

    return language_from(os.environ)


def question_for(game: Game, state: State, viewer: int | None) -> dict[str, object] | None:
    """What a viewer is asked just now, as a document."""
    for decision in state.pending():
        if decision.seat == viewer:
            return game.steps.describe(decision)
    return None


def _texts(game: Game, language: str) -> GameTexts:
    from patolli.i18n import GameTexts, Texts

    texts = Texts(language)
    return GameTexts(texts, game, [texts.player(seat) for seat in range(max(game.seats))])


class CannotRead(BadRecord, details=("path", "why")):
    """A file that is not there, cannot be opened, or is no document."""


class View(dict[str, object]):
    """What a seat, or a spectator, may see: plain values by name, and in a notebook a picture.

    `asked` is the question that its viewer must answer, or None.

    >>> view = start("cacao", seats=2, seed=1).view(0)
    >>> view["display"], view["hand"]
    (['temple', 'market_4'], ['2-1-0-1', '2-1-0-1', '3-1-0-0'])
    >>> view.asked is None, start("cacao", seats=2, seed=1).view(1).asked
    (True, {'step': 'place_worker', 'seat': 1})
    >>> view.svg(theme="obsidian")[:46]
    '<svg xmlns="http://www.w3.org/2000/svg" viewBo'
    """

    def __init__(
        self, game: Game, contents: dict[str, object], asked: dict[str, object] | None = None
    ) -> None:
        super().__init__(contents)
        self.game: Final = game
        self.asked: Final = asked

    def svg(self, names: Sequence[str] = (), theme: str = "codex", language: str = "en") -> str:
        """The picture of it; themes are codex and obsidian, languages en, es, pt and fr."""
        return _svg(self.game, self, names, theme, language, self.asked)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return View, (self.game, dict(self), self.asked)

    def _repr_svg_(self) -> str:
        return self.svg(language=_language())


class Observation(observation.Observation):
    """All that a bot gets: a seat's view, its legal answers, and the power to imagine the rest."""

    @property
    def view(self) -> View:
        """What the seat may see."""
        return View(self.game, super().view, question_for(self.game, self._imagined, self.seat))

    def _repr_svg_(self) -> str:
        return self.view.svg(language=_language())


class Choice(action.Choice):
    """A legal answer: its kind, its arguments by name, how it is written down, and what it says.

    >>> choice = start("cacao", seats=2, seed=1).choices()[0]
    >>> choice.kind, choice.args, choice.notation
    ('place', {'tile': '1-1-1-1', 'rotation': 0, 'cell': [0, -1]}, 'place 1-1-1-1 0 0,-1')
    >>> choice.sentence("fr")[:23]
    'Placer la tuile 1-1-1-1'
    """

    def __init__(
        self, game: Game, seat: int, packed: int, kind: str, args: dict[str, Plain], notation: str
    ) -> None:
        super().__init__(packed, kind, args, notation)
        self.game: Final = game
        self.seat: Final = seat

    def sentence(self, language: str = "en") -> str:
        """What the choice says on a button."""
        return _texts(self.game, language).action(self.kind, self.args, self.seat)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Choice, (self.game, self.seat, self.action, self.kind, self.args, self.notation)

    def _repr_html_(self) -> str:
        return f"<code>{escape(self.notation)}</code> {escape(self.sentence(_language()))}"


class ShownChoices(Choices[Choice]):
    """The legal choices of a seat; a notebook shows them as a table."""

    def _repr_html_(self) -> str:
        language = _language()
        lines = [
            f"<tr><td>{index}</td><td><code>{escape(each.notation)}</code></td>"
            f"<td>{escape(each.sentence(language))}</td></tr>"
            for index, each in enumerate(self)
        ]
        return f"<table>{''.join(lines)}</table>"


class Match(match.Match):
    """A game being played, from its setup or from a position; in a notebook it shows itself.

    The picture is what the seat that decides may see, with its question, and after the end what everybody sees.
    """

    def view(self, viewer: int | None) -> View:
        """What a seat, or a spectator (None), may see."""
        return View(self.game, super().view(viewer), question_for(self.game, self.state, viewer))

    def observe(self, seat: int) -> Observation:
        """What a bot in this seat gets."""
        self._check_seat(seat)
        return Observation(self.game, self.state, seat)

    def choices(self, seat: int | None = None) -> ShownChoices:
        """The legal choices of a seat, by default of the one that decides now; each is made when it is read.

        >>> choices = start("teotihuacan", seats=1, seed=3).choices()
        >>> len(choices), choices[0].notation, choices.actions[0]
        (6, 'keep_starting_tiles st1 st5', 4194305)
        """
        return ShownChoices(self.legal(seat), partial(self._described, self._asked(seat)))

    def why_not(
        self, seat: int, answer: action.Choice | str | int, after: Sequence[action.Choice | str | int] = ()
    ) -> Reason | None:
        """Why a seat cannot give an answer after these own ones, as far as it can know; None where it can.

        >>> match = start("cacao", seats=2, seed=1, options={"first_seat": "0"})
        >>> match.why_not(0, "place 1-1-1-1 0 0,0")
        cacao.on_jungle
        >>> match.why_not(0, match.choices()[0])
        """
        return super().why_not(seat, answer, after)

    def svg(
        self,
        viewer: int | None = None,
        names: Sequence[str] = (),
        theme: str = "codex",
        language: str = "en",
    ) -> str:
        """The table as a seat, or by default a spectator, sees it, as an SVG document."""
        return self.view(viewer).svg(names, theme, language)

    def _described(self, seat: int, packed: int) -> Choice:
        plain = self.game.actions.choice(packed)
        return Choice(self.game, seat, packed, plain.kind, plain.args, plain.notation)

    def _repr_svg_(self) -> str:
        return self.svg(None if self.is_over else self.seat_to_act, language=_language())


class Title:
    """A game that can be played: its key, its name, its seats and its options with their values.

    >>> cacao = games()[0]
    >>> cacao.key, cacao.name("es"), cacao.seats, cacao.options["first_seat"]
    ('cacao', 'Cacao', range(2, 5), ('random', '0', '1', '2', '3'))
    """

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.key: Final = game.key
        self.seats: Final = game.seats
        # The value taken by default comes first.
        self.options: Final = {
            option.name: (option.default, *(value for value in option.values if value != option.default))
            for option in game.options
        }

    def name(self, language: str = "en") -> str:
        """What people call it."""
        return _texts(self.game, language).name()

    def svg(
        self, view: dict[str, object], names: Sequence[str] = (), theme: str = "codex", language: str = "en"
    ) -> str:
        """The picture of any View of this game, be it from a match, a record or the wire."""
        return _svg(self.game, view, names, theme, language)

    def __repr__(self) -> str:
        return f"Title({self.key!r}, seats={self.seats[0]}-{self.seats[-1]}, options={list(self.options)})"

    def _repr_html_(self) -> str:
        seats = f"{self.seats[0]}\N{EN DASH}{self.seats[-1]}"
        lines = [
            f"<tr><td><code>{escape(name)}</code></td><td>{escape(', '.join(values))}</td></tr>"
            for name, values in self.options.items()
        ]
        return f"<b>{escape(self.name(_language()))}</b> <code>{self.key}</code>, {seats}<table>{''.join(lines)}</table>"


def games() -> tuple[Title, ...]:
    """Every game of the house and of the distributions installed beside it.

    >>> [title.key for title in games()]
    ['cacao', 'teotihuacan']
    """
    return tuple(Title(game) for game in all_games())


def start(game: str, seats: int = 2, seed: int | None = None, options: dict[str, str] | None = None) -> Match:
    """Begin a match; without a seed a secret one is drawn.

    >>> match = start("cacao", seats=2, seed=1)
    >>> match
    start('cacao', seats=2, seed=1)  # moves: 0
    >>> match.pending()
    [PlaceWorker(seat=1)]
    >>> match.choices()[:2]
    [Choice('place 1-1-1-1 0 0,-1'), Choice('place 1-1-1-1 0 -1,0')]
    """
    rules = game_of(game)
    spent = secrets.randbelow(SEED_LIMIT) if seed is None else seed
    return Match(rules, rules.setup(seats, {} if options is None else options, spent))


def load(source: dict[str, object] | str | PathLike[str]) -> Match:
    """The match behind a record or a position, given as a document or a file.

    >>> match = start("cacao", seats=2, seed=1)
    >>> match.play("place 1-1-1-1 0 0,-1")[0]
    Event('worker_placed', seat=1, tile='1-1-1-1', rotation=0, cell=[0, -1])
    >>> load(match.record())
    start('cacao', seats=2, seed=1)  # moves: 1
    >>> load(match.position()).digest() == match.digest()
    True
    """
    try:
        document = source if isinstance(source, dict) else read_document(Path(source))
    except TypeError as error:
        raise CannotRead(shown(source), is_not(source, Reason("text"))) from error
    if "moves" in document or "format" in document:
        return replay_as(Match, game_of(document.get("game")), document)
    if "game" not in document:
        raise BadPosition("position.game", Reason("missing"))
    return Match(game_of(document["game"]), None, document)


def read_document(path: Path) -> dict[str, object]:
    """The document in a JSON file; CannotRead says why there is none."""
    most = MEGABYTES << 20
    try:
        with path.open("rb") as file:
            content = file.read(most + 1)
    except (OSError, ValueError) as error:
        raise CannotRead(str(path), disk.why(error)) from error
    if len(content) > most:
        raise CannotRead(str(path), Reason("too_large", megabytes=MEGABYTES))
    try:
        document = json.loads(content)
    except json.JSONDecodeError as error:
        raise CannotRead(f"{path}:{error.lineno}", Reason("not_json")) from error
    except (ValueError, RecursionError) as error:
        raise CannotRead(str(path), Reason("not_json")) from error
    if not isinstance(document, dict):
        raise CannotRead(str(path), is_not(document, Reason("table")))
    return document
