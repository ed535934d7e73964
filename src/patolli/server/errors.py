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

    kind = "not_signed_in"


class NotAllowed(PatolliError):
    """You may not do this here."""

    kind = "not_allowed"
    details_names = ("deed",)


class NoSuchTable(PatolliError):
    """There is no such table, or you may not know of it."""

    kind = "no_such_table"
    details_names = ("table",)


class WrongPassword(PatolliError):
    """No account has this login and password."""

    kind = "wrong_password"
    details_names = ("login",)


class LoginTaken(PatolliError):
    """Somebody else has this login."""

    kind = "login_taken"
    details_names = ("login",)


class AlreadyClaimed(PatolliError):
    """The account has its password already."""

    kind = "already_claimed"


class BadName(PatolliError):
    """A name without a visible letter, or with characters that hide."""

    kind = "bad_name"
    details_names = ("name",)


class SeatTaken(PatolliError):
    """Somebody sits there."""

    kind = "seat_taken"
    details_names = ("seat",)


class NoFreeSeat(PatolliError):
    """Every seat is taken."""

    kind = "no_free_seat"


class NotNow(PatolliError):
    """The table is not at the point where this can be done."""

    kind = "not_now"
    details_names = ("deed", "status")


class OldRules(PatolliError):
    """The match began under other rules than this server has."""

    kind = "old_rules"
    details_names = ("table", "rules", "known")


class StaleVersion(PatolliError):
    """Something happened meanwhile; the answer belongs to an older position."""

    kind = "stale_version"
    details_names = ("version", "now")


class KeyReused(PatolliError):
    """A key stands for one submission for ever, and this one stood for another."""

    kind = "key_reused"
    details_names = ("key",)


class NoSuchOffer(PatolliError):
    """The offer has been settled or never was."""

    kind = "no_such_offer"
    details_names = ("offer",)


class UnknownOrder(PatolliError):
    """The game has no such standing order."""

    kind = "unknown_order"
    details_names = ("order", "known")


class ChatIsOff(PatolliError):
    """This table does not chat, or only in quick phrases."""

    kind = "chat_is_off"
    details_names = ("chat",)


class TooMany(PatolliError):
    """Too much of something in too short a time."""

    kind = "too_many"
    details_names = ("what",)


class BadMessage(PatolliError):
    """Not a message that the wire knows."""

    kind = "bad_message"
    details_names = ("why",)


class WrongOrigin(PatolliError):
    """The request comes from another site's page."""

    kind = "wrong_origin"
    details_names = ("origin",)


class ServerBusy(PatolliError):
    """The store did not answer; try again with the same key."""

    kind = "server_busy"
