"""Read a vectors file: its fields with their place for complaints, and the answers expected."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from engine.cards import Card, Suit, Trump
from engine.console import decoded
from engine.seats import Seat

Json = str | int | float | bool | None | Sequence["Json"] | Mapping[str, "Json"]
_T = TypeVar("_T")


class BadVectors(Exception):
    """The file is not a vectors file; the message says what is wrong."""


class NotUnderstood(Exception):
    """A vector asks something that the rule sets cannot answer."""


@dataclass(frozen=True, slots=True)
class Record:
    """An object of the file; ``where`` names it in complaints."""

    where: str
    fields: Mapping[str, Json]

    def only(self, *names: str) -> None:
        """Refuse fields that the reader would ignore."""
        for name in self.fields:
            if name not in names:
                raise NotUnderstood(f"the field {name!r} is not understood")

    def has(self, name: str) -> bool:
        """Whether the field is there."""
        return name in self.fields

    def text(self, name: str) -> str:
        """A field that is a text."""
        return self._of(str, name, "a text")

    def number(self, name: str) -> int:
        """A field that is a whole number."""
        value = self._of(int, name, "a whole number")
        if isinstance(value, bool):
            raise self._complaint(name, "a whole number")
        return value

    def flag(self, name: str) -> bool:
        """A field that is true or false."""
        return self._of(bool, name, "true or false")

    def record(self, name: str) -> "Record":
        """A field that is an object."""
        return Record(f"{self.where}: {name}", self._of(dict, name, "an object"))

    def expected(self) -> Mapping[str, Json]:
        """The field that says what is expected by name; it has to say something."""
        expected = self.record("expected").fields
        if not expected:
            raise self._complaint("expected", "an object that is not empty")
        return expected

    def rows(self, name: str) -> Sequence[Json]:
        """A field that is a list."""
        return self._of(list, name, "a list")

    def card(self, name: str) -> Card:
        """A field that is a card."""
        try:
            return Card.parse(self.text(name))
        except ValueError as error:
            raise self._complaint(name, "a card") from error

    def cards(self, name: str) -> tuple[Card, ...]:
        """A field that is a list of cards."""
        return tuple(self._cards(name))

    def pair(self, name: str) -> tuple[int, int]:
        """A field that is a list of two whole numbers."""
        match self.rows(name):
            case [int(first), int(second)]:
                return first, second
            case _:
                raise self._complaint(name, "two whole numbers")

    def sides(self, name: str) -> tuple[int, int]:
        """A field with a number for the attack and one for the defence."""
        sides = self.record(name)
        return sides.number("attack"), sides.number("defence")

    def trump(self) -> Trump:
        """The fields ``mode`` and ``trump`` together."""
        mode = self.text("mode")
        if mode != "suit":
            return self.mode_trump(mode)
        try:
            return Trump.of(Suit(self.text("trump")))
        except ValueError as error:
            raise self._complaint("trump", "a suit") from error

    def mode_trump(self, mode: str) -> Trump:
        """What is trump in a mode for which the suit does not matter."""
        modes = {"suit": Trump.SPADES, "nt": Trump.NONE, "at": Trump.ALL}
        if mode not in modes:
            raise NotUnderstood(f"the mode {mode!r} is not understood")
        return modes[mode]

    def calls(self, name: str, order: Sequence[Seat]) -> tuple[tuple[Seat, str], ...]:
        """A field that lists seats, numbered in the order of play, and what each said."""
        return tuple(self._calls(name, order))

    def _cards(self, name: str) -> Iterator[Card]:
        for row in self.rows(name):
            try:
                yield Card.parse(str(row))
            except ValueError as error:
                raise self._complaint(name, "a list of cards") from error

    def _calls(self, name: str, order: Sequence[Seat]) -> Iterator[tuple[Seat, str]]:
        for row in self.rows(name):
            match row:
                case [int(number), str(said)] if 0 <= number < len(order):
                    yield order[number], said
                case _:
                    raise self._complaint(name, "a list of seats and calls")

    def _of(self, kind: type[_T], name: str, wanted: str) -> _T:
        value = self.fields.get(name)
        if not isinstance(value, kind):
            raise self._complaint(name, wanted)
        return value

    def _complaint(self, name: str, wanted: str) -> BadVectors:
        return BadVectors(f"{self.where}: the field {name!r} should be {wanted}")


FORMAT = "belote-family-vectors/1"


def read_vectors(path: Path) -> Mapping[str, Json]:
    """The sections of a file; BadVectors when it cannot be read or is of another format."""
    try:
        content: Json = json.loads(decoded(path.read_bytes()))
    except OSError as error:
        raise BadVectors(f"{path} cannot be read: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise BadVectors(f"{path} is not a JSON file: {error}") from error
    if not isinstance(content, Mapping) or content.get("format") != FORMAT:
        raise BadVectors(f"{path} is not a file of the format {FORMAT}")
    return content


@dataclass(frozen=True, slots=True)
class ComparedSides:
    """The two sides of a comparison."""

    expected: Json
    came: Json

    @property
    def agrees(self) -> bool:
        """Whether they are equal; of an object, what is expected by name has to be there."""
        if isinstance(self.expected, Mapping) and isinstance(self.came, Mapping):
            came = self.came
            return all(
                name in came and came[name] == value for name, value in self.expected.items()
            )
        return self.expected == self.came
