"""The app: which command was meant, in which language, and how it ends.

Exit statuses: 0, all went well; 1, `verify` found a false record; 2, something given was
wrong or cannot be read or written; 130, interrupted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import Final

from cyclopts import App, CycloptsError, Group, Parameter

import patolli
from patolli import disk
from patolli.cli import (
    admin,
    arena,
    backup,
    champion,
    check,
    ladder,
    perft,
    play,
    puzzles,
    replay,
    report,
    resume,
    rules,
    selfplay,
    serve,
    simulate,
    streams,
    train,
    verify,
    version,
)
from patolli.cli.failures import AbsentArgument, CannotPrint, typed
from patolli.cli.help import TranslatedHelp
from patolli.cli.terminal import Terminal
from patolli.engine.errors import PatolliError
from patolli.i18n import Texts, language_from

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130

COMMANDS: Final[dict[str, tuple[Callable[..., int], str]]] = {
    "play": (play.play, "cli-about-play"),
    "resume": (resume.resume, "cli-about-resume"),
    "rules": (rules.rules, "cli-about-rules"),
    "simulate": (simulate.simulate, "cli-about-simulate"),
    "replay": (replay.replay, "cli-about-replay"),
    "verify": (verify.verify, "cli-about-verify"),
    "perft": (perft.perft, "cli-about-perft"),
    "arena": (arena.arena, "arena-about-arena"),
    "ladder": (ladder.ladder, "arena-about-ladder"),
    "report": (report.report, "arena-about-report"),
    "selfplay": (selfplay.selfplay, "arena-about-selfplay"),
    "train": (train.train, "arena-about-train"),
    "champion": (champion.champion, "arena-about-champion"),
    "puzzles": (puzzles.puzzles, "arena-about-puzzles"),
    "serve": (serve.serve, "cli-about-serve"),
    "backup": (backup.backup, "cli-about-backup"),
    "restore": (backup.restore, "cli-about-restore"),
    "check": (check.check, "cli-about-check"),
    "admin": (admin.admin, "cli-about-admin"),
    "version": (version.version, "cli-about-version"),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    streams.prepare()
    terminal = Terminal(Texts(language_from(os.environ)))
    try:
        try:
            language = take_language(words)
            terminal = Terminal(Texts(language_from(os.environ, language)))
            status = run(terminal, words)
        except PatolliError as error:
            terminal.fail(error)
            status = BAD_INPUT
        except KeyboardInterrupt:
            terminal.err.print()
            status = INTERRUPTED
        # What is still buffered is written now, so that a full disk is noticed here.
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever was reading has read enough.
        streams.abandon()
        status = 0
    except OSError as error:
        streams.abandon()
        status = cannot_print(terminal, error)
    return status


def cannot_print(terminal: Terminal, error: OSError) -> int:
    """Say why nothing more can be printed, if that can be said at all."""
    try:
        terminal.fail(CannotPrint(disk.why(error)))
    except OSError:
        streams.abandon()
    return BAD_INPUT


def take_language(words: list[str]) -> str | None:
    """Remove `--lang` from the words; the language decides how everything else is answered."""
    for index, word in enumerate(words):
        if word == "--":
            return None
        if word == "--lang":
            if index + 1 == len(words):
                raise AbsentArgument("--lang")
            del words[index]
            return words.pop(index)
        if word.startswith("--lang="):
            return words.pop(index).removeprefix("--lang=")
    return None


def run(terminal: Terminal, words: list[str]) -> int:
    """Find the command and carry it out."""
    app = build(terminal)
    try:
        # Whoever says nothing wants to play.
        command, bound, injected = app.parse_args(words or ["play"], print_error=False, exit_on_error=False)
    except CycloptsError as error:
        raise typed(error, list(COMMANDS)) from error
    status = command(*bound.args, **bound.kwargs, **dict.fromkeys(injected, terminal))
    return status if isinstance(status, int) else 0


def build(terminal: Terminal) -> App:
    """All commands, with help in the reader's language."""
    app = App(
        name="patolli",
        help="cli-about-patolli",
        help_format="plaintext",
        help_formatter=TranslatedHelp(terminal.texts),
        help_epilogue=terminal.text("cli-help-language"),
        help_flags=["--help", "-h"],
        version=lambda: f"patolli {patolli.__version__}",
        version_flags=["--version"],
        default_parameter=Parameter(negative=()),
        group_commands=Group("Commands", sort_key=0),
        console=terminal.out,
    )
    for place, (name, (command, about)) in enumerate(COMMANDS.items()):
        app.command(command, name=name, help=about, sort_key=place)
    app["--help"].help = "cli-about-help"
    app["--version"].help = "cli-about-version-flag"
    return app
