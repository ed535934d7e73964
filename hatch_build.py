"""The build hook: a wheel carries the hot rooms compiled, where a C compiler is there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileRules(BuildHookInterface):  # type: ignore[type-arg]
    """Runs scripts/compile_rules.py before a wheel is packed; editable installs stay readable."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and tell hatchling that the wheel belongs to this platform."""
        if self.target_name != "wheel" or version != "standard":
            return
        root = Path(self.root)
        subprocess.run(
            [sys.executable, str(root / "scripts" / "compile_rules.py"), "--if-possible"], check=True
        )
        built = sorted((root / "src").glob("patolli__mypyc*.so"))
        if not built:
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["artifacts"] += ["src/patolli/**/*.so", "src/patolli/compiled.txt"]
        for library in built:
            build_data["force_include"][str(library)] = library.name
