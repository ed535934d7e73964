"""Bots: players that see an Observation and answer with an Action.

Room card. `bot` says what a bot is, `simple` holds the two that need no thought, `search`
the one that thinks about any game, `titles` what it is told about each of them; `levels` are
its strengths, and `lineup` finds any bot by name. Each knows only those before it. Bots must
not know a true State, a screen, a file or a socket.
"""
