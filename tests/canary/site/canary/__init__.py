"""Canary: a tiny game of birds, shells and feathers, made to see that the house guesses nothing."""
