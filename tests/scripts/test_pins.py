"""What is installed: playing needs what it says and no more, and all of it is pinned."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from typing import Final

import pytest
import yaml  # type: ignore[import-untyped]
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import patolli

ROOT = Path(__file__).resolve().parents[2]
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LISTS = sorted((ROOT / "requirements").glob("*.txt"))
# Larger than all that playing needs, or of no use to whoever plays.
FOR_OTHERS = {
    "hypothesis",
    "numpy",
    "open-spiel",
    "pipx",
    "playwright",
    "pytest",
    "ray",
    "ruff",
    "scipy",
    "torch",
    "uv",
}


def pinned(name: str) -> dict[str, str]:
    """The packages of a list with their versions."""
    lines = (ROOT / "requirements" / name).read_text(encoding="utf-8").splitlines()
    found = [Requirement(line) for line in lines if line and not line.startswith(("#", "--"))]
    return {canonicalize_name(each.name): str(each.specifier) for each in found}


def needed(lines: list[str]) -> set[str]:
    """What these need here, and what that needs, as far as it is installed."""
    open_, found = [Requirement(line) for line in lines], set[str]()
    while open_:
        each = open_.pop()
        name = canonicalize_name(each.name)
        if each.marker is not None and not any(
            each.marker.evaluate({"extra": extra}) for extra in ("", *each.extras)
        ):
            continue
        if name in found or name == "patolli":
            continue
        found.add(name)
        try:
            more = [Requirement(line) for line in requires(each.name) or []]
        except PackageNotFoundError:
            continue
        open_ += [
            one
            for one in more
            if one.marker is None
            or any(one.marker.evaluate({"extra": extra}) for extra in ("", *each.extras))
        ]
    return found


@pytest.mark.parametrize("name", [path.name for path in LISTS])
def test_every_list_names_one_version_of_each_package(name: str) -> None:
    found = pinned(name)
    assert len(found) > 1
    assert [each for each, version in found.items() if not re.fullmatch(r"==[\w.+]+", version)] == []


def test_playing_installs_what_it_needs_and_no_more() -> None:
    playing = set(pinned("play.txt"))
    wanted = needed([*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["build"]])
    assert wanted <= playing, wanted - playing
    assert playing <= wanted, playing - wanted
    assert playing & FOR_OTHERS == set()


def test_who_works_on_it_has_what_those_have_who_play() -> None:
    playing, working = pinned("play.txt"), pinned("dev.txt")
    assert playing.items() <= working.items()
    extras = PROJECT["optional-dependencies"]
    named = [
        line
        for extra in ("dev", *extras["all"][0].partition("[")[2].rstrip("]").split(","))
        for line in extras[extra]
    ]
    assert {canonicalize_name(Requirement(line).name) for line in named} - {"patolli"} <= set(working)


def test_whoever_cites_is_told_what_is_true() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    # Those that the format cannot do without.
    assert {"cff-version", "message", "title", "authors"} <= set(cited)
    assert cited["cff-version"] == "1.2.0"
    assert cited["license"] == PROJECT["license"]
    assert cited["version"] == patolli.__version__
    assert [author["name"] for author in cited["authors"]] == [
        author["name"] for author in PROJECT["authors"]
    ]
