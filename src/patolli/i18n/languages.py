"""Languages: which ones the house speaks, and which one a person wants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from patolli.engine.errors import PatolliError

LANGUAGES: Final = ("en", "es", "pt", "fr")
DEFAULT_LANGUAGE: Final = "en"

# In the order in which POSIX asks them; the first that is set decides.
ENVIRONMENT_NAMES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguage(PatolliError, details=("language", "known")):
    """Somebody asked for a language that the house does not speak."""


def language_named(tag: str) -> str | None:
    """The language of a tag such as `pt`, `pt-BR` or `pt_BR.UTF-8`, if it is ours."""
    primary = tag.replace("_", "-").split(".")[0].split("@")[0].split("-")[0].lower()
    return primary if primary in LANGUAGES else None


def language_from(environment: Mapping[str, str], argument: str | None = None) -> str:
    """The language that was asked for by name, else the environment's, else English.

    An unknown name is an error, because somebody typed it; an unknown environment is
    not, because nobody did.
    """
    if argument is not None:
        language = language_named(argument)
        if language is None:
            raise UnknownLanguage(argument, LANGUAGES)
        return language
    for name in ENVIRONMENT_NAMES:
        if environment.get(name):
            return language_named(environment[name]) or DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE
