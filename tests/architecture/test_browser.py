"""The browser's tools: each finds the fault that is planted for it, and nothing in the same file without the fault."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., "subprocess.CompletedProcess[str]"]

MOST_COLUMNS = 120
# What a machine writes: the wire's types. Sprites are drawings.
GENERATED = ("wire/types.ts",)
# Custom properties: declared, used, and used with a name that is pieced together: var(--p-{who}).
DECLARED = re.compile(r"(--[\w-]+)\s*[:=]")
USED = re.compile(r"var\((--[\w-]+)\s*[,)]")
PIECED = re.compile(r"var\((--[\w-]*?)\$?\{")


@pytest.fixture(scope="module")
def copy(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The browser's folder once more, to plant faults in; its packages are the real ones."""
    web = root / "web"
    if shutil.which("node") is None or not (web / "node_modules" / "eslint").is_dir():
        pytest.skip("needs Node and the packages in web/node_modules: make web installs them")
    folder = tmp_path_factory.mktemp("browser") / "web"
    shutil.copytree(web, folder, ignore=shutil.ignore_patterns("node_modules", "dist"))
    (folder / "node_modules").symlink_to(web / "node_modules")
    return folder


@pytest.fixture
def run(copy: Path) -> Run:
    """One of the tools, in the copy."""

    def start(tool: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        command = [str(copy / "node_modules" / ".bin" / tool), *arguments]
        return subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)

    return start


def plant(copy: Path, path: str, text: str) -> str:
    """Write a file into the copy; its path."""
    (copy / path).write_text(text, encoding="utf-8")
    return path


def test_eslint_finds_imports_upwards_unused_ones_colours_and_double_casts(copy: Path, run: Run) -> None:
    paths = [
        plant(copy, "src/wire/upwards.ts", 'export { coverOf } from "../ui/box.ts";\n'),
        plant(copy, "src/games/cacao/aside.ts", 'export { NONE } from "../teotihuacan/standing.ts";\n'),
        plant(copy, "src/ui/late.ts", 'export const page = () => import("../home/HomePage.svelte");\n'),
        plant(
            copy, "src/app/unused.ts", 'import { t } from "../i18n/texts.svelte.ts";\n\nexport const n = 1;\n'
        ),
        plant(copy, "src/ui/painted.ts", 'export const paint = "#b0104f";\n'),
        plant(copy, "src/ui/Painted.svelte", '<svg><path d="M0 0h1" fill="crimson" /></svg>\n'),
        plant(copy, "src/ui/cast.ts", "export const n = (text: string) => text as unknown as number;\n"),
        plant(
            copy, "tests/ui/cast.test.ts", "export const n = (text: string) => text as unknown as number;\n"
        ),
        plant(copy, "src/games/glob.ts", 'export const parts = import.meta.glob("./*/Screen.svelte");\n'),
        plant(
            copy, "src/replay/glob.ts", 'export const parts = import.meta.glob("../games/*/Screen.svelte");\n'
        ),
        plant(copy, "src/ui/downwards.ts", 'export { t } from "../i18n/texts.svelte.ts";\n'),
    ]
    found = run("eslint", "--format", "json", *paths)
    assert found.returncode == 1, found.stderr
    by_path = {Path(file["filePath"]).relative_to(copy).as_posix(): file for file in json.loads(found.stdout)}
    told = {path: [each["ruleId"] for each in by_path[path]["messages"]] for path in paths}
    assert told == {
        "src/wire/upwards.ts": ["import-x/no-restricted-paths"],
        "src/games/cacao/aside.ts": ["import-x/no-restricted-paths"],
        "src/ui/late.ts": ["import-x/no-restricted-paths"],
        "src/app/unused.ts": ["@typescript-eslint/no-unused-vars"],
        "src/ui/painted.ts": ["no-restricted-syntax"],
        "src/ui/cast.ts": ["no-restricted-syntax"],
        "tests/ui/cast.test.ts": ["no-restricted-syntax"],
        "src/ui/Painted.svelte": ["no-restricted-syntax"],
        "src/games/glob.ts": [],
        "src/replay/glob.ts": ["no-restricted-syntax"],
        "src/ui/downwards.ts": [],
    }


def test_eslint_demands_a_floor_for_every_room(copy: Path, run: Run) -> None:
    (copy / "src" / "attic").mkdir()
    result = run("eslint", "src/main.ts")
    (copy / "src" / "attic").rmdir()
    assert result.returncode != 0
    assert "src/attic must find its floor" in result.stderr


def test_stylelint_finds_values_that_have_names(copy: Path, run: Run) -> None:
    styles = {
        "color: #fff6e2;": ["color-no-hex"],
        "color: rgb(0 0 0 / 0.5);": ["function-disallowed-list"],
        "color: black;": ["color-named"],
        "padding: 3px 12px;": ["patolli/named-values"],
        "font: 500 12px/16px var(--font-text);": ["patolli/named-values"],
        "font: 500 var(--f12)/16px var(--font-text);": ["patolli/named-values"],
        "font: 800 12px/18px var(--font-text);": ["patolli/named-values"],
        "font: 800 23px/24px var(--font-text);": ["patolli/named-values"],
        "font: 800 var(--f12)/18px var(--font-text);": [],
        "font-size: 13px;": ["patolli/named-values"],
        "font-size: max(var(--f13), var(--least, 0px));": [],
        "border-radius: 6px;": ["patolli/named-values"],
        "border-radius: 7px 7px 0 0;": ["patolli/named-values"],
        "border-top-left-radius: 7px;": ["patolli/named-values"],
        "border-radius: var(--r2) 50% 0 var(--r-pill);": [],
        "transition: opacity 160ms;": ["patolli/named-values"],
        "padding: 3px var(--s3);": [],
    }
    paths = [
        plant(
            copy,
            f"src/ui/Styled{index}.svelte",
            f"<p>x</p>\n\n<style>\n  p {{\n    {style}\n  }}\n</style>\n",
        )
        for index, style in enumerate(styles)
    ]
    result = run("stylelint", "--formatter", "json", *paths)
    assert result.returncode != 0
    told = {Path(file["source"]).name: file["warnings"] for file in json.loads(result.stderr)}
    found = [[warning["rule"] for warning in told[Path(path).name]] for path in paths]
    assert dict(zip(styles, found, strict=True)) == styles


def test_prettier_finds_a_line_that_is_laid_out_otherwise(copy: Path, run: Run) -> None:
    neat = plant(copy, "src/ui/neat.ts", 'export const word = "one";\n')
    loose = plant(copy, "src/ui/loose.ts", "export const word   = 'one'\n")
    assert run("prettier", "--check", neat).returncode == 0
    result = run("prettier", "--check", loose)
    assert result.returncode == 1
    assert loose in result.stderr


def test_knip_finds_what_nobody_uses(copy: Path, run: Run) -> None:
    names = (copy / "src" / "wire" / "bots.ts").read_text(encoding="utf-8")
    plant(copy, "src/wire/bots.ts", names + "\nexport const strongest = (): number => 9;\n")
    plant(copy, "src/wire/forgotten.ts", "export const forgotten = true;\n")
    result = run("knip", "--reporter", "json")
    assert result.returncode == 1, result.stderr
    told = {issue["file"]: issue for issue in json.loads(result.stdout)["issues"]}
    assert [each["name"] for each in told["src/wire/bots.ts"]["exports"]] == ["strongest"]
    assert told["src/wire/forgotten.ts"]["files"]


def test_every_token_is_used_and_whatever_is_used_is_declared(root: Path) -> None:
    source = root / "web" / "src"
    files = [path for path in source.rglob("*") if path.suffix in (".svelte", ".ts", ".css")]
    # The symbols lie beside the rules: pictures are drawn with them where there is no browser, too.
    files += (root / "src" / "patolli").rglob("sprite.svg")
    everything = "\n".join(path.read_text(encoding="utf-8") for path in files)
    tokens = set(DECLARED.findall((source / "ui" / "tokens.css").read_text(encoding="utf-8")))
    assert len(tokens) > 100
    used = set(USED.findall(everything))
    pieced = tuple(PIECED.findall(everything))
    assert [name for name in sorted(tokens - used) if not name.startswith(pieced)] == []
    assert used - set(DECLARED.findall(everything)) == set()


def test_both_themes_name_the_same_pigments(root: Path) -> None:
    tokens = (root / "web" / "src" / "ui" / "tokens.css").read_text(encoding="utf-8")
    obsidian, codex = (
        set(DECLARED.findall(tokens.split(f'\n[data-theme="{theme}"] {{')[1].split("}")[0]))
        for theme in ("obsidian", "codex")
    )
    # The lowest stone of the pyramid is lighter on bark paper; obsidian has it from what both share.
    assert codex - obsidian == {"--lv0"}
    assert obsidian - codex == set()


def test_no_line_is_longer_than_a_screen_is_wide(root: Path) -> None:
    source = root / "web" / "src"
    long = [
        f"{path.relative_to(source)}:{number}"
        for suffix in ("*.ts", "*.svelte", "*.css")
        for path in source.rglob(suffix)
        if path.relative_to(source).as_posix() not in GENERATED
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > MOST_COLUMNS
    ]
    assert long == []


def test_exceptions_for_svelte_are_few_and_say_why(root: Path) -> None:
    lines = [
        (path, number, text.splitlines())
        for path in (root / "web" / "src").rglob("*.svelte")
        for text in [path.read_text(encoding="utf-8")]
        for number, line in enumerate(text.splitlines())
        if "svelte-ignore" in line
    ]
    assert len(lines) < 10
    # In the same comment, in brackets, or in the comment before it.
    silent = [
        f"{path.name}:{number + 1}"
        for path, number, text in lines
        if "(" not in text[number] and not text[number - 1].strip().startswith(("<!--", "//"))
    ]
    assert silent == []
