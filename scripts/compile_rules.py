"""Compile the hot files with mypyc, beside their sources.

Usage: python scripts/compile_rules.py [--if-possible | --list]
With --if-possible a machine without a C compiler is told so and goes on interpreted; --list only
says which files would be compiled.
"""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "patolli"
BUILD = ROOT / "build" / "compiled"

# The engine's own hot files. The others stand at the border (documents, declarations, matches,
# contracts, errors, which cannot be native classes): they are called once for each action of a person.
ENGINE_HOT = ("action", "agenda", "chance", "event", "fields", "numbering", "playout", "rows", "state")
# What the server does for every move at a table says so by this line; the rest of it waits for people,
# disks and sockets.
HOT = "# Hot: compiled by mypyc."
# What stays interpreted in a game, and why.
GAME_LEFT_OUT = {
    "game": "a declaration, read once",
    "fields": "tables read at the border",
    "position": "documents",
    "view_shape": "a declaration; what is compiled sees plain dicts",
}
# Interpreted in the bots: everything but search, what it is told about titles, and the class that bots descend from.

# Nobody replaces our functions when the library is loaded, so small ones may be inlined: a tenth faster.
CALL_DIRECTLY = "-fno-semantic-interposition"


def hot_files() -> list[Path]:
    """Every source file that is compiled."""
    files = [PACKAGE / "engine" / f"{name}.py" for name in ENGINE_HOT]
    files += [path for path in (PACKAGE / "server").rglob("*.py") if is_marked(path)]
    for game in sorted((PACKAGE / "games").iterdir()):
        if (game / "game.py").exists():
            files += [path for path in game.rglob("*.py") if is_hot(path.relative_to(game))]
    for room in ("search", "titles"):
        files += (PACKAGE / "bots" / room).rglob("*.py")
    files.append(PACKAGE / "bots" / "bot.py")
    return sorted(path for path in files if path.name != "__init__.py")


def is_marked(path: Path) -> bool:
    """Whether a file of the server says that it is compiled."""
    return HOT in path.read_text(encoding="utf-8").splitlines()


def is_hot(path: Path) -> bool:
    """Whether a file of a game is compiled; a folder is left out by its name."""
    return path.parts[0].removesuffix(".py") not in GAME_LEFT_OUT


def main() -> int:
    """Compile, and list what was compiled."""
    if "--list" in sys.argv:
        print(*[path.relative_to(ROOT) for path in hot_files()])
        return 0
    if shutil.which(os.environ.get("CC", "cc")) is None:
        print(
            "no C compiler here: the rules run interpreted (apt-get install gcc makes them about ten times faster)"
        )
        return 0 if "--if-possible" in sys.argv else 1
    files = hot_files()
    print(
        f"compiling {len(files)} files of rules, search and server with mypyc (two minutes or so) …",
        flush=True,
    )
    # What is compiled is what is there now, whatever somebody writes meanwhile. The package that reads
    # the list may not be installed yet, so its file is run alone.
    reader = runpy.run_path(str(PACKAGE / "compiled.py"))
    digests = {path: reader["digest"](path) for path in files}
    BUILD.mkdir(parents=True, exist_ok=True)
    setup = BUILD / "setup.py"
    names = [str(path.relative_to(SOURCE)) for path in files]
    setup.write_text(
        "from mypyc.build import mypycify\n"
        "from setuptools import setup\n"
        f"setup(name='patolli', packages=[], ext_modules=mypycify({['--strict', *names]!r}, "
        f"opt_level='2', group_name='patolli', target_dir={str(BUILD / 'c')!r}),\n"
        f"      script_args=['-q', 'build_ext', '--inplace', '--build-temp', {str(BUILD / 'objects')!r}])\n",
        encoding="utf-8",
    )
    log = BUILD / "log.txt"
    flags = f"{os.environ.get('CFLAGS', '')} {CALL_DIRECTLY}"
    with log.open("w", encoding="utf-8") as output:
        done = subprocess.run(
            [sys.executable, str(setup)],
            cwd=SOURCE,
            env={**os.environ, "CFLAGS": flags},
            stdout=output,
            stderr=output,
            check=False,
        )
    if done.returncode:
        print(log.read_text(encoding="utf-8")[-4000:])
        print("the rules did not compile; they run interpreted")
        return 0 if "--if-possible" in sys.argv else 1
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    built = {path: path.with_name(path.stem + suffix) for path in files}
    lines = [
        f"{path.relative_to(PACKAGE).as_posix()} {built[path].relative_to(PACKAGE).as_posix()} {digests[path]}\n"
        for path in files
    ]
    (PACKAGE / reader["LIST"]).write_text("".join(lines), encoding="utf-8")
    # What was compiled from files that have moved since would still be found.
    for stray in set(PACKAGE.rglob(f"*{suffix}")) - set(built.values()):
        stray.unlink()
    print("compiled")
    return 0


if __name__ == "__main__":
    sys.exit(main())
