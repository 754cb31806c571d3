"""Curves, score sheets, moments and players: drawn with any number of facts, each of them seen."""

from dataclasses import replace
from io import BytesIO
from typing import Protocol

import numpy as np
import pytest
from PIL import Image

from bot.pictures import accuracy_curve, moment, profile, sheet
from bot.pictures.accuracy_curve import AccuracyPicture
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
from bot.pictures.moment import MomentPicture
from bot.pictures.packs.pack import Colour
from bot.pictures.profile import HEAD, ProfilePicture
from bot.pictures.sheet import SheetPicture
from engine.cards import PACK_32
from engine.seats import Team

NAMES = ("Nord–Sud", "Est–Ouest")
TURNS = (
    CurveDeal((160, 0), "100 ♠", Team.NORTH_SOUTH, True),
    CurveDeal((160, 260), "80 ♥ ×2", Team.NORTH_SOUTH, False),
    CurveDeal((160, 260)),
    CurveDeal((660, 260), "capot ♦", Team.EAST_WEST, None),
)
TEAMS = (Team.NORTH_SOUTH, Team.EAST_WEST)
LONGEST = "Wolfeschlegelsteinhausenbergerdo"

CURVE = CurvePicture(NAMES, 500, TURNS)
SHEET = SheetPicture(NAMES, TEAMS, 1, TURNS)
MOMENT = MomentPicture(
    headline="Capot !",
    told="Nord–Sud fait tous les plis",
    deal="Donne 3 : 110 cœur par Nord, réussi",
    score="500 · 320",
    cards=PACK_32.cards[:8],
)
ACCURACY = AccuracyPicture(
    title="Alice",
    about="Précision des cartes, par mois",
    points=(("sept.", 71), ("oct.", 78), ("nov.", 74)),
)
PROFILE = ProfilePicture(
    name="Alice",
    games="60 parties, 31 gagnées",
    rating="Cote 1623",
    outcomes=(31, 2, 27),
    curve=tuple(range(1500, 1600)),
    curve_title="Cote",
)


class Picture(Protocol):
    """Whatever is drawn."""

    def draw(self) -> bytes: ...


def drawn(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.draw()))


def turned(**changes: object) -> tuple[CurveDeal, ...]:
    """The deals, the first of them changed."""
    return (replace(TURNS[0], **changes), *TURNS[1:])  # type: ignore[arg-type]


OTHERS: dict[str, tuple[Picture, Picture]] = {
    "names of a curve": (CURVE, replace(CURVE, names=("Nord", "Sud"))),
    "target": (CURVE, replace(CURVE, target=600)),
    "usual": (CURVE, CurvePicture(NAMES, 500, TURNS, ((90, 60), (90, 160), (90, 160), (200, 250)))),
    "no target": (CURVE, replace(CURVE, target=None)),
    "deals of a curve": (CURVE, replace(CURVE, turns=TURNS[:3])),
    "result of a curve": (CURVE, replace(CURVE, turns=turned(made=False))),
    "contract": (CURVE, replace(CURVE, turns=turned(contract="90 ♠"))),
    "side": (CURVE, replace(CURVE, turns=turned(attack=Team.EAST_WEST))),
    "names of a sheet": (SHEET, replace(SHEET, names=("Nous", "Eux"))),
    "teams": (SHEET, replace(SHEET, teams=TEAMS[::-1])),
    "first deal": (SHEET, replace(SHEET, first=2)),
    "deals of a sheet": (SHEET, replace(SHEET, turns=TURNS[:3])),
    "result of a sheet": (
        SHEET,
        replace(SHEET, turns=(*TURNS[:3], replace(TURNS[3], made=True))),
    ),
    "headline": (MOMENT, replace(MOMENT, headline="Chuté !")),
    "what happened": (MOMENT, replace(MOMENT, told="Nord–Sud avait contré")),
    "deal": (MOMENT, replace(MOMENT, deal="Donne 4 : 110 cœur par Nord, réussi")),
    "score": (MOMENT, replace(MOMENT, score="0 · 0")),
    "cards": (MOMENT, replace(MOMENT, cards=PACK_32.cards[8:16])),
    "title": (ACCURACY, replace(ACCURACY, title="Bob")),
    "about": (ACCURACY, replace(ACCURACY, about="Précision des cartes, par semaine")),
    "last share": (ACCURACY, replace(ACCURACY, points=(*ACCURACY.points[:-1], ("nov.", 75)))),
    "last month": (ACCURACY, replace(ACCURACY, points=(*ACCURACY.points[:-1], ("déc.", 74)))),
    "months": (ACCURACY, replace(ACCURACY, points=ACCURACY.points[1:])),
    "name": (PROFILE, replace(PROFILE, name="Bob")),
    "rating": (PROFILE, replace(PROFILE, rating="Cote 1624")),
    "outcomes": (PROFILE, replace(PROFILE, outcomes=(30, 3, 27))),
    "last rating": (PROFILE, replace(PROFILE, curve=(*PROFILE.curve[:-1], 1400))),
}
"""A picture, and what it is with one fact changed."""


@pytest.mark.parametrize(("picture", "other"), OTHERS.values(), ids=OTHERS)
def test_every_fact_changes_the_picture(picture: Picture, other: Picture) -> None:
    assert drawn(other).tobytes() != drawn(picture).tobytes()


def test_the_same_facts_give_the_same_file() -> None:
    assert CURVE.draw() == CurvePicture(NAMES, 500, TURNS).draw()
    assert SHEET.draw() == SheetPicture(NAMES, TEAMS, 1, TURNS).draw()


@pytest.mark.parametrize("deals", [1, 2, 27, 28, 200])
def test_a_curve_of_any_number_of_deals_can_be_drawn(deals: int) -> None:
    turns = tuple(
        replace(TURNS[number % 4], scores=(number * 40, number * -30)) for number in range(deals)
    )
    file = CurvePicture(NAMES, 2000, turns).draw()
    assert len(file) < 80 * 1024
    assert Image.open(BytesIO(file)).size == (WIDTH, HEIGHT)


@pytest.mark.parametrize("deals", [1, 4, 40])
def test_a_sheet_of_any_number_of_deals_can_be_drawn(deals: int) -> None:
    file = replace(SHEET, turns=(TURNS * 10)[:deals]).draw()
    assert len(file) < 200 * 1024
    width, height = Image.open(BytesIO(file)).size
    assert (width, height > sheet.HEAD + deals * sheet.LINE) == (sheet.WIDTH, True)


@pytest.mark.parametrize("cards", [0, 1, 8, 16])
def test_a_moment_with_any_number_of_cards_can_be_drawn(cards: int) -> None:
    file = replace(MOMENT, cards=PACK_32.cards[:cards]).draw()
    assert len(file) < 80 * 1024
    assert Image.open(BytesIO(file)).size == (moment.WIDTH, moment.HEIGHT)


@pytest.mark.parametrize(
    "points",
    [
        (("nov.", 0), ("déc.", 100)),
        (("nov.", 100),) * 2,
        tuple((f"{n} nov.", 50 + n) for n in range(24)),
        (("nov.", 42),),
    ],
)
def test_extreme_shares_fit(points: tuple[tuple[str, int], ...]) -> None:
    size = drawn(replace(ACCURACY, points=points)).size
    assert size == (accuracy_curve.WIDTH, accuracy_curve.HEIGHT)


def test_a_profile_has_a_curve_from_the_second_rating_on() -> None:
    bare, one = (drawn(replace(PROFILE, curve=curve)).height for curve in ((), (1500,)))
    assert bare == one == HEAD < drawn(PROFILE).height
    assert drawn(PROFILE).width == profile.WIDTH


@pytest.mark.parametrize(
    "extreme",
    [
        replace(PROFILE, name=LONGEST, games=LONGEST * 2, rating=LONGEST),
        replace(PROFILE, outcomes=(10**6, 1, 10**6)),
        replace(PROFILE, curve=(1500, 1500), outcomes=(0, 0, 0)),
        replace(PROFILE, curve=tuple(range(101))),
    ],
)
def test_extreme_values_can_be_drawn(extreme: ProfilePicture) -> None:
    picture = drawn(extreme)
    # The margin at the right stays empty.
    edge = picture.crop((profile.WIDTH - 20, 0, profile.WIDTH, picture.height))
    assert len(edge.getcolors() or []) == 1


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
