"""The moments of a table, each as its design shows it, and turns of others as strips of what is seen."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache, partial

from playwright.sync_api import Locator, Page

import patolli
from patolli.bots.bot import Budget
from patolli.bots.lineup import bot_of
from scripts.camera import ASIDE, FLAT, HUGE, TALL, THEMES, WIDE, Camera
from tests.games.teotihuacan.table import player, table
from tests.web.gathering import gather_at
from tests.web.play_cacao import BAR, END, until_something
from tests.web.positions import cacao_after, open_fork
from tests.web.positions_teotihuacan import before_an_eclipse, played
from tests.web.test_cacao_one_gesture import before_an_order, lay
from tests.web.test_turns import answer_a_turn
from tests.web.visitor import Visitor

BOTS = ["me", "bot", "bot", "bot"]
LIVE = {"kind": "live", "bank": 300, "increment": 0, "on_timeout": "bot"}
# A turn of another in pieces, and what of it is seen on a strip.
MOST_OF_A_FILM = 3000


def at_the_palace(visitor: Visitor) -> None:
    """A worker in hand, the Palace pointed at."""
    start = player("gold_deposits 4", "palace 1", "forest 2", cocoa=5, technologies=("t1", "t3", "t5"))
    open_fork(visitor, table(start), ["me", "bot"])
    reach(visitor, "gold_deposits:4", "palace")


def at_a_worship_space(visitor: Visitor) -> None:
    """A worker in hand, a board with a space and a tile pointed at."""
    open_fork(visitor, table(player("palace 4", "nobles 2", cocoa=6)), ["me", "bot"])
    reach(visitor, "palace:4", "stone_quarry")


def reach(visitor: Visitor, worker: str, board: str) -> None:
    """Take a worker, and point at a board that it can reach."""
    page = visitor.page
    page.wait_for_selector(f'{BAR}[data-decision="move_worker"]:not([data-busy])')
    page.locator(f'.ring [data-place="worker:0:{worker}:0"]').first.click(force=True)
    page.locator(f'.ring .chip [data-place="board:{board}"]').wait_for()
    page.locator(f'.ring [data-place="board:{board}"]').first.hover(force=True, position={"x": 40, "y": 12})
    page.locator(".hover-card .row").first.wait_for()


def after_others(visitor: Visitor, key: str) -> None:
    """My second turn, all answered: others' last moves are on the board, mine in the bar."""
    page = visitor.page
    answer_a_turn(page, key)
    page.locator(END).click()
    page.wait_for_selector(f'{BAR}[data-state="asked"]:not([data-decision="finish_turn"]):not([data-busy])')
    answer_a_turn(page, key)


def end_turn(camera: Camera) -> None:
    """The sum of a turn, the stories of the others above it, their trails on the board."""
    for theme in THEMES:
        for size in (WIDE, ASIDE, TALL, FLAT, HUGE):
            visitor = camera.come(size, theme)
            open_fork(visitor, played(4, 2, 5), BOTS)
            after_others(visitor, "teotihuacan")
            camera.take(visitor, "table-end-turn")
            if size == WIDE:
                visitor.page.locator(".story-card").nth(1).click()
                camera.take(visitor, "table-story")
            visitor.context.close()


def cards(camera: Camera) -> None:
    """The Palace's choice, worship, and the card of a piece beside it."""
    for theme in THEMES:
        visitor = camera.come(WIDE, theme)
        at_the_palace(visitor)
        camera.take(visitor, "table-palace-choice")
        at_a_worship_space(visitor)
        camera.take(visitor, "table-worship")
        open_fork(visitor, played(4, 2, 5), BOTS)
        until_something(visitor.page)
        visitor.page.locator('.ring [data-place="tile:forest"]').first.hover(force=True)
        camera.take(visitor, "table-piece-card")
        visitor.context.close()


def eclipse(camera: Camera) -> None:
    """The warning on the last turn, and the Eclipse with the salary in hand."""
    for theme in THEMES:
        for size, language in ((WIDE, "en"), (ASIDE, "fr"), (TALL, "en"), (FLAT, "es")):
            visitor = camera.come(size, theme, language)
            page = visitor.page
            open_fork(visitor, before_an_eclipse(4), BOTS)
            until_something(page)
            camera.take(visitor, "table-last-turn")
            answer_a_turn(page, "teotihuacan")
            page.locator(END).click()
            page.locator(".eclipse").wait_for()
            page.keyboard.press("Shift")
            camera.take(visitor, "table-eclipse")
            visitor.context.close()


def cacao_gesture(camera: Camera) -> None:
    """Cacao's turn in one gesture: its order and its sales as they were played, and the end of it."""
    record, notation = before_an_order()
    for theme in THEMES:
        for size in (WIDE, ASIDE, TALL, FLAT):
            visitor = camera.come(size, theme)
            open_fork(visitor, record, ["me", "bot"])
            until_something(visitor.page)
            lay(visitor.page, notation)
            camera.take(visitor, "table-cacao-laid")
            visitor.page.locator(".place").click()
            visitor.page.locator(END).wait_for()
            camera.take(visitor, "table-cacao-one-gesture")
            visitor.context.close()


def landscape(camera: Camera) -> None:
    """Both games on a phone held sideways."""
    for theme in THEMES:
        visitor = camera.come(FLAT, theme)
        open_fork(visitor, played(4, 2, 5), BOTS)
        visitor.page.locator(f"{BAR} .opt").first.click()
        camera.take(visitor, "table-landscape-teotihuacan")
        open_fork(visitor, cacao_after(turns=15, seats=3), BOTS[:3])
        until_something(visitor.page)
        visitor.page.locator(".held").first.click()
        visitor.page.locator(".cell[data-cell]").first.dispatch_event("click")
        camera.take(visitor, "table-landscape-cacao")
        visitor.context.close()


def clocks(camera: Camera) -> None:
    """A match against the clock."""
    for theme, size in (("obsidian", WIDE), ("codex", TALL)):
        ana, bruno = camera.come(size, theme), camera.come(size, theme)
        bruno.name = "Bruno"
        gather_at([ana, bruno], played(2, 2, 3), pace=LIVE)
        camera.take(ana, "table-clock")
        camera.take(bruno, "table-clock-waiting")
        for visitor in (ana, bruno):
            visitor.context.close()


def first_visit(camera: Camera) -> None:
    """Who comes for the first time; who has played alone against Teotibot."""
    for theme in THEMES:
        for size in (WIDE, TALL):
            visitor = camera.come(size, theme, first=True)
            visitor.go("/")
            visitor.page.locator(".first-visit").wait_for()
            camera.take(visitor, "first-visit")
            visitor.context.close()


@cache
def turn_with(game: str, wanted: str) -> tuple[dict[str, object], tuple[str, ...]]:
    """A record at the beginning of a turn of seat 1, and its answers, one of which, or its question, is what is wanted."""
    options = {"first_seat": "0"} if game == "cacao" else {}
    match = patolli.start(game, seats=2, seed=5, options=options)
    bot = bot_of("learner" if game == "teotihuacan" else "novice", 3)
    begin = "move_worker" if game == "teotihuacan" else "place_worker"
    before: dict[str, object] = {}
    answers: list[str] = []
    asked: list[str] = []
    while not match.is_over:
        pending = match.pending()[0]
        step = str(match.game.steps.describe(pending)["step"])
        if step == begin:
            if before and any(re.search(wanted, each) for each in (*answers, *asked)):
                return before, tuple(answers)
            before, answers, asked = ({}, [], []) if pending.seat != 1 else (match.record(), [], [])
        choice = match.game.actions.notation(bot.choose(match.observe(pending.seat), Budget()))
        if pending.seat == 1:
            answers.append(choice)
            asked.append(step)
        match.play(choice, pending.seat)
    raise AssertionError(f"nobody does {wanted}")


TURNS = {
    "gathers": ("teotihuacan", r"^move \w+ \d (forest|stone_quarry|gold_deposits)$"),
    "builds": ("teotihuacan", "choose_spot"),
    "learns": ("teotihuacan", "take_technology"),
    "worships": ("teotihuacan", "^worship"),
    "fills-a-gap": ("cacao", "fill_gap"),
}


def film(camera: Camera) -> None:
    """Five turns of another player, as strips of what is seen every fifth of a second."""
    for name, (game, wanted) in TURNS.items():
        record, answers = turn_with(game, wanted)
        ana, bruno = camera.come(WIDE, "obsidian", still=False), camera.come(WIDE, "obsidian")
        bruno.name = "Bruno"
        told = gather_at([ana, bruno], record)
        bruno.go(f"/table/{told['id']}?plain")
        camera.film(ana, f"film-{name}", partial(play_plainly, bruno, answers), MOST_OF_A_FILM)
        for visitor in (ana, bruno):
            visitor.context.close()


def play_plainly(visitor: Visitor, answers: tuple[str, ...]) -> None:
    """Give these answers by the plain table, where each has a button; what is turned up may offer others."""
    page = visitor.page
    for answer in answers:
        page.wait_for_selector(f'{BAR}[data-state="asked"]:not([data-busy])')
        if page.locator(END).count():
            # The rest are answers on others' turns.
            return
        offered_plainly(page, answer).dispatch_event("click")


def offered_plainly(page: Page, answer: str) -> Locator:
    """The button of this answer, or any other; where there are many, groups of them are opened one after another."""
    offered = page.locator(f"[data-notation={json.dumps(answer)}]")
    groups = page.locator(f"{BAR} .opt:not([data-notation])")
    for index in range(groups.count()):
        groups.nth(index).click()
        if offered.count():
            break
        page.keyboard.press("Escape")
    else:
        if groups.count():
            groups.first.click()
    return (offered if offered.count() else page.locator("[data-notation]")).first


MOMENTS: tuple[Callable[[Camera], None], ...] = (
    end_turn,
    cards,
    eclipse,
    cacao_gesture,
    landscape,
    clocks,
    first_visit,
    film,
)
