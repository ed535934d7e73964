"""HTTP: who am I, signing in and out, my data."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.datastructures import State
from litestar.params import JSONBody

from patolli.server import wire
from patolli.server.http.dependencies import Caller, TheContext, TheTables, Token, Visitor
from patolli.server.people import accounts
from patolli.server.people.accounts import me
from patolli.server.people.sessions import cookie, session_of


class PeopleApi(Controller):
    """Sessions and accounts."""

    path = "/me"
    tags = ["people"]

    @get("/")
    async def who_am_i(self, visitor: Visitor) -> wire.Me:
        """Who am I?"""
        return me(visitor)

    @post("/guest", status_code=200)
    async def sign_in(self, context: TheContext, data: JSONBody[wire.SignIn]) -> Response[wire.Me]:
        """Begin a session with just a name."""
        person, secret = await accounts.sign_in(context, data.name)
        return Response(me(person), cookies=[cookie(secret, context.settings)])

    @post("/claim", status_code=200)
    async def claim(self, context: TheContext, person: Caller, data: JSONBody[wire.Claim]) -> wire.Me:
        """Keep this account with a login and a password."""
        return me(await accounts.claim(context, person, data))

    @post("/login", status_code=200)
    async def log_in(
        self, tables: TheTables, visitor: Visitor, data: JSONBody[wire.LogIn]
    ) -> Response[wire.Me]:
        """Come back to a claimed account, and bring a guest's matches along."""
        person, secret, brought = await accounts.log_in(tables, data, visitor)
        return Response(me(person, brought), cookies=[cookie(secret, tables.context.settings)])

    @post("/logout", status_code=204)
    async def log_out(
        self, context: TheContext, person: Caller, request: Request[Any, Any, State]
    ) -> Response[None]:
        """End this session."""
        await accounts.log_out(context, person, session_of(request), everywhere=False)
        return Response(None, status_code=204, cookies=[cookie("", context.settings)])

    @post("/logout-everywhere", status_code=204)
    async def log_out_everywhere(self, context: TheContext, person: Caller) -> Response[None]:
        """End all my sessions."""
        await accounts.log_out(context, person, "", everywhere=True)
        return Response(None, status_code=204, cookies=[cookie("", context.settings)])

    @post("/password", status_code=204)
    async def change_password(
        self,
        context: TheContext,
        person: Caller,
        request: Request[Any, Any, State],
        data: JSONBody[wire.ChangePassword],
    ) -> None:
        """Change my password; I stay logged in here, and nowhere else."""
        await accounts.change_password(context, person, session_of(request), data)

    @get("/sessions")
    async def sessions(
        self, context: TheContext, person: Caller, request: Request[Any, Any, State]
    ) -> list[wire.Session]:
        """Where I am logged in."""
        return await accounts.sessions(context, person, session_of(request))

    @delete("/sessions/{session:str}", status_code=204)
    async def end_session(self, context: TheContext, person: Caller, session: Token) -> None:
        """Log out somewhere else."""
        await accounts.end_one(context, person, session)

    @patch("/")
    async def change(self, context: TheContext, person: Caller, data: JSONBody[wire.ChangeMe]) -> wire.Me:
        """Change my name, preferences, or whom I do not want to hear."""
        return me(await accounts.change_me(context, person, data))

    @get("/matches")
    async def count_matches(self, context: TheContext, person: Caller) -> wire.MatchCount:
        """How many matches I have, for the question whether an account shall take them over."""
        return wire.MatchCount(*await context.store.count_matches(person.id))

    @get("/data")
    async def my_data(self, context: TheContext, person: Caller) -> wire.AccountCopy:
        """Everything that is kept about me."""
        return await accounts.my_data(context, person)

    @delete("/", status_code=204)
    async def delete_me(self, tables: TheTables, person: Caller) -> Response[None]:
        """Forget me."""
        await accounts.delete_me(tables, person)
        return Response(None, status_code=204, cookies=[cookie("", tables.context.settings)])
