"""The contract: what any game must keep, proven along random matches.

Room card. `suite` plays a match and checks every promise at every decision; `promise` says
how a promise is broken; `declarations` compares what a game says of itself with what it does; `foresight`
compares outlooks with what happens; `secrecy` looks over every shoulder for a leak. It knows the engine
and is handed a game by whoever tests one; it must not know a title, a screen or a file.
"""
