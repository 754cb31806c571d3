"""The curve of a game: drawn for any number of deals, each fact seen."""

from dataclasses import replace
from io import BytesIO

import numpy as np
import pytest
from PIL import Image

from bot.pictures.canvas import EDGE
from bot.pictures.curve import (
    HEIGHT,
    LEFT,
    LYING,
    RIGHT,
    SIDES,
    TOP,
    WIDTH,
    CurveDeal,
    CurvePicture,
)
from bot.pictures.packs.pack import Colour
from engine.seats import Team

MOST_BYTES = 80 * 1024

NAMES = ("Nord–Sud", "Est–Ouest")
TURNS = (
    CurveDeal((160, 0), "100 ♠", Team.NORTH_SOUTH, True),
    CurveDeal((160, 260), "80 ♥ ×2", Team.NORTH_SOUTH, False),
    CurveDeal((160, 260)),
    CurveDeal((660, 260), "capot ♦", Team.EAST_WEST, None),
)
GAME = CurvePicture(NAMES, 500, TURNS)


@pytest.mark.parametrize("deals", [1, 2, 27, 28, 200])
def test_any_number_of_deals_can_be_drawn(deals: int) -> None:
    turns = tuple(
        replace(TURNS[number % 4], scores=(number * 40, number * -30)) for number in range(deals)
    )
    file = CurvePicture(NAMES, 2000, turns).draw()
    assert len(file) < MOST_BYTES
    assert Image.open(BytesIO(file)).size == (WIDTH, HEIGHT)


@pytest.mark.parametrize(
    "other",
    [
        CurvePicture(("Nord", "Sud"), 500, TURNS),
        CurvePicture(NAMES, 600, TURNS),
        CurvePicture(NAMES, 500, TURNS, ((90, 60), (90, 160), (90, 160), (200, 250))),
        CurvePicture(NAMES, None, TURNS),
        CurvePicture(NAMES, 500, TURNS[:3]),
        CurvePicture(NAMES, 500, (replace(TURNS[0], made=False), *TURNS[1:])),
        CurvePicture(NAMES, 500, (replace(TURNS[0], contract="90 ♠"), *TURNS[1:])),
        CurvePicture(NAMES, 500, (replace(TURNS[0], attack=Team.EAST_WEST), *TURNS[1:])),
    ],
    ids=("names", "target", "usual", "no target", "deals", "result", "contract", "side"),
)
def test_every_fact_changes_the_picture(other: CurvePicture) -> None:
    assert GAME.draw() == CurvePicture(NAMES, 500, TURNS).draw()
    assert other.draw() != GAME.draw()


def test_the_contract_of_a_single_deal_stays_within_the_margins() -> None:
    turns = (CurveDeal((0, 162), "250 TA ×4", Team.NORTH_SOUTH, False),)
    drawn = Image.open(BytesIO(CurvePicture(NAMES, 1000, turns).draw())).convert("RGB")
    beside = drawn.crop((WIDTH - RIGHT + 1, HEIGHT - LYING + 8, WIDTH, HEIGHT))
    assert beside.getcolors() == [(beside.width * beside.height, EDGE)]


def test_a_game_of_so_many_deals_reaches_no_further_than_its_scores() -> None:
    turns = (CurveDeal((0, 210), "100 ♠", Team.EAST_WEST, True),)
    one, target = (CurvePicture(NAMES, end, turns).draw() for end in (None, 2000))
    assert _highest(one, SIDES[Team.EAST_WEST]) < HEIGHT // 3
    assert _highest(target, SIDES[Team.EAST_WEST]) > HEIGHT // 2


def _highest(file: bytes, ink: Colour) -> int:
    """The highest pixel of about this colour below the names."""
    pixels = np.asarray(Image.open(BytesIO(file)).convert("RGB")).astype(int)
    near = np.abs(pixels[TOP : HEIGHT - LYING, LEFT:] - ink).sum(axis=2) < 30
    return TOP + int(np.argwhere(near)[0][0])


def test_deals_without_a_score_can_be_drawn() -> None:
    file = CurvePicture(NAMES, 50, (CurveDeal((0, 0)),)).draw()
    assert Image.open(BytesIO(file)).size == (WIDTH, HEIGHT)
