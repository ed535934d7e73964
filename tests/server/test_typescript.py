"""What is written for the browser: every shape in TypeScript's words, laid out as Prettier would, and never stale."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Annotated, ClassVar, NotRequired, TypedDict

import pytest

from patolli.engine.game import Game
from patolli.games import game_keys
from patolli.server.typescript.__main__ import COMMAND, main, modules
from patolli.server.typescript.layout import alternatives, literal
from patolli.server.typescript.material import material_module
from patolli.server.typescript.view import view_module

WEB = Path(__file__).resolve().parents[2] / "web"

Colour = Annotated[str, ("red", "blue")]
Unneeded = Annotated[str, ("never",)]


class Piece(TypedDict):
    """A piece; without a colour it is nobody's."""

    colour: NotRequired[Colour]
    power: int


class Base(TypedDict):
    pieces: list[Piece]
    offer: list[Colour | None]


class BoardView(Base):
    """What is seen.

    Nothing else is.
    """

    steps: dict[Colour, int]
    notes: dict[str, str]
    over: bool | None


class OddView(TypedDict):
    when: complex


class Board(Game):
    key: ClassVar[str] = "board"
    view_shape: ClassVar[type] = BoardView
    material: ClassVar[dict[str, object]] = {
        "TRACK": (1, 2, 4),
        "COLOURS": ("red", "blue"),
        "TOP": 11,
        "COST": {"red": (1, 2), "3-1": (0, 3)},
        "BOARD_OF": {"red": "blue"},
    }


def test_a_view_is_spelled_in_typescript() -> None:
    assert view_module(Board()) == (
        'export type Colour = "red" | "blue";\n'
        "\n"
        "/** A piece; without a colour it is nobody's. */\n"
        "export interface Piece {\n"
        "  colour?: Colour;\n"
        "  power: number;\n"
        "}\n"
        "\n"
        "/**\n"
        " * What is seen.\n"
        " *\n"
        " * Nothing else is.\n"
        " */\n"
        "export interface BoardView {\n"
        "  pieces: Piece[];\n"
        "  offer: (Colour | null)[];\n"
        "  steps: Record<Colour, number>;\n"
        "  notes: Record<string, string>;\n"
        "  over: boolean | null;\n"
        "}\n"
        "\n"
        "/** The View that the wire carries; the contract suite proves its shape along matches. */\n"
        "export const viewOf = (view: object): BoardView => view as BoardView;\n"
    )


def test_tables_become_constants() -> None:
    assert material_module(Board()) == (
        "export const TRACK: readonly number[] = [1, 2, 4];\n"
        'export const COLOURS = ["red", "blue"] as const;\n'
        "export const TOP = 11;\n"
        'export const COST = { red: [1, 2], "3-1": [0, 3] } satisfies Record<string, readonly number[]>;\n'
        'export const BOARD_OF = { red: "blue" } as const;\n'
    )


def test_what_is_no_shape_is_refused() -> None:
    class OddGame(Game):
        view_shape: ClassVar[type] = OddView

    with pytest.raises(TypeError, match="complex"):
        view_module(OddGame())
    with pytest.raises(TypeError, match="no printed figure"):
        literal(0.5, "", 0, 0)


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """The generated files of a working copy, away from it."""
    folder = tmp_path / "web" / "src"
    for key in game_keys():
        (folder / "games" / key).mkdir(parents=True)
    (folder / "wire").mkdir()
    assert main([], folder) == 0
    return folder


def test_a_file_that_differs_is_named_with_what_mends_it(
    web: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--check"], web) == 0
    changed = web / "games" / "cacao" / "material.ts"
    changed.write_text(changed.read_text("utf-8").replace("16", "17"), encoding="utf-8")
    (web / "wire" / "types.ts").unlink()
    assert main(["--check"], web) == 1
    told = capsys.readouterr().err.splitlines()
    assert [line.split(" is not ")[0] for line in told] == [
        "web/src/wire/types.ts",
        "web/src/games/cacao/material.ts",
    ]
    assert all(COMMAND in line for line in told)
    assert main([], web) == 0
    assert main(["--check"], web) == 0


def test_every_file_says_first_who_wrote_it(web: Path) -> None:
    written = modules(web)
    assert len(written) == 1 + 3 * len(game_keys())
    assert all(COMMAND in text.partition("\n")[0] for text in written.values())


def test_a_game_that_no_page_draws_has_no_files(tmp_path: Path) -> None:
    assert [path.name for path in modules(tmp_path)] == ["types.ts"]


@pytest.mark.parametrize(
    "table",
    [
        tuple(range(100, 160)),
        tuple(f"name_{index}" for index in range(14)),
        {f"tile_{index}": (0, index) for index in range(4)},
        {"one": ((1, 2, 3), (4, 5, 6)), "two": ((7,), (8,))},
        (((1, 2), (3, 4)), ((5, 6), (7, 8))),
        {f"line_{index}": index for index in range(9)},
    ],
    ids=["figures", "names", "rows by name", "tables by name", "rows of rows", "figures by name"],
)
def test_the_layout_of_tables_is_prettiers(table: object) -> None:
    class Printed(Game):
        material: ClassVar[dict[str, object]] = {"TABLE": table}

    assert formatted(material_module(Printed())) == material_module(Printed())


@pytest.mark.parametrize("count", [5, 11, 30])
def test_the_layout_of_names_is_prettiers(count: int) -> None:
    text = alternatives("export type Name", [f'"name_{index}"' for index in range(count)])
    assert formatted(text) == text


def formatted(text: str) -> str:
    """As Prettier would lay it out."""
    prettier = WEB / "node_modules" / ".bin" / "prettier"
    if shutil.which("node") is None or not prettier.exists():
        pytest.skip("needs Node and the packages in web/node_modules: make web installs them")
    command = [str(prettier), "--stdin-filepath", "table.ts"]
    done = subprocess.run(command, cwd=WEB, input=text, capture_output=True, text=True, check=True)
    return done.stdout
