"""Write the browser's generated files: `python -m patolli.server.typescript [--check]`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from patolli.games import all_games
from patolli.server.typescript.material import material_module
from patolli.server.typescript.messages import messages_page
from patolli.server.typescript.rulebook import rulebook_module
from patolli.server.typescript.view import view_module
from patolli.server.typescript.wire import wire_module

COMMAND: Final = "python -m patolli.server.typescript"
WEB: Final = Path(__file__).resolve().parents[4] / "web" / "src"


def modules(web: Path) -> dict[Path, str]:
    """Every generated file and what belongs into it; a game without a folder in the browser has none."""
    written = {web / "wire" / "types.ts": module("src/patolli/server/wire", wire_module())}
    pages = web.parents[1] / "docs"
    if pages.is_dir():
        note = f"<!-- Written by `{COMMAND}` from src/patolli/server/wire: change that. -->"
        written[pages / "messages.md"] = f"{note}\n\n{messages_page()}"
    for game in all_games():
        folder, source = web / "games" / game.key, f"src/patolli/games/{game.key}"
        if folder.is_dir():
            written[folder / "view.ts"] = module(f"{source}/view_shape.py", view_module(game))
            written[folder / "material.ts"] = module(f"{source}/material", material_module(game))
            if game.rulebook.chapters:
                written[folder / "rulebook.ts"] = module(f"{source}/rulebook.py", rulebook_module(game))
    return written


def module(source: str, text: str) -> str:
    """A file whose first line says who wrote it."""
    return f"// Written by `{COMMAND}` from {source}: change that.\n\n{text}"


def stale(web: Path) -> list[Path]:
    """The generated files that differ from what would be written now."""
    return [
        path
        for path, text in modules(web).items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]


def main(arguments: list[str], web: Path = WEB) -> int:
    """Write, or with --check name what would change."""
    if "--check" not in arguments:
        for path, text in modules(web).items():
            path.write_text(text, encoding="utf-8")
        return 0
    old = stale(web)
    for path in old:
        where = path.relative_to(web.parents[1])
        sys.stderr.write(f"{where} is not what its sources say: `{COMMAND}` writes it anew\n")
    return 1 if old else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
