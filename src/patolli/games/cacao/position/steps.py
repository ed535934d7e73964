"""Every kind of Step of Cacao, as documents name them."""

from __future__ import annotations

from typing import Final

from patolli.engine.agenda import ConfirmTurn
from patolli.engine.position import Steps
from patolli.games.cacao.decisions.acting import Harvest, SellCacao, SendWorkers, UseWorkers, VisitMarket
from patolli.games.cacao.decisions.filling import FillFromPile, FillGap
from patolli.games.cacao.decisions.placing import PlaceWorker
from patolli.games.cacao.decisions.turning import BeginTurn, EndTurn

STEPS: Final = Steps(
    BeginTurn,
    PlaceWorker,
    FillGap,
    FillFromPile,
    UseWorkers,
    Harvest,
    VisitMarket,
    SellCacao,
    SendWorkers,
    ConfirmTurn,
    EndTurn,
)
