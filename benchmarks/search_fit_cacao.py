"""How the figures of the Cacao evaluation were found: self-play, then least squares.

    python benchmarks/search_fit_cacao.py --matches 500 --bot search@48

Every time a player is about to lay a tile, both players' goods are noted, and later how many
points they still made. The coefficients, by turns left, are what a fruit, a step on the river,
a sun token, a waiting worker or a tile with three workers was worth; the table of temples is
the average gold by lead and free sides. Some answers are random, so that strange positions are
seen too.
"""

from __future__ import annotations

import argparse
from collections import defaultdict

import numpy as np

import patolli
from patolli.arena.entrant import Entrant
from patolli.bots.titles.cacao.worths import FIRST_TRIO, survey, turns_left
from patolli.engine.chance import QuickChance
from patolli.games.cacao.board import EMPTY, owner_of, workers_on
from patolli.games.cacao.decisions.placing import PlaceWorker
from patolli.games.cacao.material.cells import BEYOND
from patolli.games.cacao.scoring import temple_gold, temples, workers_at
from patolli.games.cacao.state import State

RANDOM_ANSWER = 12
RIDGE = 3.0
BUCKETS = ((11, 10), (9, 8), (7, 6), (5, 4), (3,), (2,), (1,))
NAMES = (
    ["constant", "turns"]
    + [f"fruit {n}" for n in range(1, 6)]
    + [f"water {n}" for n in range(1, 9)]
    + ["waiting", "sun", "trios"]
)
Temple = tuple[int, tuple[int, int], int]


class Note:
    """What one player had, and the temples as they stood."""

    def __init__(self, state: State, seat: int) -> None:
        village = state.villages[seat]
        self.seat = seat
        self.turns = turns_left(state, seat)
        self.gold = village.gold
        waiting = 0
        if not state.jungle_is_exhausted():
            for cell in state.workers:
                tile = state.board.at(cell)
                if owner_of(tile) == seat:
                    for side in range(4):
                        if state.board.at(cell + BEYOND[side]) == EMPTY:
                            waiting += workers_on(tile, side)
        self.features = [1.0, float(self.turns)]
        self.features += [float(village.cacao >= count) for count in range(1, 6)]
        self.features += [float(village.water >= field) for field in range(1, 9)]
        self.features += [waiting, village.sun, sum(tile >= FIRST_TRIO for tile in village.hand)]
        self.temples: list[Temple] = []
        for cell in temples(state):
            workers = [0, 0]
            free = survey(state, cell, workers)
            self.temples.append((cell, (workers[seat], workers[1 - seat]), free))


def played(seed: int, entrant: Entrant) -> tuple[list[Note], State]:
    """One match, with notes."""
    match = patolli.start("cacao", seats=2, seed=seed)
    bots = [entrant.seated(seed * 7 + seat) for seat in range(2)]
    chance = QuickChance(seed)
    notes: list[Note] = []
    while not match.is_over:
        seat = match.seat_to_act
        state = match.state
        assert isinstance(state, State)
        if isinstance(state.agenda[-1], PlaceWorker):
            notes += [Note(state, each) for each in range(2)]
        action = bots[seat].choose(match.observe(seat), entrant.budget())
        if chance.below(RANDOM_ANSWER) == 0:
            options = state.legal_for(seat)
            action = options[chance.below(len(options))]
        match.play(action, seat)
    end = match.state
    assert isinstance(end, State)
    return notes, end


def key_of(temple: Temple) -> tuple[int, int, bool]:
    """Free sides, lead, and whether any own worker is there."""
    _, (own, other), free = temple
    return free, max(-4, min(4, own - other)), own > 0


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--matches", type=int, default=20)
    arguments.add_argument("--bot", default="search@48")
    given = arguments.parse_args()
    matches = [played(10_000 + n, Entrant.read(given.bot)) for n in range(given.matches)]
    gold: dict[tuple[int, int, bool], list[int]] = defaultdict(list)
    for notes, end in matches:
        for note in notes:
            for temple in note.temples:
                gold[key_of(temple)].append(temple_gold(workers_at(end, temple[0]))[note.seat])
    for key in sorted(gold):
        free, lead, present = key
        share = np.mean(gold[key])
        print(f"temple, {free} free, lead {lead:+}, {'present' if present else 'absent '}: {share:.2f} gold")
    for bucket in BUCKETS:
        rows, targets = [], []
        for notes, end in matches:
            scores = end.scores()
            for note in notes:
                if note.turns in bucket:
                    temple_worth = sum(float(np.mean(gold[key_of(temple)])) for temple in note.temples)
                    rows.append(note.features)
                    targets.append(scores[note.seat] - note.gold - temple_worth)
        table, target = np.array(rows), np.array(targets)
        found = np.linalg.solve(table.T @ table + RIDGE * np.eye(table.shape[1]), table.T @ target)
        error = float(np.sqrt(np.mean((table @ found - target) ** 2)))
        figures = ", ".join(f"{name} {value:.2f}" for name, value in zip(NAMES, found, strict=True))
        print(f"turns left {bucket}: {figures} (off by {error:.1f} points)")


if __name__ == "__main__":
    main()
