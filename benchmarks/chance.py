"""Whether chances to win come true, and how the doubt of a hand-made judgement was fitted.

    python benchmarks/chance.py fit teotihuacan --bots regular --matches 200 --seed 4000000
    python benchmarks/chance.py check teotihuacan --bots learner,search@8 --matches 500 --seed 5000000 --plot docs/chance-teotihuacan.svg

`fit` plays matches and notes, between turns, by how many points each seat leads by hand and how much is left; the doubt
is the straight line in the square root of the rounds left that makes what happened most likely. `check` plays
matches between other bots, asks at some decisions of each what the review would say of the answer given, and
counts in ten bins how often it was right, for both sides: of all decisions, and of each quarter of a match.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Iterator
from pathlib import Path

import patolli
from patolli.arena.drawing import COLOURS, INK, Drawing
from patolli.bots.bot import Bot, Budget
from patolli.bots.lineup import bot_of
from patolli.bots.search.advice import judge
from patolli.bots.search.thinking import Spending
from patolli.bots.titles import by_hand, evaluation_of
from patolli.bots.titles.teotihuacan.clock import rounds_left
from patolli.engine.chance import QuickChance
from patolli.engine.match import Match
from patolli.games.teotihuacan.state import State

BINS = 10
# Decisions of each match about which the review is asked, and its tries for each.
ASKED = 6
TRIES = 60
# The sides of the plot, in points.
SIDE = 360
EDGE = 48
Note = tuple[float, float, bool]
# The chance that was told, how much of a win it became, and how much of the match was gone, from 0 to 1.
Saying = tuple[float, float, float]
QUARTERS = ("first", "second", "third", "last")


def played(game: str, names: list[str], seed: int, look: Callable[[Match], None]) -> Match:
    """A match between bots, the first of which sits at seat 0 in every other one."""
    match = patolli.start(game, seats=2, seed=seed)
    order = names if seed % 2 == 0 else names[::-1]
    bots: list[tuple[Bot, Budget]] = []
    for seat in range(2):
        name, _, tries = order[seat % len(order)].partition("@")
        bots.append((bot_of(name, seed * 7 + seat), Budget(iterations=int(tries)) if tries else Budget()))
    while not match.is_over:
        seat = match.seat_to_act
        legal = match.legal(seat)
        look(match)
        bot, budget = bots[seat]
        match.play(legal[0] if len(legal) == 1 else bot.choose(match.observe(seat), budget), seat)
    return match


def fit(game: str, names: list[str], seeds: range) -> None:
    """Print the doubt that fits best: so many points, and so many for the square root of the rounds left."""
    evaluation = by_hand(game)
    notes: list[Note] = []
    for seed in seeds:
        leads: list[tuple[float, float]] = []
        last = -1

        def look(match: Match, leads: list[tuple[float, float]] = leads) -> None:
            nonlocal last
            state = match.state
            assert isinstance(state, State)
            if evaluation.turn(state) != last:
                last = evaluation.turn(state)
                values = evaluation.values(state)
                leads.append((values[0] - values[1], rounds_left(state)))

        match = played(game, names, seed, look)
        places = match.ranking()
        if places[0] != places[1]:
            notes += [(lead, left, places[0] == 1) for lead, left in leads]
    best = min(
        (unlikeliness(notes, base / 2.0, slope / 2.0), base / 2.0, slope / 2.0)
        for base in range(1, 40)
        for slope in range(24)
    )
    print(f"{len(notes)} positions: doubt {best[1]} + {best[2]} * sqrt(rounds left), log-loss {best[0]:.4f}")
    for spread in (14.0, 20.0, 30.0):
        print(f"  one spread of {spread}: log-loss {unlikeliness(notes, spread, 0.0):.4f}")


def unlikeliness(notes: list[Note], base: float, slope: float) -> float:
    """The log-loss of a doubt."""
    loss = 0.0
    for lead, left, is_won in notes:
        odds = lead / (base + slope * math.sqrt(left))
        loss += math.log1p(math.exp(-odds if is_won else odds))
    return loss / len(notes)


def check(game: str, names: list[str], seeds: range, plot: Path | None) -> None:
    """Print, and draw, how often what was said came true."""
    thinks, tells = by_hand(game), evaluation_of(game)
    said: list[Saying] = []
    for number, seed in enumerate(seeds):
        chance = QuickChance(seed)
        match = played(game, names, seed, lambda _: None)
        fresh = Match(match.game, match.setup)
        picked = [chance.below(len(match.moves)) for _ in range(ASKED)]
        places = match.ranking()
        for index, move in enumerate(match.moves):
            for _ in range(picked.count(index)):
                if len(fresh.legal(move.seat)) > 1:
                    answers = judge(
                        fresh.observe(move.seat),
                        thinks,
                        Spending(TRIES, -1.0),
                        always=(move.action,),
                        told_by=tells,
                    )
                    given = next(one for one in answers if one.action == move.action)
                    won = 0.0 if places[move.seat] != 1 else 1.0 / places.count(1)
                    # What one of two wins the other loses: it was said of both.
                    gone = index / len(match.moves)
                    said += [(given.chance, won, gone), (1.0 - given.chance, 1.0 - won, gone)]
            fresh.play(move.action, move.seat)
        if number % 50 == 49:
            print(f"{number + 1} matches, {len(said)} decisions", flush=True)
    rows = list(binned(said))
    print("| said | decisions | came true |\n|---|---|---|")
    for mean, share, count in rows:
        print(f"| {mean:.1%} | {count} | {share:.1%} |")
    print(f"farthest off: {max(abs(mean - share) for mean, share, _ in rows):.1%}; error {error(rows):.3f}")
    print("| quarter | decisions | error | farthest off |\n|---|---|---|---|")
    for number, name in enumerate(QUARTERS):
        part = [each for each in said if int(each[2] * len(QUARTERS)) == number]
        bins = list(binned(part))
        farthest = max(abs(mean - share) for mean, share, _ in bins)
        print(f"| {name} | {len(part)} | {error(bins):.3f} | {farthest:.1%} |")
    if plot is not None:
        plot.write_text(drawn(rows, game), encoding="utf-8")


def error(rows: list[tuple[float, float, int]]) -> float:
    """The calibration error: how far bins are off on average, each by how often it was said."""
    return sum(abs(mean - share) * count for mean, share, count in rows) / sum(count for _, _, count in rows)


def binned(said: list[Saying]) -> Iterator[tuple[float, float, int]]:
    """What was said on average, how often it came true, and of how many, by tenths of the chance."""
    for number in range(BINS):
        inside = [each for each in said if min(BINS - 1, int(each[0] * BINS)) == number]
        if inside:
            count = len(inside)
            yield sum(each[0] for each in inside) / count, sum(each[1] for each in inside) / count, count


def drawn(rows: list[tuple[float, float, int]], game: str) -> str:
    """What was said across, what happened upwards; on the diagonal they agree, beside it lie five points."""
    drawing = Drawing(SIDE + 2 * EDGE, SIDE + 2 * EDGE, f"{game}: chance to win")

    def place(across: float, up: float) -> tuple[float, float]:
        return EDGE + SIDE * across, EDGE + SIDE * (1.0 - up)

    for tenth in range(0, 11, 2):
        x, y = place(tenth / 10, tenth / 10)
        drawing.stroke(EDGE, y, EDGE + SIDE, y)
        drawing.text(EDGE - 8, y + 4, f"{tenth * 10} %", "end")
        drawing.text(x, EDGE + SIDE + 18, f"{tenth * 10} %", "middle")
    drawing.text(EDGE, 24, f"{game}: said, and came true", size=15)
    drawing.area([place(0, 0.05), place(0.95, 1), place(1, 1), place(1, 0.95), place(0.05, 0)], COLOURS[0])
    drawing.stroke(*place(0, 0), *place(1, 1), INK, 1.5)
    drawing.path([place(mean, share) for mean, share, _ in rows], COLOURS[2])
    return drawing.svg()


def main() -> None:
    """Fit or check."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", nargs="?", choices=("fit", "check"), default="check")
    parser.add_argument("game", nargs="?", default="cacao")
    parser.add_argument("--bots", default="regular")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=4_000_000)
    parser.add_argument("--plot", type=Path)
    given = parser.parse_args()
    seeds = range(given.seed, given.seed + given.matches)
    if given.what == "fit":
        fit(given.game, given.bots.split(","), seeds)
    else:
        check(given.game, given.bots.split(","), seeds, given.plot)


if __name__ == "__main__":
    main()
