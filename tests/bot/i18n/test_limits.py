"""What Discord cuts or refuses: labels of buttons, lines of selects, long pages."""

import pytest

from bot.i18n import LANGUAGES, words
from tests.bot.i18n.samples import sample

BUTTON_THAT_FITS = 38
"""Discord allows 80 characters and shows about so many."""
SELECT_OPTION = 100


def _texts(language: str, part: str) -> dict[str, str]:
    say = words(language)
    return {
        key: say(key, **{fact: sample(key, fact, many=True) for fact in facts})
        for key, facts in say.catalogue.items()
        if part in key
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("part", "most"),
    [
        ("-button-", BUTTON_THAT_FITS),
        ("-select-", SELECT_OPTION),
    ],
)
def test_button_labels_fit_discords_limit(part: str, most: int, language: str) -> None:
    texts = _texts(language, part)
    assert texts
    assert {key: text for key, text in texts.items() if not 0 < len(text) <= most} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_button_labels_are_one_line(language: str) -> None:
    assert [key for key, text in _texts(language, "-button-").items() if "\n" in text] == []
