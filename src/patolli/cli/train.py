"""`patolli train`: weights from what bots have played."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from patolli.cli.arguments import GameKey, Hand
from patolli.cli.failures import BadArgument
from patolli.cli.writing import check_new
from patolli.engine.errors import Reason
from patolli.extras import need
from patolli.learning.dataset import files_of, put


def train(
    game: GameKey,
    /,
    *datasets: Annotated[Path, Parameter(help="arena-argument-datasets")],
    rounds: Annotated[int, Parameter(help="arena-argument-rounds")] = 6,
    seed: Annotated[int, Parameter(help="arena-argument-seed")] = 1,
    proof: Annotated[list[Path] | None, Parameter(help="arena-argument-proof", show_default=False)] = None,
    output: Annotated[Path, Parameter(help="arena-argument-weights")],
    terminal: Hand,
) -> int:
    """Train a net on datasets; what it says of matches held out is printed as JSON."""
    need("torch", "learning")
    paths = files_of(list(datasets))
    if not paths or rounds < 1:
        raise BadArgument("datasets", " ".join(map(str, datasets)), Reason("no_such_file"))
    check_new(output)
    # torch is large: whoever asks for help or plays does not wait for it.
    training = import_module("patolli.learning.training")
    course = training.Course(rounds, seed)
    others = files_of(proof or [])
    weights, report = training.train(
        game, paths, course, lambda line: terminal.data(json.dumps(line)), others
    )
    put(output, weights)
    terminal.data(json.dumps(report))
    return 0
