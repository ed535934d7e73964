"""The engine: agenda, actions, events, chance, matches; it knows no title.

Room card. Here lives what every game shares: a State that knows who must decide
what, the agenda of Steps still owed, packed Actions with their notation, Events,
the generator of chance, Matches, positions, and how a match is written down. It must
not know a game, a bot, a screen, a file, a socket or a clock.
"""
