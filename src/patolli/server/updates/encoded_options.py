"""Options as bytes: the same choices come back all the time, so each is encoded once."""

# Hot: compiled by mypyc.

from __future__ import annotations

from typing import Final, cast

import msgspec

from patolli.engine.game import Game
from patolli.server import wire

# Every choice a game has ever offered here; a game has some tens of thousands at most.
LARGEST_CACHE: Final = 100_000

_encoder: Final = msgspec.json.Encoder()
_encoded: Final[dict[str, dict[int, msgspec.Raw]]] = {}


def option(game: Game, action: int) -> wire.Option:
    """An action as the wire carries it."""
    choice = game.actions.choice(action)
    return wire.Option(choice.action, choice.kind, choice.args, choice.notation)


def encoded_option(game: Game, action: int) -> msgspec.Raw:
    """The same as bytes, ready to be joined into a message."""
    return encoded_options(game, [action])[0]


def encoded_options(game: Game, actions: list[int]) -> list[msgspec.Raw]:
    """The same for all that a seat may choose from."""
    if not actions:
        return []
    known = _encoded.setdefault(game.key, {})
    found = [known.get(action) for action in actions]
    if None in found:
        if len(known) >= LARGEST_CACHE:
            known.clear()
        for action in actions:
            if action not in known:
                known[action] = msgspec.Raw(_encoder.encode(option(game, action)))
        return [known[action] for action in actions]
    return cast("list[msgspec.Raw]", found)
