"""What it costs: the price of everything that visitors ask for, and the purses they pay from.

A limit that counts requests lets one visitor ask for what is dear. Here each request and each message has a
price by the work behind it, and is paid twice: by the person, whatever their sockets and addresses, and by the
address, whoever calls from there. What nobody can price beforehand is paid by the time it took. And whatever
an address has saved up, it is served a few requests at a time, so that others are served in between.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Mapping
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final, TypeVar
from weakref import WeakValueDictionary

from patolli.server import wire
from patolli.server.errors import TooMany
from patolli.server.rate_limits import Bucket, Buckets
from patolli.server.settings import ServerSettings

T = TypeVar("T")

API: Final = "/api/v1"
# Requests that are dearer than looking something up, by method and path.
REQUESTS: Final = {
    ("POST", "/me/guest"): 8.0,
    ("POST", "/me/login"): 20.0,
    ("POST", "/me/claim"): 20.0,
    ("POST", "/me/password"): 20.0,
    ("GET", "/me/data"): 40.0,
    ("GET", "/me/tables"): 4.0,
    ("GET", "/me/history"): 4.0,
    ("GET", "/me/statistics"): 8.0,
    ("DELETE", "/me"): 40.0,
    ("GET", "/tables"): 2.0,
    ("GET", "/codes/{code}"): 8.0,
    ("GET", "/schema/openapi.json"): 8.0,
    ("POST", "/tables"): 8.0,
    ("POST", "/lessons"): 8.0,
    ("POST", "/pairing"): 8.0,
    ("PUT", "/pairing"): 4.0,
    ("POST", "/tables/{table_id}/fork"): 12.0,
    ("POST", "/tables/{table_id}/rematch"): 4.0,
    ("POST", "/tables/{table_id}/rematch/fill"): 4.0,
    ("GET", "/tables/{table_id}/record"): 4.0,
    ("GET", "/tables/{table_id}/replay"): 2.0,
    ("GET", "/tables/{table_id}/picture"): 8.0,
    ("POST", "/tables/{table_id}/review"): 12.0,
    ("POST", "/tables/{table_id}/seats/{seat}/report"): 20.0,
    ("GET", "/puzzles/ladder/{game}"): 2.0,
    ("GET", "/puzzles/{puzzle}/picture"): 4.0,
    ("POST", "/puzzles/{puzzle}/table"): 8.0,
    ("POST", "/puzzles/{puzzle}/answer"): 4.0,
    ("POST", "/replays"): 8.0,
    ("POST", "/forks"): 12.0,
}
# A replay is paid by the frame besides.
FRAMES_FOR_ONE: Final = 40.0
MOST_FRAMES: Final = 400
# A file of the pages; a first visit asks for some thirty.
FILE: Final = 0.25
# A page about one table tells programs that show links what is to be seen there; and whoever tries codes, what is behind them.
PREVIEW: Final = 8.0
# What makes a table, which lives on when its maker has gone.
MAKES_TABLES: Final = frozenset(
    {
        ("POST", "/tables"),
        ("POST", "/lessons"),
        ("POST", "/pairing"),
        ("POST", "/forks"),
        ("POST", "/puzzles/{puzzle}/table"),
        ("POST", "/tables/{table_id}/fork"),
        ("POST", "/tables/{table_id}/rematch"),
        ("POST", "/tables/{table_id}/rematch/fill"),
    }
)
# Messages that are dearer than a move.
MESSAGES: Final[dict[type, float]] = {
    wire.Hello: 4.0,
    wire.Show: 2.0,
    wire.WantOutlook: 2.0,
    wire.WantReasons: 2.0,
    wire.WantHint: 4.0,
    wire.Since: 2.0,
    wire.WatchLobby: 4.0,
    wire.AskTakeBack: 4.0,
}
# Coming by a socket: who it is, and what waits for them, is looked up.
SOCKET: Final = 4.0
# History is paid by the entry besides.
ENTRIES_FOR_ONE: Final = 50.0
# What people say: so many lines at once, and then one every two seconds.
CHAT_BURST: Final = 10.0
CHAT_RATE: Final = 0.5
# Wrong passwords for one account, wherever they come from: so many, and then one every half minute.
GUESSES_BURST: Final = 10.0
GUESSES_RATE: Final = 1 / 30
# A school or a company has one address: so many people's messages may come from there.
PEOPLE_AT_AN_ADDRESS: Final = 8.0
# A second of thought about what answers would lead to is worth so many messages of an address.
MESSAGES_FOR_A_SECOND: Final = 800.0
# Requests of one address that are worked on at once; a browser asks for six things at a time, and hardly waits.
REQUESTS_AT_ONCE: Final = 4
SECONDS_IN_AN_HOUR: Final = 3600.0


def household(address: str) -> str:
    """Whom an address stands for: of version 6 one visitor has a whole /64, and can choose in it."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ip_network((parsed, 64), strict=False))


def price(method: str, template: str, query: Mapping[str, object]) -> float:
    """What a request costs."""
    deed = (method, template.removeprefix(API))
    found = REQUESTS.get(deed, 1.0)
    if deed[1].endswith("/replay"):
        wanted = str(query.get("count", ""))
        found += (
            min(int(wanted), MOST_FRAMES) / FRAMES_FOR_ONE if wanted.isdecimal() else 100 / FRAMES_FOR_ONE
        )
    return found


class Throttle:
    """So many of one name are served at once; the others of that name wait."""

    def __init__(self, at_once: int) -> None:
        self._at_once: Final = at_once
        # Kept as long as anybody is served or waits.
        self._served: Final[WeakValueDictionary[str, asyncio.Semaphore]] = WeakValueDictionary()

    def of(self, name: str) -> asyncio.Semaphore:
        """What somebody of that name holds as long as they are served."""
        served = self._served.get(name)
        if served is None:
            served = self._served[name] = asyncio.Semaphore(self._at_once)
        return served


class Stopwatch:
    """Takes the processor's time of some work, however it ends."""

    seconds = 0.0

    def run(self, work: Callable[[], T]) -> T:
        """Do it, in this thread."""
        began = time.thread_time()
        try:
            return work()
        finally:
            self.seconds = time.thread_time() - began


class Costs:
    """The purses of everybody who asks this process for something."""

    def __init__(self, settings: ServerSettings) -> None:
        self._settings: Final = settings
        self._requests_from: Final = Buckets(settings.http_burst, settings.http_rate)
        self._requests_by: Final = Buckets(settings.http_burst, settings.http_rate)
        crowd = PEOPLE_AT_AN_ADDRESS
        self._messages_from: Final = Buckets(settings.socket_burst * crowd, settings.socket_rate * crowd)
        self._messages_by: Final = Buckets(settings.socket_burst, settings.socket_rate)
        hourly = settings.tables_an_hour
        self._tables_from: Final = Buckets(max(1.0, hourly / 6), hourly / SECONDS_IN_AN_HOUR)
        self._chat_by: Final = Buckets(CHAT_BURST, CHAT_RATE)
        self._wrong_guesses: Final = Buckets(GUESSES_BURST, GUESSES_RATE)
        self._requests: Final = Throttle(REQUESTS_AT_ONCE)
        thought = crowd / MESSAGES_FOR_A_SECOND
        self._thought_rate: Final = settings.socket_rate * thought
        self._thought_from: Final = Buckets(settings.socket_burst * thought, self._thought_rate)
        self._thinking: Final = Throttle(1)
        self._sockets_from: Final[Counter[str]] = Counter()

    def request(self, address: str, method: str, template: str, query: Mapping[str, object]) -> float:
        """An address pays for a request, or is refused; what it cost."""
        home = household(address)
        cost = price(method, template, query)
        if not self._requests_from.take(home, cost):
            raise TooMany("requests")
        if (method, template.removeprefix(API)) in MAKES_TABLES and not self._tables_from.take(home):
            raise TooMany("tables")
        return cost

    def request_by(self, person: str, cost: float) -> None:
        """Whoever calls pays, too, from whichever address."""
        if not self._requests_by.take(person, cost):
            raise TooMany("requests")

    def file(self, address: str) -> None:
        """An address pays for a page or one of its files, or is refused."""
        if not self._requests_from.take(household(address), FILE):
            raise TooMany("requests")

    def preview(self, address: str) -> bool:
        """Whether an address can pay for what a page tells of a table."""
        return self._requests_from.take(household(address), PREVIEW)

    def admitted(self, address: str) -> asyncio.Semaphore:
        """What a request of an address holds while it is answered."""
        return self._requests.of(household(address))

    async def think(self, home: str, work: Callable[[], T]) -> T:
        """Do what nobody can price beforehand, beside the event loop.

        An address thinks once at a time, and whoever has used up its time waits for more of it.
        """
        async with self._thinking.of(home):
            watch = Stopwatch()
            try:
                return await asyncio.to_thread(watch.run, work)
            finally:
                while not self._thought_from.take(home, watch.seconds):
                    await asyncio.sleep(watch.seconds / self._thought_rate)

    def purse(self, person: str | None) -> Bucket:
        """From which a socket's messages are paid: one for all sockets of a person, one for each stranger's."""
        if person is None:
            return Bucket(self._settings.socket_burst, self._settings.socket_rate)
        return self._messages_by.of(person)

    def message(self, purse: Bucket, home: str, cost: float) -> bool:
        """Whether a message could be paid."""
        return purse.take(cost) and self._messages_from.take(home, cost)

    def say(self, person: str) -> None:
        """Somebody wants to say something."""
        if not self._chat_by.take(person):
            raise TooMany("chat")

    def check_guesses(self, login: str) -> None:
        """Refuse to look at a password for an account at which too many have been wrong."""
        if not self._wrong_guesses.has(login):
            raise TooMany("guesses")

    def guessed_wrong(self, login: str) -> None:
        """A password was wrong; whoever knows the right one pays nothing."""
        self._wrong_guesses.take(login)

    def come(self, home: str) -> bool:
        """Whether one more socket from there may stay; it must say goodbye by `go`."""
        is_full = self._sockets_from[home] >= self._settings.address_sockets
        if is_full or not self._messages_from.take(home, SOCKET):
            return False
        self._sockets_from[home] += 1
        return True

    def go(self, home: str) -> None:
        """A socket that might stay is gone."""
        self._sockets_from[home] -= 1
        if not self._sockets_from[home]:
            del self._sockets_from[home]
