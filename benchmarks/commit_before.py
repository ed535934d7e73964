"""Whether this tree is slower than another commit: both measured in one run, in turn.

Usage: python benchmarks/commit_before.py [COMMIT] [--rounds 15]

The commit (default: HEAD~1) is checked out and compiled under build/. In every round each task is
measured in both trees, one right after the other, by process time; the medians of the rounds' ratios
are printed, and the program fails when one is below 0.97.
"""

from __future__ import annotations

import argparse
import io
import shutil
import statistics
import subprocess
import sys
import tarfile
from pathlib import Path

from parts.workers import Worker, environment_of

ROOT = Path(__file__).parent.parent
SLOWEST = 0.97


def git(*words: str) -> bytes:
    """What git answers."""
    program = shutil.which("git") or "git"
    return subprocess.run([program, *words], cwd=ROOT, check=True, capture_output=True).stdout


def check_out(commit: str) -> Path:
    """The commit in a tree of its own, compiled."""
    name = git("rev-parse", "--short", commit).decode().strip()
    tree = ROOT / "build" / f"commit-{name}"
    stamp = tree / "compiled.txt"
    if not stamp.exists():
        shutil.rmtree(tree, ignore_errors=True)
        tree.mkdir(parents=True)
        with tarfile.open(fileobj=io.BytesIO(git("archive", commit))) as archive:
            archive.extractall(tree, filter="data")
        print(f"compiling {name} …", flush=True)
        subprocess.run(
            [sys.executable, "scripts/compile_rules.py"],
            cwd=tree,
            check=True,
            stdout=subprocess.DEVNULL,
            env=environment_of(tree / "src"),
        )
        stamp.touch()
    return tree


def ratios(now: Worker, before: Worker, rounds: int) -> dict[str, list[float]]:
    """For each task how many times as fast this tree is, round by round."""
    found: dict[str, list[float]] = {}
    # One round that does not count: caches and branch predictors are cold.
    for turn in range(rounds + 1):
        for index, task in enumerate(now.tasks):
            if sys.stdout.isatty():
                print(f"\r  round {turn} of {rounds}: {task:40}", end="\r", flush=True)
            # Whoever comes second finds the machine as the first has left it, so they change places.
            order = (now, before) if (turn + index) % 2 else (before, now)
            speed = {worker: worker.measure(task) for worker in order}
            if turn:
                found.setdefault(task, []).append(speed[now] / speed[before])
    return found


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    reader.add_argument("commit", nargs="?", default="HEAD~1")
    reader.add_argument("--rounds", type=int, default=15)
    chosen = reader.parse_args()
    before = Worker(sys.executable, "faces.py", environment_of(check_out(chosen.commit) / "src"))
    now = Worker(sys.executable, "faces.py", environment_of(ROOT / "src"))
    slower = False
    for task, found in ratios(now, before, chosen.rounds).items():
        median = statistics.median(found)
        slower = slower or median < SLOWEST
        print(f"  {task:28} {median:5.3f}   ({min(found):.3f} to {max(found):.3f}){'':30}")
    for worker in (now, before):
        worker.close()
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())
