"""Wheel and source distribution: what is in them, and that neither is built without it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import zipfile
from email.parser import HeaderParser
from pathlib import Path

import pytest

import patolli
from patolli.compiled import SUFFIX

PAGE = "patolli/server/bundle/index.html"
NEVER = re.compile(r"node_modules|__pycache__|\.so$|\.pyd$|\.sqlite|/dist/|\.venv")


def metadata(wheel: Path) -> tuple[dict[str, str], str]:
    """The headers and the description that an index shows."""
    with zipfile.ZipFile(wheel) as files:
        (name,) = [name for name in files.namelist() if name.endswith(".dist-info/METADATA")]
        message = HeaderParser().parsestr(files.read(name).decode())
    return dict(message.items()), str(message.get_payload())


def build_wheel(folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PATOLLI_")}
    return subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--skip-dependency-check"],
        cwd=folder,
        env=environment | variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


@pytest.fixture
def unpacked(sdist: Path, tmp_path: Path) -> Path:
    """The source distribution as a packager has it before them."""
    with tarfile.open(sdist) as files:
        files.extractall(tmp_path, filter="data")
    (folder,) = tmp_path.iterdir()
    return folder


def test_the_wheel_belongs_to_one_platform_and_has_everything(wheel: Path) -> None:
    assert not wheel.name.endswith("-none-any.whl")
    with zipfile.ZipFile(wheel) as files:
        names = set(files.namelist())
        listed = files.read("patolli/compiled.txt").decode().splitlines()
    assert {PAGE, "patolli/py.typed", "patolli/i18n/locale/pt/cli.ftl", f"patolli__mypyc{SUFFIX}"} <= names
    assert len(listed) > 100
    assert {f"patolli/{line.split(' ')[1]}" for line in listed} <= names
    assert {name for name in names if name.endswith(SUFFIX)} == {
        f"patolli__mypyc{SUFFIX}",
        *(f"patolli/{line.split(' ')[1]}" for line in listed),
    }


def test_what_an_index_shows_is_true_and_whole(wheel: Path) -> None:
    headers, description = metadata(wheel)
    assert headers["Version"] == patolli.__version__
    assert "make play" in description
    # Nothing leads to a place that only a working copy has.
    links = re.findall(r"\]\(([^)]*)\)|src=\"([^\"]*)\"", description)
    assert [link for pair in links for link in pair if link and "://" not in link] == []


def test_the_source_distribution_holds_sources_and_pages(sdist: Path) -> None:
    with tarfile.open(sdist) as files:
        names = [name.partition("/")[2] for name in files.getnames()]
    wanted = {
        f"src/{PAGE}", "web/package.json", "web/index.html", "Makefile", "LICENSE", "CHANGELOG.md", "CITATION.cff",
        "requirements/play.txt", "mkdocs.yml", ".dockerignore", "deploy/Containerfile", "scripts/compile_rules.py", "hatch_build.py", "tests/conftest.py",
    }  # fmt: skip
    assert wanted <= set(names)
    assert [name for name in names if NEVER.search(name)] == []


def test_without_a_compiler_nothing_is_built_that_is_less_than_it_says(unpacked: Path) -> None:
    done = build_wheel(unpacked, CC="there-is-no-such-compiler")
    assert done.returncode != 0
    assert "PATOLLI_PURE=1" in done.stdout
    assert not (unpacked / "dist").exists() or list((unpacked / "dist").iterdir()) == []


def test_a_wheel_for_every_platform_is_built_on_purpose(unpacked: Path) -> None:
    done = build_wheel(unpacked, CC="there-is-no-such-compiler", PATOLLI_PURE="1")
    assert done.returncode == 0, done.stdout
    (wheel,) = (unpacked / "dist").iterdir()
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as files:
        names = files.namelist()
    assert PAGE in names
    assert not any(name.endswith((SUFFIX, "compiled.txt")) for name in names)


def test_without_pages_nothing_is_built(unpacked: Path) -> None:
    (unpacked / "src" / PAGE).unlink()
    done = build_wheel(unpacked, PATOLLI_PURE="1")
    assert done.returncode != 0
    assert "make web" in done.stdout
