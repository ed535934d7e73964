"""HTTP: what a browser asks once, such as who am I, which tables are there, let me sit.

Room card. A file holds the routes of one subject and hands on; it decides nothing that a
socket would have to decide again, and nobody but the application knows it.
"""
