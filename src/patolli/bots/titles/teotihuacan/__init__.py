"""Teotihuacan for the search: what its things promise, and what its answers bring.

Room card. `clock` knows how much of the match is left; `worths` what goods, tracks, workers
and tiles promise; `boards` what a worker can hope for on each board; `evaluation` offers all
of it to the search.
"""
