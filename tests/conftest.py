"""What every test shares: nothing is drawn from the machine it runs on."""

from __future__ import annotations

from hypothesis import settings

# The same examples on every machine, and no deadline on a busy one.
settings.register_profile("house", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("house")
