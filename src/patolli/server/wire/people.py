"""People: who am I, signing in with just a name, keeping the name with a password."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from patolli.server.wire.puzzles import PuzzleAnswered

PersonName = Annotated[str, Meta(min_length=1, max_length=24)]
Login = Annotated[str, Meta(min_length=3, max_length=64)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
PreferenceName = Annotated[str, Meta(min_length=1, max_length=40)]
PreferenceValue = Annotated[str, Meta(max_length=200)]
Preferences = Annotated[dict[PreferenceName, PreferenceValue], Meta(max_length=60)]
Muted = Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=200)]


class Person(Struct, frozen=True):
    """Somebody with a session; `claimed` means that a password keeps the name."""

    id: str
    name: str
    claimed: bool


class Me(Struct, frozen=True):
    """The answer to "who am I"; without a session `person` is null."""

    person: Person | None
    login: str | None
    preferences: dict[str, str]
    # Ids of people whose chat is not sent to me.
    muted: list[str]
    # After a login: how many matches came along from the guest that this browser was.
    brought: int = 0


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin a session with just a name."""

    name: PersonName


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """Keep this account with a login and a password."""

    login: Login
    password: Password


class LogIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Come back to a claimed account; `bring` the matches of the guest that this browser was."""

    login: Login
    password: Password
    bring: bool = True


class ChangePassword(Struct, frozen=True, forbid_unknown_fields=True):
    """Another password; whoever asks knows the one before."""

    password: Password
    new: Password


class Session(Struct, frozen=True):
    """Somewhere where I am logged in, since when, and whether it is here."""

    id: str
    began: float
    is_this: bool


class ChangeMe(Struct, frozen=True, forbid_unknown_fields=True):
    """Change what is given, leave the rest; preferences belong to the browser."""

    name: PersonName | None = None
    preferences: Preferences | None = None
    muted: Muted | None = None


class AccountCopy(Struct, frozen=True):
    """Everything the server keeps about me."""

    person: Person
    login: str | None
    created: float
    preferences: dict[str, str]
    muted: list[str]
    sessions: list[float]
    tables: list[str]
    chat: list[str]
    puzzles: list[PuzzleAnswered]
