"""Every different choice of many matches by chance, with what the server tells of it, for the browser's own tests.

`python -m tests.web.option_cases teotihuacan 50` writes them to standard output, one JSON document.
"""

from __future__ import annotations

import sys
from random import Random

import msgspec

import patolli
from patolli.engine.match import Match
from patolli.server.updates.projection import outlooks

Case = dict[str, object]


def seated(key: str, seed: int) -> Match:
    """A match in which turns wait for their owner; the seed chooses how many play, and by which options."""
    game = patolli.start(key).game
    if key == "cacao":
        return Match(game, game.setup(seed % 3 + 2, {}, seed, True))
    options = {"starting_tiles": "draft"} if seed % 5 == 0 else {"free_cocoa_scope": "wide"}
    return Match(game, game.setup(seed % 4 + 1, options, seed, True))


def cases(key: str, matches: int) -> list[Case]:
    """One case for each different look of a choice: its kind, its figures, what it is followed by."""
    found: dict[str, Case] = {}
    for seed in range(1, matches + 1):
        match = seated(key, seed)
        chance = Random(seed)
        while not match.is_over:
            seat = match.pending()[0].seat
            for case in asked(match, seat):
                found.setdefault(look(case), case)
            match.play(chance.choice(match.choices(seat)).notation, seat)
    return list(found.values())


def asked(match: Match, seat: int) -> list[Case]:
    """The choices of the open question."""
    question = match.game.steps.describe(match.pending()[0])
    actions = match.state.legal_for(seat)
    told = outlooks(match, seat, actions, depth=1, whole=True)
    view = match.view(seat)
    return [
        {"question": question, "outlook": msgspec.json.decode(msgspec.json.encode(outlook)), "view": view}
        for outlook in told.values()
    ]


def look(case: Case) -> str:
    """What tells one case from another."""
    outlook = case["outlook"]
    assert isinstance(outlook, dict)
    kind = str(outlook["option"]["notation"]).split()
    steps = [owed["step"] for owed in outlook.get("owed", [])]
    events = sorted({event["kind"] for event in outlook.get("events", [])})
    return repr((case["question"]["step"], kind[0], sorted(outlook.get("changes", {})), steps, events))  # type: ignore[index]


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(cases(sys.argv[1], int(sys.argv[2]))))
