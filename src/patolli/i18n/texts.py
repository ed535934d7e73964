"""Texts of one language: a key and its arguments in, a sentence out."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from threading import Lock

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt

from patolli.engine.errors import Detail, PatolliError, Reason
from patolli.i18n.catalogues import (
    HOUSE_CATALOGUES,
    PACKAGE,
    catalogue_paths,
    error_key,
    kebab,
    noun_key,
    read_catalogue,
)
from patolli.i18n.figures import decimal, figure
from patolli.i18n.languages import LANGUAGES, UnknownLanguage

Argument = str | int | float


class TextError(Exception):
    """A catalogue and the code that uses it disagree: a bug, never bad input."""


class BrokenCatalogue(TextError):
    """A file that is missing or is no Fluent."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path}: {why}")
        self.path = path
        self.why = why


class MissingText(TextError):
    """A key, or an attribute of it, that this language does not have."""

    def __init__(self, language: str, key: str) -> None:
        super().__init__(f"no text {key!r} in {language!r}")
        self.language = language
        self.key = key


class MissingArgument(TextError):
    """A text that could not be completed with the arguments it was given."""

    def __init__(self, language: str, key: str, why: str) -> None:
        super().__init__(f"text {key!r} in {language!r}: {why}")
        self.language = language
        self.key = key
        self.why = why


class Texts:
    """Everything the house and its games can say in one language."""

    def __init__(self, language: str, package: Path = PACKAGE) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language, LANGUAGES)
        self.language = language
        self._shelf = _shelf(language, package)
        self._bundle = self._shelf.bundle

    def has(self, key: str) -> bool:
        """Whether the key exists; for texts that a game may leave out."""
        return self._shelf.holds(key)

    def attributes(self, key: str) -> tuple[str, ...]:
        """The names of a text's attributes."""
        if not self.has(key):
            raise MissingText(self.language, key)
        return tuple(self._bundle.get_message(key).attributes)

    def text(self, key: str, /, **arguments: Argument) -> str:
        """The sentence of a key, or of `key.attribute`; snake_case arguments."""
        name, _, attribute = key.partition(".")
        if not self.has(name):
            raise MissingText(self.language, key)
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingText(self.language, key)
        spelled = {kebab(argument): value for argument, value in arguments.items()}
        sentence, problems = self._bundle.format_pattern(pattern, spelled)
        if problems:
            raise MissingArgument(self.language, key, "; ".join(str(problem) for problem in problems))
        return str(sentence)

    def error(self, error: PatolliError | Reason) -> str:
        """What was wrong, for the person who did it; what it quotes is told first."""
        told: dict[str, Argument] = {}
        for name, detail in error.details.items():
            noun = noun_key(error.kind, name, detail) if isinstance(detail, str) else ""
            told |= self.noun(name, noun) if noun and self.has(noun) else {name: self._told(name, detail)}
        return self.text(error_key(error.kind), **told)

    def noun(self, name: str, key: str) -> dict[str, str]:
        """A named thing as sentences are offered it: by its name, and by each of its forms."""
        forms = {f"{form}-{name}": self.text(f"{key}.{form}") for form in self.attributes(key)}
        return {name: self.text(key), **forms}

    def decimal(self, value: float, digits: int = 1) -> str:
        """A number as this language writes it."""
        return decimal(value, digits, self.language)

    def percent(self, share: float) -> str:
        """A share of one, in percent."""
        return self.text("common-percent", figure=self.decimal(100 * share, 0))

    def player(self, seat: int) -> str:
        """The display name of a seat whose player has given none."""
        return self.text("common-player", number=seat + 1)

    def _told(self, name: str, detail: Detail) -> Argument:
        if isinstance(detail, PatolliError | Reason):
            return self.error(detail)
        if isinstance(detail, str):
            return detail
        # Here and in the browser's mistake.ts seats begin to count from 1.
        number = detail + 1 if name == "seat" else detail
        return figure(number) if number < 0 else FluentInt(number, useGrouping=False)


class _Shelf:
    """The catalogues of one language; a game's is read when first asked for."""

    def __init__(self, language: str, package: Path) -> None:
        # Pictures are drawn in threads, and two may want the same catalogue first.
        self._reading = Lock()
        # Isolation marks help where scripts run both ways; in a terminal they are litter.
        self.bundle = FluentBundle([language], use_isolating=False)
        self._unread = catalogue_paths(package, language)
        for owner in HOUSE_CATALOGUES:
            self._read(owner)

    def holds(self, key: str) -> bool:
        """Whether the key exists, once the catalogue it belongs to has been read."""
        for owner in tuple(self._unread):
            if key.startswith(f"{owner}-"):
                with self._reading:
                    if owner in self._unread:
                        self._read(owner)
        return self.bundle.has_message(key)

    def _read(self, owner: str) -> None:
        path = self._unread[owner]
        if not path.is_file():
            raise BrokenCatalogue(path, "missing")
        catalogue = read_catalogue(owner, path)
        if catalogue.complaints:
            raise BrokenCatalogue(path, catalogue.complaints[0])
        self.bundle.add_resource(catalogue.resource)
        del self._unread[owner]


@cache
def _shelf(language: str, package: Path) -> _Shelf:
    return _Shelf(language, package)
