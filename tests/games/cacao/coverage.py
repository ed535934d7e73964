"""What a match of Cacao shows beside what every match does: tiles and endings."""

from __future__ import annotations

from patolli.contract.coverage import Coverage
from patolli.engine.event import Event
from patolli.engine.game import Game
from patolli.engine.match import Match
from patolli.games.cacao.material.jungle import JUNGLE_NAMES
from patolli.games.cacao.material.workers import WORKER_NAMES, WORKER_ROTATIONS
from tests.games.cacao.table import Table, now, told

ENDINGS = (
    "a clear win",
    "a tie broken by cacao",
    "a shared win",
    "a score below zero",
    "a gap left open for want of tiles",
    "three gaps, one filled unseen",
    "overbuilding by everybody",
    "no overbuilding at all",
    "a temple shared by the first",
    "a temple shared by the second",
    "a temple with one visitor",
    "fruits kept at a market",
    "2 seats deciding together",
    "3 seats deciding together",
    "the end of the river",
)


class CacaoCoverage(Coverage):
    """What one match of Cacao has shown so far."""

    def __init__(self, match: Match) -> None:
        self._covering: set[int] = set()
        super().__init__(match)

    @classmethod
    def wanted(cls, game: Game) -> set[str]:
        wanted = super().wanted(game) | {f"jungle {name}" for name in JUNGLE_NAMES}
        for tile, name in enumerate(WORKER_NAMES):
            wanted |= {f"worker {name} {rotation}" for rotation in range(WORKER_ROTATIONS[tile])}
        return wanted | set(ENDINGS)

    def asked(self, match: Match, seat: int, notation: str) -> None:
        kind = notation.partition(" ")[0]
        if kind == "overbuild":
            self._covering.add(seat)
        best = max(match.state.legal_for(seat))
        if kind == "sell" and match.game.actions.parse(notation) != best:
            self.seen.add("fruits kept at a market")

    def told(self, match: Match, events: list[Event]) -> None:
        for event in told(events):
            kind, args = event["kind"], event["args"]
            if kind in {"gap_filled", "gap_filled_from_pile"}:
                self.seen.add(f"jungle {args['tile']}")
            if kind in {"worker_placed", "worker_overbuilt"}:
                self.seen.add(f"worker {args['tile']} {args['rotation']}")
            if kind == "gap_left_open":
                self.seen.add("a gap left open for want of tiles")
            if kind == "gap_filled_from_pile":
                self.seen.add("three gaps, one filled unseen")
            if kind == "carrier_moved" and args["value"] == 16:
                self.seen.add("the end of the river")

    def ended(self, match: Match) -> None:
        position = now(match)
        winners = match.ranking().count(1)
        top = match.scores().count(max(match.scores()))
        self.seen.add(
            "a shared win" if winners > 1 else "a clear win" if top == 1 else "a tie broken by cacao"
        )
        if min(match.scores()) < 0:
            self.seen.add("a score below zero")
        if len(self._covering) == match.state.seats:
            self.seen.add("overbuilding by everybody")
        if not self._covering:
            self.seen.add("no overbuilding at all")
        self._add_temples(match, position)

    def _add_temples(self, match: Match, position: Table) -> None:
        tiles = match.view(None)["jungle"]
        assert isinstance(tiles, list)
        assert len(tiles) == len(position["jungle"])
        for tile in tiles:
            tally = sorted(tile.get("tally", []), reverse=True)
            if not tally or tally[0] == 0:
                continue
            if tally[0] == tally[1]:
                self.seen.add("a temple shared by the first")
            elif tally[1] == 0:
                self.seen.add("a temple with one visitor")
            elif len(tally) > 2 and tally[1] == tally[2]:
                self.seen.add("a temple shared by the second")
