"""HTTP: puzzles, the one of today, ladders, and what I answer."""

from __future__ import annotations

from litestar import Controller, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from patolli.server import wire
from patolli.server.http.dependencies import Caller, TheContext, TheTables, Token, Visitor
from patolli.server.people import puzzles
from patolli.server.tables.puzzles import begin_puzzle


class PuzzlesApi(Controller):
    """Questions with one best answer; nobody is told it before they have answered."""

    path = "/puzzles"
    tags = ["puzzles"]

    @get("/today")
    async def today(self, context: TheContext, visitor: Visitor) -> wire.PuzzleOfDay:
        """The puzzle of today, the same for everybody."""
        return await puzzles.today(context, visitor)

    @get("/ladder/{game:str}")
    async def ladder(self, context: TheContext, visitor: Visitor, game: FromPath[str]) -> wire.PuzzleLadder:
        """The ladder of a game."""
        return await puzzles.ladder(context, visitor, game)

    @get("/{puzzle:str}")
    async def look(self, context: TheContext, visitor: Visitor, puzzle: Token) -> wire.PuzzleCard:
        """A puzzle, without its solution."""
        return await puzzles.look(context, visitor, puzzle)

    @get("/{puzzle:str}/picture", media_type="image/svg+xml", sync_to_thread=True)
    def picture(self, puzzle: Token, theme: FromQuery[str] = "codex") -> Response[str]:
        """The board as the one who is asked sees it."""
        drawn = puzzles.picture_of(puzzle, theme)
        return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "max-age=86400"})

    @post("/{puzzle:str}/table")
    async def begin(self, tables: TheTables, person: Caller, puzzle: Token) -> wire.TableSheet:
        """Sit down before a puzzle: a table that is in nobody's lists, and is forgotten after a day."""
        return (await begin_puzzle(tables, person, puzzle)).sheet_for(person.id)

    @post("/{puzzle:str}/answer", status_code=200)
    async def answer(
        self, context: TheContext, person: Caller, puzzle: Token, data: JSONBody[wire.PuzzleAnswer]
    ) -> wire.PuzzleVerdict:
        """Answer, or give up; after a first wrong answer there is one more."""
        return await puzzles.answer(context, person, puzzle, data.answer)

    @get("/{puzzle:str}/solution")
    async def solution(self, context: TheContext, person: Caller, puzzle: Token) -> wire.PuzzleVerdict:
        """The solution of a puzzle that I have settled; of another, how it stands."""
        return await puzzles.solution(context, person, puzzle)
