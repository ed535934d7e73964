"""What the browser must know, written as TypeScript.

Room card. The wire's messages, and each game's View and printed tables. `python -m patolli.server.typescript` writes
the files anew, and with `--check` says which of them would change. It reads declarations only: the wire's structs,
and what a Game names as `view_shape` and `material`. It must not know a title.
"""
