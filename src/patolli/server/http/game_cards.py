"""Cards of games: what the house's games, found by key, declare about themselves."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from patolli.bots.levels import LEVEL_NAMES
from patolli.bots.lineup import bot_names
from patolli.drawing import detail, svg
from patolli.engine.errors import Reason
from patolli.engine.fields import Field
from patolli.engine.game import Game
from patolli.games import all_games, game_of
from patolli.server import wire
from patolli.server.errors import BadMessage
from patolli.server.tables.standing_orders import VALUES
from patolli.title.card import Automaton, Card
from patolli.title.teaching import PUPIL, Lesson


def game_cards() -> list[wire.GameCard]:
    """Every game that can be played here."""
    return [game_card(game) for game in all_games()]


@cache
def game_card(game: Game) -> wire.GameCard:
    """One game."""
    return wire.GameCard(
        key=game.key,
        rules=game.version,
        seats_least=game.seats[0],
        seats_most=game.seats[-1],
        options=[
            wire.OptionCard(option.name, list(option.values), option.default) for option in game.options
        ],
        decisions=[wire.KindCard(name, field_cards(fields)) for name, fields in game.decisions.items()],
        actions=[wire.KindCard(name, field_cards(fields)) for name, fields in game.action_fields.items()],
        events=[
            wire.EventCard(kind.name, field_cards(kind.fields), kind.reveals) for kind in game.event_kinds
        ],
        turn_event=game.turn_event.name,
        end_event=game.end_event.name,
        nouns={noun: list(names) for noun, names in game.nouns.items()},
        goods=list(game.goods),
        sources=list(game.sources),
        automaton=None if game.automaton is None else automaton_card(game.automaton),
        box=box_card(game.card, bool(game.teaching.lessons)),
        orders=[wire.OrderCard(order.name, order.decision, VALUES) for order in game.standing_orders],
        bots=[bot_card(name) for name in bot_names()],
        lessons=[lesson_card(lesson) for lesson in game.teaching.lessons],
    )


def field_cards(fields: Sequence[Field]) -> list[wire.FieldCard]:
    """Named arguments."""
    return [wire.FieldCard(field.name, field.sort, field.noun) for field in fields]


def automaton_card(automaton: Automaton) -> wire.AutomatonCard:
    """Who plays without a seat."""
    return wire.AutomatonCard(
        automaton.name, list(automaton.seats), automaton.difficulty, list(automaton.figures)
    )


def box_card(card: Card, has_lesson: bool) -> wire.BoxCard:
    """How a game is offered."""
    return wire.BoxCard(
        list(card.minutes or ()), card.weight, card.cover, card.icon, card.first_match, has_lesson
    )


def lesson_card(lesson: Lesson) -> wire.LessonCard:
    """A lesson and its tasks."""
    tasks = [
        wire.TaskCard(task.name, task.says, list(task.answers), list(task.lit), task.points_at)
        for task in lesson.tasks
    ]
    return wire.LessonCard(lesson.name, lesson.minutes, tasks)


@cache
def picture_of_lesson(key: str, name: str, theme: str, language: str) -> str:
    """What a lesson is about, drawn as it begins; there are few, so each is drawn once."""
    game = game_of(key)
    lesson = game.teaching.lesson(name)
    if lesson is None:
        raise BadMessage(Reason("one_of", names=tuple(each.name for each in game.teaching.lessons)))
    view = game.view(game.from_position(lesson.start()), PUPIL)
    if not lesson.shows:
        return svg(game, view, theme=theme, language=language)
    return detail(game, view, lesson.shows, theme, language)


def bot_card(name: str) -> wire.BotCard:
    """A bot of the lineup, with its place on the ladder."""
    return wire.BotCard(name, LEVEL_NAMES.index(name) + 1 if name in LEVEL_NAMES else None)
