"""Pictures: whole by themselves, drawn from a View alone, in the browser's colours and shapes."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, cast
from xml.etree import ElementTree as ET

import pytest

from patolli.drawing import outline, svg
from patolli.drawing.canvas import Canvas
from patolli.drawing.palette import CODEX, OBSIDIAN, PIGMENTS, THEMES, UnknownTheme
from patolli.drawing.players import IDENTITIES
from patolli.drawing.question import Question
from patolli.drawing.titles import cacao
from patolli.drawing.titles.cacao.map import cells_in_question
from patolli.drawing.titles.cacao.villages import river
from patolli.drawing.titles.teotihuacan.figures import table, words
from patolli.drawing.titles.teotihuacan.materials import MATERIALS
from patolli.drawing.titles.teotihuacan.tracks import draw_temples
from patolli.engine.chance import QuickChance
from patolli.engine.game import Game
from patolli.engine.match import Match
from patolli.games import all_games, game_of
from patolli.games.cacao.material.village import WATER_TRACK
from patolli.games.cacao.view_shape import CacaoView
from patolli.games.teotihuacan.view_shape import TeoView
from patolli.i18n import LANGUAGES, GameTexts, Texts

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
SOURCES = WEB.parents[1] / "src" / "patolli"
SVG = "{http://www.w3.org/2000/svg}"
COLOUR = re.compile(r"--([\w-]+):\s*(#[0-9a-f]{6})")


@cache
def stages(key: str, seats: int) -> tuple[Match, ...]:
    """A match at its beginning, on its way, and at its end, as often as there are stages."""
    game, random = game_of(key), Random(seats)
    found = []
    for stop in (0, 5, 60, 10_000):
        match = Match(game, game.setup(seats, {}, stop + seats))
        for _ in range(stop):
            if match.is_over:
                break
            match.play(random.choice(match.state.legal_for(match.seat_to_act)))
        found.append(match)
    return tuple(found)


SETTINGS = [(game.key, seats) for game in all_games() for seats in game.seats]


@pytest.mark.parametrize(("key", "seats"), SETTINGS)
def test_a_picture_is_whole_by_itself(key: str, seats: int) -> None:
    for match in stages(key, seats):
        for viewer, theme in zip((None, 0), THEMES, strict=True):
            source = svg(match.game, match.view(viewer), theme=theme)
            root = ET.fromstring(source)
            names = {each.get("id") for each in root.iter() if each.get("id")}
            asked = set(re.findall(r'(?:href="#|url\(#)([\w-]+)', source))
            assert asked <= names
            assert "var(" not in source
            assert not re.search(r'(?:href|src)="(?!#)|<style|<script|<image', source)
            assert root.get("width")
            assert root.get("height")


@pytest.mark.parametrize(("key", "seats"), SETTINGS)
def test_what_a_viewer_cannot_know_changes_no_picture(key: str, seats: int) -> None:
    for match in stages(key, seats):
        if match.is_over:
            continue
        seat = match.seat_to_act
        imagined = match.state.reimagined(seat, QuickChance(9))
        assert svg(match.game, match.game.view(imagined, seat)) == svg(match.game, match.view(seat))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
def test_a_picture_speaks_every_language(game: Game, language: str) -> None:
    match = stages(game.key, 2)[2]
    texts = words_in(svg(match.game, match.view(0), language=language))
    assert Texts(language).player(0) in texts
    assert GameTexts(Texts(language), match.game, ()).name() in texts


def view_of(match: Match, viewer: int | None) -> dict[str, Any]:
    return dict(match.view(viewer))


def words_in(source: str) -> list[str]:
    return [each.text or "" for each in ET.fromstring(source).iter(f"{SVG}text")]


def uses_in(source: str) -> list[str]:
    return [each.get("href", "") for each in ET.fromstring(source).iter(f"{SVG}use")]


def test_names_are_shown_as_they_are() -> None:
    match = stages("cacao", 3)[1]
    words = words_in(svg(match.game, match.view(0), names=["<b>Ana</b>", 'J&"o'], theme="obsidian"))
    assert {"<b>Ana</b>", 'J&"o', "Player 3"} <= set(words)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cacao_shows_every_tile_and_good(seats: int) -> None:
    for match in stages("cacao", seats):
        view = match.view(0)
        source = svg(match.game, view)
        words, uses = words_in(source), uses_in(source)
        workers, hand = view["workers"], view["hand"]
        assert isinstance(workers, list)
        assert isinstance(hand, list)
        # The names by which a notation calls the tiles of the hand, and the rows and columns of cells.
        assert set(hand) <= set(words)
        for tile in workers:
            assert {str(tile["x"]).replace("-", "−"), str(tile["y"]).replace("-", "−")} <= set(words)  # noqa: RUF001
        assert sum("wt-ground" in use for use in uses) == len(workers) + len(hand)
        for village in view["villages"]:  # type: ignore[attr-defined]
            assert str(village["gold"]) in words
        cacao = sum(village["cacao"] for village in view["villages"])  # type: ignore[attr-defined]
        assert sum("-cacao-fruit" in use for use in uses) == cacao


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_teotihuacan_shows_every_worker_and_board(seats: int) -> None:
    for match in stages("teotihuacan", seats):
        view = match.view(0)
        source = svg(match.game, view)
        words, uses = words_in(source), uses_in(source)
        players, neutral = view["players"], view["neutral"]
        assert isinstance(players, list)
        assert isinstance(neutral, list)
        texts = GameTexts(Texts("en"), match.game, ())
        for board in view["ring"]:  # type: ignore[attr-defined]
            assert texts.noun("board", board) in words
        workers = sum(len(player["workers"]) for player in players)
        others = sum(len(boards) for boards in neutral)
        kept = sum(map(len, view_of(match, 0)["start"]["shown"]))
        # Each worker stands on its board and in its player's sheet, and each player has a token there and on starting tiles.
        shown = sum("-worker-" in use and "extra" not in use for use in uses)
        assert shown == 2 * workers + others + len(players) + kept
        assert [str(player["points"]) for player in players if str(player["points"]) not in words] == []


def test_starting_tiles_are_shown_to_whoever_holds_them() -> None:
    match = stages("teotihuacan", 2)[0]
    own, other = words_in(svg(match.game, match.view(0))), words_in(svg(match.game, match.view(None)))
    assert "Starting tiles" in own
    assert "Starting tiles" not in other


@pytest.mark.parametrize("seats", [2, 4])
def test_kept_starting_tiles_are_shown_while_workers_are_placed(seats: int) -> None:
    game = game_of("teotihuacan")
    match = Match(game, game.setup(seats, {}, 3))
    while not view_of(match, None)["start"]["shown"]:
        match.play(match.legal()[0])
    view = view_of(match, None)
    told = words_in(svg(game, view))
    tiles = [tile for kept in view["start"]["shown"] for tile in kept]
    assert len(tiles) == 2 * seats
    assert {tile.removeprefix("st") for tile in tiles} <= set(told)
    # Once on the sheet, and once with each tile.
    assert [told.count(f"Player {seat + 1}") for seat in range(seats)] == [3] * seats
    texts = GameTexts(Texts("en"), game, ())
    boards = [board for tile in tiles for board in words("STARTING_BOARDS")[tile]]
    assert len(boards) == 2 * len(tiles)
    for board in boards:
        # Once on the board itself, and once on each tile that names it.
        name = texts.noun("board", board)
        assert told.count(name) == 1 + boards.count(board)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_crowd_on_a_temple_step_hides_no_figure(seats: int) -> None:
    match = stages("teotihuacan", seats)[0]
    view = view_of(match, None)
    for player in view["players"]:
        player["temples"] = {temple: steps[-1] for temple, steps in table("TEMPLE_TILE_STEPS").items()}
    canvas = Canvas("teotihuacan", "codex")
    canvas.learn(MATERIALS)
    draw_temples(canvas, cast(TeoView, view), GameTexts(Texts("en"), match.game, ()))
    root = ET.fromstring(canvas.document("temples"))
    marks = [each for each in root.iter(f"{SVG}use") if "-marker-" in each.get("href", "")]
    assert len(marks) == 3 * seats
    for text in root.iter(f"{SVG}text"):
        # A digit is a little more than half as wide as it is high.
        middle, base, size = (float(text.get(name, "")) for name in ("x", "y", "font-size"))
        for mark in marks:
            left, top, wide = (float(mark.get(name, "")) for name in ("x", "y", "width"))
            apart = middle + size * 0.28 <= left or not top <= base - size / 3 <= top + wide
            assert apart or middle > left + wide, text.text


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
def test_whoever_is_asked_reads_the_question_and_others_for_whom_the_table_waits(game: Game) -> None:
    match = stages(game.key, 2)[1]
    seat = match.seat_to_act
    (asked,) = [game.steps.describe(decision) for decision in match.pending() if decision.seat == seat]
    texts = GameTexts(Texts("fr"), game, [Texts("fr").player(0), Texts("fr").player(1)])
    told = words_in(svg(game, match.view(seat), language="fr", asked=asked))
    assert texts.decision(asked) in told
    assert texts.decision_about(asked) in " ".join(told)
    waiting = Texts("fr").text("web-waiting", player=texts.player(seat))
    assert waiting not in told
    assert waiting in words_in(svg(game, match.view(None), language="fr"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
def test_every_question_of_a_match_has_room_enough_to_be_read(game: Game, language: str) -> None:
    texts = GameTexts(Texts(language), game, [Texts(language).player(seat) for seat in range(2)])
    match, random = Match(game, game.setup(2, {}, 4)), Random(4)
    shown: dict[tuple[str, str], dict[str, Any]] = {}
    while not match.is_over:
        (decision, *_) = match.pending()
        asked = game.steps.describe(decision)
        shown[texts.decision(asked), texts.decision_about(asked)] = asked
        match.play(random.choice(match.state.legal_for(decision.seat)))
    view = match.view(0)
    # Kinds of questions are many, the longest of them few.
    for told in sorted(shown, key=lambda each: len(each[1]), reverse=True)[:5]:
        root = ET.fromstring(svg(game, {**view, "over": False}, language=language, asked=shown[told]))
        for text in root.iter(f"{SVG}text"):
            if text.text and text.get("text-anchor") == "end" and text.text in " ".join(told):
                wide = len(text.text) * float(text.get("font-size", "")) * 0.56
                assert float(text.get("textLength", wide)) >= 0.9 * wide, text.text


def test_an_empty_display_says_so_only_when_no_tile_can_come() -> None:
    view = view_of(stages("cacao", 2)[0], 0) | {"display": []}
    game, empty = game_of("cacao"), Texts("en").text("web-cacao-display-empty")
    assert view["jungle_left"] > 0
    assert empty not in words_in(svg(game, view))
    assert empty in words_in(svg(game, view | {"jungle_left": 0, "to_come": {}}))


def test_the_water_carrier_hides_no_other_number() -> None:
    match = stages("cacao", 2)[0]
    for field in range(len(WATER_TRACK)):
        canvas = Canvas("cacao", "codex")
        river(canvas, {"water_field": field, "water": WATER_TRACK[field]}, 0)  # type: ignore[typeddict-item]
        root = ET.fromstring(canvas.document(match.game.key))
        box = [each for each in root.iter(f"{SVG}rect") if each.get("rx")]
        left, top, wide, high = (float(box[-1].get(name, "")) for name in ("x", "y", "width", "height"))
        *others, own = [
            (float(each.get("cx", "")), float(each.get("cy", ""))) for each in root.iter(f"{SVG}circle")
        ]
        for x, y in others:
            if (x, y) != own:
                near_x, near_y = min(max(x, left), left + wide), min(max(y, top), top + high)
                assert (x - near_x) ** 2 + (y - near_y) ** 2 >= 11.5**2


def test_a_title_without_a_drawing_is_outlined() -> None:
    match = stages("cacao", 2)[1]
    canvas = Canvas("cacao", "codex")
    question = Question("What now?", "Anything goes.")
    outline.draw(canvas, match.view(0), GameTexts(Texts("en"), match.game, ["Ana", "Jo"]), question)
    words = words_in(canvas.document("any"))
    assert {"round", "villages", "hand", question.text, question.about} <= set(words)


def test_what_a_question_is_about_is_framed() -> None:
    view = cast(CacaoView, {"jungle": [{"x": 1, "y": -1, "tile": "water"}]})
    gaps = Question("", "", {"step": "fill_gap", "cell": [1, 0], "gaps": 0b1011})
    assert cells_in_question(gaps, view) == [(2, 0), (0, 0)]
    edges = [{"cell": [1, 0], "side": "north"}, {"cell": [4, 4], "side": "west"}]
    assert cells_in_question(Question("", "", {"steps": edges}), view) == [(1, -1), (3, 4)]
    assert cells_in_question(Question(), view) == []
    match = stages("teotihuacan", 2)[1]
    frame = f'stroke="{OBSIDIAN["chosen"]}" stroke-width="3"'
    asked = {"step": "claim_on_board", "seat": 0, "board": "forest"}
    drawn = [
        svg(match.game, match.view(0), theme="obsidian", asked=each).count(frame)
        for each in (asked, {"step": "pay_salary", "seat": 0})
    ]
    assert drawn[0] == drawn[1] + 1


def test_a_theme_that_is_not_there_is_refused() -> None:
    match = stages("cacao", 2)[0]
    with pytest.raises(UnknownTheme, match="neon"):
        svg(match.game, match.view(0), theme="neon")


def test_colours_are_the_browsers() -> None:
    sheet = (WEB / "ui" / "tokens.css").read_text(encoding="utf-8")
    root, _, themes = sheet.partition("/* ---- obsidian")
    obsidian, _, rest = themes.partition("/* ---- codex")
    codex = rest.partition("/* ---- ornament")[0]
    assert PIGMENTS.items() <= dict(COLOUR.findall(root)).items()
    assert OBSIDIAN.items() <= dict(COLOUR.findall(obsidian)).items()
    assert CODEX.items() <= dict(COLOUR.findall(codex)).items()
    materials = (WEB / "games" / "teotihuacan" / "materials.css").read_text(encoding="utf-8")
    assert MATERIALS.items() <= dict(COLOUR.findall(materials)).items()


@pytest.mark.parametrize("sprite", sorted(SOURCES.rglob("sprite.svg")), ids=lambda path: path.parent.name)
def test_a_sprite_falls_back_on_the_colours_of_the_page(sprite: Path) -> None:
    """Where a pigment is not told, as in an image of its own, its symbols look as they do elsewhere."""
    fallbacks = set(re.findall(r"var\(--([\w-]+),\s*(#[0-9a-f]+)\)", sprite.read_text(encoding="utf-8")))
    assert fallbacks
    assert [each for each in fallbacks if PIGMENTS.get(each[0], each[1]) != each[1]] == []


def test_identities_are_the_browsers() -> None:
    listed = (WEB / "i18n" / "identities.ts").read_text(encoding="utf-8")
    quoted = ", ".join(f'"{name}"' for name in IDENTITIES)
    assert f"IDENTITIES = [{quoted}]" in listed


@pytest.mark.parametrize(("across", "down"), [(0, 0), (3, 12), (12, 3), (12, 12)])
def test_the_picture_of_a_long_map_grows_until_its_temples_can_be_read(across: int, down: int) -> None:
    view = view_of(stages("cacao", 4)[-1], 0)
    far = view["jungle"][0] | {"x": across, "y": down}
    view["jungle"] = [*view["jungle"], far | {"tile": "temple", "tally": [4, 3, 2, 1]}]
    root = ET.fromstring(svg(game_of("cacao"), view))
    at = str(100 * down + 84 + 6.5)
    ((group, tally),) = [
        (group, text)
        for group in root.iter(f"{SVG}g")
        for text in group.findall(f"{SVG}text")
        if (text.text, text.get("y")) == ("4", at)
    ]
    left, top, scale = (float(each) for each in re.findall(r"-?[\d.]+", group.get("transform", "")))
    assert float(tally.get("font-size", "")) * scale >= 11
    x, y, wide, high = cacao.board(view)
    tiles = [(each["x"], each["y"]) for each in (*view["jungle"], *view["workers"])]
    for column, row in tiles:
        assert x <= left + 100 * scale * column <= x + wide - 100 * scale
        assert y <= top + 100 * scale * row <= y + high - 100 * scale
    assert float(root.get("width", "")) > x + wide
    assert float(root.get("height", "")) > y + high
