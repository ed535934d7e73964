"""Game: the rules of a title as the rest of the house meets them."""

from __future__ import annotations

from typing import ClassVar, Final

from patolli.engine.action import Actions
from patolli.engine.chance import SEED_LIMIT, SealedChance
from patolli.engine.errors import BadSetup, Reason, UnknownOption, shown
from patolli.engine.event import EventKind, Journal
from patolli.engine.fields import Field
from patolli.engine.orders import StandingOrder
from patolli.engine.position import Steps
from patolli.engine.state import State
from patolli.engine.title import Automaton, Card

View = dict[str, object]


class Option:
    """A declared choice of rules: its values and the one taken by default."""

    def __init__(self, name: str, values: tuple[str, ...], default: str) -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default


class Setup:
    """Seats, options and the seed: all that a match needs to begin.

    Where turns are confirmed, each waits until its owner ends it; see ConfirmTurn.
    """

    def __init__(self, seats: int, options: dict[str, str], seed: int, confirm_turns: bool = False) -> None:
        self.seats: Final = seats
        self.options: Final = options
        self.seed: Final = seed
        self.confirm_turns: Final = confirm_turns


class Game:
    """The rules of one title; a folder under games/ holds one."""

    key: ClassVar[str]
    # Raised when an old record would play differently under the new rules.
    version: ClassVar[int] = 1
    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]] = ()
    actions: ClassVar[Actions]
    event_kinds: ClassVar[tuple[EventKind, ...]]
    # Told when a turn begins; its seat is whose turn it is.
    turn_event: ClassVar[EventKind]
    # Told once, with the action that ends the match.
    end_event: ClassVar[EventKind]
    steps: ClassVar[Steps]
    # Families of named things, whose texts are <key>-<family>-<name>.
    nouns: ClassVar[dict[str, tuple[str, ...]]]
    # What ledgers count, and what the points of sheets come from: <key>-good-<name>, <key>-source-<name>.
    goods: ClassVar[tuple[str, ...]]
    sources: ClassVar[tuple[str, ...]]
    # Who plays without a seat: <key>-automaton-<name>.
    automaton: ClassVar[Automaton | None] = None
    # Questions that a player may answer once and for all.
    standing_orders: ClassVar[tuple[StandingOrder, ...]] = ()
    # A bound on the decisions of one match, far above what can happen.
    decision_bound: ClassVar[int] = 2000
    card: ClassVar[Card] = Card()

    def begin(self, setup: Setup, chance: SealedChance, journal: Journal | None) -> State:
        """Deal a checked setup and settle the first State."""
        raise NotImplementedError

    def view(self, state: State, viewer: int | None) -> View:
        """What a seat, or a spectator (None), may see; an allow-list."""
        return {**self.open_view(state), **self.own_view(state, viewer)}

    def open_view(self, state: State) -> View:
        """What lies open: the part of a view that is the same for everybody."""
        raise NotImplementedError

    def own_view(self, state: State, viewer: int | None) -> View:
        """The part of a view that depends on who looks."""
        raise NotImplementedError

    def position(self, state: State) -> dict[str, object]:
        """The State as a readable document."""
        raise NotImplementedError

    def from_position(self, document: object) -> State:
        """The State behind a document; BadPosition names the path of a fault."""
        raise NotImplementedError

    def check(self, setup: Setup) -> None:
        """Refuse combinations of options that make no sense together."""

    def setup(self, seats: object, options: object, seed: object, confirm_turns: object = False) -> Setup:
        """A checked Setup with every option filled in."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise BadSetup("seats", seats, Reason("whole_number", low=self.seats[0], high=self.seats[-1]))
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEED_LIMIT:
            raise BadSetup("seed", seed, Reason("whole_number", low=0, high="2^256-1"))
        if not isinstance(confirm_turns, bool):
            raise BadSetup("confirm_turns", confirm_turns, Reason("one_of", names=("true", "false")))
        if not isinstance(options, dict):
            raise BadSetup("options", options, Reason("table"))
        declared = {option.name: option for option in self.options}
        chosen = {option.name: option.default for option in self.options}
        for name, value in options.items():
            option = declared.get(name) if isinstance(name, str) else None
            if option is None:
                raise UnknownOption(name, value, tuple(declared))
            text = value if isinstance(value, str) else shown(value)
            if text not in option.values:
                raise UnknownOption(name, value, option.values)
            chosen[option.name] = text
        setup = Setup(seats, chosen, seed, confirm_turns)
        self.check(setup)
        return setup

    @property
    def families(self) -> dict[str, tuple[str, ...]]:
        """All families of named things: the nouns, and what is declared apart from them."""
        automatons = () if self.automaton is None else (self.automaton.name,)
        return {**self.nouns, "good": self.goods, "source": self.sources, "automaton": automatons}

    @property
    def decisions(self) -> dict[str, tuple[Field, ...]]:
        """The questions the game asks, with their fields."""
        return self.steps.decisions()

    @property
    def action_fields(self) -> dict[str, tuple[Field, ...]]:
        """The kinds of actions, with their fields."""
        return {kind.name: kind.fields for kind in self.actions.kinds}

    @property
    def events(self) -> dict[str, tuple[Field, ...]]:
        """The kinds of events, with their fields."""
        return {kind.name: kind.fields for kind in self.event_kinds}
