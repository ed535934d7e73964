"""The contract: what any game must keep, proven along random matches, and what its tests must show.

Room card. `suite` plays a match and checks every promise at every decision; `promise` says
how a promise is broken; `declarations` compares what a game says of itself with what it does; `foresight`
compares outlooks with what happens; `reasons` gives answers that cannot be given; `secrecy` looks over every
shoulder for a leak; `shape` holds every View against its declaration; `setups` draws what a match begins with.
`evidence` lists all that the tests of a title must show: `rulings` by number, `recorded` matches that have the
`coverage` which is wanted, `perft` numbers, `refusals` of what is wrong, and `bad_input` of every shape.
It knows the engine and is handed a game and the folder of its tests by whoever tests one; it must not know a title,
a screen, or which test runner calls it.
"""
