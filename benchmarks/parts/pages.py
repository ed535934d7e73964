"""Pages: what a browser loads of a built bundle before it shows something, in KiB as it is sent."""

from __future__ import annotations

import gzip

from playwright.sync_api import Page, Response, sync_playwright

from tests.web.chromium import launch

KIB = 1024
TABLE = {"game": "cacao", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]}


def weights(url: str) -> dict[str, float]:
    """Scripts and styles of the home page, and of a table that somebody comes to by its address."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        context = browser.new_context(viewport={"width": 1440, "height": 900})
        page = context.new_page()
        found = {"home page": weight_of(page, f"{url}/")}
        for path, body in (("/me/guest", {"name": "Ana"}), ("/tables", TABLE)):
            answer = context.request.post(f"{url}/api/v1{path}", data=body, headers={"origin": url})
            assert answer.ok, answer.text()
        page.close()
        fresh = browser.new_context(
            viewport={"width": 1440, "height": 900}, storage_state=context.storage_state()
        )
        found["table of Cacao"] = weight_of(fresh.new_page(), f"{url}/table/{answer.json()['id']}")
        browser.close()
        return found


def weight_of(page: Page, url: str) -> float:
    """What is loaded at an address until nothing more comes, packed as a server packs it."""
    packed: dict[str, int] = {}

    def note(answer: Response) -> None:
        if answer.url.partition("?")[0].endswith((".js", ".css")):
            packed[answer.url] = len(gzip.compress(answer.body(), 9))

    page.on("response", note)
    page.goto(url, wait_until="networkidle")
    return sum(packed.values()) / KIB
