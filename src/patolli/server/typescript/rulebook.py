"""A game's rulebook as TypeScript: what its page shows, in which order, and the figures of its texts."""

from __future__ import annotations

from patolli.engine.game import Game
from patolli.server.typescript.layout import statement
from patolli.title.rulebook import Chapter, Family


def rulebook_module(game: Game) -> str:
    """The rulebook, and the small boards that are drawn beside its rulings."""
    book = game.rulebook
    value: dict[str, object] = {
        "chapters": tuple(chapter_value(chapter) for chapter in book.chapters),
        "examples": book.examples,
        "asked": book.asked,
        "figures": book.figures,
        "families": tuple(family_value(family) for family in book.families),
    }
    imported = 'import type { Rulebook } from "../../table/model/rulebook.ts";\n\n'
    whole = statement("export const RULEBOOK: Rulebook = ", value, ";")
    return imported + whole + statement("export const BOARDS = ", book.boards, " as const;")


def chapter_value(chapter: Chapter) -> dict[str, object]:
    """A chapter, without what it has not."""
    optional = {"within": chapter.within, "pieces": chapter.pieces, "lesson": chapter.lesson}
    return {
        "name": chapter.name,
        "rulings": chapter.rulings,
        **{name: value for name, value in optional.items() if value},
        **({"listsOptions": True} if chapter.lists_options else {}),
    }


def family_value(family: Family) -> dict[str, object]:
    """A kind of pieces, and where the texts of each lie."""
    told = "noun" if family.is_noun and family.is_explained else "each" if family.is_explained else "together"
    return {"name": family.name, "pieces": family.pieces, "told": told, "ruling": family.ruling}
