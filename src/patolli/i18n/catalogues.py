"""Catalogues: where the .ftl files lie, and what the parser says of each."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

PACKAGE: Final = Path(__file__).parent.parent

# The house's own catalogues; a key in one of them begins with its name.
HOUSE_CATALOGUES: Final = ("arena", "bots", "cli", "common", "error", "web")
# What terminal, rules page and browser say of one title; a key in one of them begins with its name and the game's.
TITLE_CATALOGUES: Final = ("cli", "rules", "web")

Entry = ast.Message | ast.Term


@dataclass(frozen=True)
class Catalogue:
    """One parsed file: whose texts it holds, its entries, and what is no Fluent."""

    owner: str
    path: Path
    resource: ast.Resource
    entries: tuple[Entry, ...]
    complaints: tuple[str, ...]


def kebab(name: str) -> str:
    """A snake_case name as catalogues spell it."""
    return name.replace("_", "-")


def error_key(kind: str) -> str:
    """The key of the text of an error or a reason; `game.kind` is a game's own."""
    owner, _, own = kind.rpartition(".")
    return "-".join((kebab(owner or "error"), kebab(own)))


def reason_key(name: str) -> str:
    """The key of a reason's text, by the name that the source gives it."""
    owner, dot, own = name.rpartition(".")
    return error_key(f"{owner}{dot}why_{own}")


def entry_key(entry: Entry) -> str:
    """The key as a catalogue spells it; a term keeps its hyphen."""
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def game_keys(package: Path) -> tuple[str, ...]:
    """The games that have a folder of texts."""
    return tuple(sorted(folder.parent.name for folder in package.glob("games/*/locale") if folder.is_dir()))


def catalogue_paths(package: Path, language: str) -> dict[str, Path]:
    """Every catalogue of a language, by owner: house catalogue, game key, or one catalogue of a game."""
    paths = {name: package / "i18n" / "locale" / language / f"{name}.ftl" for name in HOUSE_CATALOGUES}
    for key in game_keys(package):
        folder = package / "games" / key / "locale"
        paths[kebab(key)] = folder / f"{language}.ftl"
        for name in TITLE_CATALOGUES:
            # A game may do without, but then in every language.
            if any(folder.glob(f"*/{name}.ftl")):
                paths[title_owner(name, key)] = folder / language / f"{name}.ftl"
    return paths


def title_owner(catalogue: str, game: str) -> str:
    """How the keys of one catalogue of a game begin."""
    return "-".join((catalogue, kebab(game)))


def read_catalogue(owner: str, path: Path) -> Catalogue:
    """Parse one file; what the parser cannot read becomes a complaint."""
    source = path.read_text(encoding="utf-8")
    resource = FluentParser().parse(source)
    entries: list[Entry] = []
    complaints: list[str] = []
    for item in resource.body:
        if isinstance(item, ast.Message | ast.Term):
            entries.append(item)
        elif isinstance(item, ast.Junk):
            start = item.span.start if item.span else 0
            reason = "; ".join(str(note.message) for note in item.annotations or ())
            complaints.append(f"line {source.count(chr(10), 0, start) + 1}: {reason}")
    return Catalogue(owner, path, resource, tuple(entries), tuple(complaints))
