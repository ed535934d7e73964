"""Search: a seat imagines the rest of the match, again and again, and compares.

Room card. Here lives Monte-Carlo search over imagined States (MCTS over determinizations):
the tree, the playouts, the allotment of effort among the answers, and the bot that drives
them. It knows the engine's words only, so it plays any game; what it knows of a title comes
from the Evaluation it is given. It must not know a game, a true State, a screen or a file.
"""
