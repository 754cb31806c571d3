"""The strip of cards: nothing on it is too small for a phone, in any game and language."""

from io import BytesIO

import pytest
from PIL import Image

from bot.i18n import LANGUAGES, words
from bot.pictures.canvas import Canvas
from bot.pictures.strip import WIDTH, StripPicture
from bot.pictures.typeface import fitting
from cogs.ui.first_page import strip_illustration
from engine.options import with_options
from engine.ruleset import RuleSet
from engine.variants import VARIANTS
from engine.variants.coinche import COINCHE

LEAST = 28
"""Pixels of a picture of 720: a phone shows half of them."""

OF_162 = with_options(COINCHE, {"trumpless-points": "162"})


def drawn(rules: RuleSet, language: str) -> Image.Image:
    picture = strip_illustration(rules, words(language)).picture
    assert isinstance(picture, StripPicture)
    return Image.open(BytesIO(picture.draw()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_text_is_whole_and_large_enough(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[tuple[str, int]] = []

    def write(self: Canvas, at: object, text: str, size: int, width: int, **_: object) -> None:
        written.append(fitting(text, size, width))

    monkeypatch.setattr(Canvas, "write", write)
    for rules in (*VARIANTS, OF_162):
        drawn(rules, language)
    assert written
    assert [text for text, size in written if size < LEAST or text.endswith("…")] == []


def test_each_scale_of_its_own_has_a_row() -> None:
    usual, of_162 = drawn(COINCHE, "en"), drawn(OF_162, "en")
    assert usual.width == of_162.width == WIDTH
    assert of_162.height > usual.height
