"""Catalogues: where the .ftl files lie, and what the parser says of each."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from patolli.engine.errors import UnknownGame
from patolli.games import installed_packages
from patolli.i18n.languages import LANGUAGES, UnknownLanguage

PACKAGE: Final = Path(__file__).parent.parent

# The house's own catalogues; a key in one of them begins with its name.
HOUSE_CATALOGUES: Final = ("arena", "bots", "cli", "common", "error", "fault", "people", "web")
# What terminal, lessons, rules page and browser say of one title; a key in one of them begins with its name and the game's.
TITLE_CATALOGUES: Final = ("cli", "learn", "rules", "web")

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


def noun_key(kind: str, family: str, value: str) -> str:
    """The key of what a game's own reason names by one of its families; none for the house's."""
    owner = kind.rpartition(".")[0]
    return kebab(f"{owner}-{family}-{value}") if owner else ""


def reason_key(name: str) -> str:
    """The key of a reason's text, by the name that the source gives it."""
    owner, dot, own = name.rpartition(".")
    return error_key(f"{owner}{dot}why_{own}")


def entry_key(entry: Entry) -> str:
    """The key as a catalogue spells it; a term keeps its hyphen."""
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def game_folders(package: Path) -> dict[str, Path]:
    """The folder of each game with texts: those of a package, and those that others have installed."""
    own = {folder.name: folder for folder in sorted(package.glob("games/*")) if (folder / "locale").is_dir()}
    return {**_installed_folders(), **own}


def _installed_folders() -> dict[str, Path]:
    specs = {key: find_spec(name) for key, name in installed_packages().items()}
    return {key: Path(spec.origin).parent for key, spec in specs.items() if spec and spec.origin}


def catalogue_paths(package: Path, language: str) -> dict[str, Path]:
    """Every catalogue of a language, by owner: house catalogue, game key, or one catalogue of a game."""
    paths = {name: package / "i18n" / "locale" / language / f"{name}.ftl" for name in HOUSE_CATALOGUES}
    for key, folder in game_folders(package).items():
        locale = folder / "locale"
        paths[kebab(key)] = locale / f"{language}.ftl"
        for name in TITLE_CATALOGUES:
            # A game may do without, but then in every language.
            if any(locale.glob(f"*/{name}.ftl")):
                paths[title_owner(name, key)] = locale / language / f"{name}.ftl"
    return paths


def game_source(game: str, language: str) -> str:
    """What a game says in one language, as its catalogue is written."""
    if language not in LANGUAGES:
        raise UnknownLanguage(language, LANGUAGES)
    folders = game_folders(PACKAGE)
    if game not in folders:
        raise UnknownGame(game, tuple(sorted(folders)))
    return (folders[game] / "locale" / f"{language}.ftl").read_text(encoding="utf-8")


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
