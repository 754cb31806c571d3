"""How what a control carries is written in its ``custom_id``, and read back.

Every word has a pattern: what does not fit it was not written by this version.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import MISSING, dataclass, fields, is_dataclass
from datetime import date
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, Generic, TypeVar, Union, get_args, get_origin, get_type_hints

from cogs.ui.ids import LARGEST, base36, from_base36
from engine.seats import Seat

T = TypeVar("T")

BREAK = "-"
"""Between two words."""


@dataclass(frozen=True, slots=True)
class Word(Generic[T]):
    """A kind of word: its pattern, its most characters, and values that it can stand for.

    ``read`` raises ValueError for what no value is written as.
    """

    pattern: str
    longest: int
    examples: tuple[T, ...]
    write: Callable[[T], str]
    read: Callable[[str], T]


def number_to(most: int = LARGEST) -> Word[int]:
    """A number from 0 to ``most``: of a row, or anything that Discord has numbered."""
    return Word(
        "0|[1-9][0-9]{0,18}",
        len(str(most)),
        (0, 1, most),
        str,
        lambda text: _at_most(most, int(text)),
    )


def short_number(most: int = LARGEST) -> Word[int]:
    """A number in base 36, in which an id of Discord takes 13 characters instead of 19."""
    return Word(
        "0|[1-9a-z][0-9a-z]{0,12}",
        len(base36(most)),
        (0, 1, most),
        base36,
        lambda text: _at_most(most, from_base36(text)),
    )


def _at_most(most: int, number: int) -> int:
    if number > most:
        raise ValueError(number)
    return number


def choice(written: Mapping[str, T]) -> Word[T]:
    """One of these values, each with its word."""
    words = {value: word for word, value in written.items()}
    return Word(
        "|".join(map(re.escape, written)),
        max(map(len, written)),
        tuple(words),
        words.__getitem__,
        written.__getitem__,
    )


def text_like(pattern: str, longest: int, *examples: str) -> Word[str]:
    """A text of this pattern, to be looked up by who reads it."""
    return Word(pattern, longest, examples, str, str)


def maybe(word: Word[T], none: str) -> Word[T | None]:
    """A value, or a word for none."""
    return Word(
        f"{re.escape(none)}|{word.pattern}",
        max(len(none), word.longest),
        (None, *word.examples),
        lambda value: none if value is None else word.write(value),
        lambda text: None if text == none else word.read(text),
    )


def _day() -> Word[date]:
    """A day, as eight digits."""
    return Word(
        "[0-9]{8}",
        8,
        (date(2026, 1, 31), date.min, date.max),
        lambda value: value.isoformat().replace(BREAK, ""),
        date.fromisoformat,
    )


class Fields:
    """The words of a dataclass, one for each field, with a break between two.

    A field that has a default is left out where it has it, unless all are to be written. TypeError
    for a field whose type has no words.
    """

    def __init__(self, kind: type, *, whole: bool = False) -> None:
        hints = get_type_hints(kind, include_extras=True)
        self._kind = kind
        defaults = {each.name: MISSING if whole else each.default for each in fields(kind)}
        self.words = {
            name: _word_of(hints[name], name, default) for name, default in defaults.items()
        }
        self._defaults = {
            name: default for name, default in defaults.items() if default is not MISSING
        }
        self.longest = max(sum(word.longest + len(BREAK) for word in self.words.values()) - 1, 0)
        # Before the first word stands a break too, so that each may be left out.
        self._pattern = re.compile("".join(map(self._group, self.words)))

    def _group(self, name: str) -> str:
        optional = "?" if name in self._defaults else ""
        return f"(?:{BREAK}(?P<{name}>{self.words[name].pattern})){optional}"

    def write(self, value: object) -> str:
        """The words of a value."""
        values = {name: getattr(value, name) for name in self.words}
        return BREAK.join(
            self.words[name].write(each)
            for name, each in values.items()
            if name not in self._defaults or each != self._defaults[name]
        )

    def read(self, written: str) -> dict[str, Any]:
        """The value of each field that is written; ValueError for what is no such text."""
        match = self._pattern.fullmatch(f"{BREAK}{written}" if written else "")
        if match is None:
            raise ValueError(written)
        texts = {name: text for name, text in match.groupdict().items() if text is not None}
        return {name: self.words[name].read(text) for name, text in texts.items()}

    def examples(self) -> Iterator[dict[str, Any]]:
        """Fields with all that each can stand for, beside the first of the others."""
        first = {name: word.examples[0] for name, word in self.words.items()}
        yield first
        for name, word in self.words.items():
            yield from (first | {name: value} for value in word.examples[1:])
            if name in self._defaults:
                yield first | {name: self._defaults[name]}

    def _made(self) -> Iterator[object]:
        for each in self.examples():
            # What may not stand together is no example.
            with suppress(ValueError):
                yield self._kind(**each)

    def as_word(self) -> Word[Any]:
        """All of it as one word of something else."""
        return Word(
            BREAK.join(f"(?:{word.pattern})" for word in self.words.values()),
            self.longest,
            tuple(self._made()),
            self.write,
            lambda text: self._kind(**self.read(text)),
        )


def _word_of(hint: object, name: str, default: object) -> Word[Any]:
    """How values of a type are written; a flag that is usually off by the name of its field."""
    if get_origin(hint) is Annotated:
        return next(note for note in get_args(hint) if isinstance(note, Word))
    if get_origin(hint) in (Union, UnionType) and default is None:
        hint, *_ = (each for each in get_args(hint) if each is not NoneType)
    if hint is bool:
        return choice({name: True} if default is False else {"yes": True, "no": False})
    if hint is int:
        return number_to()
    if hint is date:
        return _day()
    if hint is Seat:
        return choice({seat.name.lower(): seat for seat in Seat})
    if isinstance(hint, type) and issubclass(hint, Enum):
        return choice({str(member.value).replace("_", BREAK): member for member in hint})
    if isinstance(hint, type) and is_dataclass(hint):
        return Fields(hint, whole=True).as_word()
    raise TypeError(f"{name}: nothing says how {hint} is written in a control")
