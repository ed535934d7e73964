"""The checker: every text is there, in every language, in the house's words, and nothing else is.

`python -m patolli.i18n.check` prints the faults and ends with status 1 if there are any.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from patolli.i18n.catalogues import (
    HOUSE_CATALOGUES,
    PACKAGE,
    Entry,
    catalogue_paths,
    entry_key,
    game_folders,
    read_catalogue,
    title_owner,
)
from patolli.i18n.comparison import Fault, LanguageComparison, differences
from patolli.i18n.declared import DeclaredGame, expected_nouns, expected_texts
from patolli.i18n.languages import LANGUAGES
from patolli.i18n.usage import usage_in
from patolli.i18n.wording import faults_of_wording, read_wordings

# The browser's sources, beside src/ in a working copy; an installed package has none.
SCRIPTS = PACKAGE.parent.parent / "web" / "src"


def check(games: Sequence[DeclaredGame], package: Path = PACKAGE, scripts: Path = SCRIPTS) -> list[Fault]:
    """Every fault of every catalogue, against what games declare and sources use."""
    usage = usage_in(package, scripts)
    texts = [*usage.expected(), *(text for game in games for text in expected_texts(game))]
    nouns = [noun for game in games for noun in expected_nouns(game)]
    faults = [Fault("source", line, "pieced-key", "a key or a reason is a literal") for line in usage.pieced]
    faults += [Fault("source", line, "sentence", "why is a Reason") for line in usage.sentences]
    uses: dict[str, dict[str, frozenset[str]]] = {}
    spoken: dict[str, dict[str, Entry]] = {}
    for language in LANGUAGES:
        entries, unreadable = read_language(package, language)
        comparison = LanguageComparison(language, entries, texts, nouns)
        faults.extend([*unreadable, *comparison.faults])
        uses[language] = comparison.uses
        spoken[language] = entries
    return sorted([*faults, *differences(uses), *faults_of_wording(read_wordings(package), spoken)])


def read_language(package: Path, language: str) -> tuple[dict[str, Entry], list[Fault]]:
    """The entries of all catalogues of a language, and what is wrong with the files."""
    entries: dict[str, Entry] = {}
    faults: list[Fault] = []
    for owner, path in catalogue_paths(package, language).items():
        place = (path.relative_to(package) if path.is_relative_to(package) else path).as_posix()
        if not path.is_file():
            faults.append(Fault(language, place, "missing-file", "no catalogue"))
            continue
        catalogue = read_catalogue(owner, path)
        faults.extend(Fault(language, place, "parse-error", complaint) for complaint in catalogue.complaints)
        for entry in catalogue.entries:
            key = entry_key(entry)
            if not key.removeprefix("-").startswith(f"{owner}-"):
                faults.append(Fault(language, key, "misplaced-key", f"{place} is for {owner}-…"))
            if owner in HOUSE_CATALOGUES and _is_of_a_title(package, owner, key):
                faults.append(Fault(language, key, "misplaced-key", "a title's texts lie in its folder"))
            if key in entries:
                faults.append(Fault(language, key, "duplicate-key", place))
            entries[key] = entry
    return entries, faults


def _is_of_a_title(package: Path, catalogue: str, key: str) -> bool:
    owners = (title_owner(catalogue, game) for game in game_folders(package))
    return any(key.removeprefix("-").startswith(f"{owner}-") for owner in owners)


def main() -> int:
    """Check this package; the exit status."""
    from patolli.games import all_games

    faults = check(all_games())
    for fault in faults:
        print(fault)
    print(f"{len(faults)} faults" if faults else f"texts complete in {', '.join(LANGUAGES)}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
