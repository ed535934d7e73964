"""The npm of this machine, if the Node beside it is new enough to build the pages; else nothing.

Usage: python scripts/node.py

Which Node is new enough says `engines` of web/package.json. Debian and Ubuntu have shipped older ones for years.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

MANIFEST: Final = Path(__file__).parent.parent / "web" / "package.json"
# `^20.19.0` is anything from there on of that first number, `>=22.12.0` anything from there on.
RANGE: Final = re.compile(r"(\^|>=)(\d+)\.(\d+)\.(\d+)")


def numbers(version: str) -> tuple[int, ...]:
    """A version as it is compared: `v20.19.1` is (20, 19, 1)."""
    return tuple(int(number) for number in re.findall(r"\d+", version)[:3])


def is_new_enough(version: str, wanted: str) -> bool:
    """Whether a version lies in one of the ranges that are wanted."""
    here = numbers(version)
    for each in wanted.split("||"):
        found = RANGE.fullmatch(each.strip())
        if found is None:
            raise SystemExit(f"web/package.json wants Node {wanted}, which scripts/node.py cannot read")
        oldest = tuple(int(number) for number in found.groups()[1:])
        if here >= oldest and (found[1] == ">=" or here[0] == oldest[0]):
            return True
    return False


def version_of(node: str) -> str:
    """What a Node calls itself; nothing if it does not run."""
    try:
        return subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""


def main() -> None:
    """Print the path of an npm that can be used."""
    node, npm = shutil.which("node"), shutil.which("npm")
    wanted = json.loads(MANIFEST.read_text(encoding="utf-8"))["engines"]["node"]
    if node is not None and npm is not None and is_new_enough(version_of(node), wanted):
        print(npm)


if __name__ == "__main__":
    main()
