"""Pages: what a browser loads of a built bundle before it shows something, in KiB as it is sent."""

from __future__ import annotations

import gzip

from playwright.sync_api import Page, Response, sync_playwright

from tests.web.chromium import launch

KIB = 1024
# What each page is for; also in the pages of commits before.
HOME = ".first-visit, .game"
BAR = ".decide"
TABLE = {"game": "cacao", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]}


def weights(url: str) -> dict[str, float]:
    """Scripts and styles of the home page, at first and for whoever was here, and of a table come to by its address."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        context = browser.new_context(viewport={"width": 1440, "height": 900})
        page = context.new_page()
        found = {"home page": weight_of(page, f"{url}/", HOME)}
        for path, body in (("/me/guest", {"name": "Ana"}), ("/tables", TABLE)):
            answer = context.request.post(f"{url}/api/v1{path}", data=body, headers={"origin": url})
            assert answer.ok, answer.text()
        page.close()
        for name, path, landmark in (
            ("home page of who was here", "/", HOME),
            ("table of Cacao", f"/table/{answer.json()['id']}", BAR),
        ):
            # Nothing is kept from the visit before but who one is.
            fresh = browser.new_context(
                viewport={"width": 1440, "height": 900}, storage_state=context.storage_state()
            )
            found[name] = weight_of(fresh.new_page(), url + path, landmark)
        browser.close()
        return found


def weight_of(page: Page, url: str, landmark: str) -> float:
    """What is loaded at an address until it shows what it is for and nothing more comes, packed as a server packs it."""
    packed: dict[str, int] = {}

    def note(answer: Response) -> None:
        if answer.url.partition("?")[0].endswith((".js", ".css")):
            packed[answer.url] = len(gzip.compress(answer.body(), 9))

    page.on("response", note)
    page.goto(url)
    page.locator(landmark).first.wait_for()
    page.wait_for_load_state("networkidle")
    return sum(packed.values()) / KIB
