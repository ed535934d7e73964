"""The command line: `patolli play`, `simulate`, `replay`, `verify`, `perft` and more.

Room card. One file for each command, `tables` for what a game looks like in a terminal,
`terminal` for the way to the person. This room may know all others; nobody may know it.
"""

from patolli.cli.app import main

__all__ = ["main"]
