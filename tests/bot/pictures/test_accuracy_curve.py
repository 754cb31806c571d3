"""The picture of a player's accuracy over time."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.pictures.accuracy_curve import HEIGHT, WIDTH, AccuracyPicture

USUAL = AccuracyPicture(
    title="Alice",
    about="Précision des cartes, par mois",
    points=(("sept.", 71), ("oct.", 78), ("nov.", 74)),
)


def drawn(picture: AccuracyPicture) -> Image.Image:
    return Image.open(BytesIO(picture.draw()))


@pytest.mark.parametrize(
    "changed",
    [
        replace(USUAL, title="Bob"),
        replace(USUAL, about="Précision des cartes, par semaine"),
        replace(USUAL, points=(*USUAL.points[:-1], ("nov.", 75))),
        replace(USUAL, points=(*USUAL.points[:-1], ("déc.", 74))),
        replace(USUAL, points=USUAL.points[1:]),
    ],
)
def test_every_fact_changes_the_picture(changed: AccuracyPicture) -> None:
    assert drawn(changed).tobytes() != drawn(USUAL).tobytes()


@pytest.mark.parametrize(
    "points",
    [
        (("nov.", 0), ("déc.", 100)),
        (("nov.", 100),) * 2,
        tuple((f"{n} nov.", 50 + n) for n in range(24)),
        (("nov.", 42),),
    ],
)
def test_extreme_values_fit(points: tuple[tuple[str, int], ...]) -> None:
    assert drawn(replace(USUAL, points=points)).size == (WIDTH, HEIGHT)
