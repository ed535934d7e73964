"""Net: a small learned judge of positions, for any title that describes them by a row of traits.

Traits, mostly zeros, feed two layers of rectified units (ReLU); a direct line from every trait to both heads stands
beside them. The figures are kept in rows of eight, and eight sums grow at once: the compiler keeps such sums
in registers, while every number stored in a list would be an object of its own.
"""

from __future__ import annotations

from typing import Final

from patolli.bots.search.weights import BadWeights, Tensor, Tensors
from patolli.engine.errors import Reason

# Sums that grow at once; both layers have a multiple of it.
BLOCK: Final = 8
# Points for which the head of the margin says 1.
MARGIN_UNIT: Final = 10.0
MARGIN: Final = 0
ODDS: Final = 1
HEADS: Final = 2


class Judgement:
    """What a net says of a position: the margin in points, and the odds of winning as a logarithm."""

    def __init__(self, margin: float, odds: float) -> None:
        self.margin: Final = margin
        self.odds: Final = odds


class Net:
    """The figures of a trained net, laid out for speed."""

    def __init__(self, tensors: Tensors) -> None:
        direct = tensors.of("direct")
        first = tensors.of("first")
        second = tensors.of("second")
        heads = tensors.of("heads")
        self.inputs: Final = first.rows
        for name, rows, columns in (
            ("direct", self.inputs, HEADS),
            ("first", self.inputs, first.columns - first.columns % BLOCK),
            ("second", first.columns, second.columns - second.columns % BLOCK),
            ("heads", second.columns, HEADS),
            ("first_bias", 1, first.columns),
            ("second_bias", 1, second.columns),
            ("heads_bias", 1, HEADS),
        ):
            tensor = tensors.of(name)
            if tensor.rows != rows or tensor.columns != columns or not columns:
                raise BadWeights(tensors.name, Reason("other_shape", name=name))
        self.direct: Final = direct.in_rows()
        self.first: Final = blocks_of(first)
        self.first_bias: Final = tensors.of("first_bias").figures
        self.second: Final = blocks_of(second)
        self.second_bias: Final = tensors.of("second_bias").figures
        self.heads: Final = heads.in_rows()
        self.heads_bias: Final = tensors.of("heads_bias").figures

    def judge(self, traits: list[float]) -> Judgement:
        """What the net says of a row of traits."""
        places: list[int] = []
        values: list[float] = []
        margin = self.heads_bias[MARGIN]
        odds = self.heads_bias[ODDS]
        direct = self.direct
        for place in range(self.inputs):
            value = traits[place]
            if value != 0.0:
                places.append(place)
                values.append(value)
                line = direct[place]
                margin += value * line[MARGIN]
                odds += value * line[ODDS]
        hidden = layer(self.first, self.first_bias, places, values)
        places = []
        values = []
        for place in range(len(hidden)):
            if hidden[place] > 0.0:
                places.append(place)
                values.append(hidden[place])
        upper = layer(self.second, self.second_bias, places, values)
        for place in range(len(upper)):
            value = upper[place]
            if value > 0.0:
                line = self.heads[place]
                margin += value * line[MARGIN]
                odds += value * line[ODDS]
        return Judgement(MARGIN_UNIT * margin, odds)


def layer(
    blocks: list[list[list[float]]], bias: list[float], places: list[int], values: list[float]
) -> list[float]:
    """The sums of one layer, before they are rectified."""
    sums: list[float] = []
    count = len(places)
    for number in range(len(blocks)):
        block = blocks[number]
        start = number * BLOCK
        sum_0 = bias[start]
        sum_1 = bias[start + 1]
        sum_2 = bias[start + 2]
        sum_3 = bias[start + 3]
        sum_4 = bias[start + 4]
        sum_5 = bias[start + 5]
        sum_6 = bias[start + 6]
        sum_7 = bias[start + 7]
        for index in range(count):
            row = block[places[index]]
            value = values[index]
            sum_0 += value * row[0]
            sum_1 += value * row[1]
            sum_2 += value * row[2]
            sum_3 += value * row[3]
            sum_4 += value * row[4]
            sum_5 += value * row[5]
            sum_6 += value * row[6]
            sum_7 += value * row[7]
        sums.append(sum_0)
        sums.append(sum_1)
        sums.append(sum_2)
        sums.append(sum_3)
        sums.append(sum_4)
        sums.append(sum_5)
        sums.append(sum_6)
        sums.append(sum_7)
    return sums


def blocks_of(tensor: Tensor) -> list[list[list[float]]]:
    """The columns in blocks of eight, each with a row for every place."""
    rows = tensor.in_rows()
    return [[row[start : start + BLOCK] for row in rows] for start in range(0, tensor.columns, BLOCK)]
