"""Every word of an hour that a language has is read, whatever else is spoken at the table."""

from datetime import time

import pytest

from bot.i18n.catalogue import LANGUAGES
from bot.i18n.typed_days import typed_hour

NOON, MIDNIGHT, NINE, AT_NIGHT = time(12), time(0), time(9), time(21)

SPOKEN = {
    "ar": {
        NOON: ("ظهرًا", "الظهر"),
        MIDNIGHT: ("منتصف الليل",),
        NINE: ("9 ص", "9 صباح", "9 صباحًا", "الساعة 9"),
        AT_NIGHT: ("9 م", "9 مساء", "9 مساءً", "9 ليلًا"),
    },
    "bg": {
        NOON: ("обед", "обяд"),
        MIDNIGHT: ("полунощ",),
        NINE: ("9 ч", "9 час", "9 часа", "9 сутринта", "в 9", "от 9"),
        AT_NIGHT: ("9 вечерта", "9 следобед"),
    },
    "el": {
        NOON: ("μεσημέρι", "το μεσημέρι"),
        MIDNIGHT: ("μεσάνυχτα", "τα μεσάνυχτα"),
        NINE: ("9 πμ", "9 π.μ.", "9 το πρωί", "στις 9", "στη 9"),
        AT_NIGHT: ("9 μμ", "9 μ.μ.", "9 το βράδυ", "9 το απόγευμα"),
    },
    "en": {
        NOON: ("noon", "midday"),
        MIDNIGHT: ("midnight",),
        NINE: ("9 am", "9 a.m.", "9 in the morning", "9 o’clock", "at 9"),
        AT_NIGHT: ("9 pm", "9 p.m.", "9 in the evening"),
    },
    "fr": {
        NOON: ("midi",),
        MIDNIGHT: ("minuit",),
        NINE: ("9 h", "9 heures", "9 du matin", "à 9", "vers 9"),
        AT_NIGHT: ("9 du soir", "9 de l’après-midi"),
    },
    "hr": {
        NOON: ("podne",),
        MIDNIGHT: ("ponoć", "u ponoć"),
        NINE: ("9 h", "9 sati", "9 sat", "9 ujutro", "u 9"),
        AT_NIGHT: ("9 navečer", "9 popodne"),
    },
}
"""How people of each language say four hours of the day."""


def test_each_language_has_its_words_of_hours_here() -> None:
    assert set(SPOKEN) == set(LANGUAGES)


@pytest.mark.parametrize(
    ("typed", "hour"),
    [
        (typed, hour)
        for hours in SPOKEN.values()
        for hour, spoken in hours.items()
        for typed in spoken
    ],
)
def test_each_word_of_an_hour_is_read(typed: str, hour: time) -> None:
    assert typed_hour(typed) == hour
