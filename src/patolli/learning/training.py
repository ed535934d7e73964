"""Training: weights from datasets, by torch.

One thread and fixed seeds: the same weights on every run of the same machine. A tenth of the matches, chosen by their number, is held out: no figure of the report has seen them. The number of
rounds is given, not chosen by looking at them.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import numpy as np

from patolli.bots.search.net import HEADS, MARGIN_UNIT
from patolli.bots.search.weights import LENGTH, NOTES, BadWeights, Tensor, written
from patolli.bots.titles import by_hand
from patolli.engine.errors import Reason
from patolli.games import game_of
from patolli.learning.dataset import MARKS, digest

FIRST: Final = 64
SECOND: Final = 32
BATCH: Final = 2048
RATE: Final = 2e-3
DECAY: Final = 1e-4
HELD_OUT: Final = 10
BINS: Final = 10
# The least and most turns gone that are reported together.
PARTS: Final = 4

Array = Any


@dataclass(frozen=True)
class Course:
    """How a net is trained."""

    rounds: int = 6
    seed: int = 1


class Learner:
    """The net as torch trains it; `bots/search/net.py` is what plays."""

    def __init__(self, inputs: int) -> None:
        nn = import_module("torch.nn")
        self.first = nn.Linear(inputs, FIRST)
        self.second = nn.Linear(FIRST, SECOND)
        self.heads = nn.Linear(SECOND, HEADS)
        self.direct = nn.Linear(inputs, HEADS, bias=False)
        for layer in (self.heads, self.direct):
            nn.init.zeros_(layer.weight)
        nn.init.zeros_(self.heads.bias)

    def parameters(self) -> list[Any]:
        """All figures that are learned."""
        layers = (self.first, self.second, self.heads, self.direct)
        return [figures for layer in layers for figures in layer.parameters()]

    def says(self, traits: Array) -> Array:
        """Margins in units, and odds."""
        relu = import_module("torch").relu
        return self.heads(relu(self.second(relu(self.first(traits))))) + self.direct(traits)


def tables(path: Path) -> tuple[dict[str, str], dict[str, Array]]:
    """The notes and tables of a file, as arrays."""
    data = path.read_bytes()
    size = int.from_bytes(data[:LENGTH], "little")
    heading = json.loads(data[LENGTH : LENGTH + size])
    notes = heading.pop(NOTES)
    found = {}
    for name, entry in heading.items():
        begin, end = entry["data_offsets"]
        figures = np.frombuffer(data, "<f4", (end - begin) // 4, LENGTH + size + begin)
        found[name] = figures.reshape(entry["shape"])
    return notes, found


def gathered(game: str, paths: list[Path]) -> tuple[Array, Array]:
    """All traits and marks; matches of different folders get different numbers."""
    traits: list[Array] = []
    marks: list[Array] = []
    folders: list[Path] = []
    for path in paths:
        notes, found = tables(path)
        for note, expected in (
            ("game", game),
            ("rules", str(game_of(game).version)),
            ("traits", " ".join(by_hand(game).trait_names())),
        ):
            if notes.get(note) != expected:
                raise BadWeights(str(path), Reason("made_for_others", name=note))
        if path.parent not in folders:
            folders.append(path.parent)
        marked = found["marks"].copy()
        marked[:, MARKS.index("match")] += 1_000_000 * folders.index(path.parent)
        traits.append(found["traits"])
        marks.append(marked)
    return np.concatenate(traits), np.concatenate(marks)


def train(
    game: str,
    paths: list[Path],
    course: Course,
    tell: Callable[[dict[str, float]], None],
    proof: list[Path] | None = None,
) -> tuple[bytes, dict[str, Any]]:
    """Weights as bytes, and the report about matches held out and about those of other players."""
    # Of all programs of the house only this one needs it, so only this one waits for it.
    torch = import_module("torch")
    torch.manual_seed(course.seed)
    torch.set_num_threads(1)
    traits, marks = gathered(game, paths)
    held = marks[:, MARKS.index("match")] % HELD_OUT == 0
    seen_traits, seen_marks = torch.from_numpy(traits[~held]), torch.from_numpy(marks[~held])
    model = Learner(traits.shape[1])
    steps = course.rounds * math.ceil(len(seen_traits) / BATCH)
    optimizer = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, steps)
    for number in range(course.rounds):
        for chosen in _batches(len(seen_traits)):
            loss = _loss(model.says(seen_traits[chosen]), seen_marks[chosen])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
        with torch.no_grad():
            off = _loss(model.says(torch.from_numpy(traits[held])), torch.from_numpy(marks[held]))
        tell({"round": number + 1, "loss": float(loss.detach()), "held_out": float(off)})
    with torch.no_grad():
        said = model.says(torch.from_numpy(traits[held])).numpy()
    hand = traits[:, by_hand(game).trait_names().index("lead_judged")]
    report = report_of(said, marks[held], hand[held])
    report["matches"] = len(np.unique(marks[:, MARKS.index("match")]))
    report["positions"] = len(traits)
    if proof:
        other_traits, other_marks = gathered(game, proof)
        with torch.no_grad():
            said = model.says(torch.from_numpy(other_traits)).numpy()
        lead = by_hand(game).trait_names().index("lead_judged")
        report["others"] = report_of(said, other_marks, other_traits[:, lead])
    notes = {
        "game": game,
        "rules": str(game_of(game).version),
        "traits": " ".join(by_hand(game).trait_names()),
        "dataset": digest(paths),
        "seed": str(course.seed),
        "rounds": str(course.rounds),
        "held_out": json.dumps(report),
    }
    return written(notes, _tables_of(model)), report


def _batches(count: int) -> Iterator[Array]:
    order = import_module("torch").randperm(count)
    for start in range(0, count, BATCH):
        yield order[start : start + BATCH]


def _loss(said: Array, marks: Array) -> Array:
    functional = import_module("torch.nn.functional")
    margin = functional.smooth_l1_loss(said[:, 0], marks[:, MARKS.index("margin")] / MARGIN_UNIT)
    won = functional.binary_cross_entropy_with_logits(said[:, 1], marks[:, MARKS.index("won")])
    return margin + won


def _tables_of(model: Learner) -> dict[str, Tensor]:
    """The figures as the net that plays reads them: a row for every place below."""
    found: dict[str, Tensor] = {}
    for name, layer in (
        ("first", model.first),
        ("second", model.second),
        ("heads", model.heads),
        ("direct", model.direct),
    ):
        weights = layer.weight.detach().numpy().T
        rows, columns = weights.shape
        found[name] = Tensor(rows, columns, [float(figure) for figure in weights.flatten()])
    for name, layer in (("first", model.first), ("second", model.second), ("heads", model.heads)):
        bias = [float(figure) for figure in layer.bias.detach().numpy()]
        found[f"{name}_bias"] = Tensor(1, len(bias), bias)
    return found


def report_of(said: Array, marks: Array, hand: Array) -> dict[str, Any]:
    """What is said of matches held out, beside what the hand-made judgement says of them."""
    turns = marks[:, MARKS.index("turn")]
    edges = np.quantile(turns, np.linspace(0.0, 1.0, PARTS + 1))
    report: dict[str, Any] = {"all": _figures(said, marks, hand), "by_turns_gone": []}
    for low, high in pairwise(edges):
        part = (turns >= low) & ((turns < high) | (high == edges[-1]))
        if part.any():
            report["by_turns_gone"].append(
                {"from": float(low), "to": float(high), **_figures(said[part], marks[part], hand[part])}
            )
    return report


def _figures(said: Array, marks: Array, hand: Array) -> dict[str, Any]:
    margin, won = marks[:, MARKS.index("margin")], marks[:, MARKS.index("won")]
    chance = 1.0 / (1.0 + np.exp(-said[:, 1]))
    slope = min(
        (_log_loss(1.0 / (1.0 + np.exp(-hand * step)), won), step) for step in np.arange(0.5, 12.0, 0.25)
    )
    spread = float(np.var(margin))
    # The hand's trait is scaled; its best straight line to the margin is its due.
    line = np.polyfit(hand, margin, 1)
    return {
        "r2": round(1.0 - float(np.mean((MARGIN_UNIT * said[:, 0] - margin) ** 2)) / spread, 4),
        "hand_r2": round(1.0 - float(np.mean((np.polyval(line, hand) - margin) ** 2)) / spread, 4),
        "log_loss": round(_log_loss(chance, won), 4),
        "hand_log_loss": round(slope[0], 4),
        "calibration_error": round(calibration_error(chance, won), 4),
        "bins": calibration(chance, won),
        "positions": len(margin),
    }


def _log_loss(chance: Array, won: Array) -> float:
    sure = np.clip(chance, 1e-6, 1.0 - 1e-6)
    return float(-np.mean(won * np.log(sure) + (1.0 - won) * np.log(1.0 - sure)))


def calibration(chance: Array, won: Array) -> list[list[float]]:
    """Calibration in ten bins: the chance that was said, what was won, and how many positions say so."""
    bins = np.minimum((chance * BINS).astype(int), BINS - 1)
    return [
        [
            round(float(chance[bins == number].mean()), 4),
            round(float(won[bins == number].mean()), 4),
            int((bins == number).sum()),
        ]
        for number in range(BINS)
        if (bins == number).any()
    ]


def calibration_error(chance: Array, won: Array) -> float:
    """How far chances said are from shares won, on average over the positions."""
    return sum(abs(said - seen) * count for said, seen, count in calibration(chance, won)) / len(won)
