"""Every question Cacao asks, and what happens by itself between them.

Room card. A turn is: place a worker tile, fill the gaps, act, draw, refill (Ruling 10);
one file for each. Decisions know effects and state; nobody but `game` knows them.
"""
