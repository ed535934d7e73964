"""Game: the rules of a title as the rest of the house meets them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, TypeVar

from patolli.engine.action import Actions
from patolli.engine.chance import SEED_LIMIT, SealedChance
from patolli.engine.errors import BadSetup, Reason, UnknownOption, shown
from patolli.engine.event import EventKind, Journal
from patolli.engine.fields import Field
from patolli.engine.position import Steps
from patolli.engine.restoring import game_beside
from patolli.engine.state import State
from patolli.title.card import Automaton, Card
from patolli.title.orders import StandingOrder
from patolli.title.rulebook import Rulebook
from patolli.title.teaching import Teaching

View = dict[str, object]
ViewPart = Mapping[str, object]


class Option:
    """A declared choice of rules: its values and the one taken by default."""

    def __init__(self, name: str, values: tuple[str, ...], default: str) -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default


@dataclass(frozen=True, eq=False)
class Setup:
    """Seats, options and the seed: all that a match needs to begin.

    Where turns are confirmed, each waits until its owner ends it; see ConfirmTurn.
    """

    seats: int
    options: dict[str, str]
    seed: int
    confirm_turns: bool = False

    def __repr__(self) -> str:
        return f"Setup(seats={self.seats}, options={self.options}, seed={self.seed})"


S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Wiring(Generic[S]):
    """The functions of one title that know its own State."""

    state: type[S]
    # Deal a checked setup and settle the first State.
    begin: Callable[[Setup, SealedChance, Journal | None], S]
    # What lies open: the part of a view that is the same for everybody.
    open_view: Callable[[S], ViewPart]
    # The part of a view that depends on who looks: a seat, or a spectator (None).
    own_view: Callable[[S, int | None], ViewPart]
    # The State as a readable document, and the State behind one; BadPosition names the path of a fault.
    position: Callable[[S], dict[str, object]]
    from_position: Callable[[object], S]

    def own(self, state: State) -> S:
        """A State as the title's own."""
        assert isinstance(state, self.state)
        return state


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
    # Told when a part of the match begins (a round, an era); their first argument counts it: <key>-part-<event>.
    part_events: ClassVar[tuple[EventKind, ...]] = ()
    steps: ClassVar[Steps]
    wiring: ClassVar[Wiring[Any]]
    # The TypedDict that every View is; see title.shapes.
    view_shape: ClassVar[type]
    # The printed figures and names that screens draw: single ones, in rows (tuples) or by name (dicts).
    material: ClassVar[Mapping[str, object]] = {}
    # Families of named things, whose texts are <key>-<family>-<name>.
    nouns: ClassVar[dict[str, tuple[str, ...]]]
    # Those of them that are pieces a player must understand: each name's text says what it does, and when.
    explained: ClassVar[tuple[str, ...]] = ()
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
    # Lessons, and what a coach may say.
    teaching: ClassVar[Teaching] = Teaching()
    # Its rules for reading.
    rulebook: ClassVar[Rulebook] = Rulebook()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        # There is one of each title, wherever it is taken.
        return game_beside, (type(self).__module__,)

    def begin(self, setup: Setup, chance: SealedChance, journal: Journal | None) -> State:
        """Deal a checked setup and settle the first State."""
        first: State = self.wiring.begin(setup, chance, journal)
        return first

    def view(self, state: State, viewer: int | None) -> View:
        """What a seat, or a spectator (None), may see; an allow-list."""
        return {**self.open_view(state), **self.own_view(state, viewer)}

    def open_view(self, state: State) -> ViewPart:
        """What lies open: the part of a view that is the same for everybody."""
        return self.wiring.open_view(self.wiring.own(state))

    def own_view(self, state: State, viewer: int | None) -> ViewPart:
        """The part of a view that depends on who looks."""
        return self.wiring.own_view(self.wiring.own(state), viewer)

    def position(self, state: State) -> dict[str, object]:
        """The State as a readable document."""
        return self.wiring.position(self.wiring.own(state))

    def from_position(self, document: object) -> State:
        """The State behind a document; BadPosition names the path of a fault."""
        found: State = self.wiring.from_position(document)
        return found

    def values_of(self, option: Option, seats: int) -> tuple[str, ...]:
        """The values of an option at a table for so many."""
        return option.values

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
            if text not in self.values_of(option, seats):
                raise UnknownOption(name, value, self.values_of(option, seats))
            chosen[option.name] = text
        return Setup(seats, chosen, seed, confirm_turns)

    @property
    def families(self) -> dict[str, tuple[str, ...]]:
        """All families of named things: the nouns, and what is declared apart from them."""
        automatons = () if self.automaton is None else (self.automaton.name,)
        parts = tuple(kind.name for kind in self.part_events)
        apart = {"good": self.goods, "source": self.sources, "part": parts, "automaton": automatons}
        return {**self.nouns, **apart}

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
