"""How a link to a table looks where it is pasted: title, words and picture, in the page's head.

Programs that show links have no session, so everybody gets the same head: what a stranger with that very link may see.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Final
from urllib.parse import urlencode

from patolli.engine.errors import PatolliError
from patolli.i18n import Texts
from patolli.i18n.languages import LANGUAGES
from patolli.server.tables.picture import sight_of, spoken, title
from patolli.server.tables.registry import Tables
from patolli.server.tables.table import Table

ENGLISH: Final = "en"
# The pages that are about one table: by an invitation, or by its name.
INVITATIONS: Final = "join"
TABLES: Final = ("table", "replay", "review")


@dataclass(frozen=True)
class Wanted:
    """What an address asks for, besides its page."""

    move: int | None
    share: str
    language: str


def wanted(query: dict[str, str]) -> Wanted:
    """What of an address matters to its preview; what is no number or language does not."""
    move, language = query.get("m", ""), query.get("l", "")
    return Wanted(
        int(move) if move.isascii() and move.isdigit() and len(move) < 6 else None,
        query.get("share", "")[:64],
        language if language in LANGUAGES else ENGLISH,
    )


def is_about_a_table(path: str) -> bool:
    """Whether a page is about one table."""
    room, _, what = path.strip("/").partition("/")
    return bool(what) and (room == INVITATIONS or room in TABLES)


async def head_of(tables: Tables, path: str, query: dict[str, str], base: str) -> str:
    """The tags for a page's head; empty where there is nothing to tell, or nothing that may be told."""
    room, _, what = path.strip("/").partition("/")
    asked = wanted(query)
    try:
        if room == INVITATIONS:
            return await invitation(tables, what, asked, base)
        if room in TABLES:
            table = await tables.find_seen(what, None, share=asked.share)
            return await shown(table, asked, base, {"share": asked.share})
    except PatolliError:
        # No such table, or none for strangers: the page itself says so, in its reader's language.
        return ""
    return ""


async def invitation(tables: Tables, token: str, asked: Wanted, base: str) -> str:
    """The head of a link or code by which somebody is invited."""
    store = tables.context.store
    row = await store.table_of_invite(token) or await store.table_of_code(token.upper())
    if row is None:
        return ""
    table = await tables.find_seen(row.id, None, row.invite)
    return await shown(table, asked, base, {"invite": row.invite})


async def shown(table: Table, asked: Wanted, base: str, secret: dict[str, str]) -> str:
    """The tags for a table that may be seen."""
    sight = await sight_of(table, asked.move)
    texts = Texts(asked.language)
    move = {} if asked.move is None else {"move": str(asked.move)}
    query = urlencode(
        {"language": asked.language, **move, **{name: each for name, each in secret.items() if each}}
    )
    picture = f"{base.rstrip('/')}/api/v1/tables/{table.id}/picture?{query}"
    tags = {
        "og:site_name": "patolli",
        "og:type": "website",
        "og:title": title(sight.sheet, texts),
        "og:description": spoken(sight, texts),
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items()]
    return "".join([*lines, '<meta name="twitter:card" content="summary_large_image" />'])
