"""Answers that cannot be given, and every reason why a title refuses them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

from patolli.engine.errors import PatolliError
from patolli.engine.match import Match
from tests.games.cacao import table as cacao
from tests.games.cacao.test_filling import TWO_ASIDE, three_gaps
from tests.games.teotihuacan import table as teotihuacan
from tests.games.teotihuacan.table import LEVEL_1, LEVEL_2, LEVEL_3, asked, player, pyramid
from tests.i18n.wrong_documents import caught

# A position, and answers that cannot be given in it.
Wrong = tuple[Match, tuple[str, ...]]
TOP: dict[str, Any] = dict.fromkeys(("blue", "red", "green"), 11)
FULL = pyramid(*LEVEL_1, *LEVEL_2, *LEVEL_3, first=0)
# A tile that could be used: so a question is asked even where it has one answer.
TILE = ("points_4",)


def of_cacao() -> Iterator[Wrong]:
    own, theirs = cacao.worker(0, "1-1-1-1", 0, (1, 0)), cacao.worker(1, "1-1-1-1", 0, (0, 1))
    covered = cacao.worker(0, "1-1-1-1", 0, (0, -1), overbuilt=True)

    def placing(*workers: Any, sun: int = 0, display: tuple[str, ...] = ()) -> Match:
        seats = cacao.village(sun=sun), cacao.village()
        return cacao.match_of(cacao.table(*seats, workers=workers, display=display))

    lying = tuple(f"place 1-1-1-1 0 {cell}" for cell in ("0,0", "0,1", "0,-1", "1,0", "2,0", "3,0"))
    yield placing(own, covered, theirs), (*lying, "place 3-1-0-0 0 2,1", "overbuild 1-1-1-1 0 2,1")
    yield placing(own, display=("water",)), lying[3:4]
    yield placing(own, sun=1), lying[3:4]
    two = cacao.match_of(cacao.table(workers=TWO_ASIDE, display=("temple", "water")), "place 1-1-1-1 0 0,-1")
    (later,) = {"fill temple -1,-1", "fill temple 1,-1"} - cacao.options(two)
    yield two, (later, "fill gold_mine_1 -1,-1", "fill water 7,7")
    three = cacao.match_of(three_gaps(("gold_mine_1", "water"), ()), "place 1-1-1-1 0 1,0")
    yield three, ("fill water 2,0",)
    for fruits in (1, 5):
        seats = cacao.village(cacao=fruits, hand=("2-1-0-1",)), cacao.village()
        market: dict[cacao.Cell, str] = {(0, 0): "market_2", (1, 1): "temple"}
        yield cacao.match_of(cacao.table(*seats, jungle=market), "place 2-1-0-1 0 0,1"), ("sell 3",)


def of_teotihuacan() -> Iterator[Wrong]:
    yield from at_the_start()
    yield from moving()
    yield from on_a_board()
    yield from at_work()
    yield from rewarded()
    after = {"step": "take_turn", "turn": 0, "last_round": 0}, {"step": "begin_era"}
    eclipse = teotihuacan.table(player("palace 1", "forest 1", cocoa=1), steps=(*after, {"step": "eclipse"}))
    yield teotihuacan.match_of(eclipse), ("pay_salary 2", "pay_salary 3", "excuse_salary")


def at_the_start() -> Iterator[Wrong]:
    match = teotihuacan.begun(2)
    hands: Any = match.position()["start"]
    held = hands["hands"][0]
    other = next(f"st{number}" for number in range(1, 19) if f"st{number}" not in held)
    yield match, (f"keep_starting_tiles {held[0]} {other}", f"keep_starting_tiles {held[0]} {held[0]}")
    draft = teotihuacan.begun(2, starting_tiles="draft")
    taken = draft.choices()[0].notation
    draft.play(taken)
    yield draft, (taken,)
    while teotihuacan.question(match) != "place_workers":
        match.play(match.choices()[0])
    yield match, ("place_workers palace palace palace", "place_workers none palace forest")


def moving() -> Iterator[Wrong]:
    unlocking = "unlock_workers with_cocoa"
    yield (
        asked_to_move(tiles=("double_move",)),
        (
            "move palace 1 construction",
            "move palace 4 forest",
            "use_move_tile double_move",
            "free_workers",
            unlocking,
        ),
    )
    yield asked_to_move("forest 2 1"), ("move forest 2 palace", unlocking, "use_tile cocoa_4")
    known = asked_to_move(technologies=("t1",), tiles=("temple_blue",), **TOP)
    yield known, ("take_technology t1", "take_technology t9", "use_tile temple_blue")
    committed = asked_to_move("forest 2 1", tiles=("unlimited_move",))
    committed.play("use_move_tile unlimited_move")
    yield committed, ("free_workers",)


def asked_to_move(*others: str, **figures: Any) -> Match:
    return teotihuacan.match_of(teotihuacan.table(player("palace 1", *others, **figures)))


def on_a_board() -> Iterator[Wrong]:
    def there(board: str, *others: str, known: tuple[str, ...] = (), goods: int = 0, **pieces: Any) -> Match:
        owned: dict[str, Any] = dict.fromkeys(("wood", "stone", "gold"), goods)
        own = player(f"{board} 1", *others, technologies=known, tiles=(*TILE, "power_up_2"), **owned)
        return asked({"step": "use_board", "board": board, "mover": 0}, own, moved=[0], **pieces)

    main, none = "main_action with_cocoa", ["none"] * 4
    palace = there("palace", discoveries={"palace": ("mask_1",)})
    yield palace, (main, "worship a04 discovery with_cocoa", "worship a04 ability with_free_cocoa")
    yield palace, ("use_tile power_up_2", "worship a04 both with_free_cocoa")
    yield there("forest", "forest 2 1"), ("worship temple ability with_cocoa",)
    yield there("forest"), ("worship temple discovery with_cocoa",)
    costly = there("forest", discoveries={"forest": ("mask_1",)})
    yield costly, ("worship temple discovery with_cocoa",)
    yield there("alchemy", known=("t1", "t3", "t5")), (main, "worship temple ability with_cocoa")
    yield there("nobles", goods=2, houses=[5, 0, 0]), (main,)
    yield there("nobles", goods=2, houses=[4, 4, 3]), (main,)
    yield there("decorations", goods=3, decoration_offer=none), (main,)
    sides = {side: [f"d{nth}"] for nth, side in enumerate(("top", "right", "bottom", "left"), 1)}
    yield there("decorations", goods=3, decorations=sides), (main,)
    yield there("construction", goods=3, pyramid_offer=none[:3]), (main,)
    yield there("construction", goods=3, pyramid=pyramid(*LEVEL_1, *LEVEL_2, *LEVEL_3, 300, first=0)), (main,)


def at_work() -> Iterator[Wrong]:
    alchemist = player("alchemy 1", gold=3, tiles=("extra_worker",))
    yield asked({"step": "take_technology", "workers": 1, "power": 1}, alchemist), ("take_technology t9",)
    enough = asked({"step": "take_technology", "workers": 2, "power": 1}, alchemist)
    yield enough, ("count_extra_worker",)
    noble = player("nobles 1", "nobles 1", tiles=("extra_worker",))
    house = {"step": "build_house", "workers": 2}
    yield asked(house, noble), ("build_house bottom", "build_house top")
    yield asked(house, noble, houses=[0, 4, 0]), ("build_house centre",)
    offer = ["d1", "none", "none", "none"]
    decorating = {"step": "place_decoration", "workers": 1, "decoration": "d1"}
    sides = {"top": ["d2", "d3", "d4", "d5"], "left": ["d6"]}
    decorator = player("decorations 1", gold=3)
    full = asked(decorating, decorator, pyramid=FULL, decorations=sides, decoration_offer=offer)
    yield full, ("place_decoration top",)
    bare = asked(decorating, decorator, decorations={"left": ["d6"]}, decoration_offer=offer)
    yield bare, ("place_decoration left",)
    builder = player("construction 1", stone=4, wood=1)
    building = asked({"step": "build_pyramid", "workers": 1, "placed": 0, "saving": 0}, builder)
    yield building, ("take_pyramid_tile p1", "stop_building")
    extra = player("construction 1", stone=4, tiles=("extra_worker",))
    done = asked({"step": "build_pyramid", "workers": 1, "placed": 1, "saving": 0}, extra, pyramid=pyramid(0))
    yield done, ("take_pyramid_tile p30",)
    spots = {"step": "choose_spot", "workers": 1, "placed": 0, "saving": 0, "tile": "p30"}
    yield asked(spots, builder, pyramid=pyramid(0)), ("build_on s0", "build_on s100")


def rewarded() -> Iterator[Wrong]:
    own = player("palace 1", avenue=6, cocoa=1, tiles=("cocoa_4",))
    lying = {"avenue_6": ("mask_1", "points_4")}
    claiming = asked({"step": "claim_on_avenue", "place": "avenue_6"}, own, discoveries=lying)
    yield claiming, ("claim mask_1", "claim avenue", "unlock_workers with_cocoa")
    locked = asked(
        {"step": "claim_on_avenue", "place": "avenue_6"},
        player("palace 1 1", avenue=6, tiles=TILE),
        discoveries=lying,
    )
    yield locked, ("unlock_workers with_cocoa",)
    yield asked({"step": "take_resources", "count": 2, "reason": "temple"}, own), ("take_resources 1 0 0",)
    climber, other = player("palace 1", blue=11, red=10, tiles=TILE), player("nobles 1", red=11)
    yield asked({"step": "choose_temple"}, climber, other), ("climb blue", "climb red")
    exchanging = asked({"step": "buy_resources", "royal": "b06", "times": 1}, player("palace 1 1", cocoa=3))
    yield exchanging, ("exchange 2",)
    strong = player("forest 1", "forest 2", "forest 3 1", "nobles 1")
    powering = asked({"step": "power_up", "board": "forest", "optional": 0}, strong)
    yield powering, ("power_up forest 3", "power_up nobles 1", "power_up forest 4")
    walker = player("forest 1", "nobles 1", "palace 1", tiles=TILE)
    yield asked({"step": "power_up_anywhere"}, walker, moved=[0]), ("power_up forest 1",)
    ascending = {"step": "choose_ascension_reward"}
    four = asked(ascending, player("palace 1", "palace 1", "forest 1", "forest 1"))
    yield (
        four,
        ("take_ascension_reward fourth_worker with_cocoa", "take_ascension_reward two_temples with_cocoa"),
    )
    top = asked(ascending, player("palace 1", **TOP))
    yield top, ("take_ascension_reward one_temple with_cocoa",)


def all_answers() -> Iterator[PatolliError]:
    """What whoever gives one of them meets."""
    # One after the other: some matches go on when their answers have been tried.
    for match, answers in chain(of_cacao(), of_teotihuacan()):
        for answer in answers:
            yield caught(lambda match=match, answer=answer: match.play(answer))  # type: ignore[misc]
