"""Views of Canary: what a seat or a spectator may see, field by field."""

from __future__ import annotations

from canary.material import BIRDS
from canary.state import State, Watcher
from canary.view_shape import OpenView, OwnView, WatcherView


def names(birds: list[int]) -> list[str]:
    """Birds by name."""
    return [BIRDS[bird] for bird in birds]


def open_view(state: State) -> OpenView:
    """Hands, closed nests and the pile's order are secret, everything else lies open."""
    return {
        "rounds": state.rounds,
        "shown": names(state.shown),
        "pile": len(state.pile),
        "watchers": [open_watcher(watcher) for watcher in state.watchers],
    }


def open_watcher(watcher: Watcher) -> WatcherView:
    """What everybody sees of one player."""
    return {
        "shells": watcher.shells,
        "feathers": watcher.feathers,
        "hand": len(watcher.hand),
        "hidden": len(watcher.hidden),
        "nest": names(watcher.nest),
        "points": watcher.points(),
    }


def own_view(state: State, viewer: int | None) -> OwnView:
    """The birds of whoever looks."""
    if viewer is None:
        return {"viewer": None, "hand": None, "hidden": None}
    own = state.watchers[viewer]
    return {"viewer": viewer, "hand": names(own.hand), "hidden": names(own.hidden)}
