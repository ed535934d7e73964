"""Failures: what a person typed that cannot be used, as typed errors."""

from __future__ import annotations

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from patolli.engine.errors import PatolliError, Reason


class UnknownCommand(PatolliError, details=("command", "known")):
    """No command has this name."""


class UnknownArgument(PatolliError, details=("argument", "known")):
    """The command takes no such argument."""


class AbsentArgument(PatolliError, details=("argument",)):
    """The command cannot do without this argument, or without its value."""


class NoGame(PatolliError, details=("known",)):
    """A match cannot begin: nobody said of which game."""


class BadArgument(PatolliError, details=("argument", "value", "needed")):
    """The argument cannot take this value."""


class CannotWrite(PatolliError, details=("path", "why")):
    """A file could not be written."""


class CannotPrint(PatolliError, details=("why",)):
    """What a command printed could not be written."""


def typed(error: CycloptsError, commands: list[str]) -> PatolliError:
    """The parser's complaint as one of ours."""
    unused = (error.unused_tokens or [""])[0]
    argument = error.argument.name if error.argument is not None else ""
    if isinstance(error, UnknownCommandError):
        return UnknownCommand(unused, tuple(commands))
    if isinstance(error, UnknownOptionError):
        known = tuple(name for argument in error.argument_collection for name in argument.names)
        return UnknownArgument(error.token.keyword or error.token.value, known)
    if isinstance(error, UnusedCliTokensError):
        return UnknownArgument(unused, ())
    if isinstance(error, MissingArgumentError):
        return AbsentArgument(argument or error.keyword or "")
    if isinstance(error, CoercionError):
        needed = Reason("one_of", names=("true", "false")) if error.target_type is bool else Reason("integer")
        return BadArgument(argument, error.token.value if error.token else "", needed)
    # What is left is rare: an argument given twice, or glued to another.
    token = getattr(error, "token", None)
    name = argument or (token.keyword if token else "")
    return BadArgument(name, token.value if token else unused, Reason("given_once"))
