"""Run the long form of the trust suite, print what it saw, and write docs/trust.md.

Usage: python scripts/trust.py [--share 0.1] [--only EXPRESSION] [--page]. A share of less than one does less of everything,
and the page says so. What was seen is kept in docs/trust.json, from which the page is written: with --only some of it is done anew
and the rest stays as it was seen before; --page only writes. TRUST_PART=2/3 in the environment does the second of three parts,
with seeds of its own; the page adds up what all of them saw.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.trust.figures import EXPERIMENTS, FOLDER, together  # noqa: E402 - it lies beside, in no package

PAGE = ROOT / "docs" / "trust.md"
FIGURES = ROOT / "docs" / "trust.json"
# Where the experiments are: those with a page in them need its browser.
FILES = ("tests/trust", "tests/web/test_dead_path.py")
HEAD = """# Trust: what was tried to break it

The server's heart is one promise: what was acknowledged is kept, once, in its order, and nobody learns what they may not know.
`make trust` does all of this anew, on whatever machine, and writes this page; the ordinary tests (`tests/trust`) do most of it with small
numbers at every change. A simulated match that fails is told by its seed and fails again.

Every experiment has its goal, and what was seen when it was last done. A share is said where less than all was done. Times depend on the
last two columns: which rules ran (the readable ones are about ten times slower), and the load of the machine, which is how many
programs wanted one of its {cores} cores.

An attacker knows the limits, is a process of lower priority at an address of its own, and spends all that the limits give, where that is more under eight names. Whoever plays beside may wait three times as
long as before it began; below 80 ms, which the same server may take when it is full (the row of the load), no difference counts. Two rows without
an attacker say how much of a difference is the machine.

| what was done | goal | how often | what was seen | held | rules | load |
|---|---|---|---|---|---|---:|
"""
TAIL = """
What each experiment is stands in its file: `tests/trust/test_disk.py` (power cuts, disk errors, full disks), `simulation.py` (the whole core
with seeded faults), `test_kills.py` (server, database, bots and path disturbed under load, every acknowledgement checked), `permutations.py` (what a viewer may not know
dealt anew; twenty leaks are planted, and found), `test_frames.py` and `test_hostile.py` (what may arrive), `test_load.py` (crowds), `test_abuse.py` and `attacker.py` (what one
visitor can do to the others), `test_costs.py` (prices and purses), `test_stores.py` (backups, checks, hanging databases), `test_downtime.py`, `test_people.py` (accounts)
and `test_older_rules.py` (matches of older rules). The figures as data: [trust.json](trust.json).
"""

# What was seen of each experiment.
Seen = dict[str, dict[str, Any]]


def kept_and_new() -> Seen:
    """What was seen before, and over it what this run has seen."""
    seen: Seen = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {}
    for name in EXPERIMENTS:
        files = sorted([*FOLDER.glob(f"{name}.json"), *FOLDER.glob(f"{name}.*of*.json")])
        if files:
            seen[name] = together([json.loads(path.read_text(encoding="utf-8")) for path in files])
    return {name: seen[name] for name in EXPERIMENTS if name in seen}


def rows(seen: Seen) -> list[str]:
    """A line for each experiment: the first figure is how often, the others are what was seen."""
    found: list[str] = []
    for name, (what, goal, _) in EXPERIMENTS.items():
        if name not in seen:
            found.append(f"| {what} | {goal} | | not done at length yet | | | |")
            continue
        (first, count), *others = seen[name]["figures"].items()
        told = ", ".join(f"{value:,} {figure.replace('_', ' ')}" for figure, value in others)
        share = "" if seen[name]["share"] == 1 else f" (a share of {seen[name]['share']:g})"
        rules = "compiled" if seen[name]["compiled"] else "readable"
        load = "" if seen[name]["load"] is None else f"{seen[name]['load']:.0f}"
        held = "yes" if seen[name]["held"] else "**no**"
        found.append(
            f"| {what} | {goal} | {count:,} {first.replace('_', ' ')}{share} | {told} | {held} | {rules} | {load} |"
        )
    return found


def main() -> int:
    """Run, print, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--only", default="")
    parser.add_argument("--page", action="store_true")
    asked = parser.parse_args()
    began = time.monotonic()
    status = 0
    if not asked.page:
        command = [sys.executable, "-m", "pytest", "-q", "-m", "trust", *FILES]
        if asked.only:
            command += ["-k", asked.only]
        environment = os.environ | {"TRUST_SHARE": str(asked.share)}
        status = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
        print(f"{(time.monotonic() - began) / 60:.1f} minutes")
    seen = kept_and_new()
    lines = rows(seen)
    print("\n".join(lines))
    FIGURES.write_text(json.dumps(seen, indent=2) + "\n", encoding="utf-8")
    PAGE.write_text(HEAD.format(cores=os.cpu_count()) + "\n".join(lines) + "\n" + TAIL, encoding="utf-8")
    return status


if __name__ == "__main__":
    sys.exit(main())
