"""stable-baselines3's own checker, in an environment of its own (torch is large)."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
INSTALLED = "build/learners-venv/.installed"
PROGRAM = """
import warnings
from stable_baselines3.common.env_checker import check_env
from patolli.research.gymnasium import SeatEnv
warnings.simplefilter("error")
for game, seats, seat in (("cacao", 2, 0), ("cacao", 4, 3), ("teotihuacan", 1, 0), ("teotihuacan", 3, 1)):
    check_env(SeatEnv(game, seats, seat, render_mode="ansi"))
    print(game, seats)
"""
LEARNING = """
from stable_baselines3 import PPO
from patolli.research.gymnasium import SeatEnv
PPO("MlpPolicy", SeatEnv("teotihuacan", 2), n_steps=64, batch_size=32, policy_kwargs={"net_arch": [16]}).learn(64)
"""


@pytest.fixture(scope="module")
def learners() -> Path:
    """A Python that has stable-baselines3; `make test` has installed it."""
    subprocess.run(["make", "--silent", INSTALLED], cwd=ROOT, check=True)
    return ROOT / Path(INSTALLED).parent / "bin" / "python"


def run(python: Path, program: str) -> str:
    done = subprocess.run(
        [str(python), "-c", program],
        env={"PYTHONPATH": str(ROOT / "src"), "PATOLLI_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_checker_is_content(learners: Path) -> None:
    assert run(learners, PROGRAM).count("\n") == 4


@pytest.mark.slow
def test_a_learner_learns(learners: Path) -> None:
    run(learners, LEARNING)
