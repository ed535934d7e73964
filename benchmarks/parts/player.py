"""A player with a tree of its own: follows a match action by action, and answers when it is asked.

Each line on the standard input is a list: `begin` with a setup and a bot, `played` with a seat and an
action, or `asked` with a seat, which is answered by the action and the process time it took.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

import patolli
from patolli.arena.entrant import Entrant


def main() -> None:
    print(json.dumps(patolli.__file__), flush=True)
    match: Any = None
    bot: Any = None
    budget: Any = None
    for line in sys.stdin:
        word, *what = json.loads(line)
        if word == "begin":
            game, seats, options, seed, name, luck = what
            match = patolli.start(game, seats=seats, options=options, seed=seed)
            entrant = Entrant.read(name)
            bot, budget = entrant.seated(luck), entrant.budget()
        elif word == "played":
            seat, action = what
            match.play(action, seat)
        else:
            begun = time.process_time()
            action = bot.choose(match.observe(what[0]), budget)
            print(json.dumps([action, time.process_time() - begun]), flush=True)


if __name__ == "__main__":
    main()
