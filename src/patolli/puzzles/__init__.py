"""Puzzles: questions with one best answer, found in matches, shipped with their titles.

Room card. `mining` finds them, `rating` says who else would, `keeping` writes them down; `shelf` reads what lies in the folder
of each title, in whatever distribution, and says which one a day has. A puzzle holds what its seat may know and nothing
else. It must not know a title, a person, a screen or a text.
"""
