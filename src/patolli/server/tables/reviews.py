"""Reviews: every decision of the people at a finished match, judged by what they could know then.

The work is claimed in the store, so that one process does it, and kept while it grows: whoever stops it, or leaves,
finds what has been judged when they come back. Nobody reviews for nobody: without a look it rests.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Final

import msgspec

from patolli.bots.levels import LEVELS
from patolli.engine.agenda import ConfirmTurn
from patolli.engine.match import Match, Move
from patolli.server import wire
from patolli.server.errors import NotAllowed, NotNow, OldRules
from patolli.server.identifiers import CLAIM_BYTES, new_id
from patolli.server.json_logging import logger
from patolli.server.judging import Judging, NobodyJudges, Verdict, Verdicts
from patolli.server.tables.hints import judging_of
from patolli.server.tables.table import Table
from patolli.server.updates.encoded_options import option
from patolli.storage import StoreUnavailable
from patolli.storage.rows import ReviewRow

# The level that judges a title: its tries are what a decision is worth.
JUDGE: Final = LEVELS[-1]
# An answer is as good as the best if it costs no more of the chance to win than two searches may differ by.
ALIKE: Final = 0.01
SLIP: Final = 0.02
MISTAKE: Final = 0.08
# The moments that are told of each seat.
MOMENTS: Final = 3
# What has been judged is kept so often, in seconds; a process that says nothing for long has died.
KEPT_EVERY: Final = 1.5
CLAIM_SECONDS: Final = 30.0
# How often whoever waits for a verdict says so, in seconds.
HELD_EVERY: Final = 5.0
# Without a look for so long it rests.
PATIENCE: Final = 20.0

_moves: Final = msgspec.json.Decoder(list[wire.JudgedMove])


def seats_of_people(table: Table) -> list[int]:
    """The seats at which somebody played who is no bot."""
    return [
        seat
        for seat, place in enumerate(table.settings.places)
        if any(sitter.bot is None for sitter in place.sitters)
    ]


def decisions(match: Match, fresh: Match, seats: list[int]) -> Iterator[tuple[int, Move]]:
    """The moves that were a choice of these seats; `fresh` is played up to each of them."""
    for number, move in enumerate(match.moves):
        if move.seat in seats and is_choice(fresh, move.seat):
            yield number, move
        fresh.play(move.action, move.seat)


def is_choice(match: Match, seat: int) -> bool:
    """Whether a seat had to choose; to end a turn is no choice."""
    asked = [question for question in match.pending() if question.seat == seat]
    return len(match.legal(seat)) > 1 and not any(isinstance(each, ConfirmTurn) for each in asked)


def grade_of(loss: float) -> wire.Grade:
    """How good an answer was that cost so much of the chance to win."""
    if loss <= ALIKE:
        return "best"
    if loss <= SLIP:
        return "good"
    return "slip" if loss <= MISTAKE else "mistake"


def judged(match: Match, number: int, move: Move, verdicts: Verdicts) -> wire.JudgedMove:
    """A decision with what was found about it; what was played is best where nothing is better."""
    loss = max(0.0, verdicts.best.chance - verdicts.asked.chance)
    grade = grade_of(loss)
    is_best = grade == "best"
    best = verdicts.asked if is_best else verdicts.best
    # What the search found better is as good by all that can be told of it.
    alike = [verdicts.best] if is_best and verdicts.best.answer != verdicts.asked.answer else []
    return wire.JudgedMove(
        move=number,
        seat=move.seat,
        played=answer(match, verdicts.asked),
        best=answer(match, best),
        others=[
            answer(match, each)
            for each in (*alike, *verdicts.others)
            # An answer that few tries make look better than the best would only confuse.
            if each.chance <= best.chance + ALIKE
        ],
        loss=0.0 if is_best else loss,
        gain=0 if is_best else verdicts.gain,
        grade=grade,
        parts=[] if is_best else [wire.Part(source, points) for source, points in verdicts.parts],
    )


def answer(match: Match, verdict: Verdict) -> wire.JudgedAnswer:
    """What was found of an answer, on the wire."""
    chosen = option(match.game, match.game.actions.parse(verdict.answer))
    return wire.JudgedAnswer(chosen, verdict.points, verdict.chance)


def moments_of(moves: list[wire.JudgedMove], seats: list[int]) -> list[int]:
    """The moves that cost each seat most, in the order in which they were played."""
    found: list[int] = []
    for seat in seats:
        costly = [each for each in moves if each.seat == seat and each.loss > SLIP]
        costly.sort(key=lambda each: (-each.loss, each.move))
        found += [each.move for each in costly[:MOMENTS]]
    return sorted(found)


async def look(table: Table, person: str | None) -> wire.Review:
    """What is known by now; whoever looks keeps the work going."""
    if table.is_of_older_rules():
        # Nothing can be judged by rules that are gone; the page that asks is told so without a refusal.
        return wire.Review("none", 0, [], [], [], allowed=False)
    check_over(table)
    row = await table.context.store.review(table.id)
    now = table.context.now()
    if row is not None and row.status == "running" and now - row.looked > PATIENCE / 4:
        await table.context.store.look_at_review(table.id, now)
    return told(table, row, person)


async def begin(table: Table, person: str) -> wire.Review:
    """Begin to review a match, or go on; somebody who sat here may ask for it."""
    check_over(table)
    if not may_ask(table, person):
        raise NotAllowed("review")
    now = table.context.now()
    total = await asyncio.to_thread(count, table)
    claim = new_id(CLAIM_BYTES)
    if await table.context.store.claim_review(table.id, claim, total, now, now + CLAIM_SECONDS):
        _ = table.context.background.spawn(Work(table, claim).run())
    return await look(table, person)


def count(table: Table) -> int:
    """How many decisions of people there are in a match that is over."""
    assert table.log is not None
    log = table.log
    return sum(1 for _ in decisions(log.match, log.match_of([]), seats_of_people(table)))


async def stop(table: Table, person: str) -> wire.Review:
    """Stop the work; what has been judged stays."""
    if not may_ask(table, person):
        raise NotAllowed("review")
    await table.context.store.stop_review(table.id)
    return await look(table, person)


def may_ask(table: Table, person: str | None) -> bool:
    """Whether somebody may have a match reviewed: who sat there, unless others still play its origin."""
    settings = table.settings
    return (
        person is not None
        and person in settings.members()
        and not settings.from_people
        and bool(seats_of_people(table))
    )


def check_over(table: Table) -> None:
    """Refuse matches that are not over, or whose rules have changed."""
    if table.is_of_older_rules():
        raise OldRules(table.id, table.settings.rules, table.newest_rules())
    if table.log is None or table.status not in ("over", "ended"):
        raise NotNow("review", table.status)


def told(table: Table, row: ReviewRow | None, person: str | None) -> wire.Review:
    """A review on the wire; one whose process has died can be gone on with."""
    seats = seats_of_people(table)
    moves = [] if row is None else _moves.decode(row.document)
    status = "none" if row is None else row.status
    if row is not None and status == "running" and row.busy_until < table.context.now():
        status = "stopped"
    return wire.Review(
        status=msgspec.convert(status, wire.ReviewStatus),
        total=0 if row is None else row.total,
        seats=seats,
        moves=moves,
        moments=moments_of(moves, seats) if status == "done" else [],
        allowed=may_ask(table, person),
    )


class Work:
    """One review under way: what has been judged, and the claim under which it is written down."""

    def __init__(self, table: Table, claim: str) -> None:
        self.table: Final = table
        self.claim: Final = claim
        self.store: Final = table.context.store
        self.moves: list[wire.JudgedMove] = []

    async def run(self) -> None:
        """Judge one decision after another, as long as somebody looks on."""
        status = "failed"
        row = await self.store.review(self.table.id)
        self.moves = [] if row is None else _moves.decode(row.document)
        try:
            status = await self.judge_all()
        except NobodyJudges:
            logger.warning("a review failed", extra={"table": self.table.id})
        except (StoreUnavailable, asyncio.CancelledError):
            # What was kept last stays, and the claim runs out by itself.
            logger.info("a review was broken off", extra={"table": self.table.id})
            raise
        await self.keep(status)

    async def keep(self, status: str) -> None:
        """Write down what has been found."""
        await self.store.keep_review(self.table.id, self.claim, status, document_of(self.moves))

    async def judge_all(self) -> str:
        """Judge what has not been judged, and keep it now and then; how it ended."""
        assert self.table.log is not None
        log, context = self.table.log, self.table.context
        done = {each.move for each in self.moves}
        kept = context.now()
        fresh = log.match_of([])
        for number, move in decisions(log.match, fresh, seats_of_people(self.table)):
            if number in done:
                continue
            asked = log.game.actions.notation(move.action)
            tries = JUDGE.tries(log.game.key)
            found = await self.judge(judging_of(fresh, self.table.id, move.seat, tries, "review", asked))
            if found is None:
                return "stopped"
            self.moves.append(judged(fresh, number, move, found))
            if context.now() - kept > KEPT_EVERY:
                kept = context.now()
                await self.keep("running")
                if not await self.is_wanted():
                    return "stopped"
        return "done"

    async def judge(self, judging: Judging) -> Verdicts | None:
        """What is found about one decision, however long the queue; nothing when it is no longer wanted."""
        thought = asyncio.ensure_future(
            self.table.context.judge_at_leisure(judging, f"review {self.table.id}")
        )
        try:
            while not (await asyncio.wait({thought}, timeout=HELD_EVERY))[0]:
                if not await self.is_wanted():
                    return None
            return thought.result()
        finally:
            thought.cancel()

    async def is_wanted(self) -> bool:
        """Whether the work is still ours and somebody looks on; if so it goes on being ours."""
        now = self.table.context.now()
        looked = await self.store.hold_review(self.table.id, self.claim, now + CLAIM_SECONDS)
        return looked is not None and now - looked <= PATIENCE


def document_of(moves: list[wire.JudgedMove]) -> str:
    """What was judged, as it is kept."""
    return msgspec.json.encode(moves).decode()
