"""A visitor: a browser of one's own, a language, a theme, a screen; every fault is kept."""

from __future__ import annotations

import json
from random import Random

from playwright.sync_api import Browser, ConsoleMessage, Page, Response

from tests.web.play_cacao import click_once, until_something

DESK = (1440, 900)
PHONE = (360, 780)


class Visitor:
    """Somebody in front of a screen."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        name: str = "Ana",
        language: str = "en",
        theme: str = "obsidian",
        size: tuple[int, int] = DESK,
        touch: bool = False,
        still: bool = True,
        scale: int = 1,
        first: bool = False,
    ) -> None:
        self.url = url
        self.name = name
        self.theme = theme
        self.faults: list[str] = []
        self.forgiven = False
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            device_scale_factor=scale,
            locale=language,
            reduced_motion="reduce" if still else "no-preference",
        )
        settings = json.dumps({"theme": theme, "language": language})
        self.context.add_init_script(f"localStorage['patolli.settings'] ??= {json.dumps(settings)};")
        if not first:
            # Who was here before is not asked how to begin.
            self.context.add_init_script("localStorage['patolli.visited'] ??= '1';")
        self.context.set_default_timeout(60_000)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.faults.append(f"{self.name}: {error}"))
        self.page.on("response", self._answered)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self.forgiven:
            self.faults.append(f"{self.name}: {message.text}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400 and not self.forgiven:
            self.faults.append(f"{self.name}: {response.status} {response.url}")

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    def start(self, *seats: str, game: str = "Cacao", minutes: int = 0) -> str:
        """Start a game from the home page with these other seats, with so many minutes each or no clock; the table's path."""
        self.go("/")
        # On a phone the tile opens what is set up.
        self.page.locator(".game:not(.night)", has_text=game).click()
        if minutes:
            self.page.locator(".setup").get_by_role("button", name="Live").click()
            self.page.get_by_label("Time for the match").select_option(str(60 * minutes))
            self.page.get_by_label("Added after a turn").select_option("0")
        self.page.locator(".seat input").fill(self.name)
        choosers = self.page.locator(".seat select")
        for index in range(3):
            choosers.nth(index).select_option(seats[index] if index < len(seats) else "empty")
            if index < len(seats) and seats[index] == "open" and self.page.locator("dialog .grave").count():
                self.page.locator("dialog .grave").click()
        self.page.locator(".start .btn.go").click()
        self.page.wait_for_url("**/table/*")
        return self.page.url.removeprefix(self.url)

    def be(self, other: Visitor) -> None:
        """Be the same person as somebody in another browser."""
        self.context.add_cookies(
            [
                {"name": cookie["name"], "value": cookie["value"], "url": self.url}
                for cookie in other.context.cookies()
            ]
        )

    def ask(self, path: str, body: object) -> dict[str, object]:
        """Ask the server directly, with this browser's session."""
        answer = self.context.request.post(
            f"{self.url}/api/v1{path}", data=body, headers={"origin": self.url}
        )
        assert answer.ok, answer.text()
        told: dict[str, object] = answer.json()
        return told

    def ask_for(self, path: str) -> dict[str, object]:
        """Read something from the server, with this browser's session."""
        answer = self.context.request.get(f"{self.url}/api/v1{path}")
        assert answer.ok, answer.text()
        told: dict[str, object] = answer.json()
        return told

    def take_hand(self) -> None:
        """Take the screen over from whoever had it."""
        self.page.locator(".hold").press("Enter")
        self.page.locator(".hold").wait_for(state="detached")

    def play_to_the_end(self, seed: int = 1) -> int:
        """Answer every question of one's own seats by clicking; how many there were."""
        chance = Random(seed)
        answers = 0
        while True:
            self.page.wait_for_selector(
                '.hold, .decide[data-state="asked"]:not([data-busy]), .decide[data-state="over"]'
            )
            if self.page.locator(".hold").count():
                self.take_hand()
                continue
            if until_something(self.page) == "over":
                return answers
            click_once(self.page, chance)
            answers += 1
