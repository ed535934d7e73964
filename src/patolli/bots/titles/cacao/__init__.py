"""Cacao for the search: what its things promise, and what its answers bring.

Room card. `worths` knows fruits, water, sun, temples and waiting workers; `placing` and
`answers` weigh the answers to each question; `evaluation` offers both to the search.
"""
