"""stable-baselines3's own checker, in an environment of its own (torch is large)."""

from __future__ import annotations

import subprocess
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PYTHON = ROOT / "build" / "learners-venv" / "bin" / "python"
WANTED = ROOT / "requirements" / "learners.txt"
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
    """A Python that has stable-baselines3, installed when first needed."""
    stamp = PYTHON.parents[1] / "installed.txt"
    wanted = WANTED.read_text(encoding="utf-8")
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        venv.create(PYTHON.parents[1], with_pip=True)
        install = [str(PYTHON), "-m", "pip", "install", "--quiet", "--requirement", str(WANTED)]
        subprocess.run(install, check=True)
        stamp.write_text(wanted, encoding="utf-8")
    return PYTHON


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


@pytest.mark.slow
def test_the_checker_is_content(learners: Path) -> None:
    assert run(learners, PROGRAM).count("\n") == 4


@pytest.mark.slow
def test_a_learner_learns(learners: Path) -> None:
    run(learners, LEARNING)
