"""The picture of a table: the same facts, the same bytes; other facts, others; small files."""

from collections.abc import Callable
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.pictures.canvas import Style
from bot.pictures.packs import PicturePack
from bot.pictures.table import FAN, HEIGHT, WIDTH, Laid, PicturedSeat, Score, TablePicture
from engine.cards import PACK_32, Card, Suit, Trump
from engine.seats import Seat
from engine.view import OpenPile

MOST_BYTES = 80 * 1024

LABELS = {Seat.NORTH: "Nord", Seat.EAST: "Est", Seat.SOUTH: "Sud", Seat.WEST: "Ouest"}
PLACES = tuple(
    PicturedSeat(seat=seat, label=label, player="Alice") for seat, label in LABELS.items()
)
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
    "suit": with_place(replace(PLACES[0], call="100", suit=Suit.HEARTS)),
    "bottom": lambda picture: replace(picture, bottom=Seat.EAST),
    "hand": lambda picture: replace(picture, hand=CARDS),
    "piles": with_place(
        replace(PLACES[0], piles=(OpenPile(CARDS[0], True), OpenPile(None, False)))
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
    places = tuple(
        replace(place, piles=piles, player="W" * 40, deals=True, awaited=True)
        for place in PLACES
        if place.seat in {Seat.NORTH, Seat.SOUTH}
    )
    for picture in (TABLE, replace(TABLE, places=places)):
        file = replace(picture, style=Style(pack)).draw()
        assert len(file) < MOST_BYTES
        assert Image.open(BytesIO(file)).size == (WIDTH, HEIGHT)


@pytest.mark.parametrize("count", [1, 3, 8, 9])
def test_a_hand_shows_which_cards_may_be_played(count: int) -> None:
    cards = PACK_32.cards[:count]
    held = replace(TABLE, hand=cards)
    file = held.draw()
    assert Image.open(BytesIO(file)).size == (WIDTH, HEIGHT + FAN)
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
