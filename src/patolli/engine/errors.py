"""Typed errors; each carries a kind, the offending values, and nothing else."""

from __future__ import annotations

import reprlib
from typing import ClassVar, Final

_BRIEF: Final = reprlib.Repr()
_BRIEF.maxstring = _BRIEF.maxother = 120


def shown(value: object) -> str:
    """A value as an error may carry it: short, and safe whatever it is."""
    try:
        return _BRIEF.repr(value)
    except ValueError:
        # A number too long to be written.
        return type(value).__name__


class PatolliError(Exception):
    """Something given from outside was wrong; `details` names what."""

    kind: ClassVar[str] = "error"
    details_names: ClassVar[tuple[str, ...]] = ()

    def __init__(self, *details: object) -> None:
        self.details: dict[str, str] = {
            name: shown(value) if isinstance(value, int | float | list | dict | tuple) else str(value)
            for name, value in zip(self.details_names, details, strict=True)
        }
        spoken = ", ".join(f"{name} {value!r}" for name, value in self.details.items())
        super().__init__(f"{self.kind.replace('_', ' ')}: {spoken}" if spoken else self.kind)

    def __reduce__(self) -> tuple[type[PatolliError], tuple[str, ...]]:
        return type(self), tuple(self.details.values())


class UnknownGame(PatolliError):
    """No folder under games/ has this key."""

    kind = "unknown_game"
    details_names = ("game", "known")


class BadSetup(PatolliError):
    """The seats or the seed are not what this game takes."""

    kind = "bad_setup"
    details_names = ("what", "value", "allowed")


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


class NotYourDecision(PatolliError):
    """The seat has nothing to decide now."""

    kind = "not_your_decision"
    details_names = ("seat",)


class MatchIsOver(PatolliError):
    """Nothing more can be played."""

    kind = "match_is_over"


class NothingToTakeBack(PatolliError):
    """The seat's last action is no longer its own to take back."""

    kind = "nothing_to_take_back"
    details_names = ("seat",)


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


ALL_ERRORS: tuple[type[PatolliError], ...] = (
    UnknownGame,
    BadSetup,
    UnknownOption,
    BadNotation,
    IllegalAction,
    NotYourDecision,
    MatchIsOver,
    NothingToTakeBack,
    BadPosition,
    BadRecord,
)
