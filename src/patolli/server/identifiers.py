"""Identifiers of people, tables and offers: nobody guesses them, and they can be typed anywhere."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from hashlib import blake2b
from itertools import count
from typing import Final

# 72 bits name a table.
TABLE_BYTES: Final = 9
PERSON_BYTES: Final = 12
OFFER_BYTES: Final = 9
CLAIM_BYTES: Final = 12


def new_id(size: int) -> str:
    """An identifier of so many bytes; never with a dash in front, which a terminal takes for an option."""
    while (drawn := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return drawn


def id_of_gesture(size: int, person: str, key: str) -> str:
    """The identifier, of so many bytes, of what somebody makes by a gesture: always the same for its key."""
    for attempt in count():
        said = f"{attempt} {person} {key}".encode()
        derived = urlsafe_b64encode(blake2b(said, digest_size=size).digest()).rstrip(b"=").decode()
        if not derived.startswith("-"):
            break
    return derived
