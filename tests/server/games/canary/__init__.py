"""Canary: a little game whose every secret is a word that can be searched for in bytes."""
