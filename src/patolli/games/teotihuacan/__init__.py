"""Teotihuacan: City of Gods, for two to four players, or one against Teotibot.

Room card. The rules of Teotihuacan and nothing else: `material` holds the printed
figures, `state` the pieces, `effects` the verbs that move them, `decisions` the
questions and duties, `scoring` the Eclipses. It must not know a bot of the arena, a
text or another game; Teotibot is part of its rules.
"""
