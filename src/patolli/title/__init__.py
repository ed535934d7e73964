"""The title: what a game declares beside its rules, as plain values that no rule reads.

Room card. `card` says how a title is offered and whom it plays itself, `teaching` what a coach and
lessons say, `rulebook` how its rules are read, `orders` what may be answered once and for all,
`shapes` what its Views are. A Game holds these declarations, titles fill them, and pages, lessons,
tables, the contract and the browser's generated files read them. It must not know the engine, a game, a text or a screen.
"""
