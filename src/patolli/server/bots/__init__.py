"""Bots at tables: their turns, and the processes in which they think.

Room card. A process is told a position without anything that its seat cannot know, never a table.
"""
