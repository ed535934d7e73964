"""What mypyc builds through: python scripts/mypyc_setup.py BUILD_FOLDER FILE..., from the folder of the sources.

`compile_rules.py` runs it in a process of its own and puts what it builds into place.
"""

from __future__ import annotations

import sys
from pathlib import Path

from docstrings_in_c import with_docstrings
from mypyc.build import mypycify
from setuptools import setup

GROUP = "patolli"


def build(folder: Path, files: list[str]) -> None:
    """Write the C code of these files, complete it, and compile it into the folder `lib`."""
    extensions = mypycify(["--strict", *files], opt_level="2", group_name=GROUP, target_dir=str(folder / "c"))
    code = folder / "c" / f"__native_{GROUP}.c"
    sources = {name.removesuffix(".py").replace("/", "."): Path(name) for name in files}
    code.write_text(with_docstrings(code.read_text(encoding="utf-8"), sources), encoding="utf-8")
    where = ["--build-lib", str(folder / "lib"), "--build-temp", str(folder / "objects")]
    setup(
        name="patolli",
        packages=[],
        ext_modules=extensions,
        script_args=["-q", "build_ext", "--force", *where],
    )


if __name__ == "__main__":
    build(Path(sys.argv[1]), sys.argv[2:])
