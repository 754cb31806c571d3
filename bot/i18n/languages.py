"""The manners of each language besides its words: dates, quotation marks, short days.

A language without an entry is written as most are, in the formats of its own code.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

NO_BREAK = "\N{NO-BREAK SPACE}"
NARROW = "\N{NARROW NO-BREAK SPACE}"
HYPHEN = "\N{NON-BREAKING HYPHEN}"

SPACES = f"[ {NO_BREAK}{NARROW}]"

QUOTES = "«»„“”"
"""Every quotation mark that some language uses."""


def common(text: str) -> str:
    """Typographic apostrophes, one sign for an ellipsis, single spaces; dots begin no line.

    A sign of arithmetic ends no line, and a factor stays with what it multiplies.
    """
    text = re.sub(r"(?<=\w)'(?=\w)", "\N{RIGHT SINGLE QUOTATION MARK}", text)
    text = re.sub(" (?=[·◂×])", NO_BREAK, text)
    text = re.sub(r"(?<=[×=+\N{MINUS SIGN}]) (?=[(\d]|$)", NO_BREAK, text)
    return re.sub(r"(?<=\S)  +", " ", text).replace("...", "\N{HORIZONTAL ELLIPSIS}")


def french(text: str) -> str:
    """A narrow no-break space before ; ! ?, a no-break one before : % and in « »."""
    text = re.sub(rf"(https?://\S*)|{SPACES}*([;!?])", _spaced_mark, common(text))
    text = re.sub(rf"{SPACES}*(»|:(?!//|\d))", rf"{NO_BREAK}\1", text)
    text = re.sub(rf"{SPACES}+%", f"{NO_BREAK}%", text)
    return re.sub(rf"«{SPACES}*", f"«{NO_BREAK}", text)


def croatian(text: str) -> str:
    """A no-break space before % also; none before a mark that ends something."""
    # Croats set a space before the percent sign, unlike English.
    return re.sub(rf"{SPACES}+%", f"{NO_BREAK}%", closed_up(text))


def _spaced_mark(found: re.Match[str]) -> str:
    return found[1] or NARROW + found[2]


def closed_up(text: str) -> str:
    """No space before a mark that ends something."""
    return re.sub(rf"{SPACES}+([,;:!?.”\N{{ARABIC COMMA}}؛؟])(?!\w)", r"\1", common(text))


@dataclass(frozen=True, slots=True)
class Manners:
    """The manners of writing one language.

    ``formats`` is the locale of its numbers and dates where it is spoken in several ways,
    ``quotes`` its two quotation marks, ``comma`` what separates things in a row, ``article`` what
    people may leave out before a weekday. The others are patterns of what people type, in small
    letters without accents: ``ordinal`` after the day of a month, ``year`` after a date, ``hour``
    for the colon or after an hour, ``morning`` and ``afternoon`` after one of twelve hours.
    """

    formats: str = ""
    typeset: Callable[[str], str] = closed_up
    quotes: str = ""
    comma: str = ", "
    article: str = ""
    ordinal: str = ""
    year: str = ""
    hour: str = ""
    morning: str = ""
    afternoon: str = ""

    @property
    def foreign(self) -> frozenset[str]:
        """Quotation marks that the language does not use."""
        return frozenset(QUOTES) - set(self.quotes) if self.quotes else frozenset()


_MANNERS: Mapping[str, Manners] = {
    "ar": Manners(
        quotes="«»",
        comma="\N{ARABIC COMMA} ",
        article="ال",
        morning="ص(?:باحا?)?",
        afternoon="م(?:ساءا?)?",
    ),
    "bg": Manners(
        quotes="„“",
        ordinal="-?(?:ви|ри|ти|ми|и)",
        year="\N{CYRILLIC SMALL LETTER GHE}",
        hour="часа?|ч",
    ),
    "el": Manners(quotes="«»", ordinal="ης|η", morning=r"π\.?μ\.?", afternoon=r"μ\.?μ\.?"),
    "en": Manners(formats="en-GB", quotes="“”", ordinal="st|nd|rd|th"),
    "fr": Manners(typeset=french, quotes="«»", ordinal="er", hour="heures?|h"),
    "hr": Manners(typeset=croatian, quotes="„”", hour="sati?|h"),
}


def manners(language: str) -> Manners:
    """The manners of writing a language."""
    return _MANNERS.get(language, Manners())
