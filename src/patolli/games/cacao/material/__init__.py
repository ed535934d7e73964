"""The printed figures of Cacao as tables; no logic.

Room card. Worker tiles, jungle tiles, the village board and the numbers of a match.
It must know nothing of the rest of the house.
"""
