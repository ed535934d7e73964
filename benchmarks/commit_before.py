"""Whether this tree is slower or heavier than another commit: both measured in one run, in turn.

Usage: python benchmarks/commit_before.py [COMMIT] [--rounds 15] [--only rules|server|pages]

The commit (default: HEAD~1) is checked out and compiled under build/. In every round each task is
measured in both trees, one right after the other, by process time: those of `parts/faces.py`, and moves at tables of
both servers, each acknowledged after its commit. The medians of the rounds' ratios are printed, and the program
fails when one is below 0.97. Pages are built in both trees by the tools of this one; what visits to the home page
and to a table load of them may not be larger.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import shutil
import statistics
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Protocol

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from parts.pages import weights
from parts.workers import Worker, environment_of
from server import play_whole, serving

ROOT = Path(__file__).resolve().parent.parent
SLOWEST = 0.97
PARTS = ("rules", "server", "pages")
# One round of the server: so many tables at once, each with so many matches of some fifty moves.
AT_ONCE = 20
MATCHES = 2


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


class Measurable(Protocol):
    """A tree whose tasks can be measured."""

    tasks: list[str]

    def measure(self, task: str) -> float:
        """How much is done in a second of process time."""


class Tables:
    """The server of a tree, under load."""

    def __init__(self, url: str, pid: int) -> None:
        self.tasks = ["server moves"]
        self._url = url
        self._pid = pid

    def measure(self, task: str) -> float:
        """Moves in a second of the server's process time."""
        return asyncio.run(play_whole(self._url, self._pid, AT_ONCE, MATCHES))


def ratios(now: Measurable, before: Measurable, rounds: int) -> dict[str, list[float]]:
    """For each task how many times as fast this tree is, round by round."""
    found: dict[str, list[float]] = {}
    # One round that does not count: caches and branch predictors are cold.
    for turn in range(rounds + 1):
        for index, task in enumerate(now.tasks):
            if sys.stdout.isatty():
                print(f"\r  round {turn} of {rounds}: {task:40}", end="\r", flush=True)
            # Whoever comes second finds the machine as the first has left it, so they change places.
            order = (now, before) if (turn + index) % 2 else (before, now)
            speed = {each: each.measure(task) for each in order}
            if turn:
                found.setdefault(task, []).append(speed[now] / speed[before])
    return found


def rules_of(tree: Path, rounds: int) -> dict[str, list[float]]:
    """The ratios of what research leans on."""
    before = Worker(sys.executable, "faces.py", environment_of(tree / "src"))
    now = Worker(sys.executable, "faces.py", environment_of(ROOT / "src"))
    try:
        return ratios(now, before, rounds)
    finally:
        for worker in (now, before):
            worker.close()


def servers_of(tree: Path, rounds: int) -> dict[str, list[float]]:
    """The ratios of the servers; whichever is not asked waits, which costs nothing."""
    with (
        serving(environment=environment_of(tree / "src")) as before,
        serving(environment=environment_of(ROOT / "src")) as now,
    ):
        return ratios(Tables(*now), Tables(*before), rounds)


def pages_of(tree: Path) -> bool:
    """Print what pages weigh in both trees; whether one has become heavier."""
    tools = tree / "web" / "node_modules"
    if not tools.exists():
        # The same tools for both: only the sources differ.
        tools.symlink_to(ROOT / "web" / "node_modules")
    found: list[dict[str, float]] = []
    for each in (tree, ROOT):
        npm = shutil.which("npm") or "npm"
        subprocess.run(
            [npm, "run", "--silent", "build", "--", "--logLevel", "warn"], cwd=each / "web", check=True
        )
        with serving(environment=environment_of(each / "src"), bundle=each / "web" / "dist") as (url, _):
            found.append(weights(url))
    for name, before in found[0].items():
        print(f"  {name:28} {found[1][name]:5.1f} KiB   ({before:.1f} before)")
    return any(found[1][name] > before for name, before in found[0].items())


def report(found: dict[str, list[float]]) -> bool:
    """Print the medians; whether one is too low."""
    for task, each in found.items():
        print(f"  {task:28} {statistics.median(each):5.3f}   ({min(each):.3f} to {max(each):.3f}){'':30}")
    return any(statistics.median(each) < SLOWEST for each in found.values())


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    reader.add_argument("commit", nargs="?", default="HEAD~1")
    reader.add_argument("--rounds", type=int, default=15)
    reader.add_argument("--only", choices=PARTS)
    chosen = reader.parse_args()
    parts = PARTS if chosen.only is None else (chosen.only,)
    tree = check_out(chosen.commit)
    faults = []
    if "rules" in parts:
        faults.append(report(rules_of(tree, chosen.rounds)))
    if "server" in parts:
        faults.append(report(servers_of(tree, chosen.rounds)))
    if "pages" in parts:
        faults.append(pages_of(tree))
    return 1 if any(faults) else 0


if __name__ == "__main__":
    sys.exit(main())
