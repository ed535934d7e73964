"""The build hooks: what a wheel and a source distribution carry beside the sources, and what an index shows.

A wheel has the rules compiled for one platform, and the browser's pages; it is not built without
either. PATOLLI_PURE=1 asks for one without compiled rules, for every platform.
"""

from __future__ import annotations

import os
import re
import runpy
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

# Where the pages lie in the package; `patolli serve` looks there.
BUNDLE: Final = "patolli/server/bundle"
NEVER_MIND: Final = "PATOLLI_PURE=1 builds a wheel without them, about ten times slower."

PICTURE: Final = re.compile(r"<p><img.*?</p>\n\n?", re.DOTALL)
LINK: Final = re.compile(r"\[([^\]]*)\]\((?!\w+:)([^)]*)\)")


class CannotBuild(Exception):
    """What is missing, and what to do about it."""


class Distribution(BuildHookInterface):  # type: ignore[type-arg]
    """Puts pages and compiled rules in; editable installs need neither."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Complete what hatchling is about to pack."""
        if version != "standard":
            return
        root = Path(self.root)
        self.take_pages(root, build_data)
        if self.target_name == "wheel" and os.environ.get("PATOLLI_PURE", "0") in {"", "0"}:
            self.take_compiled(root, build_data)

    def take_pages(self, root: Path, build_data: dict[str, Any]) -> None:
        """The browser's build: a source distribution has it in its place, a working copy where Vite writes it."""
        if (root / "src" / BUNDLE / "index.html").is_file():
            return
        pages = root / "web" / "dist"
        if not (pages / "index.html").is_file():
            raise CannotBuild("the browser's pages are not built: `make web` builds them into web/dist")
        inside = "src/" if self.target_name == "sdist" else ""
        build_data["force_include"][str(pages)] = inside + BUNDLE

    def take_compiled(self, root: Path, build_data: dict[str, Any]) -> None:
        """The rules compiled for this platform, and the list that says what each was made from."""
        script = [sys.executable, str(root / "scripts" / "compile_rules.py")]
        if subprocess.run(script, check=False).returncode:
            raise CannotBuild(f"the rules did not compile, as was said above. {NEVER_MIND}")
        suffix = runpy.run_path(str(root / "src" / "patolli" / "compiled.py"))["SUFFIX"]
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["artifacts"] += [f"src/patolli/**/*{suffix}", "src/patolli/compiled.txt"]
        # What all compiled files share lies beside the package.
        for library in sorted((root / "src").glob(f"patolli__mypyc*{suffix}")):
            build_data["force_include"][str(library)] = library.name


class Metadata(MetadataHookInterface):
    """What a package index shows."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the README and the addresses."""
        root = Path(self.root)
        address = self.address(root)
        text = readme(root.joinpath("README.md").read_text(encoding="utf-8"), address)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        if address:
            metadata["urls"] = {"Source": address, "Changelog": f"{address}/blob/main/CHANGELOG.md"}

    def address(self, root: Path) -> str:
        """Where the project can be looked at, or nothing."""
        settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
        return str(settings["tool"]["patolli"]["address"]).rstrip("/")


def readme(text: str, address: str) -> str:
    """The README for those who have no working copy: links lead to the project, or are plain words."""
    if not address:
        return LINK.sub(r"\1", PICTURE.sub("", text))
    text = re.sub(r'src="(?!\w+:)', f'src="{address}/raw/main/', text)
    return LINK.sub(rf"[\1]({address}/blob/main/\2)", text)
