"""The picture of a player."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.pictures.profile import HEAD, MOST_BARS, WIDTH, Bar, ProfilePicture

LONGEST = "Wolfeschlegelsteinhausenbergerdo"
FULL = ProfilePicture(
    name="Alice",
    games="60 parties, 31 gagnées",
    rating="Cote 1623",
    outcomes=(31, 2, 27),
    curve=tuple(range(1500, 1600)),
    curve_title="Cote",
    bars=tuple(Bar(str(80 + 10 * place), 9, 3) for place in range(MOST_BARS)),
    bars_title="Contrats",
)


def drawn(picture: ProfilePicture) -> Image.Image:
    return Image.open(BytesIO(picture.draw()))


def test_a_profile_has_a_panel_for_each_available_fact() -> None:
    heights = [
        drawn(picture).height
        for picture in (
            replace(FULL, curve=(), bars=()),
            replace(FULL, curve=(1500,)),
            replace(FULL, bars=()),
            FULL,
        )
    ]
    bare, one, other, both = heights
    assert bare == HEAD
    assert bare < one == other < both
    assert drawn(FULL).width == WIDTH


@pytest.mark.parametrize(
    "changed",
    [
        replace(FULL, name="Bob"),
        replace(FULL, rating="Cote 1624"),
        replace(FULL, outcomes=(30, 3, 27)),
        replace(FULL, curve=(*FULL.curve[:-1], 1400)),
        replace(FULL, bars=(*FULL.bars[:-1], Bar("180", 3, 9))),
    ],
)
def test_every_fact_changes_the_picture(changed: ProfilePicture) -> None:
    assert drawn(changed).tobytes() != drawn(FULL).tobytes()


@pytest.mark.parametrize(
    "extreme",
    [
        replace(FULL, name=LONGEST, games=LONGEST * 2, rating=LONGEST),
        replace(FULL, outcomes=(10**6, 1, 10**6), bars=(Bar("2500", 10**5, 10**5),)),
        replace(FULL, curve=(1500, 1500), outcomes=(0, 0, 0), bars=FULL.bars * 3),
        replace(FULL, curve=tuple(range(101))),
    ],
)
def test_extreme_values_can_be_drawn(extreme: ProfilePicture) -> None:
    picture = drawn(extreme)
    # The margin at the right stays empty.
    edge = picture.crop((WIDTH - 20, 0, WIDTH, picture.height))
    assert len(edge.getcolors() or []) == 1
