"""Days and hours as people type them, in any language of the bot."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date, time, timedelta
from functools import cache
from itertools import product

from babel.dates import get_day_names, get_month_names

from bot.i18n.catalogue import LANGUAGES
from bot.i18n.languages import Manners, manners

SHORTEST_NAME = 3
"""Letters that tell a weekday or a month from all others, in each language."""

SHORTEST_DECLINED = 5
"""Letters of a name that is meant though its last letter is another: « u srijedu »."""


def _folded(text: str) -> str:
    """Small letters without accents, which people leave out as they type."""
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def _any(of: Callable[[Manners], str], *more: str) -> str:
    """A pattern of what any language says for this."""
    said = (of(manners(language)) for language in LANGUAGES)
    return "|".join((*more, *map(_folded, filter(None, said)))) or "(?!)"


def _words(of: Callable[[Manners], str]) -> re.Pattern[str]:
    """What any language says for this, as whole words."""
    return re.compile(rf"(?<!\w)(?:{_any(of)})(?!\w)")


_YEAR = _any(lambda each: each.year)
_ORDINAL = _any(lambda each: each.ordinal, r"\.")
_SIGN = _any(lambda each: each.hour)
_MORNING = _any(lambda each: each.morning)
_AFTERNOON = _any(lambda each: each.afternoon)
_NUMBERS = re.compile(
    r"(\d{1,2})\s?([/.])\s?(\d{1,2})(?:\s?[/.]\s?(\d{4}|\d{2}))?\.?"
    rf"(?:\s?(?:{_YEAR})\.?)?"
)
_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_DAY_FIRST = re.compile(rf"(\d{{1,2}})(?:{_ORDINAL})?\s+(?:of\s+)?([^\W\d]+)\.?(?:,?\s+(\d{{4}}))?")
_MONTH_FIRST = re.compile(rf"([^\W\d]+)\.?\s+(\d{{1,2}})(?!\d)(?:{_ORDINAL})?(?:,?\s+(\d{{4}}))?")
_WORD = re.compile(r"[^\W\d]+")
_HOUR = re.compile(
    rf"(?:(?:{_any(lambda each: each.at)})\s+)?"
    rf"(\d{{1,2}})\s*(?:(?:[:.]|{_SIGN})\s*(\d{{2}})?)?\s*"
    rf"(?:(?:{_SIGN})\.?|({_MORNING})|({_AFTERNOON}))?"
)
_NOON = re.compile(_any(lambda each: each.noon))
_MIDNIGHT = re.compile(_any(lambda each: each.midnight))
_SPOKEN_DAYS = (
    # The longer one first: « après-demain » has « demain » in it.
    (_words(lambda each: each.day_after), 2),
    (_words(lambda each: each.tomorrow), 1),
    (_words(lambda each: each.today), 0),
)
_THIS = _words(lambda each: each.this)
_COMING = _words(lambda each: each.coming)
WEEK = 7
CENTURY = 2000
NOON = MONTHS = 12


@dataclass(frozen=True, slots=True)
class TypedDay:
    """A day: the next one of a weekday, which comes every week, or a date."""

    day: date
    weekly: bool


def typed_day(text: str, today: date, *, month_first: bool = False) -> TypedDay | None:
    """The day that is meant, from today on if no year is named; None if none is.

    ``month_first``: who typed it writes 12/5 for the fifth of December.
    """
    text = " ".join(_folded(text).split())
    if found := _date(text, today, month_first=month_first):
        return TypedDay(found, weekly=False)
    weekdays = {_weekday(word) for word in _WORD.findall(text)} - {None}
    # A word with a number is more than a weekday: better to ask than to guess.
    if len(weekdays) != 1 or any(letter.isdigit() for letter in text):
        return None
    (weekday,) = weekdays
    ahead = ((weekday or 0) - today.weekday()) % WEEK
    once = bool(_COMING.search(text))
    if once and not ahead:
        ahead = WEEK
    return TypedDay(today + timedelta(days=ahead), weekly=not (once or _THIS.search(text)))


def _date(text: str, today: date, *, month_first: bool) -> date | None:
    if found := _ISO.fullmatch(text):
        year, month, day = map(int, found.groups())
        return _real(year, month, day)
    if found := _NUMBERS.fullmatch(text):
        day, month, typed = int(found[1]), int(found[3]), found[4]
        if month_first and found[2] == "/" and day <= MONTHS:
            day, month = month, day
    elif (found := _DAY_FIRST.search(text)) and (named := _meant(found[2], _months())):
        day, month, typed = int(found[1]), named, found[3]
    elif (found := _MONTH_FIRST.search(text)) and (named := _meant(found[1], _months())):
        day, month, typed = int(found[2]), named, found[3]
    else:
        spoken = (today + timedelta(days=ahead) for day, ahead in _SPOKEN_DAYS if day.search(text))
        return None if re.search(r"\d", text) else next(spoken, None)
    if typed:
        year = int(typed)
        return _real(year if year >= CENTURY else CENTURY + year, month, day)
    this_year = _real(today.year, month, day)
    return this_year if this_year and this_year >= today else _real(today.year + 1, month, day)


def _real(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:  # the 31st of June
        return None


def typed_hour(text: str) -> time | None:
    """The hour that is meant, such as 21:00, 21 h 30 or 9 pm; None if none is."""
    text = " ".join(_folded(text).split())
    if _NOON.fullmatch(text):
        return time(NOON)
    if _MIDNIGHT.fullmatch(text):
        return time()
    found = _HOUR.fullmatch(text)
    if found is None:
        return None
    hour, minute, morning, afternoon = int(found[1]), int(found[2] or 0), found[3], found[4]
    if morning or afternoon:
        if not 1 <= hour <= NOON:
            return None
        hour = hour % NOON + (NOON if afternoon else 0)
    try:
        return time(hour, minute)
    except ValueError:
        return None


def _weekday(word: str) -> int | None:
    """The number of the weekday that a word means, from Monday on; None if it means none."""
    for language in LANGUAGES:
        for number, pattern in enumerate(manners(language).weekdays):
            if re.fullmatch(pattern, word):
                return number
    return _meant(word, _days())


def _meant(word: str, names: Iterable[tuple[int, str]]) -> int | None:
    """The number of the first of these names that a word means; None if it means none."""
    return next((number for number, name in names if _means(word, name)), None)


def _means(word: str, name: str) -> bool:
    """Whether a word is a name, its beginning, its plural, or a name in another case."""
    long = len(word) >= SHORTEST_NAME
    # Croatian declines the names of days: "u nedjelju" for "nedjelja".
    declined = len(word) >= SHORTEST_DECLINED and len(word) == len(name) and word[:-1] == name[:-1]
    return word == name or (long and (name.startswith(word) or word == f"{name}s")) or declined


@cache
def _days() -> tuple[tuple[int, str], ...]:
    return tuple(_names(get_day_names))


@cache
def _months() -> tuple[tuple[int, str], ...]:
    return tuple(_names(get_month_names))


def _names(names: Callable[..., Mapping[int, str]]) -> Iterator[tuple[int, str]]:
    """Each name as it is in a date, alone, and in short, which may be two letters."""
    for language, width in product(LANGUAGES, ("wide", "abbreviated")):
        for context in ("format", "stand-alone"):
            for number, name in names(width, context=context, locale=language).items():
                plain = _folded(name).rstrip(".")
                for known in {plain, plain.removeprefix(manners(language).article)}:
                    yield number, known
