"""The arena: bots play many matches, and what it proves is said with its uncertainty.

Room card. A Ticket holds all that one match needs, so it can be played anywhere and again:
`runner` plays tickets in processes of this machine, `cluster` on a Ray cluster, both with
the same outcomes. `sequential` says when enough has been seen, `rating` who is how strong,
`balance` and `plot` what a game is like. It must not know a game's rules, a screen or a
person.
"""
