"""`patolli simulate`: bots play many matches; the same seed plays the same ones."""

from __future__ import annotations

import json
from typing import Annotated, Final

from cyclopts import Parameter

import patolli
from patolli.arena.answering import let_answer
from patolli.arena.tournament import document_head
from patolli.bots.bot import Budget
from patolli.bots.lineup import bot_of
from patolli.cli.arguments import GameKey, Hand, Json, Options, split, table_of_options
from patolli.cli.columns import columns
from patolli.cli.progress import counted
from patolli.cli.terminal import Terminal
from patolli.engine.chance import SEED_LIMIT
from patolli.engine.errors import BadSetup, Reason
from patolli.games import game_of
from patolli.i18n import Texts
from patolli.i18n.figures import figure

# Thought is counted in tries, never in seconds, so that every machine plays the same.
BUDGET: Final = Budget(iterations=200)


def simulate(
    game: GameKey,
    /,
    *,
    seats: Annotated[int | None, Parameter(help="cli-argument-seats-bots", show_default=False)] = None,
    matches: Annotated[int, Parameter(help="cli-argument-matches")] = 100,
    bots: Annotated[str, Parameter(help="cli-argument-bots-all")] = "random",
    option: Options = None,
    seed: Annotated[int, Parameter(help="cli-argument-first-seed")] = 0,
    json_: Annotated[Json, Parameter(name="--json")] = False,
    terminal: Hand,
) -> int:
    """Let bots play; match number i is dealt from seed + i."""
    count = max(game_of(game).seats[0], len(split(bots))) if seats is None else seats
    lineup = lineup_of(split(bots), count)
    if matches < 1:
        raise BadSetup("matches", matches, Reason("whole_number_from", low=1))
    if not 0 <= seed < SEED_LIMIT - matches:
        raise BadSetup("seed", seed, Reason("whole_number", low=0, high=f"2^256-{matches + 1}"))
    options = table_of_options(option)
    label = terminal.text("cli-simulating")
    results = [play_one(game, lineup, options, seed + i) for i in counted(terminal, label, matches)]
    if json_:
        terminal.data(json.dumps(document(game, lineup, options, seed, results), ensure_ascii=True))
    else:
        show(terminal, lineup, results)
    return 0


def lineup_of(bots: list[str], seats: int) -> list[str]:
    """A bot for every seat; a short list is repeated."""
    if not bots or len(bots) > seats:
        raise BadSetup("bots", len(bots), Reason("whole_number", low=1, high=seats))
    for name in bots:
        bot_of(name)
    return [bots[seat % len(bots)] for seat in range(seats)]


def play_one(game: str, lineup: list[str], options: dict[str, str], seed: int) -> dict[str, object]:
    """One match and how it ended."""
    match = patolli.start(game, len(lineup), seed, options)
    bots = [bot_of(name, seed * len(lineup) + seat) for seat, name in enumerate(lineup)]
    while not match.is_over:
        seat = match.seat_to_act
        let_answer(bots[seat], lineup[seat], match, seat, BUDGET)
    return {
        "seed": seed,
        "decisions": len(match.moves),
        "scores": match.scores(),
        "ranking": match.ranking(),
        "digest": match.digest(),
    }


def totals(lineup: list[str], results: list[dict[str, object]]) -> list[dict[str, object]]:
    """Wins (shared ones count for all who share) and points of each seat."""
    lines: list[dict[str, object]] = []
    for seat, name in enumerate(lineup):
        scores = [_figures(result, "scores")[seat] for result in results]
        wins = sum(_figures(result, "ranking")[seat] == 1 for result in results)
        mean = round(sum(scores) / len(scores), 3)
        lines.append(
            {"seat": seat, "bot": name, "wins": wins, "mean": mean, "least": min(scores), "most": max(scores)}
        )
    return lines


def document(
    game: str, lineup: list[str], options: dict[str, str], seed: int, results: list[dict[str, object]]
) -> dict[str, object]:
    """Everything as one JSON document, the same on every machine."""
    return {
        **document_head("patolli simulation 1", game),
        "options": options,
        "bots": lineup,
        "seed": seed,
        "seats": totals(lineup, results),
        "matches": results,
    }


def show(terminal: Terminal, lineup: list[str], results: list[dict[str, object]]) -> None:
    """The seats in a small table."""
    figures = (
        terminal.text("cli-column-wins"),
        terminal.text("cli-column-mean"),
        terminal.text("cli-column-least"),
        terminal.text("cli-column-most"),
    )
    table = columns([terminal.text("cli-column-seat"), terminal.text("cli-column-bot")], figures)
    for line in totals(lineup, results):
        cells = [line[name] for name in ("wins", "mean", "least", "most")]
        seat = str(int(str(line["seat"])) + 1)
        table.add_row(seat, str(line["bot"]), *(figure_of(terminal.texts, cell) for cell in cells))
    terminal.show(table)
    decisions = sum(int(str(result["decisions"])) for result in results)
    terminal.say(terminal.text("cli-simulated", matches=len(results), decisions=decisions))


def figure_of(texts: Texts, cell: object) -> str:
    """A whole number or a mean with one digit."""
    return texts.decimal(cell) if isinstance(cell, float) else figure(int(str(cell)))


def _figures(result: dict[str, object], name: str) -> list[int]:
    figures = result[name]
    assert isinstance(figures, list)
    return figures
