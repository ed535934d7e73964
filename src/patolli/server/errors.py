"""Errors of the table server; each has its text in every language."""

from __future__ import annotations

from patolli.engine.errors import PatolliError, Reason
from patolli.server import wire


def told(error: PatolliError | Reason) -> wire.Mistake:
    """An error as the wire carries it, with the reasons inside it."""
    details = {
        name: told(detail) if isinstance(detail, PatolliError | Reason) else detail
        for name, detail in error.details.items()
    }
    return wire.Mistake(error.kind, details)


class NotSignedIn(PatolliError):
    """This needs a session, and there is none."""


class NotAllowed(PatolliError, details=("deed",)):
    """You may not do this here."""


class NoSuchTable(PatolliError, details=("table",)):
    """There is no such table, or you may not know of it."""


class NoSuchCode(PatolliError, details=("code",)):
    """No table that gathers has these letters."""


class WrongPassword(PatolliError, details=("login",)):
    """No account has this login and password."""


class LoginTaken(PatolliError, details=("login",)):
    """Somebody else has this login."""


class AlreadyClaimed(PatolliError):
    """The account has its password already."""


class BadName(PatolliError, details=("name",)):
    """A name without a visible letter, or with characters that hide."""


class SeatTaken(PatolliError, details=("seat",)):
    """Somebody sits there."""


class NoFreeSeat(PatolliError):
    """Every seat is taken."""


class NotNow(PatolliError, details=("deed", "status")):
    """The table is not at the point where this can be done."""


class OldRules(PatolliError, details=("table", "rules", "known")):
    """The match began under other rules than this server has."""


class DamagedMatch(PatolliError, details=("table", "entry", "why")):
    """What was written down of a match cannot be played again."""


class StaleVersion(PatolliError, details=("version", "now")):
    """Something happened meanwhile; the answer belongs to an older position."""


class KeyReused(PatolliError, details=("key",)):
    """A key stands for one submission for ever, and this one stood for another."""


class NoSuchOffer(PatolliError, details=("offer",)):
    """The offer has been settled or never was."""


class UnknownOrder(PatolliError, details=("order", "known")):
    """The game has no such standing order."""


class ChatIsOff(PatolliError, details=("chat",)):
    """This table does not chat, or only in quick phrases."""


class TooMany(PatolliError, details=("what",)):
    """Too much of something in too short a time."""


class TooManyTables(PatolliError, details=("most",)):
    """Whoever has so many tables that are not over makes no more."""


class BadMessage(PatolliError, details=("why",)):
    """Not a message that the wire knows."""


class WrongOrigin(PatolliError, details=("origin",)):
    """The request comes from another site's page."""


class WrongHost(PatolliError, details=("host",)):
    """The server does not go by this name."""


class ServerBusy(PatolliError):
    """The store did not answer; try again with the same key."""
