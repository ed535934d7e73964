"""Coach: what may be said at a table of Cacao, and when it is true.

The most urgent sentence comes first. Those that are no advice belong to the scene of a lesson.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from patolli.games.cacao.material.village import STORAGE, WATER_TRACK
from patolli.games.cacao.view_shape import CacaoView, Village
from patolli.title.teaching import Moment, Sentence

FEW_TILES: Final = 3


def _view(moment: Moment) -> CacaoView:
    return cast(CacaoView, moment.view)


def _own(moment: Moment) -> Village:
    return _view(moment)["villages"][moment.seat]


def _laid(moment: Moment) -> int:
    return sum(tile["seat"] == moment.seat for tile in _view(moment)["workers"])


def _on_map(moment: Moment, tile: str) -> bool:
    return any(lying["tile"] == tile for lying in _view(moment)["jungle"])


def _in_sight(moment: Moment, tile: str) -> bool:
    return _on_map(moment, tile) or tile in _view(moment)["display"]


def _asks(decision: str) -> Callable[[Moment], bool]:
    return lambda moment: moment.decision == decision


def _places(moment: Moment) -> bool:
    return "place" in moment.kinds


def _begins(moment: Moment) -> bool:
    return _places(moment) and _laid(moment) == 0


def _store_is_short(moment: Moment) -> bool:
    return _places(moment) and _own(moment)["cacao"] >= STORAGE - 1


def _lacks_water(moment: Moment) -> bool:
    return _places(moment) and _own(moment)["water"] < 0 and _in_sight(moment, "water")


def _sees_temple(moment: Moment) -> bool:
    return _places(moment) and _laid(moment) > 0 and _on_map(moment, "temple")


def _sees_sun_site(moment: Moment) -> bool:
    return _places(moment) and _own(moment)["sun"] == 0 and _in_sight(moment, "sun_site")


def _has_neighbours(moment: Moment) -> bool:
    return _places(moment) and _laid(moment) > 0


def _is_nearly_done(moment: Moment) -> bool:
    return _places(moment) and _own(moment)["hand"] + _own(moment)["pile"] <= FEW_TILES


def _has_cacao(moment: Moment) -> bool:
    return _own(moment)["cacao"] > 0


def _has_gold(moment: Moment) -> bool:
    return _own(moment)["gold"] > 0


def _carried_water(moment: Moment) -> bool:
    return _own(moment)["water"] > WATER_TRACK[0]


def _leads_a_temple(moment: Moment) -> bool:
    tallies = [lying["tally"] for lying in _view(moment)["jungle"] if "tally" in lying]
    return any(
        tally[moment.seat] > max(each for seat, each in enumerate(tally) if seat != moment.seat)
        for tally in tallies
    )


def _has_sun(moment: Moment) -> bool:
    return _own(moment)["sun"] > 0


def _always(moment: Moment) -> bool:
    return True


SENTENCES: Final[tuple[Sentence, ...]] = (
    Sentence("gap", _asks("fill_gap")),
    Sentence("sell", _asks("sell_cacao")),
    Sentence("order", _asks("in_any_order")),
    Sentence("send", _asks("send_workers")),
    Sentence("end_turn", _asks("confirm_turn")),
    Sentence("goal", _begins),
    Sentence("lay", _places),
    Sentence("overbuild", lambda moment: "overbuild" in moment.kinds),
    Sentence("store", _store_is_short),
    Sentence("water", _lacks_water),
    Sentence("temple", _sees_temple),
    Sentence("sun", _sees_sun_site),
    Sentence("others", _has_neighbours),
    Sentence("last", _is_nearly_done),
    Sentence("standings", _always, advice=False),
    Sentence("harvested", _has_cacao, advice=False),
    Sentence("sold", _has_gold, advice=False),
    Sentence("carried", _carried_water, advice=False),
    Sentence("led", _leads_a_temple, advice=False),
    Sentence("tokens", _has_sun, advice=False),
)
