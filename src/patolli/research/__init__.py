"""Research: the games as environments that learning programs know.

Room card. `encoding` turns a game's features into arrays, `episode` plays a match by
numbers; `vector` (many matches in lockstep), `gymnasium`, `pettingzoo`, `parallel` and
`open_spiel` are faces of it, each importing its optional package only when it is itself
imported. Research knows games by their key; it must not know a rule, a server or a screen.
"""

from patolli.extras import need

# Every face speaks in arrays.
need("numpy", "research")
