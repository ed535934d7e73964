"""What a match of Teotihuacan shows beside what every match does: tiles, tracks, Teotibot and endings."""

from __future__ import annotations

from itertools import product

from patolli.contract.coverage import Coverage
from patolli.engine.event import Event
from patolli.engine.game import Game
from patolli.engine.match import Match
from patolli.games.teotihuacan.events import FAILURE_NAMES
from patolli.games.teotihuacan.material.ascension import REWARD_NAMES
from patolli.games.teotihuacan.material.bonus_tiles import BONUS_NAMES
from patolli.games.teotihuacan.material.discovery_tiles import KIND_NAMES
from patolli.games.teotihuacan.material.royal_tiles import ROYAL_NAMES
from patolli.games.teotihuacan.material.solo import ACTION_TILE_NAMES, DIRECTION_NAMES
from patolli.games.teotihuacan.material.starting_tiles import STARTING_TILE_NAMES
from patolli.games.teotihuacan.material.technologies import TECHNOLOGY_NAMES
from patolli.games.teotihuacan.material.temples import BONUS_STEP
from tests.games.teotihuacan.table import Table, state_of, told, view_of

STEPS_OF_TILES = (
    *(f"bot {tile} step {step}" for tile in ("construction", "decorations", "nobles") for step in (1, 2)),
    "bot alchemy step 1",
)
ENDINGS = (
    "a clear win",
    "a tie broken by cocoa",
    "a tie broken by order",
    "a pyramid finished early",
    "three Eclipses",
    "a dark Eclipse in mid-round",
    "a person beats Teotibot",
    "Teotibot wins",
    "salary unpaid",
    "2 seats deciding together",
    "several ascensions in a turn",
)


class TeotihuacanCoverage(Coverage):
    """What one match of Teotihuacan has shown so far."""

    def __init__(self, match: Match) -> None:
        self._ascensions = 0
        super().__init__(match)

    @classmethod
    def wanted(cls, game: Game) -> set[str]:
        wanted = super().wanted(game)
        wanted |= {f"claimed {name}" for name in KIND_NAMES}
        wanted |= {f"used {name}" for name in KIND_NAMES if not name.startswith("mask")}
        wanted |= {f"start {name}" for name in STARTING_TILE_NAMES}
        wanted |= {f"technology {name}" for name in TECHNOLOGY_NAMES}
        wanted |= {f"royal {name}" for name in ROYAL_NAMES}
        wanted |= {f"bonus {name}" for name in BONUS_NAMES}
        wanted |= {f"ascension {name}" for name in REWARD_NAMES}
        wanted |= {f"decoration level {level}" for level in range(1, 5)}
        wanted |= {f"pyramid level {level}" for level in range(1, 5)}
        wanted |= {f"bot tile {name}" for name in ACTION_TILE_NAMES}
        wanted |= {f"bot failure {name}" for name in FAILURE_NAMES}
        wanted |= {f"dice {total}" for total in range(2, 13)}
        wanted |= {f"directions {upper} {lower}" for upper, lower in product(DIRECTION_NAMES, repeat=2)}
        return wanted | set(STEPS_OF_TILES) | set(ENDINGS)

    def told(self, match: Match, events: list[Event]) -> None:
        seats = match.state.seats
        for event in told(events):
            self.seen |= shown_by(event)
            if event["kind"] == "turn_began":
                self._ascensions = 0
            if event["kind"] == "ascended":
                self._ascensions += 1
                if self._ascensions > 1:
                    self.seen.add("several ascensions in a turn")
            is_dark = state_of(match).variant.chosen["eclipse_mode"] == "dark"
            if event["kind"] == "eclipse_began" and is_dark and match.moves:
                last = match.moves[-1].seat if not match.state.is_over() else -1
                if last not in {-1, seats - 1} and seats > 1:
                    self.seen.add("a dark Eclipse in mid-round")
        if seats == 1:
            upper, lower = view_of(match)["bot"]["directions"]
            self.seen.add(f"directions {upper} {lower}")

    def ended(self, match: Match) -> None:
        players = state_of(match).players
        if match.state.seats == 1:
            won = match.view(0)["won"]
            self.seen.add("a person beats Teotibot" if won else "Teotibot wins")
        else:
            best = max(player.points for player in players)
            leaders = [player for player in players if player.points == best]
            richest = max(player.goods[3] for player in leaders)
            same = sum(player.goods[3] == richest for player in leaders)
            tie = "a tie broken by cocoa" if same == 1 else "a tie broken by order"
            self.seen.add("a clear win" if len(leaders) == 1 else tie)
        ends_early = match.position()["era"] != 3
        self.seen.add("a pyramid finished early" if ends_early else "three Eclipses")
        layout = state_of(match).layout
        for player in players:
            for temple, tile in enumerate(layout.bonus_tiles):
                if player.temples[temple] >= BONUS_STEP:
                    self.seen.add(f"bonus {BONUS_NAMES[tile]}")


def shown_by(event: Table) -> set[str]:
    """The things that one event shows."""
    args = event["args"]
    match event["kind"]:
        case "discovery_claimed":
            return {f"claimed {args['discovery']}"}
        case "discovery_used":
            return {f"used {args['discovery']}"}
        case "starting_tiles_kept":
            return {f"start {args['first']}", f"start {args['second']}"}
        case "technology_taken":
            return {f"technology {args['technology']}"}
        case "worshipped" if args["space"] != "temple":
            return {f"royal {args['space']}"}
        case "ascension_reward_taken":
            return {f"ascension {args['reward']}"}
        case "decoration_placed":
            return {f"decoration level {args['level']}"}
        case "pyramid_tile_placed":
            return {f"pyramid level {int(args['spot'][1:]) // 100 + 1}"}
        case "salary_paid" if args["paid"] < args["due"]:
            return {"salary unpaid"}
        case _:
            return shown_by_bot(event["kind"], args)


def shown_by_bot(kind: str, args: Table) -> set[str]:
    """The things that one event of Teotibot's turn shows."""
    match kind:
        case "bot_rolled":
            return {f"bot tile {args['tile']}", f"dice {args['first'] + args['second']}"}
        case "bot_step_taken":
            return {f"bot {args['tile']} step {args['step']}"}
        case "bot_step_failed":
            return {f"bot failure {args['failure']}"}
    return set()
