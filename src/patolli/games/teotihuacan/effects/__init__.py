"""The only verbs that change a State and write Events."""
