"""Tickets repeat anywhere, and no match is lost with a process."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections import deque
from contextlib import closing

import pytest

from patolli.arena.cluster import LOCAL, ClusterRunner
from patolli.arena.entrant import BadEntrant, Entrant
from patolli.arena.runner import LocalRunner, TicketFailed, TicketLost
from patolli.arena.ticket import Outcome, Ticket, play, series
from patolli.arena.tournament import hold
from patolli.bots.bot import Bot, Budget
from patolli.bots.lineup import UnknownBot
from patolli.bots.simple import RandomBot
from patolli.engine.chance import QuickChance
from patolli.engine.errors import BadSetup
from patolli.engine.observation import Observation
from patolli.extras import MissingExtra

RANDOM = Entrant("random")
GREEDY = Entrant("greedy")


def small_series(matches: int = 8) -> list[Ticket]:
    return series("cacao", {}, [RANDOM, Entrant("learner")], matches, 5)


def same(first: list[Outcome], second: list[Outcome]) -> bool:
    return len(first) == len(second) and all(a.repeats(b) for a, b in zip(first, second, strict=True))


def test_a_ticket_plays_the_same_match_twice() -> None:
    ticket = series("cacao", {}, [Entrant("search", iterations=6), RANDOM], 1, 3)[0]
    first, again = play(ticket), play(ticket)
    assert first.repeats(again)
    assert first.sheets == again.sheets
    assert first.chosen == again.chosen
    other = play(series("cacao", {}, [Entrant("search", iterations=6), RANDOM], 1, 4)[0])
    assert first.digest != other.digest


class Late(RandomBot):
    """Answers late, and thinks no longer for it."""

    def choose(self, observation: Observation, budget: Budget) -> int:
        time.sleep(0.01)
        return super().choose(observation, budget)


class AmongLate(Ticket):
    """A match of bots that answer late."""

    def seated(self, streams: QuickChance) -> list[Bot]:
        return [Late(streams) for _ in self.entrants]


def test_seconds_are_the_processor_s_so_that_a_busy_machine_takes_no_thought_away() -> None:
    outcome = play(AmongLate("cacao", (), (RANDOM, RANDOM), 3, 0))
    assert outcome.decisions[0] > 10
    assert outcome.seconds[0] < 0.005 * outcome.decisions[0]
    assert Entrant("search", seconds=0.1).budget().clock is time.process_time


def test_every_deal_is_played_from_every_seating() -> None:
    bots = [Entrant("random"), Entrant("greedy"), Entrant("learner")]
    tickets = series("cacao", {}, bots, 6, 10)
    assert [ticket.seed for ticket in tickets] == [10, 10, 10, 11, 11, 11]
    assert {ticket.entrants for ticket in tickets[:3]} == {
        (bots[0], bots[1], bots[2]),
        (bots[1], bots[2], bots[0]),
        (bots[2], bots[0], bots[1]),
    }
    assert [ticket.index for ticket in tickets] == list(range(6))


def test_one_worker_and_two_play_the_same() -> None:
    tickets = small_series()
    one = list(LocalRunner(1).outcomes(tickets))
    two = list(LocalRunner(2).outcomes(tickets))
    here = [play(ticket) for ticket in tickets]
    assert same(one, two)
    assert same(one, here)


def test_stopping_early_does_not_depend_on_workers() -> None:
    entrants = [Entrant("learner"), RANDOM]
    tickets = series("cacao", {}, entrants, 40, 1)
    lengths = set()
    for workers in (1, 2):
        result = hold(tickets, entrants, LocalRunner(workers), True, lambda _: None)
        lengths.add(len(result.outcomes))
        assert result.document()["test"] is not None
    assert len(lengths) == 1
    assert lengths.pop() < 40


def test_a_killed_worker_loses_no_match() -> None:
    tickets = small_series(10)
    runner = LocalRunner(2)
    outcomes: list[Outcome] = []
    killed = 0
    with closing(runner.outcomes(tickets)) as arriving:
        for outcome in arriving:
            outcomes.append(outcome)
            if len(outcomes) in (2, 5):
                victim = runner.workers[0].process.pid
                assert victim is not None
                os.kill(victim, signal.SIGKILL)
                killed += 1
    assert killed == 2
    assert same(outcomes, [play(ticket) for ticket in tickets])


def test_a_ticket_that_kills_every_worker_is_given_up() -> None:
    runner = LocalRunner(1)
    ticket = small_series(1)[0]
    waiting = deque([ticket])
    for _ in range(2):
        kill_the_worker(runner, waiting)
        assert list(waiting) == [ticket]
    with pytest.raises(TicketLost) as caught:
        kill_the_worker(runner, waiting)
    assert caught.value.details["tries"] == 3


def kill_the_worker(runner: LocalRunner, waiting: deque[Ticket]) -> None:
    runner._supply(waiting)
    worker = runner.workers[0]
    worker.process.kill()
    worker.process.join()
    runner._bury(worker, waiting)


def test_a_match_that_breaks_down_is_named() -> None:
    broken = Ticket("cacao", (), (Entrant("nobody"), RANDOM), 1, 17)
    with pytest.raises(TicketFailed) as caught:
        list(LocalRunner(1).outcomes([broken]))
    assert caught.value.details["ticket"] == 17
    assert "nobody" in str(caught.value.details["why"])


@pytest.mark.parametrize("text", ["search@", "search@x", "search@0", "search@-3", "search@0s", "search@nans"])
def test_bad_budgets_are_refused(text: str) -> None:
    with pytest.raises(BadEntrant):
        Entrant.read(text)


def test_entrants_read_what_they_write() -> None:
    for text in ("random", "search@500", "search@0.1s", "master"):
        assert Entrant.read(text).name == text
    with pytest.raises(UnknownBot):
        Entrant.read("oracle@5")


def test_impossible_series_are_refused() -> None:
    with pytest.raises(BadSetup):
        series("cacao", {}, [RANDOM], 2, 0)
    with pytest.raises(BadSetup):
        series("cacao", {}, [RANDOM, GREEDY], 0, 0)
    with pytest.raises(BadSetup):
        series("cacao", {}, [RANDOM, GREEDY], 2, -1)


def test_without_ray_a_cluster_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match="cluster"):
        list(ClusterRunner("somewhere", 2).outcomes(small_series(4)))


def test_a_cluster_plays_the_same_tickets() -> None:
    """Two workers of a Ray cluster of its own."""
    tickets = small_series(4)
    assert same(list(ClusterRunner(LOCAL, 2).outcomes(tickets)), [play(ticket) for ticket in tickets])
