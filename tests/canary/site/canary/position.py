"""Positions of Canary: the State as a readable document, and back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canary.decisions import AnswerCall, BeginFirstTurn, HideBird, PassTorch, TakeTurn
from canary.material import BIRDS, HAND, LENGTHS, MOST_GOODS, ROUNDS, SEATS
from canary.state import State, Watcher
from canary.views import names
from patolli.engine.agenda import ConfirmTurn, Lane, Step, Together
from patolli.engine.errors import BadPosition, Reason
from patolli.engine.position import Document, Steps

STEPS: Final = Steps(
    HideBird,
    BeginFirstTurn,
    TakeTurn,
    AnswerCall,
    PassTorch,
    ConfirmTurn,
)


def position(state: State) -> dict[str, object]:
    """The State with names."""
    return {
        "game": "canary",
        "length": LENGTHS[list(ROUNDS.values()).index(state.rounds)],
        "watchers": [
            {
                "shells": watcher.shells,
                "feathers": watcher.feathers,
                "hand": names(watcher.hand),
                "hidden": names(watcher.hidden),
                "nest": names(watcher.nest),
            }
            for watcher in state.watchers
        ],
        "shown": names(state.shown),
        "pile": names(state.pile),
        "agenda": [STEPS.describe(step) for step in state.agenda],
        **({"confirm_turns": True} if state.confirms_turns else {}),
    }


def from_position(content: object) -> State:
    """The State behind a document; every fault is a BadPosition that names its path."""
    document = Document(content)
    document.name("game", ("canary",))
    rounds = ROUNDS[LENGTHS[document.name("length", LENGTHS)]]
    tables = document.children("watchers", SEATS[-1])
    if len(tables) < SEATS[0]:
        raise BadPosition("position.watchers", Reason("at_least", least=SEATS[0]))
    watchers = [_read_watcher(table) for table in tables]
    shown, pile = document.names("shown", BIRDS), document.names("pile", BIRDS)
    agenda = STEPS.read_agenda(document, len(watchers))
    state = State(agenda, None, rounds, watchers, shown, pile)
    state.confirms_turns = document.flag("confirm_turns")
    document.finish()
    _check_birds(state)
    _check_agenda(state)
    state.settle()
    return state


def _read_watcher(table: Document) -> Watcher:
    watcher = Watcher(
        table.integer("shells", 0, MOST_GOODS),
        table.integer("feathers", 0, MOST_GOODS),
        sorted(table.names("hand", BIRDS, HAND)),
        table.names("hidden", BIRDS, 1),
        table.names("nest", BIRDS, 1),
    )
    table.finish()
    return watcher


def _check_birds(state: State) -> None:
    """Every bird is somewhere, once."""
    birds = [*state.shown, *state.pile]
    for watcher in state.watchers:
        birds += [*watcher.hand, *watcher.hidden, *watcher.nest]
    if sorted(birds) != list(range(len(BIRDS))):
        raise BadPosition("position.pile", Reason("canary.every_bird_once"))


def _check_agenda(state: State) -> None:
    """Something is owed that the rules could owe there."""
    if _described(state.agenda) not in [_described(agenda) for agenda in _possible_agendas(state)]:
        raise BadPosition("position.agenda", Reason("canary.other_agenda"))


def _described(agenda: list[Step]) -> list[dict[str, object]]:
    return [STEPS.describe(step) for step in agenda]


def _possible_agendas(state: State) -> Iterator[list[Step]]:
    """Birds to hide, one turn, or nothing after dusk."""
    hiding = [seat for seat, watcher in enumerate(state.watchers) if not watcher.hidden]
    nests = sum([len(watcher.nest) for watcher in state.watchers])
    if nests:
        if nests == len(hiding) == state.seats:
            yield []
    elif hiding:
        if all(state.watchers[seat].hand for seat in hiding):
            lanes = tuple([Lane(seat, (HideBird(seat),)) for seat in hiding])
            yield [BeginFirstTurn(), Together(lanes) if len(lanes) > 1 else HideBird(hiding[0])]
    else:
        for seat in range(state.seats):
            for number in range(1, state.rounds + 1):
                yield [TakeTurn(seat, number)]
                for answers in ([], [AnswerCall((seat + 1) % state.seats)]):
                    yield [PassTorch(seat, number), *answers]
                    yield [PassTorch(seat, number), *answers, ConfirmTurn(seat)]
