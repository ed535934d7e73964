"""Visiting bots: those of other people, named by where they lie or by their distribution.

`my_bot.py:MyBot` is a class in a file, `my_package.bots:MyBot` one in a module that can be imported from
here: whoever says so has Python run it. Any other name is an entry point of the group `patolli.bots`, which
somebody installed on this machine.
"""

from __future__ import annotations

import inspect
import sys
import traceback
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, cast

from patolli.bots.bot import Bot
from patolli.engine.chance import Chance
from patolli.engine.errors import PatolliError, Reason

Maker = Callable[[Chance], Bot]

GROUP: Final = "patolli.bots"


class BadBot(PatolliError, details=("bot", "why")):
    """A bot of somebody else's that cannot be taken in."""


@cache
def visiting_names() -> tuple[str, ...]:
    """The bots that other distributions bring, by the names they declare."""
    return tuple(sorted(entry.name for entry in entry_points(group=GROUP)))


@cache
def installed(name: str) -> Maker:
    """How a bot is made that a distribution brings, by one of the visiting names."""
    entry = next(iter(entry_points(group=GROUP, name=name)))
    return _maker(name, _imported(name, entry.module), entry.attr)


@cache
def visitor(name: str) -> Maker:
    """How a bot is made whose class lies where its name says."""
    where, _, attribute = name.rpartition(":")
    return _maker(name, _module(name, where), attribute)


def _module(name: str, where: str) -> ModuleType:
    if not where.endswith(".py"):
        # As with `python -m`, what lies here can be imported.
        if str(Path.cwd()) not in sys.path:
            sys.path.insert(0, str(Path.cwd()))
        return _imported(name, where)
    path = Path(where).resolve()
    if not path.is_file():
        raise BadBot(name, Reason("no_such_file"))
    spec = spec_from_file_location(f"patolli_visiting_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    # Where pickle and dataclasses look for what the file defines.
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise _not_importable(name, error) from error
    return module


def _imported(name: str, module: str) -> ModuleType:
    try:
        return import_module(module)
    except Exception as error:
        raise _not_importable(name, error) from error


def _not_importable(name: str, error: Exception) -> BadBot:
    # In the words of Python, for whoever writes the bot.
    sys.stderr.write("".join(traceback.format_exception_only(error)))
    return BadBot(name, Reason("not_importable", what=type(error).__name__))


def _maker(name: str, module: ModuleType, attribute: str) -> Maker:
    made = getattr(module, attribute, None)
    if made is None:
        raise BadBot(name, Reason("not_in_module", name=attribute))
    if not callable(getattr(made, "choose", None)):
        raise BadBot(name, Reason("does_not_choose", name=attribute))
    # A bot that needs no luck may be made without any.
    takes_chance = bool(inspect.signature(made).parameters)
    return cast(Maker, made if takes_chance else lambda _: made())
