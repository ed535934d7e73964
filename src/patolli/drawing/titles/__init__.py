"""How each title is laid out: a folder for each, named by its key, that offers `draw`."""
