"""The camera of `screenshots.py`: browsers of every size, and pictures of them in one folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.web.running import Server
from tests.web.visitor import Visitor

WIDE, DESK, TABLET, TALL, PHONE = (1440, 900), (1280, 720), (820, 1180), (390, 844), (360, 640)
ASIDE, FLAT, HUGE = (1024, 768), (844, 390), (2560, 1440)
SLIM = (360, 780)
THEMES = ("obsidian", "codex")
# A strip shows what was seen so many milliseconds apart.
APART = 200
SHEET = """<body style="margin:0;display:grid;grid-template-columns:repeat(3,1fr);gap:6px;background:#888">
{}</body>"""
FRAME = '<figure style="margin:0;font:20px sans-serif">{} ms<img width="100%" src="data:image/png;base64,{}"></figure>'


class Camera:
    """Takes the pictures and puts them into one folder."""

    def __init__(self, browser: Browser, server: Server, folder: Path) -> None:
        self.browser, self.server, self.url, self.folder = browser, server, server.url, folder

    def come(self, size: tuple[int, int], theme: str, language: str = "en", **wishes: Any) -> Visitor:
        touch = size[0] < 900
        return Visitor(
            self.browser,
            self.url,
            size=size,
            theme=theme,
            language=language,
            touch=touch,
            scale=2 if touch else 1,
            **wishes,
        )

    def take(self, visitor: Visitor, name: str) -> None:
        page = visitor.page
        page.wait_for_timeout(500)
        size = page.viewport_size or {"width": 0, "height": 0}
        path = self.folder / f"{name}-{visitor.theme}-{size['width']}x{size['height']}.png"
        page.screenshot(path=path)
        print(path.name, *visitor.faults)

    def film(self, visitor: Visitor, name: str, begin: Callable[[], None], lasts: int) -> None:
        """What is seen every so many milliseconds from the first change on, as one sheet."""
        seen: list[tuple[float, str]] = []
        session = visitor.context.new_cdp_session(visitor.page)

        def keep(frame: dict[str, Any]) -> None:
            seen.append((frame["metadata"]["timestamp"] * 1000, frame["data"]))
            session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

        session.on("Page.screencastFrame", keep)
        session.send("Page.startScreencast", {"format": "png"})
        visitor.page.wait_for_timeout(APART)
        seen.clear()
        begin()
        visitor.page.wait_for_timeout(lasts)
        session.send("Page.stopScreencast")
        start = seen[0][0]
        frames = [
            FRAME.format(at, min(seen, key=lambda each: abs(each[0] - start - at))[1])
            for at in range(0, lasts, APART)
        ]
        sheet = self.browser.new_page(viewport={"width": 1800, "height": 900})
        sheet.set_content(SHEET.format("".join(frames)))
        sheet.screenshot(path=self.folder / f"{name}.png", full_page=True)
        sheet.close()
        print(f"{name}.png", *visitor.faults)
