"""`patolli resume`: go on with a saved match, or from a written position."""

from __future__ import annotations

import patolli
from patolli.cli.arguments import Bots, File, Hand, Names, split
from patolli.cli.play import sit_down


def resume(file: File, /, *, bots: Bots = "", names: Names = "", terminal: Hand) -> int:
    """Play a saved match on; it is saved in the same place again."""
    match = patolli.load(file)
    return sit_down(terminal, match, split(bots), split(names), file)
