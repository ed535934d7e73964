"""Compile the hot files with mypyc, beside their sources.

Usage: python scripts/compile_rules.py [--if-possible | --beside | --list]
With --if-possible a machine without a C compiler is told so and goes on interpreted. With --beside
somebody plays meanwhile: it yields to every other program, and outlives the terminal. Either does nothing
where these sources were compiled already, by these scripts. --list only says which files would be compiled.
"""

from __future__ import annotations

import os
import runpy
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "patolli"
BUILD = ROOT / "build" / "compiled"
# What decides how the sources become machine code, and the note of what it said when it last did.
SCRIPTS = ("compile_rules.py", "mypyc_setup.py", "docstrings_in_c.py")
MADE_BY = BUILD / "made-by.txt"

# The engine's own hot files. The others stand at the border (documents, declarations, matches,
# contracts, errors, which cannot be native classes): they are called once for each action of a person.
ENGINE_HOT = ("action", "agenda", "chance", "event", "fields", "numbering", "playout", "rows", "state")
# What the server does for every move at a table says so by this line; the rest of it waits for people,
# disks and sockets.
HOT = "# Hot: compiled by mypyc."
# What stays interpreted in a game, and why.
GAME_LEFT_OUT = {
    "coach": "asked once for each question of a person",
    "lessons": "positions, made when somebody begins",
    "game": "a declaration, read once",
    "fields": "tables read at the border",
    "position": "documents",
    "view_shape": "a declaration; what is compiled sees plain dicts",
}
# Interpreted in the bots: everything but search, what it is told about titles, and the class that bots descend from.
# Of these, too, what stands at the border.
BOTS_LEFT_OUT = {"weights": "a file, read once; its error cannot be a native class"}

# Nobody replaces our functions when the library is loaded, so small ones may be inlined: a tenth faster.
# Where libraries are not ELF they are never replaced.
CALL_DIRECTLY = "-fno-semantic-interposition"


def hot_files() -> list[Path]:
    """Every source file that is compiled."""
    files = [PACKAGE / "engine" / f"{name}.py" for name in ENGINE_HOT]
    files += [path for path in (PACKAGE / "server").rglob("*.py") if is_marked(path)]
    for game in sorted((PACKAGE / "games").iterdir()):
        if (game / "game.py").exists():
            files += [path for path in game.rglob("*.py") if is_hot(path.relative_to(game))]
    for room in ("search", "titles"):
        found = (PACKAGE / "bots" / room).rglob("*.py")
        files += [path for path in found if path.stem not in BOTS_LEFT_OUT]
    files.append(PACKAGE / "bots" / "bot.py")
    return sorted(path for path in files if path.name != "__init__.py")


def is_marked(path: Path) -> bool:
    """Whether a file of the server says that it is compiled."""
    return HOT in path.read_text(encoding="utf-8").splitlines()


def is_hot(path: Path) -> bool:
    """Whether a file of a game is compiled; a folder is left out by its name."""
    return path.parts[0].removesuffix(".py") not in GAME_LEFT_OUT


def is_compiler_missing() -> bool:
    """Whether nobody here compiles C; on Windows setuptools knows where to look."""
    return sys.platform != "win32" and shutil.which(os.environ.get("CC", "cc").split()[0]) is None


def step_aside() -> None:
    """Leave the machine to whoever plays meanwhile, and outlive the terminal."""
    if hasattr(os, "nice"):
        os.nice(19)
    for name in ("SIGHUP", "SIGINT"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)


@contextmanager
def alone(may_wait: bool) -> Iterator[bool]:
    """Whether nobody else compiles in this working copy, at once or at last.

    Where files cannot be locked nobody is expected.
    """
    BUILD.mkdir(parents=True, exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        if fcntl is not None:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                print("the rules are being compiled by somebody else just now", flush=True)
                if not may_wait:
                    yield False
                    return
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield True


def made_by(reader: dict[str, Any]) -> str:
    """What the scripts say now, in short."""
    return "".join(f"{name} {reader['digest'](ROOT / 'scripts' / name)}\n" for name in SCRIPTS)


def is_done(files: list[Path], reader: dict[str, Any]) -> bool:
    """Whether there is nothing to do: these files were compiled by these scripts, and all that came of it is there."""
    known = MADE_BY.read_text(encoding="utf-8") if MADE_BY.exists() else ""
    return (
        known == made_by(reader)
        and reader["freshness"](PACKAGE) == reader["COMPILED"]
        and [source for source, _, _ in reader["listed"](PACKAGE)] == [name_of(path) for path in files]
    )


def name_of(path: Path) -> str:
    """A file of the package as the list has it."""
    return path.relative_to(PACKAGE).as_posix()


def put_into_place(files: list[Path], digests: dict[Path, str], reader: dict[str, Any]) -> None:
    """Move what was built beside its sources, and list it; a process that starts meanwhile sees no list.

    It then runs the readable rules: half of the old machine code and half of the new must never be loaded together.
    """
    MADE_BY.unlink(missing_ok=True)
    (PACKAGE / reader["LIST"]).unlink(missing_ok=True)
    suffix = reader["SUFFIX"]
    built = {path: path.with_name(path.stem + suffix) for path in files}
    for path in sorted((BUILD / "lib").rglob(f"*{suffix}")):
        path.replace(SOURCE / path.relative_to(BUILD / "lib"))
    lines = [f"{name_of(path)} {name_of(built[path])} {digests[path]}\n" for path in files]
    unfinished = BUILD / reader["LIST"]
    unfinished.write_text("".join(lines), encoding="utf-8")
    unfinished.replace(PACKAGE / reader["LIST"])
    # What was compiled from files that have moved since would still be found.
    for stray in set(PACKAGE.rglob(f"*{suffix}")) - set(built.values()):
        stray.unlink()
    MADE_BY.write_text(made_by(reader), encoding="utf-8")


def compile_all(files: list[Path], reader: dict[str, Any]) -> bool:
    """Compile these files; whether they did."""
    # What is compiled is what is there now, whatever somebody writes meanwhile.
    digests = {path: reader["digest"](path) for path in files}
    shutil.rmtree(BUILD / "lib", ignore_errors=True)
    log = BUILD / "log.txt"
    flags = f"{os.environ.get('CFLAGS', '')} {CALL_DIRECTLY if sys.platform.startswith('linux') else ''}"
    names = [path.relative_to(SOURCE).as_posix() for path in files]
    with log.open("w", encoding="utf-8") as output:
        done = subprocess.run(
            [sys.executable, str(ROOT / "scripts" / "mypyc_setup.py"), str(BUILD), *names],
            cwd=SOURCE,
            env={**os.environ, "CFLAGS": flags},
            stdout=output,
            stderr=output,
            check=False,
        )
    if done.returncode:
        print(log.read_text(encoding="utf-8")[-4000:])
        return False
    put_into_place(files, digests, reader)
    return True


def main() -> int:
    """Compile, and list what was compiled."""
    files = hot_files()
    if "--list" in sys.argv:
        print(*[path.relative_to(ROOT) for path in files])
        return 0
    # The package that reads the list may not be installed yet, so its file is run alone.
    reader = runpy.run_path(str(PACKAGE / "compiled.py"))
    is_beside = "--beside" in sys.argv
    may_fail = is_beside or "--if-possible" in sys.argv
    if may_fail and is_done(files, reader):
        return 0
    if is_beside:
        step_aside()
    if is_compiler_missing():
        print("no C compiler here: the rules run interpreted (a compiler makes them about ten times faster)")
        return 0 if may_fail else 1
    with alone(may_wait=not is_beside) as is_first:
        # Whoever compiled meanwhile may have done all there was to do.
        if not is_first or (may_fail and is_done(files, reader)):
            return 0
        told = (
            "the readable rules play at once; beside them they are compiled, for the next start"
            if is_beside
            else f"compiling {len(files)} files of rules, search and server (two minutes or so) …"
        )
        print(told, flush=True)
        is_compiled = compile_all(files, reader)
    # The terminal may have been closed meanwhile.
    with suppress(OSError):
        if not is_compiled:
            print("the rules did not compile; they run interpreted", flush=True)
        else:
            print(
                "the rules are compiled" + (": the next start is the fast one" if is_beside else ""),
                flush=True,
            )
    return 0 if is_compiled or may_fail else 1


if __name__ == "__main__":
    sys.exit(main())
