"""Every question Teotihuacan asks, and what happens by itself between them.

Room card. One small file for each theme; `free_actions` says what may interrupt a question, and `turning`, which
knows them all, what a turn is. Decisions know effects, state and Teotibot's turn; nobody but setup, positions and
`game` knows them.
"""
