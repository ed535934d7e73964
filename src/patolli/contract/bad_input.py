"""Bad input of every shape: whatever is wrong is refused by a typed error, and nothing else escapes.

Needs Hypothesis, which invents the input; nothing else of the contract does.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import Any, Final

from patolli.contract.promise import keep
from patolli.contract.setups import drawn_setup
from patolli.engine.action import Choice
from patolli.engine.chance import QuickChance
from patolli.engine.errors import PatolliError
from patolli.engine.game import Game
from patolli.engine.match import Match
from patolli.engine.record_format import FORMAT
from patolli.extras import needing
from patolli.record import replay

with needing("contract"):
    from hypothesis import given, settings
    from hypothesis import strategies as st

Strategy = st.SearchStrategy[Any]
Document = dict[str, Any]

# After so many random moves positions and records are taken to be edited; the last is after the end.
STAGES: Final = (0, 1, 12, 35, 90, 20_000)
# Whatever is accepted as a position is played on for so many moves.
MOVES_ON: Final = 60
LONGEST_COMPLAINT: Final = 2000
# Fields of steps hold small numbers; these are tried.
VALUES: Final = range(-1, 400)


class BadInput:
    """What may be thrown at one game; `positions` are those that chance hardly finds."""

    def __init__(self, game: Game, positions: Sequence[Document] = ()) -> None:
        self.game: Final = game
        self.positions: Final = positions
        self.attacks: Final[dict[str, Callable[[int], None]]] = {
            "edited positions": self.edited_positions,
            "edited records": self.edited_records,
            "documents out of nowhere": self.documents_out_of_nowhere,
            "setups": self.setups,
            "actions": self.actions,
        }

    # Attacks, each with so many examples

    def edited_positions(self, examples: int) -> None:
        """A few things are changed in a position."""

        def attempt(document: Document) -> None:
            survives(lambda: play_on(self.game, document))

        positions = [*self.positions, *[match.position() for match in self._stages]]
        _attack(attempt, self._edited(positions), examples)

    def edited_records(self, examples: int) -> None:
        """A few things are changed in a record."""

        def attempt(record: Document) -> None:
            survives(lambda: replay(self.game, record))

        records = [match.record() for match in self._stages]
        _attack(attempt, self._edited(records), examples)

    def documents_out_of_nowhere(self, examples: int) -> None:
        """Any value at all comes as a position, and any table as a record."""
        beginning = {"format": FORMAT, "game": self.game.key, "rules": self.game.version}

        def attempt(document: object) -> None:
            survives(lambda: Match(self.game, None, document))
            for record in [document, {**beginning, **document}] if isinstance(document, dict) else []:
                survives(partial(replay, self.game, record))

        _attack(attempt, self._anything, examples)

    def setups(self, examples: int) -> None:
        """Any number of seats, any options, any seed."""

        def attempt(setup: tuple[Any, Any, Any]) -> None:
            seats, options, seed = setup
            survives(lambda: Match(self.game, self.game.setup(seats, options, seed)))

        names = st.sampled_from([option.name for option in self.game.options] or [""])
        options = st.dictionaries(names | self._words, self._words | self._anything, max_size=3)
        _attack(attempt, st.tuples(self._seats, options | self._anything, self._anything), examples)

    def actions(self, examples: int) -> None:
        """Any answer, from any seat, at any time."""

        def attempt(move: tuple[Match, Any, Any]) -> None:
            begun, choice, seat = move
            match = Match(self.game, None, begun.position())
            survives(lambda: match.choices(seat))
            survives(lambda: match.view(seat))
            survives(lambda: match.observe(seat))
            survives(lambda: match.outlook(seat, actions=[choice]))
            survives(lambda: match.take_back(seat))
            survives(lambda: match.play(choice, seat))
            # If it happened to be legal, it is written down as ever.
            keep(replay(self.game, match.record()).digest() == match.digest(), "a record replays", choice)

        choices = (
            st.integers()
            | st.integers(0, 1 << 50)
            | st.lists(self._words, max_size=5).map(" ".join)
            | st.builds(Choice, st.integers(), self._words, st.just({}), self._words)
            | self._anything
        )
        _attack(attempt, st.tuples(st.sampled_from(self._stages), choices, self._seats), examples)

    # What they are made of

    @cached_property
    def _stages(self) -> list[Match]:
        """Random matches of all numbers of seats, at every stage of their course."""
        return [begun(self.game, seats, moves) for seats in self.game.seats for moves in STAGES]

    @cached_property
    def _words(self) -> Strategy:
        """Text, and words that the game knows."""
        game = self.game
        known = {*game.action_fields, *game.decisions, *game.events}
        known |= {name for names in game.nouns.values() for name in names}
        known |= {option.name for option in game.options}
        known |= {value for option in game.options for value in option.values}
        known |= {
            choice.notation for match in self._stages if not match.is_over for choice in match.choices()
        }
        return st.text(max_size=12) | st.sampled_from(
            sorted(known | {"none", "0", "-1", "0,-1", "together", "in_any_order"})
        )

    @cached_property
    def _anything(self) -> Strategy:
        """Values of every shape."""
        leaves = st.none() | st.booleans() | st.integers(-5, 100) | st.integers() | st.floats() | self._words
        return st.recursive(
            leaves,
            lambda inner: st.lists(inner, max_size=4) | st.dictionaries(self._words, inner, max_size=4),
            max_leaves=8,
        )

    @cached_property
    def _seats(self) -> Strategy:
        return st.none() | st.integers(-3, 6) | st.integers() | self._anything

    @cached_property
    def _steps(self) -> Strategy:
        """A well-formed step, whether or not it fits the table."""
        return st.sampled_from(self.game.steps.kinds).flatmap(
            lambda kind: st.fixed_dictionaries(
                {"step": st.just(kind.name)}
                | {
                    field.name: st.sampled_from([value for value in VALUES if field.accepts(value)]).map(
                        field.plain
                    )
                    for field in kind.fields
                }
            )
        )

    def _edited(self, documents: list[Document]) -> Strategy:
        """A valid document with a few things deleted, replaced, nudged, swapped, doubled or added."""
        steps, words, anything = self._steps, self._words, self._anything

        @st.composite
        def edited(draw: st.DrawFn) -> Document:
            document = copy.deepcopy(draw(st.sampled_from(documents)))
            for _ in range(draw(st.integers(1, 3))):
                if isinstance(document.get("agenda"), list) and not draw(st.integers(0, 5)):
                    document["agenda"].append(draw(steps))
                else:
                    edit(draw, document, words, anything)
            return document

        return edited()


def edit(draw: st.DrawFn, document: Any, words: Strategy, values: Strategy) -> None:
    """Change one thing somewhere in the document."""
    part = document
    while True:
        keys = list(part) if isinstance(part, dict) else list(range(len(part)))
        if not keys:
            return
        key = draw(st.sampled_from(keys))
        if isinstance(part[key], dict | list) and part[key] and draw(st.integers(0, 3)):
            part = part[key]
            continue
        break
    how = draw(st.sampled_from(["delete", "replace", "nudge", "swap", "double", "add"]))
    if how == "delete":
        del part[key]
    elif how == "replace":
        part[key] = draw(values)
    elif how == "nudge" and isinstance(part[key], int):
        part[key] += draw(st.integers(-3, 3))
    elif how == "swap":
        other = draw(st.sampled_from(keys))
        part[key], part[other] = part[other], part[key]
    elif how == "double" and isinstance(part, list):
        part.append(copy.deepcopy(part[key]))
    elif isinstance(part, dict):
        part[draw(words)] = draw(values)


def begun(game: Game, seats: int, moves: int) -> Match:
    """A random match after so many moves, or at its end."""
    match = Match(game, drawn_setup(game, seats, moves))
    chance = QuickChance(moves)
    while len(match.moves) < moves and not match.is_over:
        choices = match.choices()
        match.play(choices[chance.below(len(choices))])
    return match


def play_on(game: Game, document: object) -> None:
    """Whatever is accepted as a position can be played on, shown and written down."""
    match = Match(game, None, document)
    chance = QuickChance(1)
    for _ in range(MOVES_ON):
        if match.is_over:
            break
        choices = match.choices()
        match.play(choices[chance.below(len(choices))])
        match.view(None)
    keep(replay(game, match.record()).digest() == match.digest(), "a record from a position replays")
    Match(game, None, match.position())


def survives(attempt: Callable[[], object]) -> None:
    """The attempt works, or is refused by a typed error that names something."""
    try:
        attempt()
    except PatolliError as refusal:
        keep(refusal.kind != PatolliError.kind, "a refusal has its own kind", refusal)
        keep(len(str(refusal)) < LONGEST_COMPLAINT, "a refusal is short", len(str(refusal)))


def _attack(attempt: Callable[[Any], None], inputs: Strategy, examples: int) -> None:
    settings(max_examples=examples)(given(inputs)(attempt))()
