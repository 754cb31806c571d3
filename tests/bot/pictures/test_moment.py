"""The picture of a big moment: drawn with any number of cards, each fact seen."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.pictures.moment import HEIGHT, WIDTH, MomentPicture
from engine.cards import PACK_32

MOST_BYTES = 80 * 1024
PICTURE = MomentPicture(
    headline="Capot !",
    told="Nord–Sud fait tous les plis",
    deal="Donne 3 : 110 cœur par Nord, réussi",
    score="500 · 320",
    cards=PACK_32.cards[:8],
)


@pytest.mark.parametrize("cards", [0, 1, 8, 16])
def test_any_number_of_cards_can_be_drawn(cards: int) -> None:
    file = replace(PICTURE, cards=PACK_32.cards[:cards]).draw()
    assert len(file) < MOST_BYTES
    assert Image.open(BytesIO(file)).size == (WIDTH, HEIGHT)


@pytest.mark.parametrize(
    "other",
    [
        replace(PICTURE, headline="Chuté !"),
        replace(PICTURE, told="Nord–Sud avait contré"),
        replace(PICTURE, deal="Donne 4 : 110 cœur par Nord, réussi"),
        replace(PICTURE, score="0 · 0"),
        replace(PICTURE, cards=PACK_32.cards[8:16]),
    ],
)
def test_every_fact_changes_the_picture(other: MomentPicture) -> None:
    assert other.draw() != PICTURE.draw()
