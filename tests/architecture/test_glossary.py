"""The glossary: the field's word for a thing stands in the file that has the thing."""

from __future__ import annotations

import re
from pathlib import Path

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
