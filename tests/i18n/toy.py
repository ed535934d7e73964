"""A toy game and a toy package around it, for tests that plant faults."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from patolli.i18n.catalogues import HOUSE_CATALOGUES
from patolli.i18n.languages import LANGUAGES
from patolli.title.rulebook import Rulebook
from patolli.title.teaching import Teaching


@dataclass(frozen=True)
class ToyField:
    name: str
    sort: str = "number"
    noun: str = ""


@dataclass(frozen=True)
class ToyOption:
    name: str
    values: tuple[str, ...]


SEAT = ToyField("seat", "seat")
TILE = ToyField("tile", "noun", "tile")
COUNT = ToyField("count")


@dataclass(frozen=True)
class ToyGame:
    key: str = "toy"
    options: tuple[ToyOption, ...] = (ToyOption("first_seat", ("random", "0")),)
    decisions: Mapping[str, tuple[ToyField, ...]] = field(
        default_factory=lambda: {"choose_tile": (SEAT, ToyField("hand_size"))}
    )
    action_fields: Mapping[str, tuple[ToyField, ...]] = field(
        default_factory=lambda: {"sell": (TILE, COUNT), "give": (ToyField("receiver", "seat"),)}
    )
    events: Mapping[str, tuple[ToyField, ...]] = field(
        default_factory=lambda: {
            "sold": (TILE, COUNT),
            "placed": (ToyField("cell", "place"),),
            "sun_set": (),
        }
    )
    families: Mapping[str, tuple[str, ...]] = field(
        default_factory=lambda: {"tile": ("market_3", "gold_mine")}
    )
    explained: tuple[str, ...] = ()
    standing_orders: tuple[ToyOption, ...] = ()
    teaching: Teaching = field(default_factory=Teaching)
    rulebook: Rulebook = field(default_factory=Rulebook)


# The Spanish lines say the same with what Spanish needs: articles, and a gender to select by.
TEXTS = {
    "toy-name": "Toy",
    "toy-option-first-seat": "Who begins\n    .about = The seat of the first turn.",
    "toy-option-first-seat-random": "anyone",
    "toy-option-first-seat-0": "the first",
    "toy-decision-choose-tile": "{ $player }, choose\n    .about = Of { $hand-size } tiles.",
    "toy-action-sell": "Sell { $count } of { $tile }",
    "toy-action-give": "Give to { $receiver }",
    "toy-event-sold": "{ $player } sold { $count ->\n    [one] one\n   *[other] { $count }\n } at { $tile }",
    "toy-event-placed": "{ $player } at { $cell }",
    "toy-event-sun-set": "The sun set",
    "toy-tile-market-3": "market",
    "toy-tile-gold-mine": "gold mine",
    "toy-why-full": "Full",
}
SPANISH = {
    "toy-action-sell": "Vender { $count } en { $a-tile }",
    "toy-event-sold": "{ $player } vendió { $count } en { $gender-tile ->\n"
    "    [feminine] la\n   *[masculine] el\n } { $tile }",
    "toy-tile-market-3": "mercado\n    .a = un mercado\n    .gender = masculine",
    "toy-tile-gold-mine": "mina de oro\n    .a = una mina de oro\n    .gender = feminine",
}
HOUSE = {
    "cli": {"cli-hello": "Hello { $name }"},
    "common": {"common-player": "Player { $number }"},
    "error": {"error-too-late": "Too late for { $what }", "error-why-closed": "Closed until { $until }"},
}
SOURCE = """
class TooLate(PatolliError, details=("what",)):
    ...

def greet(texts, name):
    print(texts.text("cli-hello", name=name))
    print(texts.text("common-player", number=1))

def refuse(hour):
    if hour < 9:
        raise TooLate(Reason("closed", until="9:00"))
    raise TooLate(Reason("toy.full"))
"""


class ToyPackage:
    """A package folder with complete catalogues, ready to be spoilt."""

    def __init__(self, package: Path) -> None:
        self.package = package
        self.scripts = package / "web"
        self.texts: dict[str, dict[str, str]] = {}
        for language in LANGUAGES:
            self.texts[language] = {key: text for texts in HOUSE.values() for key, text in texts.items()}
            self.texts[language] |= TEXTS | (SPANISH if language == "es" else {})
        self.source = SOURCE

    def write(self) -> Path:
        """Put everything on disk; the package's folder."""
        for language, texts in self.texts.items():
            for catalogue in HOUSE_CATALOGUES:
                path = self.package / "i18n" / "locale" / language / f"{catalogue}.ftl"
                _write(path, {key: text for key, text in texts.items() if key.startswith(f"{catalogue}-")})
            path = self.package / "games" / "toy" / "locale" / f"{language}.ftl"
            _write(
                path, {key: text for key, text in texts.items() if key.split("-")[0] not in HOUSE_CATALOGUES}
            )
        (self.package / "room.py").write_text(self.source, encoding="utf-8")
        return self.package


def _write(path: Path, texts: dict[str, str]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(f"{key} = {text}\n" for key, text in texts.items()), encoding="utf-8")
