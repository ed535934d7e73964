"""Storage: people, tables and the log of every match, on disk before anyone is told.

Room card. `store` is the contract, `rows` what is kept, `people` and `tables` the SQL, written
once for both databases; `sqlite` and `postgres` only decide how a piece of work is run and
committed. It knows records, no rules: an action is a line of text to it.
"""

from __future__ import annotations

from patolli.storage.connection import PERSON
from patolli.storage.opening import open_store
from patolli.storage.store import BadDatabase, Store, StoreUnavailable

__all__ = ["PERSON", "BadDatabase", "Store", "StoreUnavailable", "open_store"]
