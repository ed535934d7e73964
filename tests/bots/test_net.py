"""What a net says is what its figures say; weights that do not fit are refused by name."""

from __future__ import annotations

import json
import math
from importlib.resources import files
from pathlib import Path

import pytest

import patolli
from patolli.bots.bot import Budget
from patolli.bots.lineup import bot_of
from patolli.bots.search.evaluation import WIN_SHARE, squash
from patolli.bots.search.net import MARGIN_UNIT, Net
from patolli.bots.search.weights import BadWeights, Tensor, Tensors, read_tensors, written
from patolli.bots.titles import WEIGHTS, by_hand, evaluation_of, evaluation_with, net_for
from patolli.engine.chance import QuickChance
from patolli.engine.errors import PatolliError, Reason
from patolli.games import game_of
from tests.bots.positions import between_turns


def figures(count: int, seed: int) -> list[float]:
    """Figures from -1 to 1 that a float of four bytes holds exactly."""
    chance = QuickChance(seed)
    return [(chance.below(257) - 128) / 128 for _ in range(count)]


def tables(inputs: int, first: int = 16, second: int = 8) -> dict[str, Tensor]:
    shapes = {
        "direct": (inputs, 2),
        "first": (inputs, first),
        "first_bias": (1, first),
        "second": (first, second),
        "second_bias": (1, second),
        "heads": (second, 2),
        "heads_bias": (1, 2),
    }
    return {
        name: Tensor(rows, columns, figures(rows * columns, number))
        for number, (name, (rows, columns)) in enumerate(shapes.items())
    }


def notes_of(game: str) -> dict[str, str]:
    return {
        "game": game,
        "rules": str(game_of(game).version),
        "traits": " ".join(by_hand(game).trait_names()),
    }


def fitting(game: str = "cacao") -> bytes:
    return written(notes_of(game), tables(len(by_hand(game).trait_names())))


def plain(found: dict[str, Tensor], traits: list[float]) -> list[float]:
    """The net written down as one would on paper."""

    def sums(name: str, values: list[float]) -> list[float]:
        table = found[name]
        return [
            sum(value * row[column] for value, row in zip(values, table.in_rows(), strict=True))
            for column in range(table.columns)
        ]

    def rectified(name: str, values: list[float]) -> list[float]:
        bias = found[f"{name}_bias"].figures
        return [max(0.0, total + more) for total, more in zip(sums(name, values), bias, strict=True)]

    upper = rectified("second", rectified("first", traits))
    bias = found["heads_bias"].figures
    return [
        head + direct + more
        for head, direct, more in zip(sums("heads", upper), sums("direct", traits), bias, strict=True)
    ]


def test_a_net_says_what_its_figures_say() -> None:
    found = tables(12)
    net = Net(Tensors("mine", {}, found))
    for seed in range(5):
        traits = [value if place % 3 else 0.0 for place, value in enumerate(figures(12, 50 + seed))]
        margin, odds = plain(found, traits)
        look = net.judge(traits)
        assert look.margin == pytest.approx(MARGIN_UNIT * margin)
        assert look.odds == pytest.approx(odds)


def test_weights_survive_the_file() -> None:
    found = tables(12)
    data = written({"seed": "7"}, found)
    again = read_tensors("mine", data)
    assert again.notes == {"seed": "7"}
    assert {name: table.figures for name, table in again.tables.items()} == {
        name: table.figures for name, table in found.items()
    }
    assert written(again.notes, again.tables) == data


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"short",
        (1 << 40).to_bytes(8, "little") + b"{}",
        (2).to_bytes(8, "little") + b"[]",
        b"\x02" + bytes(9),
    ],
)
def test_what_is_no_file_of_weights_is_refused(data: bytes) -> None:
    with pytest.raises(BadWeights) as caught:
        read_tensors("mine", data)
    assert caught.value.details["file"] == "mine"
    assert _why(caught.value)[0] == "no_weights"


def test_a_table_cut_short_is_refused() -> None:
    with pytest.raises(BadWeights):
        read_tensors("mine", fitting()[:-4])


@pytest.mark.parametrize("note", ["game", "rules", "traits"])
def test_weights_made_for_something_else_are_refused_by_name(note: str) -> None:
    data = fitting()
    assert net_for("cacao", "mine", data).inputs == len(by_hand("cacao").trait_names())
    size = int.from_bytes(data[:8], "little")
    heading = json.loads(data[8 : 8 + size])
    heading["__metadata__"][note] += "x"
    text = json.dumps(heading).encode()
    with pytest.raises(BadWeights) as caught:
        net_for("cacao", "mine", len(text).to_bytes(8, "little") + text + data[8 + size :])
    assert _why(caught.value) == ("made_for_others", {"name": note})


def test_a_table_of_another_shape_or_missing_is_refused_by_name() -> None:
    found = tables(12)
    found["heads"] = Tensor(4, 2, figures(8, 1))
    with pytest.raises(BadWeights) as caught:
        Net(Tensors("mine", {}, found))
    assert _why(caught.value) == ("other_shape", {"name": "heads"})
    del found["heads"]
    with pytest.raises(BadWeights) as caught:
        Net(Tensors("mine", {}, found))
    assert _why(caught.value) == ("table_missing", {"name": "heads"})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_learned_chances_share_one_win(seats: int, tmp_path: Path) -> None:
    path = tmp_path / "mine.safetensors"
    path.write_bytes(fitting())
    evaluation = evaluation_with(str(path), "cacao")
    net = evaluation.net
    assert net is not None
    state = between_turns("cacao", seats, 9, 30)
    looks = [net.judge(evaluation.traits(state, seat)) for seat in range(seats)]
    rewards = evaluation.rewards(state)
    if seats == 2:
        mover = state.seat_to_act()
        assert rewards[mover] == pytest.approx(evaluation.reward_of(looks[mover]))
        assert sum(rewards) == pytest.approx(1.0)
        return
    whole = sum(squash(look.odds) for look in looks)
    wins = [
        (reward - (1.0 - WIN_SHARE) * squash(look.margin / evaluation.spread)) / WIN_SHARE
        for reward, look in zip(rewards, looks, strict=True)
    ]
    assert sum(wins) == pytest.approx(1.0)
    assert wins == pytest.approx([squash(look.odds) / whole for look in looks])
    assert all(math.isfinite(reward) for reward in rewards)


def test_bots_are_named_by_their_weights(tmp_path: Path) -> None:
    path = tmp_path / "mine.safetensors"
    path.write_bytes(fitting())
    assert bot_of(f"weights:{path}", 1).evaluation_of("cacao").net is not None  # type: ignore[attr-defined]
    assert bot_of("weights:hand", 1).evaluation_of("cacao").net is None  # type: ignore[attr-defined]
    with pytest.raises(BadWeights) as caught:
        bot_of("weights:nowhere", 1).evaluation_of("cacao")  # type: ignore[attr-defined]
    assert caught.value.details["file"] == "nowhere"


@pytest.mark.parametrize(("game", "most"), [("cacao", 0.03), ("teotihuacan", 0.05)])
def test_what_is_shipped_fits_and_tells_how_it_was_found(game: str, most: float) -> None:
    """The search judges by it; levels, which are measured otherwise, do not."""
    state = patolli.start(game, seats=2, seed=1).state
    assert evaluation_of(game).net is not None
    assert evaluation_of(game).settings_for(state).horizon < by_hand(game).settings_for(state).horizon
    data = (files(f"patolli.bots.titles.{game}") / WEIGHTS).read_bytes()
    notes = read_tensors(WEIGHTS, data).notes
    held_out = json.loads(notes["held_out"])
    assert held_out["all"]["log_loss"] < held_out["all"]["hand_log_loss"]
    assert all(part["calibration_error"] <= most for part in held_out["by_turns_gone"])
    assert len(notes["dataset"]) == 16
    player = bot_of("expert", 1)
    match = patolli.start(game, seats=2, seed=1)
    player.choose(match.observe(match.seat_to_act), Budget(iterations=1))
    (searching,) = player._players.values()  # type: ignore[attr-defined]
    assert searching.evaluation_of("cacao").net is None


def test_a_title_without_traits_is_judged_by_hand() -> None:
    assert evaluation_of("unstudied").net is None
    assert by_hand("teotihuacan").net is None


def test_what_was_learned_of_other_players_is_told() -> None:
    """Chances to win at Teotihuacan were held against matches of players that taught nothing."""
    data = (files("patolli.bots.titles.teotihuacan") / WEIGHTS).read_bytes()
    others = json.loads(read_tensors(WEIGHTS, data).notes["held_out"])["others"]["all"]
    assert others["calibration_error"] <= 0.05
    assert others["log_loss"] < others["hand_log_loss"]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_where_nothing_is_proven_people_judge(seats: int) -> None:
    """At Teotihuacan the net plays at tables of two, and nowhere else."""
    state = between_turns("teotihuacan", seats, 9, 30)
    learned, made = evaluation_of("teotihuacan"), by_hand("teotihuacan")
    assert learned.is_proven_at(seats) == (seats == 2)
    assert (learned.rewards(state) == made.rewards(state)) == (seats != 2)
    assert (learned.settings_for(state) == made.settings_for(state)) == (seats != 2)


def _why(error: PatolliError) -> tuple[str, dict[str, object]]:
    why = error.details["why"]
    assert isinstance(why, Reason)
    return why.name, dict(why.details)
