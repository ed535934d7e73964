"""The glossary: the field's word for a thing stands in the file that has the thing."""

from __future__ import annotations

import re
from pathlib import Path

MEANING = re.compile(r"^\| (?P<word>[^|]+) \| [^|]+ \| `(?P<file>[^`]+)` \| [^|]+ \|$", re.MULTILINE)
ROW = re.compile(r"^\| (?P<here>[^|]+) \| (?P<field>[^|]+) \| `(?P<file>[^`]+)` \|$", re.MULTILINE)


def test_either_word_finds_the_thing(root: Path, package: Path) -> None:
    rows = list(ROW.finditer((root / "GLOSSARY.md").read_text(encoding="utf-8")))
    assert len(rows) > 15
    missing = [
        row["field"]
        for row in rows
        if row["field"].lower() not in (package / row["file"]).read_text(encoding="utf-8").lower()
    ]
    assert missing == []


def test_each_word_stands_where_its_meaning_is(root: Path, package: Path) -> None:
    meanings = MEANING.findall((root / "GLOSSARY.md").read_text(encoding="utf-8"))
    assert len(meanings) == len(dict(meanings)) > 8
    assert [
        word
        for word, file in meanings
        if not re.search(rf"\b{word}", (package / file).read_text(encoding="utf-8"), re.IGNORECASE)
    ] == []
