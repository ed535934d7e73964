"""Declarations: what a game says of itself is consistent, and matches agree with it."""

from __future__ import annotations

from collections.abc import Iterable

from patolli.contract.promise import keep
from patolli.engine.errors import PatolliError
from patolli.engine.event import EVERYBODY, Event
from patolli.engine.fields import Field
from patolli.engine.game import Game
from patolli.engine.match import Match
from patolli.engine.state import State
from patolli.title.card import WEIGHTS, Automaton, Card


def check_declarations(game: Game) -> None:
    """What can be seen without a match."""
    _each_once("kinds of actions", (kind.name for kind in game.actions.kinds))
    _each_once("codes of actions", (kind.code for kind in game.actions.kinds))
    _each_once("kinds of events", (kind.name for kind in game.event_kinds))
    _each_once("options", (option.name for option in game.options))
    for option in game.options:
        keep(option.default in option.values, "the default of an option is one of its values", option.name)
    for order in game.standing_orders:
        keep(order.decision in game.decisions, "a standing order answers a decision", order.name)
    for event in (game.turn_event, game.end_event):
        keep(event in game.event_kinds, "turns and the end are told by declared events", event.name)
    keep(game.turn_event is not game.end_event, "a turn and the end are told apart")
    _check_names(game)
    if game.automaton is not None:
        _check_automaton(game, game.automaton)
    _check_card(game, game.card)


def _check_names(game: Game) -> None:
    keep(
        not game.nouns.keys() & {"good", "source", "part", "automaton"},
        "goods, sources, parts and the automaton are no nouns",
        sorted(game.nouns),
    )
    for family, names in game.families.items():
        _each_once(f"names of the family {family}", names)
    for kinds in (game.decisions, game.action_fields, game.events):
        for kind, fields in kinds.items():
            for noun in _nouns(fields):
                keep(noun in game.families, "every field's noun is a declared family", (kind, noun))


def _nouns(fields: Iterable[Field]) -> list[str]:
    return [field.noun for field in fields if field.noun]


def _check_automaton(game: Game, automaton: Automaton) -> None:
    keep(bool(automaton.seats), "the automaton plays at some table", automaton.name)
    for seats in automaton.seats:
        keep(seats in game.seats, "the automaton plays at tables of this game", seats)
    options = {option.name for option in game.options}
    for name in (*filter(None, [automaton.difficulty]), *automaton.figures):
        keep(name in options, "the automaton's options are options of the game", name)


def _check_card(game: Game, card: Card) -> None:
    keep(card.weight in {"", *WEIGHTS}, "the weight is one of those known", card.weight)
    if card.minutes is not None:
        least, most = card.minutes
        keep(0 < least <= most, "minutes are the least and the most", card.minutes)
    for seats in game.seats:
        try:
            game.setup(seats, card.first_match, 0)
        except PatolliError as error:
            keep(False, "a first match can be set up", error)


def _each_once(what: str, names: Iterable[object]) -> None:
    listed = list(names)
    keep(len(set(listed)) == len(listed), f"{what} are told apart", listed)


def check_figures(game: Game, state: State) -> None:
    """Whatever a State counts has a declared name."""
    for seat in range(state.seats):
        ledger, sheet = state.ledger(seat), state.sheet(seat)
        keep(set(ledger) <= set(game.goods), "whatever a ledger counts is a declared good", ledger)
        keep(set(state.open_ledger(seat)) == set(ledger), "everybody knows the same goods by name", ledger)
        keep(set(sheet) <= set(game.sources), "every source of points is declared", sheet)
        parts = state.sheet_by_part(seat)
        keep({name: sum(part) for name, part in parts.items()} == sheet, "the parts of a sheet add up", parts)


def check_turns_and_end(match: Match) -> None:
    """A finished match has told its turns and, with its last action, its end."""
    game = match.game
    moves = [list(match.opening), *(list(move.events) for move in match.moves)]
    ends = [_told(game.end_event.name, events) for events in moves]
    keep(
        len(ends[-1]) == 1 and not any(ends[:-1]),
        "the end is told once, with the last action",
        game.end_event.name,
    )
    turns = [turn for events in moves for turn in _told(game.turn_event.name, events)]
    keep(bool(turns), "turns are told", game.turn_event.name)
    seats = match.state.seats + int(plays_itself(game, match.state.seats))
    keep(all(0 <= turn.seat < seats for turn in turns), "a turn is somebody's", game.turn_event.name)
    for event in (*turns, *ends[-1]):
        keep(event.seen_by == EVERYBODY, "everybody is told of turns and of the end", event.kind.name)


def _told(kind: str, events: Iterable[Event]) -> list[Event]:
    return [event for event in events if event.kind.name == kind]


def plays_itself(game: Game, seats: int) -> bool:
    """Whether the game's automaton plays at a table of so many seats."""
    return game.automaton is not None and seats in game.automaton.seats
