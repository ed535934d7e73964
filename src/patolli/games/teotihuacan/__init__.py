"""Teotihuacan: City of Gods, for one to four players."""
