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
    for the colon or after an hour, ``morning`` and ``afternoon`` after one of twelve hours,
    ``at`` before an hour, ``noon`` and ``midnight`` for one. ``today``, ``tomorrow`` and
    ``day_after`` are days; ``this`` and ``coming`` make a weekday one day, which may be today's or
    is not. ``weekdays`` are other names of these, each a pattern, from Monday on.
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
    at: str = ""
    noon: str = ""
    midnight: str = ""
    today: str = ""
    tomorrow: str = ""
    day_after: str = ""
    this: str = ""
    coming: str = ""
    weekdays: tuple[str, ...] = ()

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
        afternoon="م(?:ساءا?)?|ليلا",
        at="الساعة",
        noon="ظهرا|الظهر",
        midnight="منتصف الليل",
        today="اليوم|الليلة",
        tomorrow="غدا",
        day_after="بعد غد",
        this="هذا|هذه",
        coming="القادم|القادمة|المقبل|المقبلة",
    ),
    "bg": Manners(
        quotes="„“",
        ordinal="-?(?:ви|ри|ти|ми|и)",
        year="\N{CYRILLIC SMALL LETTER GHE}",
        hour="часа?|ч",
        morning="сутринта",
        afternoon="вечерта|следобед",
        at="в|от",
        noon="обед|обяд",
        midnight="полунощ",
        today="днес|довечера",
        tomorrow="утре",
        day_after="вдругиден",
        this="този|тази|това",
        coming="следващ(?:ия|ият|ата|ото)?|идн(?:ия|ият|ата)|друг(?:ия|ият|ата)",
    ),
    "el": Manners(
        quotes="«»",
        ordinal="ης|η",
        morning=r"π\.?μ\.?|το πρωι",
        afternoon=r"μ\.?μ\.?|το (?:βραδυ|απογευμα)",
        at="στις|στη",
        noon="(?:το )?μεσημερι",
        midnight="(?:τα )?μεσανυχτα",
        today="σημερα|αποψε",
        tomorrow="αυριο",
        day_after="μεθαυριο",
        this="αυτη|αυτην|αυτο",
        coming="επομεν(?:η|ο)|ερχομεν(?:η|ο)|αλλη|αλλο",
    ),
    "en": Manners(
        formats="en-GB",
        quotes="“”",
        ordinal="st|nd|rd|th",
        morning=r"a\.?m\.?|in the morning",
        afternoon=r"p\.?m\.?|in the evening",
        hour="o.clock",
        at="at",
        noon="noon|midday",
        midnight="midnight",
        today="today|tonight",
        tomorrow="tomorrow",
        day_after="(?:the )?day after tomorrow",
        this="this",
        coming="next|coming",
    ),
    "fr": Manners(
        typeset=french,
        quotes="«»",
        ordinal="er",
        hour="heures?|h",
        morning="du matin",
        afternoon="du soir|de l.apres-midi",
        at="a|vers",
        noon="midi",
        midnight="minuit",
        today="aujourd.hui|ce soir",
        tomorrow="demain",
        day_after="apres[ -]demain",
        this="ce",
        coming="prochain",
    ),
    "hr": Manners(
        typeset=croatian,
        quotes="„”",
        hour="sati?|h",
        morning="ujutro",
        afternoon="navecer|popodne",
        at="u",
        noon="podne",
        midnight="ponoc|u ponoc",
        today="danas|veceras",
        tomorrow="sutra",
        day_after="prekosutra",
        this="ovaj|ova|ovu|ove|ovog|ovoga",
        coming="sljedec(?:i|a|e|eg|u)|iduc(?:i|a|e|eg|u)",
        # "every Friday" is one word in Croatian, and "of Friday" another form.
        weekdays=(
            "ponedjelj(?:kom|ka)",
            "utor(?:kom|ka)",
            "srijed(?:om|e)",
            "cetvrt(?:kom|ka)",
            "pet(?:kom|ka)",
            "subot(?:om|e)",
            "nedjelj(?:om|e)",
        ),
    ),
}


def manners(language: str) -> Manners:
    """The manners of writing a language."""
    return _MANNERS.get(language, Manners())
