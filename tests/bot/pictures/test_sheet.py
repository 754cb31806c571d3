"""The score sheet as a picture: drawn for any number of deals, each fact seen."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.pictures.sheet import HEAD, LINE, WIDTH, SheetPicture
from engine.seats import Team
from tests.bot.pictures.test_curve import NAMES, TURNS

MOST_BYTES = 200 * 1024
TEAMS = (Team.NORTH_SOUTH, Team.EAST_WEST)
SHEET = SheetPicture(NAMES, TEAMS, 1, TURNS)


@pytest.mark.parametrize("deals", [1, 4, 40])
def test_any_number_of_deals_can_be_drawn(deals: int) -> None:
    file = replace(SHEET, turns=(TURNS * 10)[:deals]).draw()
    assert len(file) < MOST_BYTES
    width, height = Image.open(BytesIO(file)).size
    assert (width, height > HEAD + deals * LINE) == (WIDTH, True)


@pytest.mark.parametrize(
    "other",
    [
        replace(SHEET, names=("Nous", "Eux")),
        replace(SHEET, teams=TEAMS[::-1]),
        replace(SHEET, first=2),
        replace(SHEET, turns=TURNS[:3]),
        replace(SHEET, turns=(*TURNS[:3], replace(TURNS[3], made=True))),
    ],
)
def test_every_fact_changes_the_picture(other: SheetPicture) -> None:
    assert other.draw() != SHEET.draw()


def test_the_same_score_sheet_gives_the_same_file() -> None:
    assert SHEET.draw() == SHEET.draw()
