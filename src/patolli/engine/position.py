"""Positions: readable documents of a State, and a reader that says what is wrong."""

from __future__ import annotations

from typing import Final

from patolli.engine.agenda import Decision, InAnyOrder, Lane, Step, Together
from patolli.engine.errors import BadPosition, Reason, Unfit, is_not, shown, snake_case
from patolli.engine.fields import Field, SeatField, plain_values

NESTING_LIMIT: Final = 4


class Document:
    """One table of a position, read field by field; errors name the path."""

    def __init__(self, content: object, path: str = "position") -> None:
        if not isinstance(content, dict):
            raise BadPosition(path, is_not(content, Reason("table")))
        for name in content:
            if not isinstance(name, str):
                raise BadPosition(f"{path}.{shown(name)}", is_not(name, Reason("text")))
        self._content: Final[dict[str, object]] = content
        self._read: Final[set[str]] = set()
        self.path: Final = path

    def has(self, name: str) -> bool:
        """Whether the document says something under this name."""
        return name in self._content

    def raw(self, name: str) -> object:
        """The value as it stands."""
        self._read.add(name)
        if name not in self._content:
            raise BadPosition(f"{self.path}.{name}", Reason("missing"))
        return self._content[name]

    def integer(self, name: str, low: int, high: int) -> int:
        """A whole number between two bounds."""
        return whole(self.raw(name), low, high, f"{self.path}.{name}")

    def name(self, name: str, names: tuple[str, ...]) -> int:
        """One of a family of names, as its place in the family."""
        return named(self.raw(name), names, f"{self.path}.{name}")

    def flag(self, name: str) -> bool:
        """Whether something holds; what is left out does not."""
        value = self.raw(name) if self.has(name) else False
        if not isinstance(value, bool):
            raise BadPosition(f"{self.path}.{name}", is_not(value, Reason("one_of", names=(True, False))))
        return value

    def field(self, field: Field) -> int:
        """A value as one of the game's fields."""
        value = self.raw(field.name)
        try:
            return field.value(value)
        except Unfit as unfit:
            raise BadPosition(f"{self.path}.{field.name}", is_not(value, unfit.args[0])) from None

    def items(self, name: str, at_most: int = 200) -> list[object]:
        """The list under a name, no longer than so many entries."""
        value = self.raw(name)
        if not isinstance(value, list):
            raise BadPosition(f"{self.path}.{name}", is_not(value, Reason("list")))
        if len(value) > at_most:
            raise BadPosition(f"{self.path}.{name}", Reason("at_most", most=at_most))
        return list(value)

    def names(self, name: str, names: tuple[str, ...], at_most: int = 200) -> list[int]:
        """A list of names of one family."""
        return [named(item, names, path) for path, item in self._entries(name, at_most)]

    def integers(self, name: str, low: int, high: int, at_most: int = 200) -> list[int]:
        """A list of whole numbers between two bounds."""
        return [whole(item, low, high, path) for path, item in self._entries(name, at_most)]

    def child(self, name: str) -> Document:
        """A table inside this one."""
        return Document(self.raw(name), f"{self.path}.{name}")

    def children(self, name: str, at_most: int = 200) -> list[Document]:
        """A list of tables."""
        return [Document(item, path) for path, item in self._entries(name, at_most)]

    def _entries(self, name: str, at_most: int) -> list[tuple[str, object]]:
        items = self.items(name, at_most)
        return [(f"{self.path}.{name}[{index}]", item) for index, item in enumerate(items)]

    def finish(self) -> None:
        """Refuse names that nobody read."""
        for name in self._content:
            if name not in self._read:
                raise BadPosition(f"{self.path}.{name}", Reason("unknown_name"))


def named(value: object, names: tuple[str, ...], path: str) -> int:
    """The place of a name in its family."""
    if not isinstance(value, str) or value not in names:
        raise BadPosition(path, is_not(value, Reason("one_of", names=names)))
    return names.index(value)


def whole(value: object, low: int, high: int, path: str) -> int:
    """A whole number between two bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(path, is_not(value, Reason("whole_number", low=low, high=high)))
    return value


class StepKind:
    """One kind of Step of a game, as documents name it."""

    def __init__(self, step: type[Step]) -> None:
        self.step: Final = step
        self.name: Final = snake_case(step.__name__)
        self.fields: Final = step.FIELDS


class Steps:
    """All kinds of Steps of one game, and the agenda as a document."""

    def __init__(self, *steps: type[Step]) -> None:
        self.kinds: Final = tuple([StepKind(step) for step in steps])
        self._by_class: Final = {kind.step: kind for kind in self.kinds}
        self._by_name: Final = {kind.name: kind for kind in self.kinds}

    def decisions(self) -> dict[str, tuple[Field, ...]]:
        """The questions a game asks, with their arguments; in_any_order is everybody's."""
        own = {kind.name: kind.fields for kind in self.kinds if issubclass(kind.step, Decision)}
        return {"in_any_order": (SeatField(),), **own}

    def describe(self, step: Step) -> dict[str, object]:
        """The step as a document."""
        if isinstance(step, InAnyOrder):
            return {
                "step": "in_any_order",
                "seat": step.seat,
                "steps": [self.describe(each) for each in step.steps],
            }
        if isinstance(step, Together):
            lanes = [
                {"seat": lane.seat, "steps": [self.describe(each) for each in lane.steps]}
                for lane in step.lanes
            ]
            return {"step": "together", "lanes": lanes}
        kind = self._by_class[type(step)]
        return {"step": kind.name, **plain_values(kind.fields, step.code())}

    def read(self, document: Document, seats: int, depth: int = 0) -> Step:
        """The step behind a document."""
        if depth > NESTING_LIMIT:
            raise BadPosition(document.path, Reason("too_deep"))
        name = document.raw("step")
        step: Step
        if name == "in_any_order":
            inner = self._read_all(document, seats, depth)
            step = InAnyOrder(document.integer("seat", 0, seats - 1), inner)
        elif name == "together":
            step = Together(
                tuple(self._read_lane(lane, seats, depth) for lane in document.children("lanes", 8))
            )
        else:
            kind = self.kinds[document.name("step", tuple(self._by_name))]
            values = [document.field(field) for field in kind.fields]
            for field, value in zip(kind.fields, values, strict=True):
                if isinstance(field, SeatField):
                    whole(value, 0, seats - 1, f"{document.path}.{field.name}")
            step = kind.step(*values)
        document.finish()
        return step

    def read_agenda(self, document: Document, seats: int) -> list[Step]:
        """The agenda under the name `agenda`, the next Step last."""
        return [self.read(each, seats) for each in document.children("agenda", 64)]

    def _read_lane(self, document: Document, seats: int, depth: int) -> Lane:
        lane = Lane(document.integer("seat", 0, seats - 1), self._read_all(document, seats, depth))
        document.finish()
        return lane

    def _read_all(self, document: Document, seats: int, depth: int) -> tuple[Step, ...]:
        steps = tuple(self.read(each, seats, depth + 1) for each in document.children("steps", 64))
        if not steps:
            raise BadPosition(f"{document.path}.steps", Reason("at_least", least=1))
        return steps
