"""The socket: one per browser, for everything that happens while somebody looks at a table.

Room card. Bytes come in by the transport, become messages at the endpoint, and are acted on
by one handler for each kind. It must not know how a table keeps its match, nor HTTP.
"""
