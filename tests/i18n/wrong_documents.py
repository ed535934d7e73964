"""Bad input to matches, positions, records and files, through the doors that people use.

Nothing typed here holds an English word that could pass for one of a sentence.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import patolli
from patolli.engine.errors import PatolliError
from patolli.games.cacao.material.jungle import JUNGLE_NAMES
from patolli.research.gymnasium import SeatEnv
from tests.canary.titles import install_without_features, installed_here
from tests.games.cacao.table import table as cacao
from tests.games.cacao.table import village
from tests.games.cacao.table import worker as cacao_worker
from tests.games.teotihuacan.table import player, solo
from tests.games.teotihuacan.table import table as teotihuacan

Document = dict[str, Any]


def caught(attempt: Callable[[], object]) -> PatolliError:
    """The error that an attempt meets; there must be one."""
    try:
        attempt()
    except PatolliError as error:
        return error
    raise AssertionError("nothing was wrong")


def setups() -> Iterator[PatolliError]:
    yield caught(lambda: patolli.start("xyzzy"))
    yield caught(lambda: patolli.start("cacao", 9))
    yield caught(lambda: patolli.start("cacao", 2, -1))
    yield caught(lambda: patolli.start("cacao", 2, 1, 7))  # type: ignore[arg-type]
    yield caught(lambda: patolli.start("cacao", 2, 1, {"xyzzy": "7"}))
    yield caught(lambda: patolli.start("cacao", 2, 1, {"first_seat": "3"}))
    yield caught(lambda: SeatEnv("cacao", seats=2, seat=2))


def matches() -> Iterator[PatolliError]:
    match = patolli.start("cacao", 2, 1, {"first_seat": "0"})
    yield caught(lambda: match.play("xyzzy 3"))
    yield caught(lambda: match.play("place 1-1-1-1"))
    yield caught(lambda: match.play("place 1-1-1-1 9 0,1"))
    yield caught(lambda: match.play("place xyzzy 0 0,1"))
    yield caught(lambda: match.play("place 1-1-1-1 0 7"))
    yield caught(lambda: match.play("sell 2"))
    yield caught(lambda: match.play("sell 2", 1))
    yield caught(lambda: match.view(2))
    first = match.choices()[0].notation
    yield caught(lambda: match.check_queue(0, [first, "end_turn"]))
    yield caught(match.take_back)
    while not match.is_over:
        match.play(match.choices()[0])
    yield caught(lambda: match.play("sell 2"))


def positions() -> Iterator[PatolliError]:
    for document in (*house_positions(), *cacao_positions(), *cacao_agendas(), *teotihuacan_positions()):
        yield caught(lambda document=document: patolli.load(document))  # type: ignore[misc]


def house_positions() -> Iterator[Document]:
    """What any game's document may have wrong."""
    whole = patolli.start("cacao", 2, 1).position()
    yield {"villages": []}
    yield {"game": "cacao"}
    yield {**whole, "xyzzy": 1}
    yield {**whole, 5: 1}  # type: ignore[dict-item]
    yield {**whole, "villages": 5}
    yield {**whole, "villages": [5]}
    yield {**whole, "villages": [village()]}
    yield {**whole, "villages": [village()] * 5}
    yield {**whole, "first_seat": "7"}
    yield {**whole, "declining": None}
    yield {**whole, "jungle": [{"tile": "water", "cell": [99, 0]}]}
    yield {**whole, "villages": [village(water=-5), village()]}
    deep: Document = {"step": "begin_turn", "seat": 0}
    for _ in range(6):
        deep = {"step": "in_any_order", "seat": 0, "steps": [deep]}
    yield {**whole, "agenda": [deep]}
    yield {**whole, "agenda": [{"step": "in_any_order", "seat": 0, "steps": []}]}
    yield {**whole, "agenda": [{"step": "begin_turn", "seat": 3}]}
    yield {**whole, "agenda": [{"step": "xyzzy"}]}


def cacao_positions() -> Iterator[Document]:
    one = cacao_worker(0, "1-1-1-1", 0, (1, 0))
    yield cacao(jungle={(0, 1): "water"})
    yield cacao(workers=(cacao_worker(0, "1-1-1-1", 0, (5, 6)),))
    yield cacao(workers=({**one, "overbuilt": 7},))
    yield cacao(workers=({**one, "overbuilt": True},), display=("water", "temple"))
    yield cacao(pile=("temple",) * 20)
    yield cacao(village(pile=("1-1-1-1",) * 20), village())
    yield cacao(jungle={(0, 0): "water", (38, 38): "temple"})
    yield cacao(
        workers=(cacao_worker(0, "1-1-1-1", 0, (0, -1)), {**one, "seat": 1}), display=("water", "temple")
    )
    yield cacao(village(pile=("1-1-1-1",) * 3, hand=("2-1-0-1",) * 3), village(), jungle={(0, 0): "water"})
    yield cacao(pile=JUNGLE_NAMES[:3])


def cacao_agendas() -> Iterator[Document]:
    end: Document = {"step": "end_turn", "seat": 0}
    lying = (cacao_worker(0, "1-1-1-1", 0, (1, 0)),)
    used: Document = {"step": "use_workers", "seat": 0, "cell": [1, 0], "gaps": 0}
    edge: Document = {"step": "sell_cacao", "seat": 0, "cell": [1, 0], "side": "north", "later": "none"}
    lane: Document = {"seat": 0, "steps": [edge]}
    for agenda in (
        [end, end],
        [end, {**used, "cell": [0, 1]}],
        [end, {**used, "gaps": 15}],
        [end, {**edge, "cell": [0, 1]}],
        [end, {**edge, "side": "west"}],
        [end, {"step": "together", "lanes": [lane, lane]}],
    ):
        document = cacao(workers=lying)
        del document["to_act"]
        yield {**document, "agenda": agenda}


def teotihuacan_positions() -> Iterator[Document]:
    plain = teotihuacan(player("nobles 1", "forest 2"))
    end, eclipse = {"step": "end_match"}, {"step": "eclipse"}
    turn = {"step": "take_turn", "turn": 0, "last_round": 0}
    keep = {"step": "keep_starting_tiles", "seat": 0}
    pay = {"step": "pay_salary", "seat": 0}
    yield {**plain, "ring": plain["ring"][::-1]}
    yield {**plain, "ring": ["palace"] * 8}
    yield {**plain, "houses": [1, 2]}
    yield {**plain, "houses": [5, 4, 3]}
    yield {**plain, "pyramid_offer": ["p30", "p30", "none"]}
    yield {**plain, "pyramid": [{"spot": "s100", "tile": "p3", "turns": 0}]}
    yield {**plain, "decorations": {**plain["decorations"], "top": ["d3", "d4"]}}
    yield teotihuacan(player("nobles 1", points=3) | {"points": 4})
    yield teotihuacan({**player("nobles 1"), "workers": [{"board": "none", "power": 3, "space": 0}]})
    yield teotihuacan(player("nobles 1", blue=11), player("nobles 1", blue=11))
    yield teotihuacan(player("palace 1 1"), player("palace 1 1"))
    yield teotihuacan(player("nobles 1"), stacks={"rolls": [[0, 4, 0]]})
    yield teotihuacan(player("nobles 1"), steps=(end, turn))
    yield teotihuacan(player("nobles 1"), steps=(end, {"step": "claim_reserved", "seat": 0, "tile": "st14"}))
    yield teotihuacan(
        player("nobles 1"), steps=(end, {"step": "together", "lanes": [{"seat": 0, "steps": [end]}]})
    )
    yield teotihuacan(player("nobles 1"), steps=(end, {"step": "together", "lanes": []}))
    yield teotihuacan(
        player("nobles 1"), steps=(end, eclipse, {"step": "collect_salaries"}, pay), pledges=[-1, 99]
    )
    yield teotihuacan(player("nobles 1"), steps=(end, {"step": "collect_salaries"}, pay), pledges=[-1, 99])
    yield teotihuacan(
        player("nobles 1"),
        steps=(turn, {"step": "put_starting_tiles_away"}, {"step": "show_starting_tiles"}, keep),
        start={"hands": [["st1"], ["st2"]], "pool": [], "reserved": ["none", "none"]},
    )
    alone = solo(player("palace 1"), player("nobles 1", "forest 2", "forest 3", "decorations 1 1"))
    yield {
        **alone,
        "players": [alone["players"][0], player("nobles 1", "forest 2", "forest 3", "decorations 1")],
    }
    yield {**alone, "bot": {**alone["bot"], "tiles": ["nobles"] * 6}}


def records() -> Iterator[PatolliError]:
    match = patolli.start("cacao", 2, 1, {"first_seat": "0"})
    match.play(match.choices()[0])
    record: Document = json.loads(json.dumps(match.record()))
    changes: list[Document] = [
        {"xyzzy": 1},
        {"format": "xyzzy 7"},
        {"rules": 99},
        {"names": 5},
        {"names": ["Ana", 5]},
        {"setup": 5},
        {"setup": {**record["setup"], "seed": "7"}},
        {"setup": {**record["setup"], "seats": 9}},
        {"commitment": "0"},
        {"position": {}},
        {"moves": [5]},
        {"moves": ["xyzzy"]},
        {"moves": ["0 xyzzy"]},
        {"moves": ["1 sell 1"]},
        {"moves": ["0 undo"]},
        {"moves": ["7 undo"]},
        {"moves": [""] * 20_001},
        {"over": True},
        {"scores": [1]},
        {"digest": "0"},
    ]
    for change in changes:
        yield caught(lambda change=change: patolli.load({**copy.deepcopy(record), **change}))  # type: ignore[misc]


def files(folder: Path) -> Iterator[PatolliError]:
    yield caught(lambda: patolli.load(5))  # type: ignore[arg-type]
    yield caught(lambda: patolli.load(folder / "xyzzy"))
    yield caught(lambda: patolli.load("\0"))
    yield caught(lambda: patolli.load(folder))
    for name, content in (("words", b"{]"), ("bytes", b"\xff"), ("list", b"[]"), ("deep", b"[" * 100_000)):
        path = folder / f"{name}.json"
        path.write_bytes(content)
        yield caught(lambda path=path: patolli.load(path))  # type: ignore[misc]
    large = folder / "large.json"
    with large.open("wb") as file:
        file.truncate((8 << 20) + 1)
    yield caught(lambda: patolli.load(large))


def learners(folder: Path) -> Iterator[PatolliError]:
    with installed_here(install_without_features(folder / "site", "mute")):
        yield caught(lambda: SeatEnv("mute"))


def all_documents(folder: Path) -> Iterator[PatolliError]:
    yield from setups()
    yield from matches()
    yield from positions()
    yield from records()
    yield from files(folder)
    yield from learners(folder)
