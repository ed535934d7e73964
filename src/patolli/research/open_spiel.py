"""OpenSpiel: every game registered with pyspiel as patolli_<key>.

    import patolli.research.open_spiel
    game = pyspiel.load_game("patolli_cacao", {"players": 3, "deals": 1000})

The root is a chance node that picks one of `deals` deals, dealt from `first_deal` on; from
there on nothing is left to chance. Utilities come from the places and add up to nought.
"""

from __future__ import annotations

import json
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from patolli.engine.state import State
from patolli.extras import needing
from patolli.games import game_of
from patolli.research.encoding import Encoding, encoding_of, learnable_keys
from patolli.research.episode import deal, outcome

with needing("research"):
    import pyspiel

DEALS: Final = 1000
PARAMETERS: Final = {"players": 2, "deals": DEALS, "first_deal": 0}
FEWEST: Final = 2


class Held:
    """A State that OpenSpiel can clone (by deepcopy) and serialize (by pickle)."""

    def __init__(self, key: str, state: State | None) -> None:
        self.key: Final = key
        # None before the deal.
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.key, None if self.state is None else self.state.copy())

    def __reduce__(self) -> tuple[Any, tuple[str, dict[str, object] | None]]:
        return held, (self.key, None if self.state is None else game_of(self.key).position(self.state))


def held(key: str, position: dict[str, object] | None) -> Held:
    """What was serialized, as it was."""
    return Held(key, None if position is None else game_of(key).from_position(position))


class PatolliGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel is not typed
    """One game of the house; `key` is set by its subclass."""

    key = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        self.encoding: Final = encoding_of(self.key)
        self.players: Final = int(chosen["players"])
        self.deals: Final = int(chosen["deals"])
        self.first_deal: Final = int(chosen["first_deal"])
        told = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.action_count,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.encoding.game.decision_bound,
        )
        super().__init__(game_type(self.key), told, chosen)

    def new_initial_state(self) -> PatolliState:
        """The State before the deal."""
        return PatolliState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> PatolliObserver:
        """An observer of what one player may know."""
        return PatolliObserver(self.encoding)


class PatolliState(pyspiel.State):  # type: ignore[misc]  # pyspiel is not typed
    """The deal, then one answer after the other."""

    def __init__(self, game: PatolliGame) -> None:
        super().__init__(game)
        self.held = Held(game.key, None)
        self.players = game.players
        self.deals = game.deals
        self.first_deal = game.first_deal

    @property
    def encoding(self) -> Encoding:
        """The numbers of this game."""
        return encoding_of(self.held.key)

    @property
    def dealt(self) -> State:
        """The position; there must have been a deal."""
        assert self.held.state is not None
        return self.held.state

    def current_player(self) -> int:
        """Chance at the root, then the seat that decides."""
        if self.held.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.held.state.is_over():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.held.state.seat_to_act()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is as likely as another."""
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.encoding.numbers(self.dealt, player))

    def _apply_action(self, action: int) -> None:
        if self.held.state is None:
            self.held.state = deal(self.encoding.game, self.players, {}, self.first_deal + action)
        else:
            self.held.state.apply(self.encoding.features.action_of(self.held.state, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if self.held.state is None:
            return f"deal {self.first_deal + action}"
        return self.encoding.game.actions.notation(self.encoding.features.action_of(self.dealt, action))

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.held.state is not None and self.held.state.is_over()

    def returns(self) -> list[float]:
        """Utilities by place."""
        if not self.is_terminal():
            return [0.0] * self.players
        return outcome(self.dealt)

    def __str__(self) -> str:
        if self.held.state is None:
            return "before the deal"
        return json.dumps(self.encoding.game.position(self.held.state), sort_keys=True)


class PatolliObserver:
    """What a player may know: numbers from 0 to 1 by part, and the view as text."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding: Final = encoding
        self.tensor: Final[NDArray[np.float32]] = np.zeros(encoding.observation_size, dtype=np.float32)
        self.dict: Final = {name: self.tensor[where] for name, where in encoding.slices.items()}

    def set_from(self, state: PatolliState, player: int) -> None:
        """Fill the tensor for a player."""
        if state.held.state is None:
            self.tensor.fill(0)
        else:
            seen = self.encoding.observation(state.dealt, player)
            np.divide(seen, self.encoding.highs, out=self.tensor, dtype=np.float32)

    def string_from(self, state: PatolliState, player: int) -> str:
        """The view as text."""
        if state.held.state is None:
            return "before the deal"
        return json.dumps(self.encoding.game.view(state.dealt, player), sort_keys=True)


def game_type(key: str) -> Any:
    """What OpenSpiel is told about a game."""
    return pyspiel.GameType(
        short_name=f"patolli_{key}",
        long_name=f"{key.capitalize()} (patolli)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game_of(key).seats[-1],
        # Against Teotibot alone utilities would not add up to nought.
        min_num_players=max(FEWEST, game_of(key).seats[0]),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def register_all() -> None:
    """Let pyspiel.load_game find every game."""
    known = pyspiel.registered_names()
    for key in learnable_keys():
        if f"patolli_{key}" not in known:
            made = type(f"{key.capitalize()}Game", (PatolliGame,), {"key": key, "__module__": __name__})
            # Where pickle looks for it.
            globals()[made.__name__] = made
            pyspiel.register_game(game_type(key), made)


register_all()
