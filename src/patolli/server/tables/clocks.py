"""Clocks: how much time each seat has left, told by the log and the pace alone."""

# Hot: compiled by mypyc.

from __future__ import annotations

from collections.abc import Iterable, Set
from typing import Final

from patolli.server.tables.settings import Grace, TableSettings
from patolli.server.wire import Pace, Sleep
from patolli.storage.rows import Outage

DAY: Final = 86_400.0
# Whoever takes a seat back from a bot finds at least this part of the bank, and at least so many seconds.
RETURN_PART: Final = 5
RETURN_SECONDS: Final = 60


class Clocks:
    """The time of every seat; it runs while the seat has something to decide."""

    def __init__(self, settings: TableSettings, asked: Set[int], outages: list[Outage]) -> None:
        self.pace: Final = settings.pace
        self.left: Final = [self.allowance()] * len(settings.places)
        self.asked: Set[int] = asked
        self.moment = settings.started
        self.version = 0
        # Time given by the others; set anew when the settings change.
        self.graces: list[Grace] = settings.graces
        # When no server was there; it grows with every such time.
        self.outages: Final = outages

    @property
    def is_counting(self) -> bool:
        """Whether there is any clock at all."""
        return self.pace.kind != "none"

    def allowance(self) -> float:
        """What a seat gets: once for the match when live, for each decision otherwise."""
        return float(self.pace.bank) if self.pace.kind == "live" else self.pace.days * DAY

    def absorb(self, moment: float, asked: Set[int]) -> None:
        """Something was played; from now on these seats have to decide."""
        if not self.is_counting:
            return
        for grace in self.graces:
            if grace.version == self.version:
                self.left[grace.seat] += grace.seconds
        self.version += 1
        spent = self._spent(moment)
        for seat in self.asked:
            self.left[seat] -= spent
        if self.pace.kind == "live":
            for seat in self.asked - asked:
                self.left[seat] += self.pace.increment
        else:
            for seat in asked - self.asked:
                self.left[seat] = self.allowance()
        self.asked = asked
        self.moment = max(self.moment, moment)

    def left_at(self, seat: int, now: float) -> float:
        """The seconds a seat has at this moment."""
        spent = self._spent(now) if seat in self.asked else 0.0
        return self.left[seat] + self._given(seat) - spent

    def _spent(self, until: float) -> float:
        """The seconds for which clocks ran since something was played: awake, and with a server there."""
        spent = awake_between(self.moment, until, self.pace.sleep)
        for outage in reversed(self.outages):
            if outage.ended <= self.moment:
                break
            began, ended = max(outage.began, self.moment), min(outage.ended, until)
            spent -= awake_between(began, ended, self.pace.sleep)
        return spent

    def _given(self, seat: int) -> float:
        return sum(each.seconds for each in self.graces if each.version == self.version and each.seat == seat)

    def runs_out(self, seats: Iterable[int]) -> float | None:
        """When the first of these seats will have no time left, if nobody plays."""
        if not self.is_counting:
            return None
        left = min((self.left[seat] + self._given(seat) for seat in seats), default=None)
        if left is None:
            return None
        moment = asleep_added(self.moment, left, self.pace.sleep)
        while (short := left - self._spent(moment)) > 0.001:
            # What fell into a time without a server comes on top.
            moment = asleep_added(moment, short, self.pace.sleep)
        return moment


def clock_after_return(pace: Pace) -> float | None:
    """The seconds that whoever takes a seat back from a bot has at least; None where nobody counts."""
    if pace.kind == "none":
        return None
    if pace.kind == "days":
        return pace.days * DAY
    return float(min(pace.bank, max(RETURN_SECONDS, pace.bank // RETURN_PART)))


def awake_between(start: float, end: float, sleep: Sleep | None) -> float:
    """The seconds between two moments in which clocks run."""
    if end <= start:
        return 0.0
    if sleep is None or sleep.start == sleep.end:
        return end - start
    return end - start - (_slept_until(end, sleep) - _slept_until(start, sleep))


def _slept_until(moment: float, sleep: Sleep) -> float:
    """The sleeping seconds since the beginning of time."""
    length = (sleep.end - sleep.start) % 1440 * 60.0
    days, into_day = divmod(moment - sleep.start * 60.0, DAY)
    return days * length + min(into_day, length)


def asleep_added(start: float, awake: float, sleep: Sleep | None) -> float:
    """The moment at which so many waking seconds have passed."""
    if awake <= 0 or sleep is None or sleep.start == sleep.end:
        return start + max(awake, 0.0)
    length = (sleep.end - sleep.start) % 1440 * 60.0
    waking = DAY - length
    # Count waking seconds from the end of a night: those before `start` and those wanted.
    morning = start - (start - sleep.end * 60.0) % DAY
    wanted = awake + awake_between(morning, start, sleep)
    days, rest = divmod(wanted, waking)
    if rest == 0:
        return morning + (days - 1) * DAY + waking
    return morning + days * DAY + rest
