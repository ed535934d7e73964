"""Printed facts of Teotihuacan as tables: figures only, no rules.

Knows nothing of the rest of the game. Things are small ints; the tuple of
their names stands beside them.
"""
