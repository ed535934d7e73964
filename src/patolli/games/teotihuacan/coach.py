"""Coach: what may be said at a table of Teotihuacan, and when it is true.

The most urgent sentence comes first. Those that are no advice belong to the scene of a lesson.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from patolli.games.teotihuacan.view_shape import Player, TeoView
from patolli.title.teaching import Moment, Sentence

WORKERS: Final = 4
# Questions about which one sentence is always true; it has the question's name.
PLAIN: Final = (
    "keep_starting_tiles", "draft_starting_tile", "place_workers", "claim_reserved", "buy_resources", "sell_resource",
    "swap_resource", "buy_temple_step", "take_resources", "choose_temple", "choose_major_reward", "claim_on_avenue", "power_up",
    "power_up_anywhere", "buy_power_up", "take_technology", "build_house", "take_decoration", "place_decoration", "build_pyramid",
    "choose_spot", "turn_tile", "save_resource", "pay_salary",
)  # fmt: skip


def _view(moment: Moment) -> TeoView:
    return cast(TeoView, moment.view)


def _own(moment: Moment) -> Player:
    return _view(moment)["players"][moment.seat]


def _asks(*decisions: str) -> Callable[[Moment], bool]:
    return lambda moment: moment.decision in decisions


def _moves(moment: Moment) -> bool:
    return moment.decision == "move_worker" and "move" in moment.kinds and not moment.args.get("unlimited")


def _begins(moment: Moment) -> bool:
    """The first round: who has had no lesson hears what the match is about."""
    view = _view(moment)
    return moment.decision == "move_worker" and view["era"] == 1 and view["light"] == 0


def _last_turn(moment: Moment) -> bool:
    return moment.decision == "move_worker" and _view(moment)["last_round"]


def _all_locked(moment: Moment) -> bool:
    return moment.decision == "move_worker" and "move" not in moment.kinds and "free_workers" in moment.kinds


def _may_pay_or_wait(moment: Moment) -> bool:
    return _all_locked(moment) and _may_unlock(moment)


def _may_only_wait(moment: Moment) -> bool:
    return _all_locked(moment) and not _may_unlock(moment)


def _may_unlock(moment: Moment) -> bool:
    return moment.decision == "move_worker" and "unlock_workers" in moment.kinds


def _uses(moment: Moment, *kinds: str) -> bool:
    ways = {"main_action", "worship", "collect_cocoa"} & moment.kinds
    return moment.decision == "use_board" and ways == set(kinds)


def _may_do_more(moment: Moment) -> bool:
    return moment.decision == "finish_turn" and bool({"use_tile", "unlock_workers"} & moment.kinds)


def _may_only_end(moment: Moment) -> bool:
    return moment.decision == "finish_turn" and moment.kinds == {"end_turn"}


def _claims_and_stack_refills(moment: Moment) -> bool:
    return moment.decision == "claim_on_board" and _view(moment)["stacks"]["discoveries"] > 0


def _may_raise_a_worker(moment: Moment) -> bool:
    return (
        moment.decision == "choose_ascension_reward"
        and len(_own(moment)["workers"]) < WORKERS
        and _view(moment)["era"] == 1
    )


def _takes_another_reward(moment: Moment) -> bool:
    return moment.decision == "choose_ascension_reward" and not _may_raise_a_worker(moment)


def _companion(moment: Moment) -> bool:
    return moment.decision == "bring_companion" and moment.args.get("board") != "palace"


def _two_share_a_board(moment: Moment) -> bool:
    boards = [worker["board"] for worker in _own(moment)["workers"] if not worker["space"]]
    return len(set(boards)) < len(boards)


def _has_built(moment: Moment) -> bool:
    return _own(moment)["pyramid_track"] > 0


def _has_technology(moment: Moment) -> bool:
    return bool(_own(moment)["technologies"])


def _is_on_avenue(moment: Moment) -> bool:
    return _own(moment)["avenue"] > 0


def _is_locked(moment: Moment) -> bool:
    return any(worker["space"] for worker in _own(moment)["workers"])


def _plays_teotibot(moment: Moment) -> bool:
    return _view(moment)["solo"]


SENTENCES: Final[tuple[Sentence, ...]] = (
    Sentence("in_any_order", _asks("in_any_order", "continue_worship")),
    *(Sentence(decision, _asks(decision)) for decision in PLAIN),
    Sentence("aim", _begins),
    Sentence("last_turn", _last_turn),
    Sentence("free_workers", _may_pay_or_wait),
    Sentence("free_workers_poor", _may_only_wait),
    Sentence("unlock", _may_unlock),
    Sentence("move_worker", _moves),
    Sentence("bring_companion", _companion),
    Sentence("use_board", lambda moment: _uses(moment, "main_action", "worship", "collect_cocoa")),
    Sentence("work_or_collect", lambda moment: _uses(moment, "main_action", "collect_cocoa")),
    Sentence("worship_or_collect", lambda moment: _uses(moment, "worship", "collect_cocoa")),
    Sentence("claim_on_board", _claims_and_stack_refills),
    Sentence("fourth_worker", _may_raise_a_worker),
    Sentence("ascension_reward", _takes_another_reward),
    Sentence("finish_turn", _may_do_more),
    Sentence("end_turn", _may_only_end),
    Sentence("three_ways", _asks("use_board"), advice=False),
    Sentence("together", _two_share_a_board, advice=False),
    Sentence("built", _has_built, advice=False),
    Sentence("locked", _is_locked, advice=False),
    Sentence("learnt", _has_technology, advice=False),
    Sentence("avenue", _is_on_avenue, advice=False),
    Sentence("ascended", _is_on_avenue, advice=False),
    Sentence("eclipse", _asks("pay_salary"), advice=False),
    Sentence("new_era", lambda moment: _view(moment)["era"] > 1, advice=False),
    Sentence("teotibot", _plays_teotibot, advice=False),
    Sentence("teotibot_turn", _plays_teotibot, advice=False),
)
