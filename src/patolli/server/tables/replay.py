"""Replays: a match gone through move by move, as one viewer saw it."""

from __future__ import annotations

from patolli.engine.chance import QuickChance
from patolli.engine.errors import BadRecord, Reason
from patolli.engine.event import Event
from patolli.engine.game import Game
from patolli.engine.match import Match, Move
from patolli.face import load
from patolli.games import game_of
from patolli.record import replay as replay_record
from patolli.server import wire
from patolli.server.tables.match_log import questions
from patolli.server.updates import projection
from patolli.server.updates.encoded_options import option

DEEPEST_NESTING = 40


def make_replay(
    match: Match, fresh: Match, viewer: int | None, start: int, count: int, names: list[str]
) -> wire.Replay:
    """Frames of a match; `fresh` is the same match before its first move, and is played through."""
    moves = match.moves
    frames: list[wire.Frame] = []
    scores: list[list[int]] = []
    turns: list[int] = []
    parts: list[wire.ReplayPart] = []
    for number in range(len(moves) + 1):
        if number:
            fresh.play(moves[number - 1].action, moves[number - 1].seat)
        scores.append(known_scores(fresh, viewer, match.is_over))
        events = moves[number - 1].events if number else fresh.opening
        if any(event.kind is match.game.turn_event for event in events):
            turns.append(number)
        parts += parts_begun(match.game, number, events, parts)
        if start <= number < start + count:
            frames.append(frame(fresh, number, moves[number - 1] if number else None, viewer, match.is_over))
    return wire.Replay(
        game=match.game.key,
        rules=match.game.version,
        seats=match.state.seats,
        options={} if match.setup is None else match.setup.options,
        names=names,
        viewer=viewer,
        moves=len(moves),
        over=match.is_over,
        scores=scores,
        ranking=match.ranking() if match.is_over else [],
        turns=turns,
        parts=parts,
        movers=[move.seat for move in moves],
        start=start,
        frames=frames,
    )


def parts_begun(
    game: Game, number: int, events: list[Event], before: list[wire.ReplayPart]
) -> list[wire.ReplayPart]:
    """The parts that begin with a move: what counts further than ever before."""
    reached = {part.event: part.number for part in before}
    begun: list[wire.ReplayPart] = []
    for event in events:
        if event.kind in game.part_events and event.values[0] > reached.get(event.kind.name, 0):
            reached[event.kind.name] = event.values[0]
            begun.append(wire.ReplayPart(number, event.kind.name, event.values[0]))
    return begun


def frame(match: Match, number: int, move: Move | None, viewer: int | None, is_over: bool) -> wire.Frame:
    """The position now, and what the last move did; every choice is public once all is over."""
    events = match.opening if move is None else move.events
    is_known = move is not None and (is_over or move.seat == viewer)
    return wire.Frame(
        move=number,
        seat=-1 if move is None else move.seat,
        choice=option(match.game, move.action) if move is not None and is_known else None,
        events=projection.shown_events(events, viewer),
        view=match.view(viewer),
        pending=projection.hidden(questions(match), viewer),
    )


def known_scores(match: Match, viewer: int | None, is_over: bool) -> list[int]:
    """The scores so far; of a running match only as the viewer can know them."""
    if is_over:
        return match.scores()
    return match.state.reimagined(-1 if viewer is None else viewer, QuickChance(0)).scores()


def same_beginning(match: Match) -> Match:
    """The match before its first move."""
    if match.setup is not None:
        return Match(match.game, match.setup)
    record = match.record()
    return Match(match.game, None, record["position"])


def open_document(document: dict[str, object], until: int | None = None) -> Match:
    """The match of a record or position file, up to a move."""
    check_depth(document)
    if until is None or "moves" not in document:
        return load(document)
    game: Game = game_of(document.get("game"))
    whole = replay_record(game, document)
    fresh = same_beginning(whole)
    for move in whole.moves[:until]:
        fresh.play(move.action, move.seat)
    return fresh


def check_depth(document: object, depth: int = 0) -> None:
    """Refuse documents nested deeper than any of ours."""
    if depth > DEEPEST_NESTING:
        raise BadRecord("document", Reason("too_deep"))
    inner = (
        document.values() if isinstance(document, dict) else document if isinstance(document, list) else ()
    )
    for each in inner:
        check_depth(each, depth + 1)
