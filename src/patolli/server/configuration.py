"""Configuration: where settings come from. A flag beats the environment, and that a file.

The file is TOML with the names of `settings.py`; a variable has the same name in capitals behind PATOLLI_,
and lists in it are written with commas. A name that nobody knows is refused: a misspelt setting that
is passed over in silence would be found out too late.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, get_args, get_origin, get_type_hints

import msgspec

from patolli import disk
from patolli.engine.errors import PatolliError, Reason
from patolli.server.settings import BadSetting, ServerSettings, check

PREFIX: Final = "PATOLLI_"
# The variable that names the file.
FILE: Final = "PATOLLI_SETTINGS"
# Variables of ours that are no settings of a server.
OTHERS: Final = frozenset({FILE, "PATOLLI_INTERPRETED", "PATOLLI_PURE", "PATOLLI_SERVER"})
TYPES: Final[dict[str, Any]] = get_type_hints(ServerSettings)
KINDS: Final = {
    bool: Reason("one_of", names=("true", "false")),
    int: Reason("integer"),
    float: Reason("positive_number"),
    str: Reason("text"),
}


class UnknownSetting(PatolliError, details=("setting", "known")):
    """No setting has this name."""


class BadSettingsFile(PatolliError, details=("path", "why")):
    """The file with the settings cannot be read."""


def configured(
    flags: Mapping[str, object], environment: Mapping[str, str], path: Path | None, **otherwise: object
) -> ServerSettings:
    """The settings of a server; `otherwise` are those that hold if nobody names others."""
    chosen = path or (Path(environment[FILE]) if environment.get(FILE) else None)
    values = dict(otherwise)
    if chosen is not None:
        values |= {name: fitting(name, value) for name, value in from_file(chosen).items()}
    values |= {name: fitting(name, value) for name, value in from_environment(environment).items()}
    values |= {name: value for name, value in flags.items() if value is not None}
    settings = msgspec.convert(values, ServerSettings)
    check(settings)
    return settings


def from_file(path: Path) -> dict[str, object]:
    """What a file says."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettingsFile(str(path), Reason("not_toml", note=str(error))) from error
    except OSError as error:
        raise BadSettingsFile(str(path), disk.why(error)) from error


def from_environment(environment: Mapping[str, str]) -> dict[str, object]:
    """What variables say; an empty one says nothing."""
    found: dict[str, object] = {}
    for variable, text in environment.items():
        if variable.startswith(PREFIX) and variable not in OTHERS and text:
            name = variable.removeprefix(PREFIX).lower()
            is_list = get_origin(TYPES.get(name)) is tuple
            found[name] = [each.strip() for each in text.split(",") if each.strip()] if is_list else text
    return found


def fitting(name: str, value: object) -> object:
    """The value as the setting needs it; texts of the environment may be numbers."""
    if name not in TYPES:
        raise UnknownSetting(name, tuple(TYPES))
    try:
        found: object = msgspec.convert(value, TYPES[name], strict=not isinstance(value, str))
    except msgspec.ValidationError as error:
        raise BadSetting(name, value, needed(name)) from error
    return found


def needed(name: str) -> Reason:
    """What a setting must be, in words."""
    kind = TYPES[name]
    if kind in KINDS:
        return KINDS[kind]
    choices = tuple(each for each in get_args(kind) if isinstance(each, str))
    if choices:
        return Reason("one_of", names=choices)
    return Reason("list_of_texts") if get_origin(kind) is tuple else Reason("text")
