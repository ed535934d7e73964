"""Walking through lessons in a real browser: as a good pupil, or as one who tries something else first at every step."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Final

from playwright.sync_api import Page, expect

from patolli.title.teaching import Lesson, Task
from tests.web.play_cacao import BAR, END, until_told, version_of

STRIP: Final = ".lesson-strip"
LAST_PAGE: Final = ".lesson-end"
ASKED: Final = f'{BAR}[data-state="asked"]:not([data-busy])'
GO: Final = f"{BAR} .btn.go:visible"
OPTIONS: Final = f"{BAR} .opt[data-notation]:visible"
# Buttons that lead to an answer without being one: a worker, before it is said where it goes.
STAGES: Final = f"{BAR} .opt:not([data-notation]):visible"
# The task of the moment; none where the last page has taken the lesson's place.
STEP: Final = f"() => document.querySelector('{STRIP}')?.dataset.step ?? null"
NOTATIONS: Final = "found => found.map((each) => each.dataset.notation)"


def walk(page: Page, lesson: Lesson, *, errs: bool = False) -> None:
    """Do everything that a lesson asks for, until its last page."""
    step = 0
    erred = 0
    # Some tables give two answers by one click: then the lesson is two steps further.
    while step < len(lesson.tasks):
        task = lesson.tasks[step]
        strip = page.locator(f'{STRIP}[data-step="{step}"]')
        strip.wait_for()
        expect(strip.locator("p")).not_to_contain_text("…")
        if task.is_reading:
            strip.locator(".on").click()
        else:
            page.wait_for_selector(ASKED)
            if errs and not task.ends_turn:
                erred += err(page, lesson, task, step)
            do(page, lesson, task)
        page.wait_for_selector(f'{STRIP}:not([data-step="{step}"]), {LAST_PAGE}')
        there: str | None = page.evaluate(STEP)
        step = len(lesson.tasks) if there is None else int(there)
    page.locator(LAST_PAGE).wait_for()
    assert page.locator(LAST_PAGE).get_attribute("data-lesson") == lesson.name
    assert erred > 0 or not errs


def err(page: Page, lesson: Lesson, task: Task, step: int) -> bool:
    """Do something that is legal and not asked for: the lesson says why, and nothing has happened.

    Whether there was anything else to do.
    """
    before = version_of(page)
    erred = answer_otherwise(page, lesson, task)
    if erred:
        expect(page.locator(f'{STRIP}.warn[data-step="{step}"]')).to_be_visible()
        assert version_of(page) == before
    let_go(page)
    return erred


def do(page: Page, lesson: Lesson, task: Task) -> None:
    """Do what a task asks for."""
    if task.ends_turn:
        page.locator(END).click()
        return
    wanted = task.answers[0]
    if wanted.startswith("place "):
        place(page, lesson, wanted)
    else:
        assert choose(page, wanted), f"{wanted} cannot be chosen"


def answer_otherwise(page: Page, lesson: Lesson, task: Task) -> bool:
    """Give another answer; False where there is none."""
    if task.answers[0].startswith("place "):
        place(page, lesson, task.answers[0], elsewhere=task.answers)
        return True
    slider = page.locator("input[type=range]:visible")
    if slider.count():
        slider.first.fill("1")
        page.locator(GO).last.click()
        return True
    others = [each for each in offered(page) if not task.is_done_by(each)]
    if others:
        return choose(page, others[0])
    stages = page.locator(STAGES)
    for index in range(stages.count()):
        stages.nth(index).click()
        others = [each for each in offered(page) if not task.is_done_by(each)]
        if others:
            return choose(page, others[0])
        let_go(page)
    return False


def offered(page: Page) -> list[str]:
    """The answers that the bar has buttons for."""
    found: list[str] = page.locator(OPTIONS).evaluate_all(NOTATIONS)
    return [each for each in found if each != "end_turn"]


def choose(page: Page, wanted: str) -> bool:
    """Choose an answer by the buttons of the bar, through a worker if need be, and say so."""
    stages = page.locator(STAGES).count()
    for index in range(-1, stages):
        if index >= 0:
            let_go(page)
            page.locator(STAGES).nth(index).click()
        fitting = [each for each in offered(page) if fnmatchcase(each, wanted)]
        if fitting:
            before = version_of(page)
            page.locator(f'{OPTIONS}[data-notation="{fitting[0]}"]').first.click()
            settle(page, before)
            return True
    meant = page.locator(GO)
    if meant.count():
        meant.last.click()
        return True
    return False


def settle(page: Page, before: int) -> None:
    """Some answers are only chosen by a click; then there is a button to give them."""
    page.wait_for_timeout(60)
    if version_of(page) == before and page.locator(GO).count():
        page.locator(GO).last.click()


def let_go(page: Page) -> None:
    """Begin a choice anew."""
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")


def place(page: Page, lesson: Lesson, wanted: str, elsewhere: tuple[str, ...] = ()) -> None:
    """Lay a tile of Cacao: where it is wanted, or anywhere else."""
    _, tile, rotation, cell = wanted.split()
    villages = lesson.start()["villages"]
    assert isinstance(villages, list)
    kinds = sorted(set(villages[0]["hand"]))
    page.locator(".held").nth(kinds.index(tile)).click()
    if elsewhere:
        taken = {answer.split()[3] for answer in elsewhere}
        cells: list[str] = page.locator(".cell[data-cell]").evaluate_all(
            "found => found.map((each) => each.dataset.cell)"
        )
        cell = next(each for each in cells if each not in taken)
    page.locator(f'.cell[data-cell="{cell}"]').dispatch_event("click")
    if not elsewhere:
        for _ in range(int(rotation)):
            page.locator(".btn.turn").click()
    until_told(page)
    page.locator(".place").click()
