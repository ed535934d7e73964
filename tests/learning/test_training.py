"""Training, in an environment of its own (torch is large): the same weights twice, and the net that plays agrees."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from patolli.arena.entrant import Entrant
from patolli.arena.runner import LocalRunner
from patolli.bots.search.weights import read_tensors
from patolli.bots.titles import net_for
from patolli.learning.dataset import digest, files_of, keep, tickets_of

ROOT = Path(__file__).parents[2]
INSTALLED = "build/learners-venv/.installed"
PROGRAM = """
import json, sys
from pathlib import Path
import torch
from patolli.learning.dataset import files_of
from patolli.learning.training import Course, calibration_error, tables, train
import numpy as np
paths = files_of([Path(sys.argv[1])])
rounds = []
weights, report = train("cacao", paths, Course(rounds=2, seed=3), rounds.append)
again, _ = train("cacao", paths, Course(rounds=2, seed=3), lambda line: None)
other, shown = train("cacao", paths, Course(rounds=2, seed=4), lambda line: None, paths)
assert weights == again != other
assert "others" not in report
assert shown["others"]["all"]["positions"] == shown["positions"] > shown["all"]["positions"]
assert [line["round"] for line in rounds] == [1, 2]
error = calibration_error(np.array([0.2, 0.2, 0.8, 0.8]), np.array([0.0, 1.0, 1.0, 1.0]))
assert abs(error - 0.25) < 1e-6
Path(sys.argv[2]).write_bytes(weights)
_, found = tables(Path(sys.argv[2]))
rows = tables(paths[0])[1]["traits"][:5]
hidden = np.maximum(rows @ found["first"] + found["first_bias"], 0)
upper = np.maximum(hidden @ found["second"] + found["second_bias"], 0)
said = upper @ found["heads"] + found["heads_bias"] + rows @ found["direct"]
print(json.dumps({"rows": rows.tolist(), "said": said.tolist(), "report": report}))
"""


@pytest.fixture(scope="module")
def learners() -> Path:
    """A Python that has torch; `make test` has installed it."""
    subprocess.run(["make", "--silent", INSTALLED], cwd=ROOT, check=True)
    return ROOT / Path(INSTALLED).parent / "bin" / "python"


def test_weights_are_the_same_twice_and_play_as_they_were_trained(learners: Path, tmp_path: Path) -> None:
    notes, weights = tmp_path / "notes", tmp_path / "mine.safetensors"
    list(keep(notes, tickets_of("cacao", {}, [Entrant("learner")] * 2, 20, 1, 50), lambda: LocalRunner(1)))
    done = subprocess.run(
        [str(learners), "-c", PROGRAM, str(notes), str(weights)],
        env={"PYTHONPATH": str(ROOT / "src"), "PATOLLI_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    net = net_for("cacao", "mine", weights.read_bytes())
    for row, (margin, odds) in zip(told["rows"], told["said"], strict=True):
        look = net.judge(row)
        assert look.margin == pytest.approx(10.0 * margin, abs=1e-3)
        assert look.odds == pytest.approx(odds, abs=1e-4)
    kept = read_tensors("mine", weights.read_bytes()).notes
    assert kept["dataset"] == digest(files_of([notes]))
    assert kept["seed"] == "3"
    assert json.loads(kept["held_out"]) == told["report"]
    assert told["report"]["matches"] == 20
    # A tenth of the matches is held out.
    assert told["report"]["all"]["positions"] == 2 * 22
