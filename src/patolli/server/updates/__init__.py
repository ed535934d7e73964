"""Updates: what leaves the server for a viewer, who subscribed to a table.

Room card. Nothing that a viewer may not know passes here. It must not change a table.
"""
