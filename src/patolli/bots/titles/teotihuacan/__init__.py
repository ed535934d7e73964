"""Teotihuacan for the search: what its things promise, and what its answers bring.

Room card. `clock` knows how much of the match is left; `worths` what goods, tracks, workers
and tiles promise; `tilts` are tastes of players; `boards` and `building` know what a worker can hope for on
each board; `traits` are what a net learns from; `evaluation` offers all of it to the search.
"""
