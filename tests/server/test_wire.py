"""The wire's shapes and what was written from them agree."""

from __future__ import annotations

import msgspec
import pytest

from patolli.server import wire
from patolli.server.typescript.wire import wire_module


def test_every_shape_of_a_message_is_exported() -> None:
    text = wire_module()
    for message in (*wire.ClientMessage.__args__, *wire.ServerMessage.__args__):
        assert f"export interface {message.__name__} {{" in text


@pytest.mark.parametrize(
    "frame",
    [
        b'{"type":"play","table":"t","version":0,"key":"short","actions":["x"]}',
        b'{"type":"play","table":"t","version":-1,"key":"12345678","actions":["x"]}',
        b'{"type":"play","table":"t","version":0,"key":"12345678","actions":[9007199254740993]}',
        b'{"type":"say","table":"t","key":"12345678","phrase":"insult"}',
        b'{"type":"welcome"}',
    ],
)
def test_what_is_out_of_bounds_is_not_decoded(frame: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(frame, type=wire.ClientMessage)
