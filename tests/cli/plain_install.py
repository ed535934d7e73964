"""What each command can do without the packages that not everybody needs, and what it cannot."""

from __future__ import annotations

OPTIONAL = (
    "gymnasium",
    "hypothesis",
    "numpy",
    "openskill",
    "pettingzoo",
    "psycopg",
    "pyspiel",
    "ray",
    "torch",
)

SAVED = "play cacao --seed 1 --save {folder}/match.json"
# A command line, and what must have been done before it. Nobody types, so a match ends where it is first asked.
NEEDS_NOTHING: dict[str, tuple[str, ...]] = {
    "play cacao --seed 1": (),
    "play teotihuacan --seed 1": (),
    "resume {folder}/match.json": (SAVED,),
    "rules cacao": (),
    "simulate cacao --matches 2": (),
    "replay {folder}/match.json --to-end": (SAVED,),
    "verify {folder}/match.json": (SAVED,),
    "perft cacao --depth 1": (),
    "arena cacao --bots random,random@1 --matches 2": (),
    "report cacao --bot random --matches 2 --output {folder}/report.html": (),
    "selfplay cacao --matches 2 --output {folder}/notes": (),
    "puzzles mine cacao --matches 1 --output {folder}/puzzles.jsonl.xz": (),
    "version": (),
}
# A command line, and the extra that it needs.
NEEDS_AN_EXTRA = {
    "arena cacao --bots random,greedy --ray local": "cluster",
    "ladder cacao --bots random,greedy": "arena",
    "ladder cacao --bots random,greedy --ray local": "arena",
    "report cacao --bot random --output {folder}/report.html --ray local": "cluster",
    "selfplay cacao --matches 2 --output {folder}/notes --ray local": "cluster",
    "champion cacao {folder}/mine.safetensors --ledger {folder}/ledger --ray local": "cluster",
    "train cacao {folder} --output {folder}/mine.safetensors": "learning",
    "serve --port 0 --ray local": "cluster",
    "serve --port 0 --database postgresql://ana@127.0.0.1/tables": "postgres",
    "admin people --database postgresql://ana@127.0.0.1/tables": "postgres",
    "backup {folder}/copy --database postgresql://ana@127.0.0.1/tables": "postgres",
    "check --database postgresql://ana@127.0.0.1/tables": "postgres",
    "restore {folder}/copy --database postgresql://ana@127.0.0.1/tables": "postgres",
}
