"""The table server: people and bots at tables, over HTTP and one websocket.

Room card. Here lives everything between a browser and a match: sessions, tables, seats,
clocks, chat, updates per viewer, bots' turns, static files. It knows games by key only
and the store by its contract; it contains no rule, no SQL and no text,
and passes a game's texts on unread.
"""
