"""Learning: bots play for the record, and a net learns from it.

Room card. `self_play` is a match of the arena whose positions are noted; `dataset` keeps notes in files that are the
same bytes for the same seed; `training` makes weights of them (torch, an extra of its own); `gate` lets
weights play against others and keeps a ledger. Learning knows games by their key; what a position is like is
said by the traits of a title's evaluation. It must not know a rule, a server or a screen.
"""
