"""Bots: players that see an Observation and answer with an Action.

Room card. `bot` says what a bot is, `simple` holds the two that need no thought, `search`
the ones that think, `lineup` finds any of them by name. Bots know the engine; they must
not know a true State, a screen, a file or a socket.
"""
