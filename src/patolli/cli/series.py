"""Series: what the commands share that let bots play many matches."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from patolli.arena.cluster import ClusterRunner
from patolli.arena.runner import LocalRunner, Runner
from patolli.cli.arguments import Options, table_of_options
from patolli.cli.failures import BadArgument
from patolli.engine.errors import Reason
from patolli.extras import need

Entrants = Annotated[str, Parameter(help="arena-argument-bots")]
Matches = Annotated[int, Parameter(help="arena-argument-matches")]
Plot = Annotated[Path | None, Parameter(help="arena-argument-plot", show_default=False)]

MOST_WORKERS: Final = 256


@Parameter(name="*")
@dataclass(frozen=True)
class Series:
    """How the matches of a series are dealt, and who plays them."""

    seed: Annotated[int, Parameter(help="cli-argument-first-seed")] = 0
    workers: Annotated[int, Parameter(help="arena-argument-workers")] = 2
    ray: Annotated[str | None, Parameter(help="arena-argument-ray", show_default=False)] = None
    option: Options = None

    @property
    def options(self) -> dict[str, str]:
        """The options of the game that were chosen."""
        return table_of_options(self.option)

    def runner(self) -> Runner:
        """Whoever plays the tickets: processes of this machine, or a cluster."""
        if not 1 <= self.workers <= MOST_WORKERS:
            raise BadArgument("--workers", self.workers, Reason("whole_number", low=1, high=MOST_WORKERS))
        if self.ray is None:
            return LocalRunner(self.workers)
        need("ray", "cluster")
        return ClusterRunner(self.ray, self.workers)


ANY_SERIES: Final = Series()
