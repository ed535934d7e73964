"""Recorded matches: they play again, digest by digest, and together show everything."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, Final

from patolli.contract.coverage import Coverage
from patolli.contract.promise import keep
from patolli.contract.setups import drawn_setup
from patolli.engine.action import Choice
from patolli.engine.chance import QuickChance
from patolli.engine.game import Game
from patolli.engine.match import Match
from patolli.record import replay

DIGESTS: Final = "digests.json"
# Enough of a digest to tell any two positions of a match apart.
DIGITS: Final = 8

Choose = Callable[[Match, int, QuickChance], Choice]


def any_choice(match: Match, seat: int, chance: QuickChance) -> Choice:
    """A random one."""
    choices = match.choices(seat)
    return choices[chance.below(len(choices))]


@dataclass(frozen=True)
class Candidate:
    """A match that may be recorded: the moves of a script, then whatever is chosen."""

    name: str
    match: Match
    seed: int
    choose: Choose = any_choice
    script: tuple[str, ...] = ()
    # Of so many moves that can be taken back, one is.
    second_thoughts: int = 40


def random_candidates(game: Game) -> Iterator[Candidate]:
    """Random matches with random options, without end."""
    for seed in count():
        seats = game.seats[seed % len(game.seats)]
        yield Candidate(f"{seats}-seats-seed-{seed}", Match(game, drawn_setup(game, seats, seed)), seed)


class RecordedMatches:
    """The recorded matches of a game: a file each, and one with the digests after each of their lines."""

    def __init__(self, game: Game, folder: Path, coverage: type[Coverage] = Coverage) -> None:
        self.game: Final = game
        self.folder: Final = folder
        self.coverage: Final = coverage
        self._shown: Final[dict[str, set[str]]] = {}

    def names(self) -> list[str]:
        """The names of all records."""
        return sorted(path.stem for path in self.folder.glob("*.json") if path.name != DIGESTS)

    def shortest(self) -> dict[str, Any]:
        """The record with the fewest moves."""
        records = [_read(self.folder / f"{name}.json") for name in self.names()]
        return min(records, key=lambda record: len(record["moves"]))

    def check(self, name: str) -> None:
        """A record plays again to its end, through the same positions."""
        self._play_again(name)

    def check_all(self) -> None:
        """Every record has its digests, and nothing goes unrecorded."""
        keep(sorted(self._digests()) == self.names() != [], "every record has its digests", self.names())
        shown: set[str] = set().union(*(self._play_again(name) for name in self.names()))
        missing = sorted(self.coverage.wanted(self.game) - shown)
        keep(not missing, "nothing goes unrecorded", missing)

    def record_anew(self, candidates: Iterable[Candidate], fewest: int = 1) -> None:
        """Replace all records: keep every match that shows something new, and so many at least."""
        missing = self.coverage.wanted(self.game)
        kept: dict[str, dict[str, Any]] = {}
        for candidate in candidates:
            shown = self._perform(candidate)
            if shown & missing or not missing:
                missing -= shown
                kept[candidate.name] = candidate.match.record()
            if not missing and len(kept) >= fewest:
                break
        keep(not missing, "the candidates show everything", sorted(missing))
        self._replace(kept)

    def _perform(self, candidate: Candidate) -> set[str]:
        """Play a candidate to its end; what it shows."""
        match, chance = candidate.match, QuickChance(candidate.seed)
        coverage = self.coverage(match)
        for notation in candidate.script:
            _play(match, match.seat_to_act, notation, coverage)
        while not match.is_over:
            pending = match.pending()
            seat = pending[chance.below(len(pending))].seat
            _play(match, seat, candidate.choose(match, seat, chance).notation, coverage)
            if match.can_take_back(seat) and chance.below(candidate.second_thoughts) == 0:
                match.take_back(seat)
        return coverage.seen

    def _replace(self, kept: dict[str, dict[str, Any]]) -> None:
        for path in self.folder.glob("*.json"):
            path.unlink()
        self.folder.mkdir(exist_ok=True)
        for name, record in kept.items():
            _write(self.folder / f"{name}.json", record)
        _write(self.folder / DIGESTS, {name: self._replay(record)[2] for name, record in kept.items()})

    def _play_again(self, name: str) -> set[str]:
        """What a record shows when it is played again."""
        if name not in self._shown:
            record = _read(self.folder / f"{name}.json")
            match, shown, digests = self._replay(record)
            keep(match.is_over, "a recorded match is over", name)
            keep(digests == self._digests().get(name), "a record leads through the same positions", name)
            keep(
                json.loads(json.dumps(match.record())) == record, "a record is written again as it was", name
            )
            self._shown[name] = shown
        return self._shown[name]

    def _replay(self, record: dict[str, Any]) -> tuple[Match, set[str], list[str]]:
        """The match of a record, what it shows, and the digest before the first line and after each."""
        match = replay(self.game, record, until=0)
        coverage = self.coverage(match)
        digests = [match.digest()[:DIGITS]]
        for line in record["moves"]:
            seat, _, notation = line.partition(" ")
            if notation == "undo":
                match.take_back(int(seat))
            else:
                _play(match, int(seat), notation, coverage)
            digests.append(match.digest()[:DIGITS])
        return match, coverage.seen, digests

    def _digests(self) -> dict[str, Any]:
        return _read(self.folder / DIGESTS)


def _play(match: Match, seat: int, notation: str, coverage: Coverage) -> None:
    coverage.before(match, seat, notation)
    coverage.after(match, match.play(notation, seat))


def _read(path: Path) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return document


def _write(path: Path, document: dict[str, Any]) -> None:
    # A line for each move: what changes in a record is seen in a comparison.
    path.write_text(json.dumps(document, indent=0) + "\n", encoding="utf-8")
