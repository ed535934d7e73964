"""People: accounts, sessions and names.

Room card. Who somebody is, and how they prove it. It must not know what they play.
"""
