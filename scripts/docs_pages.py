"""What MkDocs asks of us: pages that lie elsewhere in the repository, and links that leave the site.

Each page is readable where it lies, on its own. So rules stand in the folder of their game, and links in the
pages lead to files; here they lead to pages of the site where there is one, and to the repository, if it has an
address, where there is none.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath
from typing import Any

from markdown import Extension, Markdown
from markdown.preprocessors import Preprocessor
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parents[1]
# Pages of the site that lie outside docs/, by their address there.
ELSEWHERE = {
    "architecture.md": "ARCHITECTURE.md",
    "changelog.md": "CHANGELOG.md",
    "contributing.md": "CONTRIBUTING.md",
    "glossary.md": "GLOSSARY.md",
    **{
        f"rules/{folder.parent.name}.md": folder.relative_to(ROOT).as_posix()
        for folder in sorted((ROOT / "src" / "patolli" / "games").glob("*/README.md"))
    },
}
# What the site takes from the pages of the program, by its address here.
LOOKS = ROOT / "web" / "src" / "ui"
MARK = LOOKS / "art" / "mark.svg"
BORROWED = {
    MARK.name: MARK,
    **{f"fonts/{path.name}": path for path in sorted((LOOKS / "fonts").glob("*.woff2"))},
}
TOKENS = LOOKS / "tokens.css"
# The program's themes, and what MkDocs Material calls a light and a dark one.
SCHEMES = {"codex": "default", "obsidian": "slate"}
LINK = re.compile(r"(\]\()([^)\s#:]+)((?:#[^)\s]*)?\))")
WORDS_AND_LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(out:([^)\s]+)\)")


class FencedExamples(Preprocessor):
    """Examples in docstrings, `>>> ` and what Python answers, become code up to the next empty line."""

    def run(self, lines: list[str]) -> list[str]:
        """The lines with fences around every example."""
        done: list[str] = []
        inside = False
        for line in [*lines, ""]:
            if line.startswith(">>> ") and not inside:
                done += ["", "```pycon"]
                inside = True
            elif inside and not line.strip():
                done.append("```")
                inside = False
            done.append(line)
        return done


class Examples(Extension):
    """Lets Markdown see examples before it takes `>>>` for a quotation."""

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802  # Markdown calls it so
        """Before fences are read."""
        md.preprocessors.register(FencedExamples(md), "patolli-examples", 40)


def on_config(config: Any) -> Any:
    """Teach Markdown about examples."""
    config.markdown_extensions.append(Examples())
    return config


def on_files(files: Files, config: Any) -> Files:
    """Add the pages that lie elsewhere, and what the site looks like."""
    for address, source in ELSEWHERE.items():
        content = (ROOT / source).read_text(encoding="utf-8")
        files.append(File.generated(config, address, content=content))
    for address, source in BORROWED.items():
        files.append(File.generated(config, address, abs_src_path=str(source)))
    files.append(File.generated(config, "tokens.css", content=tokens()))
    files.append(File.generated(config, "mark-dark.svg", content=mark_on_dark()))
    return files


def tokens() -> str:
    """The program's colours and letters, under the names that the site's themes have."""
    sheet = TOKENS.read_text(encoding="utf-8")
    for theme, scheme in SCHEMES.items():
        sheet = sheet.replace(f'[data-theme="{theme}"]', f'[data-md-color-scheme="{scheme}"]')
    return sheet


def mark_on_dark() -> str:
    """The mark in the colour that it has in the dark theme: an image knows nothing of the page around it."""
    gold = re.findall(r"--chosen: (#\w+)", tokens())[0]
    mark = MARK.read_text(encoding="utf-8")
    return re.sub(r'(<svg [^>]*color=")#\w+', rf"\g<1>{gold}", mark, count=1)


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Lead every link of a page to where its target is on the site."""
    address = page.file.src_uri
    return leading(markdown, address, repository_address())


def leading(markdown: str, address: str, repository: str) -> str:
    """A page's text with links as the site needs them."""
    source = ELSEWHERE.get(address, f"docs/{address}")
    here = PurePosixPath(source).parent.as_posix()

    def led(found: re.Match[str]) -> str:
        return f"{found[1]}{target(found[2], here, address)}{found[3]}"

    text = LINK.sub(led, markdown)
    if repository:
        return WORDS_AND_LINK.sub(rf"[\1]({repository}/blob/main/\2)", text)
    # A repository without an address is not made up: the words stay.
    return WORDS_AND_LINK.sub(r"\1", text)


def target(link: str, here: str, address: str) -> str:
    """Where a link of a file leads on the site, or `out:` and its path in the repository."""
    path = normpath(f"{here}/{link}")
    pages = {source: page for page, source in ELSEWHERE.items()}
    pages["README.md"] = "index.md"
    if path in pages:
        return relpath(pages[path], PurePosixPath(address).parent.as_posix())
    if path.startswith("docs/"):
        return relpath(path.removeprefix("docs/"), PurePosixPath(address).parent.as_posix())
    return f"out:{path}"


def repository_address() -> str:
    """Where the project can be looked at; empty while it has no public address."""
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: str = declared["tool"]["patolli"]["address"]
    return found.rstrip("/")
