"""How fast the rules are, compiled and interpreted, beside other engines.

Usage: python benchmarks/speed.py [--rounds 9] [--source src] [--without-peers]

One run measures everything in turn, round after round, by process time. It prints the
medians, and writes benchmarks/results.json and the tables of docs/performance.md, which
explains the method.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import resource
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from parts.report import Samples, tables, write_document
from parts.workers import PARTS, Worker, environment_of

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "benchmarks" / "results.json"
DOCUMENT = ROOT / "docs" / "performance.md"
PEERS_VENV = ROOT / "build" / "peers-venv"
COMPILED, INTERPRETED, PEERS = "compiled", "interpreted", "peers"
# Seconds of wall time for each number of workers.
WORKERS_STRETCH = 3.0
MATCHES_PROGRAM = """
import sys, time
from patolli.engine.chance import QuickChance, SealedChance
from patolli.engine.playout import play_out
from patolli.games import game_of
game, end, seed = game_of(sys.argv[1]), time.time() + float(sys.argv[2]), int(sys.argv[3])
chance, done = QuickChance(seed), 0
while time.time() < end:
    setup = game.setup(game.seats[-1], {}, seed + done)
    play_out(game.begin(setup, SealedChance(setup.seed), None), chance, 100000)
    done += 1
print(done)
"""


def peers_python() -> str | None:
    """A Python that has the other engines, installed when first needed."""
    python = PEERS_VENV / "bin" / "python"
    stamp = PEERS_VENV / "installed.txt"
    wanted = (PARTS / "peers.txt").read_text(encoding="utf-8")
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        print(
            f"installing catanatron and OpenSpiel into {PEERS_VENV.relative_to(ROOT)} (a minute) …",
            flush=True,
        )
        steps = (
            [sys.executable, "-m", "venv", str(PEERS_VENV)],
            [str(python), "-m", "pip", "install", "--quiet", "--requirement", str(PARTS / "peers.txt")],
        )
        for step in steps:
            done = subprocess.run(step, check=False, capture_output=True, text=True)
            if done.returncode:
                print(done.stderr[-2000:])
                print("the other engines cannot be installed here: measuring without them")
                return None
        stamp.write_text(wanted, encoding="utf-8")
    return str(python)


def start_workers(source: Path, with_peers: bool) -> list[Worker]:
    """Every worker that can be had."""
    workers = [Worker(sys.executable, "rules.py", environment_of(source, interpreted=True))]
    compiled = Worker(sys.executable, "rules.py", environment_of(source))
    if all(task.startswith(COMPILED) for task in compiled.tasks):
        workers.append(compiled)
    else:
        print("the rules are not compiled, or not from these sources: measuring them interpreted only")
        compiled.close()
    python = peers_python() if with_peers else None
    if python is not None:
        workers.append(Worker(python, "peers.py", environment_of(source)))
    return workers


def measure_all(workers: list[Worker], rounds: int) -> Samples:
    """Every task of every worker, round after round."""
    samples: Samples = {}
    tasks = [(worker, task) for worker in workers for task in worker.tasks]
    # One round that does not count: caches and branch predictors are cold.
    for turn in range(rounds + 1):
        for index, (worker, task) in enumerate(tasks):
            print(f"\r  round {turn} of {rounds}: {index + 1:3} of {len(tasks)}", end="", flush=True)
            speed = worker.measure(task)
            if turn:
                samples.setdefault(task, []).append(speed)
    print("\r" + " " * 40 + "\r", end="")
    return samples


def child_seconds(program: str, environment: dict[str, str]) -> float:
    """The process time of a short program."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", program], env=environment, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure_imports(source: Path, rounds: int, kinds: list[str]) -> Samples:
    """Milliseconds of `import patolli` with all games, beyond Python's own start."""
    samples: Samples = {}
    for _ in range(2 * rounds):
        for kind in kinds:
            environment = environment_of(source, kind == INTERPRETED)
            games = child_seconds("import patolli, patolli.games; patolli.games.all_games()", environment)
            spent = games - child_seconds("pass", environment)
            samples.setdefault(f"{kind} import ms", []).append(1000 * spent)
    return samples


def measure_workers(source: Path, kind: str) -> Samples:
    """Whole matches a second, by wall time, with more and more processes at work."""
    samples: Samples = {}
    environment = environment_of(source, kind == INTERPRETED)
    cores = os.cpu_count() or 1
    for key in ("cacao", "teotihuacan"):
        for count in sorted({1, cores, 2 * cores}):
            programs = [
                subprocess.Popen(
                    [sys.executable, "-c", MATCHES_PROGRAM, key, str(WORKERS_STRETCH), str(1000 * number)],
                    env=environment,
                    stdout=subprocess.PIPE,
                    text=True,
                )
                for number in range(count)
            ]
            start = time.perf_counter()
            done = sum(int(program.communicate()[0]) for program in programs)
            samples[f"{kind} {key} workers {count}"] = [done / (time.perf_counter() - start)]
    return samples


def machine() -> dict[str, object]:
    """Where this was measured."""
    model = platform.processor()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        names = [
            line for line in cpuinfo.read_text(encoding="utf-8").splitlines() if line.startswith("model name")
        ]
        model = names[0].partition(": ")[2] if names else model
    return {
        "processor": model,
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "system": platform.system(),
        "load": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
    }


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    reader.add_argument("--rounds", type=int, default=9, help="samples of each figure")
    reader.add_argument("--source", type=Path, default=ROOT / "src", help="the tree whose rules are measured")
    reader.add_argument("--without-peers", action="store_true", help="leave other engines out")
    chosen = reader.parse_args()
    source = chosen.source.resolve()
    where = machine()
    workers = start_workers(source, not chosen.without_peers)
    samples = measure_all(workers, chosen.rounds)
    for worker in workers:
        worker.close()
    kinds = [kind for kind in (INTERPRETED, COMPILED) if any(task.startswith(kind) for task in samples)]
    samples.update(measure_imports(source, chosen.rounds, kinds))
    samples.update(measure_workers(source, kinds[-1]))
    results: dict[str, Any] = {
        "machine": where,
        "rounds": chosen.rounds,
        "samples": {name: [float(f"{each:.4g}") for each in found] for name, found in samples.items()},
    }
    RESULTS.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    print(tables(results["samples"]))
    write_document(DOCUMENT, results)
    print(f"written: {RESULTS.relative_to(ROOT)} and the tables of {DOCUMENT.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
