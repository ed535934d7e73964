"""Tables: matches with people and bots at them, and all that can be done to them.

Room card. A table is one thing with one lock; whoever changes it holds that lock and commits to the store
before anybody is told. It must not know how messages come in.
"""
