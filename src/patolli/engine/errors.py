"""Typed errors: a kind, the values that were wrong, and why; never a sentence."""

from __future__ import annotations

import re
from itertools import islice
from typing import ClassVar, Final, TypeAlias

Detail: TypeAlias = "str | int | Reason | PatolliError"

# No text in an error is longer than this, no number greater than a browser can hold.
LONGEST: Final = 300
LARGEST: Final = 1 << 53
MOST_SHOWN: Final = 4


def printable(text: str) -> str:
    """A text without characters that hide or deceive, cut where it gets too long."""
    plain = "".join(each if each.isprintable() else "\ufffd" for each in text[:LONGEST])
    return f"{plain}…" if len(text) > LONGEST else plain


def shown(value: object, depth: int = 3) -> str:
    """A value as documents write it, but short, and safe whatever it is."""
    if isinstance(value, str):
        return f'"{printable(value)}"'
    if value is None or isinstance(value, bool):
        return "null" if value is None else str(value).lower()
    if isinstance(value, int):
        return str(value) if value.bit_length() < LONGEST else f"2^{value.bit_length()}"
    if not isinstance(value, list | tuple | dict):
        return str(value) if isinstance(value, float) else type(value).__name__
    # Of a table the names are enough.
    few = [shown(each, depth - 1) for each in islice(value, MOST_SHOWN if depth else 0)]
    told = ", ".join([*few, "…"] if len(value) > len(few) else few)
    return f"{{{told}}}" if isinstance(value, dict) else f"[{told}]"


def carried(value: object) -> Detail:
    """A value as errors carry it: a number, a reason, or text; a tuple lists names."""
    if isinstance(value, Reason | PatolliError) or (type(value) is int and abs(value) < LARGEST):
        return value
    if isinstance(value, tuple):
        return printable(", ".join(each if isinstance(each, str) else shown(each) for each in value) or "-")
    return printable(value if isinstance(value, str) else shown(value))


def snake_case(name: str) -> str:
    """The name of a class as documents, texts and the wire spell it."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Reason:
    """Why something is wrong; the text is error-why-<name>, for game.name <game>-why-<name>."""

    def __init__(self, name: str, /, **values: object) -> None:
        owner, dot, own = name.rpartition(".")
        self.name: Final = name
        # As errors spell theirs, so that one rule finds the text of both.
        self.kind: Final = f"{owner}{dot}why_{own}"
        self.details: Final = {each: carried(value) for each, value in values.items()}

    def __repr__(self) -> str:
        return f"{self.name} ({_spoken(self.details)})" if self.details else self.name


# Where the game knows nothing better.
NO_ANSWER: Final = Reason("no_answer")


class Unfit(ValueError):
    """A value is not what a field needs; the argument is a Reason that names it."""


def is_not(value: object, needed: Reason) -> Reason:
    """The value given is not what is needed."""
    return Reason("is_not", value=shown(value), needed=needed)


def _spoken(details: dict[str, Detail]) -> str:
    return ", ".join(f"{name} {each!r}" for name, each in details.items())


class PatolliError(Exception):
    """Something given from outside was wrong; `details` names what.

    An error is declared by its class alone: `class LoginTaken(PatolliError, details=("login",))` is
    of the kind login_taken, told by the text error-login-taken, and made with one value.
    A detail called `seat` counts from 0, as everywhere; only sentences count from 1.
    """

    kind: ClassVar[str] = "error"
    details_names: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls, details: tuple[str, ...] = ()) -> None:
        cls.kind = snake_case(cls.__name__)
        cls.details_names = details

    def __init__(self, *details: object) -> None:
        pairs = zip(self.details_names, details, strict=True)
        self.details: Final = {name: carried(value) for name, value in pairs}
        spoken = _spoken(self.details)
        super().__init__(f"{self.kind.replace('_', ' ')}: {spoken}" if spoken else self.kind)

    def __reduce__(self) -> tuple[type[PatolliError], tuple[Detail, ...]]:
        return type(self), tuple(self.details.values())


class UnknownGame(PatolliError, details=("game", "known")):
    """No folder under games/ has this key."""


class BadSetup(PatolliError, details=("what", "value", "needed")):
    """The seats, the seed or another figure that something begins with cannot be used."""


class UnknownOption(PatolliError, details=("option", "value", "allowed")):
    """An option, or a value of one, that the game does not declare."""


class BadNotation(PatolliError, details=("text", "why")):
    """A text that is not the notation of any action."""


class IllegalAction(PatolliError, details=("action", "why")):
    """An action that is not among the legal ones now, and the Reason."""


class NoSuchSeat(PatolliError, details=("seat", "seats")):
    """Nobody can sit there: the match has fewer seats."""


class AnsweredTooEarly(PatolliError, details=("answer",)):
    """Before this answer something hidden turns up, or another seat decides."""


class NotYourDecision(PatolliError, details=("seat",)):
    """The seat has nothing to decide now."""


class MatchIsOver(PatolliError):
    """Nothing more can be played."""


class NothingToTakeBack(PatolliError):
    """Nothing was played, or the last action is no longer anybody's to take back."""


class BadPosition(PatolliError, details=("path", "why")):
    """A position document that says something impossible, and where."""


class BadRecord(PatolliError, details=("where", "why")):
    """A record of a match that cannot be read or does not replay."""


class RunawayAgenda(RuntimeError):
    """The agenda outgrew its bound: a bug in the rules, never in the input."""
