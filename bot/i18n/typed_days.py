"""Days and hours as people type them, in any language of the bot."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date, time, timedelta
from functools import cache

from babel.dates import get_day_names, get_month_names

from bot.i18n.catalogue import LANGUAGES

SHORTEST_NAME = 3
"""Letters that tell a weekday or a month from all others, in each language."""

_NUMBERS = re.compile(r"(\d{1,2})[/.](\d{1,2})(?:[/.](\d{4}|\d{2}))?")
_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_NAMED = re.compile(r"(\d{1,2})(?:er|st|nd|rd|th)?\s+([^\W\d]+)\.?(?:\s+(\d{4}))?")
_WORD = re.compile(r"[^\W\d]+")
_HOUR = re.compile(r"(\d{1,2})\s*(?:[:.h]\s*(\d{2})?)?\s*(am|pm)?")
CENTURY = 2000
NOON = 12


@dataclass(frozen=True, slots=True)
class TypedDay:
    """A day: the next one of a weekday, which comes every week, or a date."""

    day: date
    weekly: bool


def typed_day(text: str, today: date) -> TypedDay | None:
    """The day that is meant, from today on where no year is named; None where none is."""
    text = " ".join(text.casefold().split())
    if found := _date(text, today):
        return TypedDay(found, weekly=False)
    weekdays = {_weekday(word) for word in _WORD.findall(text)} - {None}
    if len(weekdays) != 1 or any(letter.isdigit() for letter in text):
        return None
    (weekday,) = weekdays
    ahead = ((weekday or 0) - today.weekday()) % 7
    return TypedDay(today + timedelta(days=ahead), weekly=True)


def _date(text: str, today: date) -> date | None:
    if found := _ISO.fullmatch(text):
        year, month, day = map(int, found.groups())
        return _real(year, month, day)
    if found := _NUMBERS.fullmatch(text):
        day, month = int(found[1]), int(found[2])
    elif (found := _NAMED.search(text)) and (named := _month(found[2])):
        day, month = int(found[1]), named
    else:
        return None
    if found[3]:
        year = int(found[3])
        return _real(year if year >= CENTURY else CENTURY + year, month, day)
    this_year = _real(today.year, month, day)
    return this_year if this_year and this_year >= today else _real(today.year + 1, month, day)


def _real(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:  # the 31st of June
        return None


def typed_hour(text: str) -> time | None:
    """The hour that is meant, such as 21:00, 21 h 30 or 9 pm; None where none is."""
    found = _HOUR.fullmatch(text.strip().casefold())
    if found is None:
        return None
    hour, minute, half = int(found[1]), int(found[2] or 0), found[3]
    if half:
        if not 1 <= hour <= NOON:
            return None
        hour = hour % NOON + (NOON if half == "pm" else 0)
    try:
        return time(hour, minute)
    except ValueError:
        return None


def _weekday(word: str) -> int | None:
    return next((number for number, name in _days() if _means(word, name)), None)


def _month(word: str) -> int | None:
    return next((number for number, name in _months() if _means(word, name)), None)


def _means(word: str, name: str) -> bool:
    """Whether a word is a name, its beginning or its plural."""
    return len(word) >= SHORTEST_NAME and (name.startswith(word) or word == f"{name}s")


@cache
def _days() -> tuple[tuple[int, str], ...]:
    return tuple(_names(lambda language: get_day_names("wide", locale=language)))


@cache
def _months() -> tuple[tuple[int, str], ...]:
    return tuple(_names(lambda language: get_month_names("wide", locale=language)))


def _names(names: Callable[[str], Mapping[int, str]]) -> Iterator[tuple[int, str]]:
    for language in LANGUAGES:
        yield from ((number, name.casefold()) for number, name in names(language).items())
