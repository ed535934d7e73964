"""The caller: who is being answered, for every line that is logged meanwhile.

Addresses are shortened, so that a log tells the network that abuse comes from and no household.
"""

from __future__ import annotations

import secrets
from contextvars import ContextVar
from ipaddress import ip_address, ip_network
from typing import Final

# How much of an address is kept, by the version of its protocol.
KEPT_BITS: Final = {4: 24, 6: 48}


class Caller:
    """A request or a socket: a number of its own, where it comes from, and who it is once that is known."""

    def __init__(self, address: str) -> None:
        self.request: Final = secrets.token_hex(6)
        self.address: Final = shortened(address)
        self.person: str | None = None


CALLER: Final[ContextVar[Caller | None]] = ContextVar("caller", default=None)


def called_by(person: str) -> None:
    """It is known now who calls."""
    caller = CALLER.get()
    if caller is not None:
        caller.person = person


def shortened(address: str) -> str:
    """The network of an address; what is none stays as it is."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    mapped = getattr(parsed, "ipv4_mapped", None)
    parsed = mapped or parsed
    return str(ip_network((parsed, KEPT_BITS[parsed.version]), strict=False))
