"""Progress: a bar on the error stream while long work is done, if anybody watches."""

from __future__ import annotations

from collections.abc import Iterator

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from patolli.cli.terminal import Terminal


def counted(terminal: Terminal, label: str, total: int) -> Iterator[int]:
    """The numbers from 0 to total - 1, with a bar that follows them."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=terminal.err, transient=True, disable=not terminal.err.is_terminal
    ) as progress:
        task = progress.add_task(label, total=total)
        for number in range(total):
            yield number
            progress.advance(task)
