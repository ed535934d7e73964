"""Datasets: notes of self-play in files, the same bytes for the same seed.

A file is written whole or not at all, so a series that was stopped goes on with the first file that is missing.
Its tables are `traits`, a row for each note, and `marks`: margin, share of the win, turn, seats, match.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Generator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Final, cast

from patolli import disk
from patolli.arena.entrant import Entrant
from patolli.arena.runner import Runner
from patolli.arena.ticket import series
from patolli.bots.search.weights import Tensor, written
from patolli.bots.titles import by_hand
from patolli.engine.errors import PatolliError
from patolli.games import game_of
from patolli.learning.self_play import Noted, SelfPlay

# Matches in one file, and the marks of a note.
FILE_MATCHES: Final = 500
MARKS: Final = ("margin", "won", "turn", "seats", "match")
ENDING: Final = ".safetensors"


class NothingToLearn(PatolliError, details=("game",)):
    """A game whose evaluation names no traits."""


class CannotKeep(PatolliError, details=("path", "why")):
    """A file of what was learned that cannot be written."""


def tickets_of(
    game: str, options: dict[str, str], entrants: list[Entrant], matches: int, seed: int, strays: int
) -> list[SelfPlay]:
    """Tickets for a dataset: every deal from every seating."""
    if not by_hand(game).trait_names():
        raise NothingToLearn(game)
    return [
        SelfPlay(ticket.game, ticket.options, ticket.entrants, ticket.seed, ticket.index, strays)
        for ticket in series(game, options, entrants, matches, seed)
    ]


def keep(folder: Path, tickets: list[SelfPlay], runner: Callable[[], Runner]) -> Generator[int, None, None]:
    """Play what is not kept in the folder yet; the matches kept so far, file by file."""
    for start in range(0, len(tickets), FILE_MATCHES):
        chosen = tickets[start : start + FILE_MATCHES]
        path = folder / f"{start:07}{ENDING}"
        if not path.exists():
            with closing(runner().outcomes(list(chosen))) as arriving:
                noted = [cast("Noted", outcome) for outcome in arriving]
            put(path, file_of(chosen, noted))
        yield start + len(chosen)


def put(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    unfinished = path.with_suffix(".unfinished")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished.write_bytes(data)
        unfinished.replace(path)
    except (OSError, ValueError) as error:
        raise CannotKeep(str(path), disk.why(error)) from error


def file_of(tickets: list[SelfPlay], noted: list[Noted]) -> bytes:
    """The notes of some matches as bytes."""
    first = tickets[0]
    names = by_hand(first.game).trait_names()
    traits = array("f")
    marks: list[float] = []
    for outcome in noted:
        traits.frombytes(outcome.traits)
        for seat, turn in zip(outcome.seats, outcome.turns, strict=True):
            marks += [outcome.margin(seat), outcome.share(seat), turn, len(first.entrants), outcome.index]
    notes = {
        "game": first.game,
        "rules": str(game_of(first.game).version),
        "traits": " ".join(names),
        "marks": " ".join(MARKS),
        "bots": " ".join(sorted({entrant.name for entrant in first.entrants})),
        "options": " ".join(f"{name}={value}" for name, value in first.options),
        "seed": str(first.seed),
        "strays": str(first.strays),
    }
    rows = len(marks) // len(MARKS)
    return written(
        notes,
        {
            "traits": Tensor(rows, len(names), traits.tolist()),
            "marks": Tensor(rows, len(MARKS), marks),
        },
    )


def files_of(folders: list[Path]) -> list[Path]:
    """The files of datasets, in order."""
    return [path for folder in folders for path in sorted(folder.glob(f"*{ENDING}"))]


def digest(paths: list[Path]) -> str:
    """The digest of a dataset: of all its files, in order."""
    whole = sha256()
    for path in paths:
        whole.update(sha256(path.read_bytes()).digest())
    return whole.hexdigest()[:16]
