"""What a seat may know of Teotihuacan as numbers, for research.

Room card. `tensor` says which part of an observation stands where, `encode` writes it.
"""

from patolli.games.teotihuacan.features.encode import (
    ACTION_COUNT,
    OBSERVATION_SIZE,
    PARTS,
    action_of,
    number_of,
    write_mask,
    write_observation,
)

__all__ = [
    "ACTION_COUNT",
    "OBSERVATION_SIZE",
    "PARTS",
    "action_of",
    "number_of",
    "write_mask",
    "write_observation",
]
