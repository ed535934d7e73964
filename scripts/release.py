"""Wheel and source distribution, as a packager makes them; and what a person gets from each.

Usage: python scripts/release.py build    # into build/release, in isolation
       python scripts/release.py try      # install each into an empty environment, and play a match from it
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
RELEASE: Final = ROOT / "build" / "release"
GAMES: Final = ("cacao", "teotihuacan")


def distributions() -> list[Path]:
    """The wheel and the source distribution that were built last."""
    return sorted(RELEASE.glob("patolli-*.whl")) + sorted(RELEASE.glob("patolli-*.tar.gz"))


def build() -> None:
    """First the source distribution, then the wheel from it, each with nothing but what it asks for."""
    shutil.rmtree(RELEASE, ignore_errors=True)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PATOLLI_")}
    subprocess.run(
        [sys.executable, "-m", "build", "--outdir", str(RELEASE), str(ROOT)], env=environment, check=True
    )
    for path in distributions():
        print(
            f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}  {path.stat().st_size >> 10} KiB"
        )


def try_out(distribution: Path) -> None:
    """Install into an empty environment, elsewhere, and play a match of each game."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        venv.create(folder / "env", with_pip=True)
        programs = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
        print(f"installing {distribution.name} into an empty environment …", flush=True)
        subprocess.run(
            [str(programs / "python"), "-m", "pip", "install", "--quiet", str(distribution)], check=True
        )

        def patolli(*words: str) -> str:
            command = [str(programs / "patolli"), *words]
            return subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, text=True, check=True).stdout

        told = json.loads(patolli("version", "--json"))
        if told["running"] != "compiled":
            raise SystemExit(f"{distribution.name} runs {told['running']}")
        print(f"patolli {told['patolli']}, {told['running']}, Python {told['python']}")
        for game in GAMES:
            print(patolli("simulate", game, "--matches", "1", "--seed", "1"))


def main() -> None:
    """The word that was given."""
    if sys.argv[1:] == ["build"]:
        build()
    elif sys.argv[1:] == ["try"]:
        for distribution in distributions():
            try_out(distribution)
        print(f"ready in {RELEASE.relative_to(ROOT)}: {', '.join(path.name for path in distributions())}")
    else:
        raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
