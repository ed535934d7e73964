"""Events of Canary: what screens and logs are told."""

from __future__ import annotations

from typing import Final

from canary.fields import BIRD, ROUND
from patolli.engine.event import EventKind
from patolli.engine.fields import Number

BIRD_HIDDEN: Final = EventKind("bird_hidden", BIRD)
BIRD_HIDDEN_UNSEEN: Final = EventKind("bird_hidden_unseen")
TORCH_PASSED: Final = EventKind("torch_passed", ROUND)
BIRD_SHOWN: Final = EventKind("bird_shown", BIRD, Number("shells", 1, 4))
FEATHER_FOUND: Final = EventKind("feather_found")
BARTERED: Final = EventKind("bartered", Number("feathers", 1, 9), Number("shells", 1, 9))
CALL_ANSWERED: Final = EventKind("call_answered", Number("shells", 1, 9))
BIRD_DRAWN: Final = EventKind("bird_drawn", BIRD, reveals=True)
BIRD_DRAWN_UNSEEN: Final = EventKind("bird_drawn_unseen", reveals=True)
NEST_OPENED: Final = EventKind("nest_opened", BIRD, Number("points", 1, 4), reveals=True)
DUSK_FELL: Final = EventKind("dusk_fell")

EVENT_KINDS: Final = (
    BIRD_HIDDEN,
    BIRD_HIDDEN_UNSEEN,
    TORCH_PASSED,
    BIRD_SHOWN,
    FEATHER_FOUND,
    BARTERED,
    CALL_ANSWERED,
    BIRD_DRAWN,
    BIRD_DRAWN_UNSEEN,
    NEST_OPENED,
    DUSK_FELL,
)
