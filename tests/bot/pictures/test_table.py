"""The picture of a table: the same facts, the same bytes; other facts, others; small files."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageDraw

from bot.pictures.canvas import Canvas, Point, Style
from bot.pictures.packs import PicturePack
from bot.pictures.table import FAN, LAID_OUT, PLAYED, WIDTH, Laid, PicturedSeat, Score, TablePicture
from bot.pictures.typeface import fitting
from engine.cards import PACK_32, Card, Suit, Trump
from engine.seats import Seat
from engine.view import OpenPile

MOST_BYTES = 80 * 1024

LABELS = {Seat.NORTH: "Nord", Seat.EAST: "Est", Seat.SOUTH: "Sud", Seat.WEST: "Ouest"}
PLACES = tuple(
    PicturedSeat(seat=seat, label=label, player="Alice") for seat, label in LABELS.items()
)
TWO = tuple(place for place in PLACES if place.seat in {Seat.NORTH, Seat.SOUTH})
CARDS = tuple(map(Card.parse, ("TH", "AH", "7C", "JS")))
TRICK = tuple(Laid(seat, card, seat is Seat.EAST) for seat, card in zip(Seat, CARDS, strict=True))
TABLE = TablePicture(
    title="100 pique par Nord, contré (×2)",
    deal="Donne 3",
    dealer_mark="D",
    last_title="Dernier pli",
    scores=(Score("Nord–Sud 410", "3 plis, 54 points"), Score("Est–Ouest 320", "1 pli")),
    places=PLACES,
    trump=Trump.SPADES,
    trick=TRICK,
    last=TRICK,
)


def with_place(place: PicturedSeat) -> Callable[[TablePicture], TablePicture]:
    """The table with this place in the north."""
    return lambda picture: replace(picture, places=(place, *picture.places[1:]))


CHANGES: dict[str, Callable[[TablePicture], TablePicture]] = {
    "title": lambda picture: replace(picture, title="80 cœur par Est"),
    "deal": lambda picture: replace(picture, deal="Donne 4"),
    "scores": lambda picture: replace(picture, scores=(Score("Nord–Sud 0"), Score("Est–Ouest 0"))),
    "trump": lambda picture: replace(picture, trump=Trump.HEARTS),
    "no trump": lambda picture: replace(picture, trump=Trump.NONE, trump_mark="SA"),
    "trick": lambda picture: replace(picture, trick=TRICK[:3]),
    "winner": lambda picture: replace(picture, trick=(*TRICK[:3], Laid(Seat.WEST, CARDS[3], True))),
    "last trick": lambda picture: replace(picture, last=TRICK[:3]),
    "turned": lambda picture: replace(picture, trick=(), turned=CARDS[0]),
    "pack": lambda picture: replace(picture, style=Style(PicturePack.FOUR_COLOURS)),
    "letters": lambda picture: replace(picture, style=Style(letters="AKQJ")),
    "player": with_place(replace(PLACES[0], player="Bob")),
    "dealer": with_place(replace(PLACES[0], deals=True)),
    "turn": with_place(replace(PLACES[0], awaited=True)),
    "call": with_place(replace(PLACES[0], call="passe")),
    "bottom": lambda picture: replace(picture, bottom=Seat.EAST),
    "hand": lambda picture: replace(picture, hand=CARDS),
    "piles": lambda picture: replace(
        picture,
        places=(replace(TWO[0], piles=(OpenPile(CARDS[0], True), OpenPile(None, False))), TWO[1]),
        trick=TRICK[::2],
        last=TRICK[::2],
    ),
}


def test_equal_facts_give_equal_bytes() -> None:
    copy = replace(TABLE, places=tuple(replace(place) for place in PLACES))
    assert copy == TABLE
    assert copy.draw() == TABLE.draw()


@pytest.mark.parametrize("fact", CHANGES)
def test_every_fact_changes_the_picture(fact: str) -> None:
    assert CHANGES[fact](TABLE).draw() != TABLE.draw()


@pytest.mark.parametrize("pack", PicturePack)
def test_the_largest_table_is_a_small_file(pack: PicturePack) -> None:
    piles = tuple(OpenPile(card, True) for card in PACK_32.cards[:8])
    places = tuple(replace(place, piles=piles, player="W" * 40, awaited=True) for place in TWO)
    laid_out = replace(TABLE, places=places, trick=TRICK[::2], last=TRICK[::2])
    for picture, layout in ((TABLE, PLAYED), (laid_out, LAID_OUT)):
        file = replace(picture, style=Style(pack)).draw()
        assert len(file) < MOST_BYTES
        assert Image.open(BytesIO(file)).size == (WIDTH, layout.height)


@pytest.mark.parametrize("count", [1, 3, 8, 9])
def test_a_hand_shows_which_cards_may_be_played(count: int) -> None:
    cards = PACK_32.cards[:count]
    held = replace(TABLE, hand=cards)
    file = held.draw()
    assert Image.open(BytesIO(file)).size == (WIDTH, PLAYED.height + FAN)
    assert replace(held, barred=frozenset(cards[-1:])).draw() != file
    assert len(file) < MOST_BYTES


@pytest.mark.parametrize("bottom", Seat)
def test_a_table_can_be_turned_toward_any_seat(bottom: Seat) -> None:
    turns = bottom - Seat.SOUTH

    def turned(laid: Laid) -> Laid:
        return replace(laid, seat=Seat((laid.seat + turns) % len(Seat)))

    places = tuple(
        replace(place, seat=Seat((place.seat + turns) % len(Seat))) for place in TABLE.places
    )
    trick = tuple(map(turned, TRICK))
    other = replace(TABLE, bottom=bottom, places=places, trick=trick, last=trick)
    assert other.draw() == TABLE.draw()


@pytest.mark.parametrize("suit", [Suit.HEARTS, Suit.DIAMONDS])
def test_a_bid_in_a_red_suit_is_drawn_in_red(suit: Suit) -> None:
    def reds(suit: Suit | None) -> int:
        place = replace(PLACES[0], call="100", suit=suit)
        bare = replace(TABLE, places=(place, *PLACES[1:]), trump=None, trick=(), last=())
        drawn = Image.open(BytesIO(bare.draw())).convert("RGB")
        channels = zip(*(band.get_flattened_data() for band in drawn.split()), strict=True)
        return sum(red > 150 and max(green, blue) < 80 for red, green, blue in channels)

    assert reds(suit) > 50 > reds(Suit.SPADES) == reds(None)


Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Drawn:
    """Where cards, plates and texts lie on a picture, and how high its letters are."""

    cards: list[Box] = field(default_factory=list)
    plates: list[Box] = field(default_factory=list)
    texts: dict[str, Box] = field(default_factory=dict)
    heights: set[int] = field(default_factory=set)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """Note what is drawn from now on."""
    found, paste, plate, fit = Drawn(), Canvas.paste, Canvas.plate, fitting

    def pasted(canvas: Canvas, picture: Image.Image, centre: Point, marked: bool = False) -> None:
        (x, y), (wide, high) = centre, picture.size
        found.cards.append((x - wide // 2, y - high // 2, x + wide // 2, y + high // 2))
        paste(canvas, picture, centre, marked)

    def plated(canvas: Canvas, box: tuple[int, int, int, int], **how: Any) -> None:  # noqa: ANN401 - as it is called
        found.plates.append(box)
        plate(canvas, box, **how)

    def written(draw: ImageDraw.ImageDraw, at: Point, text: str, **how: Any) -> None:  # noqa: ANN401
        if text and "anchor" in how:  # those of cards have none
            found.texts[text] = draw.textbbox(at, text, font=how["font"], anchor=how["anchor"])
        text_of(draw, at, text, **how)

    def fitted(text: str, size: int, width: int) -> tuple[str, int]:
        shown, height = fit(text, size, width)
        found.heights.add(height)
        return shown, height

    text_of = ImageDraw.ImageDraw.text
    monkeypatch.setattr(Canvas, "paste", pasted)
    monkeypatch.setattr(Canvas, "plate", plated)
    monkeypatch.setattr(ImageDraw.ImageDraw, "text", written)
    monkeypatch.setattr("bot.pictures.canvas.fitting", fitted)
    return found


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes have a pixel in common."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


BARE = replace(TABLE, trump=None)
AUCTION = replace(
    BARE, scores=(Score("N–S 410"), Score("E–O 320")), trick=(), last=(), bidding=True
)
PILES = tuple(
    replace(place, piles=tuple(OpenPile(card, False) for card in PACK_32.cards[start : start + 8]))
    for start, place in zip((0, 8), TWO, strict=True)
)
MOMENTS = {
    "a full trick": BARE,
    "a card turned up": replace(AUCTION, turned=CARDS[0]),
    "an auction": AUCTION,
    "piles": replace(BARE, places=PILES, trick=TRICK[::2], last=TRICK[::2]),
    "piles and a card turned up": replace(AUCTION, places=PILES, turned=CARDS[0]),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_nothing_on_the_cloth_covers_a_card(moment: str, drawn: Drawn) -> None:
    picture = MOMENTS[moment]
    for dealer in Seat:
        calls = "surcontre" if picture.bidding else ""
        places = (replace(each, call=calls, deals=each.seat is dealer) for each in picture.places)
        replace(picture, places=tuple(places)).draw()
    covered = [
        (one, other)
        for one in drawn.cards
        for other in (*drawn.cards, *drawn.plates, *drawn.texts.values())
        # The piles of a player are a row, in which each overlaps the next.
        if overlap(one, other) and (one[1], one[3]) != (other[1], other[3])
    ]
    assert not covered
    assert drawn.cards or moment == "an auction"
    assert min(drawn.heights) >= 28


def test_a_trump_that_is_no_suit_is_written_out(drawn: Drawn) -> None:
    replace(TABLE, trump=Trump.NONE, trump_mark="sun").draw()
    assert "sun" in drawn.texts


def test_a_card_that_lies_open_is_36_pixels_wide_on_a_phone(drawn: Drawn) -> None:
    MOMENTS["piles"].draw()
    picture_on_a_phone = 265
    widths = [right - left for left, _, right, _ in drawn.cards[: 2 * 8]]
    assert min(widths) * picture_on_a_phone / WIDTH >= 36
