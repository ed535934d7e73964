"""Typed errors: a kind, the values that were wrong, and why; never a sentence."""

from __future__ import annotations

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


class Unfit(ValueError):
    """A value is not what a field needs; the argument is a Reason that names it."""


def is_not(value: object, needed: Reason) -> Reason:
    """The value given is not what is needed."""
    return Reason("is_not", value=shown(value), needed=needed)


def _spoken(details: dict[str, Detail]) -> str:
    return ", ".join(f"{name} {each!r}" for name, each in details.items())


class PatolliError(Exception):
    """Something given from outside was wrong; `details` names what.

    A detail called `seat` counts from 0, as everywhere; only sentences count from 1.
    """

    kind: ClassVar[str] = "error"
    details_names: ClassVar[tuple[str, ...]] = ()

    def __init__(self, *details: object) -> None:
        pairs = zip(self.details_names, details, strict=True)
        self.details: Final = {name: carried(value) for name, value in pairs}
        spoken = _spoken(self.details)
        super().__init__(f"{self.kind.replace('_', ' ')}: {spoken}" if spoken else self.kind)

    def __reduce__(self) -> tuple[type[PatolliError], tuple[Detail, ...]]:
        return type(self), tuple(self.details.values())


class UnknownGame(PatolliError):
    """No folder under games/ has this key."""

    kind = "unknown_game"
    details_names = ("game", "known")


class BadSetup(PatolliError):
    """The seats, the seed or another figure that something begins with cannot be used."""

    kind = "bad_setup"
    details_names = ("what", "value", "needed")


class UnknownOption(PatolliError):
    """An option, or a value of one, that the game does not declare."""

    kind = "unknown_option"
    details_names = ("option", "value", "allowed")


class BadNotation(PatolliError):
    """A text that is not the notation of any action."""

    kind = "bad_notation"
    details_names = ("text", "why")


class IllegalAction(PatolliError):
    """A well-formed action that is not among the legal ones now."""

    kind = "illegal_action"
    details_names = ("action",)


class NoSuchSeat(PatolliError):
    """Nobody can sit there: the match has fewer seats."""

    kind = "no_such_seat"
    details_names = ("seat", "seats")


class AnsweredTooEarly(PatolliError):
    """Before this answer something hidden turns up, or another seat decides."""

    kind = "answered_too_early"
    details_names = ("answer",)


class NotYourDecision(PatolliError):
    """The seat has nothing to decide now."""

    kind = "not_your_decision"
    details_names = ("seat",)


class MatchIsOver(PatolliError):
    """Nothing more can be played."""

    kind = "match_is_over"


class NothingToTakeBack(PatolliError):
    """Nothing was played, or the last action is no longer anybody's to take back."""

    kind = "nothing_to_take_back"


class BadPosition(PatolliError):
    """A position document that says something impossible, and where."""

    kind = "bad_position"
    details_names = ("path", "why")


class BadRecord(PatolliError):
    """A record of a match that cannot be read or does not replay."""

    kind = "bad_record"
    details_names = ("where", "why")


class RunawayAgenda(RuntimeError):
    """The agenda outgrew its bound: a bug in the rules, never in the input."""
