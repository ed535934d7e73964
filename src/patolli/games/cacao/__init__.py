"""Cacao: worker tiles, jungle tiles and the river; the small exemplary game.

Room card. The rules of Cacao (2 to 4 players) and nothing else: `material` holds the
printed figures, `state` the pieces, `effects` the verbs that move them, `decisions`
the questions, `scoring` the end. It must not know a bot, a text or another game.
"""
