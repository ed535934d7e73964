"""A picture as PNG, for programs that know no SVG: `python -m patolli.drawing.raster < SVG > PNG`.

Drawing one takes a good part of a second and holds the interpreter all the while, so a server does
it in a process of its own. The letters are the house's own: a server may have none.
"""

from __future__ import annotations

import sys
from importlib.resources import as_file, files

import resvg_py


def png(svg: str, width: int | None = None) -> bytes:
    """The picture of an SVG document in its own size, or in another width."""
    with as_file(files("patolli.drawing").joinpath("fonts")) as folder:
        return bytes(
            resvg_py.svg_to_bytes(
                svg_string=svg,
                width=width,
                skip_system_fonts=True,
                font_files=sorted(str(path) for path in folder.glob("*.ttf")),
                font_family="Archivo",
                sans_serif_family="Archivo",
                serif_family="Grenze",
            )
        )


if __name__ == "__main__":
    sys.stdout.buffer.write(png(sys.stdin.buffer.read().decode()))
