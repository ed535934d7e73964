"""Teotibot, the opponent of a lone player: part of the rules, never asked.

Room card. It has no seat and no Decision: dice and tiles say what it does, so all of it is Duties and effects
(Rulings 93 to 106). It knows state and the other effects; of the decisions only the turn knows it. What is
printed on its tiles lies in `material/solo.py`.
"""
