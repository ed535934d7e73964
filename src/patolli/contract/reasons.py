"""Reasons: the part of the contract that whoever is refused an answer is told why, and nothing else.

The answers tried are of every kind that the game declares, with arguments that its fields accept, whatever is
asked: a page asks about whatever somebody clicks.
"""

from __future__ import annotations

from typing import Final

from patolli.contract.promise import keep, portrait
from patolli.engine.action import ActionKind, pack
from patolli.engine.chance import QuickChance
from patolli.engine.errors import IllegalAction, Reason
from patolli.engine.fields import Field
from patolli.engine.match import Match
from patolli.engine.outlook import why_not

# The widest argument, in bits, and how often a value is drawn until the field accepts one.
WIDEST: Final = 14
DRAWS: Final = 200
# Of so many kinds an action is tried at each decision; a match has hundreds.
KINDS_TRIED: Final = 6


def check_reasons(match: Match, seat: int, stale: list[int], chance: QuickChance) -> list[Reason]:
    """What is legal has no reason against it, all else has one that its seat may know; which were told."""
    game, state = match.game, match.state
    before = portrait(game, state)
    legal = state.legal_for(seat)
    for action in (legal[0], legal[-1], legal[chance.below(len(legal))]):
        keep(match.why_not(seat, action) is None, "nothing speaks against a legal answer", action)
    twin = Match(game, None, game.position(state.reimagined(seat, QuickChance(chance.word()))))
    (asked,) = [decision for decision in state.pending() if decision.seat == seat]
    told: list[Reason] = []
    kinds = [game.actions.kinds[chance.below(len(game.actions.kinds))] for _ in range(KINDS_TRIED)]
    for action in [*stale, *(any_action(kind, chance) for kind in kinds)]:
        if action in legal:
            continue
        name = game.actions.notation(action)
        why = match.why_not(seat, name)
        keep(isinstance(why, Reason), "whoever is refused is told why", name)
        assert why is not None
        keep(repr(why) == repr(twin.why_not(seat, action)), "a reason shows nothing hidden", (name, why))
        # What the true State says, and not only the one in which the rest has been dealt anew.
        truly = asked.why_not(state, action)
        keep(truly is None or repr(truly) == repr(why), "a reason needs nothing hidden", (name, truly))
        keep(repr(_refused(match, seat, action)) == repr(why), "a refusal tells the same reason", (name, why))
        told.append(why)
    first, second = legal[chance.below(len(legal))], any_action(game.actions.kinds[-1], chance)
    after = [repr(why_not(game, each, seat, [first, second])) for each in (state, twin.state)]
    keep(after[0] == after[1], "a reason after an answer shows nothing hidden", after)
    keep(portrait(game, state) == before, "asking for a reason changes nothing")
    return told


def any_action(kind: ActionKind, chance: QuickChance) -> int:
    """An action of a kind, legal or not."""
    values = [any_value(field, chance) for field in kind.fields]
    return pack(kind.code, *values)


def any_value(field: Field, chance: QuickChance) -> int:
    """A value that a field accepts; small ones and large ones alike."""
    for _ in range(DRAWS):
        value = chance.below(1 << chance.below(WIDEST) + 1)
        if field.accepts(value):
            return value
    # One whose values lie elsewhere.
    return next(value for value in range(1 << WIDEST) if field.accepts(value))


def _refused(match: Match, seat: int, action: int) -> object:
    try:
        match.play(action, seat)
    except IllegalAction as error:
        return error.details["why"]
    keep(False, "what is not legal is refused", action)
    raise AssertionError
