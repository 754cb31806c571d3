"""Every card of every pack as a picture."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.discord_api.card_emojis import SIDE, emoji_file, emoji_picture
from bot.pictures.packs import FRENCH_LETTERS, PicturePack, back, face, width_of
from bot.pictures.packs.faces import LEAST_INDEX, SEEN
from bot.pictures.packs.marks import index_of, suit_mark
from bot.pictures.packs.pack import INKS, PAPER
from bot.pictures.table import CARD, SMALL_CARD
from engine.cards import PACK_36, Card, Rank, Suit

HEIGHT = 145
ENGLISH_LETTERS = "AKQJ"
LARGEST_FILE = 20 * 1024
WITH_SIGNS = tuple(pack for pack in PicturePack if pack.has_signs)
SHOWN = (*PACK_36.cards, *Suit)
SEEN_SIDE = 22
"""How large a sign is in a line of text."""

LEAST_DIFFERENCE = 2.0
"""Of 255, on the average of all pixels and colours: far less than the eye needs."""


def difference(one: Image.Image, other: Image.Image) -> float:
    """How far two pictures are from each other on a table of cloth."""
    shown = [Image.new("RGB", each.size, (40, 90, 60)) for each in (one, other)]
    for ground, picture in zip(shown, (one, other), strict=True):
        ground.paste(picture, (0, 0), picture)
    return max(ImageStat.Stat(ImageChops.difference(*shown)).mean)


def inks(picture: Image.Image) -> set[tuple[int, ...]]:
    """The colours that cover more than a trace of a picture."""
    counted = picture.convert("RGB").getcolors(picture.width * picture.height) or []
    return {colour for count, colour in counted if count > 20 and isinstance(colour, tuple)}


@pytest.mark.parametrize("pack", PicturePack)
def test_every_card_has_its_size_and_is_not_blank(pack: PicturePack) -> None:
    blank = Image.new("RGBA", (width_of(HEIGHT), HEIGHT), PAPER)
    for card in PACK_36.cards:
        picture = face(card, pack, HEIGHT)
        assert picture.mode == "RGBA"
        assert picture.size == (width_of(HEIGHT), HEIGHT)
        assert difference(picture, blank) > LEAST_DIFFERENCE, card


@pytest.mark.parametrize("pack", PicturePack)
def test_all_cards_and_the_back_differ(pack: PicturePack) -> None:
    pictures = {str(card): face(card, pack, 60) for card in PACK_36.cards}
    pictures["back"] = back(pack, 60)
    for (one, first), (other, second) in combinations(pictures.items(), 2):
        assert difference(first, second) > LEAST_DIFFERENCE, (one, other)


@pytest.mark.parametrize("height", [SMALL_CARD, CARD])
def test_a_large_index_is_read_on_every_card_of_a_table(height: int) -> None:
    for card in PACK_36.cards:
        picture = face(card, PicturePack.LARGE, height).convert("L")
        pixels, across = picture.tobytes(), picture.width
        wide = range(across // 4, 3 * across // 4)
        dark = [any(pixels[y * across + x] < 200 for x in wide) for y in range(height)]
        hidden = range(round(across * SEEN), across - 3)
        assert all(pixels[y * across + x] > 200 for x in hidden for y in range(3, height - 3)), card
        # Above the suit, and below the edge of the card.
        assert sum(dark[2 : height // 2 + 2]) >= LEAST_INDEX - 2, card
    colours = {INKS[PicturePack.LARGE].of(suit) for suit in Suit}
    assert len(colours) == len(Suit)


@pytest.mark.parametrize("pack", PicturePack)
def test_the_corners_of_a_card_are_transparent(pack: PicturePack) -> None:
    for picture in (face(Card(Rank.KING, Suit.CLUBS), pack, HEIGHT), back(pack, HEIGHT)):
        alpha = picture.getchannel("A")
        corners = [(x, y) for x in (0, alpha.width - 1) for y in (0, alpha.height - 1)]
        assert [alpha.getpixel(corner) for corner in corners] == [0, 0, 0, 0]
        assert alpha.getpixel((alpha.width // 2, alpha.height // 2)) == 255


def test_the_packs_differ_from_each_other() -> None:
    jack = Card(Rank.JACK, Suit.DIAMONDS)
    for one, other in combinations(PicturePack, 2):
        assert difference(face(jack, one, HEIGHT), face(jack, other, HEIGHT)) > LEAST_DIFFERENCE


def test_packs_have_two_or_four_suit_colours() -> None:
    seen = {
        pack: [INKS[pack].of(suit) for suit in Suit]
        for pack in (PicturePack.FRENCH, PicturePack.FOUR_COLOURS)
    }
    assert len(set(seen[PicturePack.FRENCH])) == 2
    assert len(set(seen[PicturePack.FOUR_COLOURS])) == 4
    for pack, colours in seen.items():
        for suit, colour in zip(Suit, colours, strict=True):
            drawn = inks(face(Card(Rank.EIGHT, suit), pack, HEIGHT))
            assert {each for each in drawn if each in set(colours)} == {colour}, (pack, suit)


@pytest.mark.parametrize(
    "pack", [pack for pack in PicturePack if pack is not PicturePack.TRADITIONAL]
)
def test_suits_of_one_colour_still_differ_by_their_shape(pack: PicturePack) -> None:
    shapes = [suit_mark(suit, pack, 64).getchannel("A") for suit in Suit]
    for one, other in combinations(shapes, 2):
        assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] > LEAST_DIFFERENCE


@pytest.mark.parametrize("pack", PicturePack)
def test_court_cards_have_the_letters_of_the_language(pack: PicturePack) -> None:
    for rank in Rank:
        card = Card(rank, Suit.SPADES)
        french = face(card, pack, HEIGHT, FRENCH_LETTERS)
        english = face(card, pack, HEIGHT, ENGLISH_LETTERS)
        court = rank in {Rank.KING, Rank.QUEEN, Rank.JACK}
        assert (difference(french, english) > 0) == court, rank


def test_ranks_without_letters_have_numbers_and_four_letters_are_needed() -> None:
    indices = [index_of(rank, FRENCH_LETTERS) for rank in PACK_36.ranks]
    assert indices == ["6", "7", "8", "9", "10", "V", "D", "R", "A"]
    with pytest.raises(ValueError, match="argument"):
        index_of(Rank.ACE, "ARD")


def test_card_pictures_are_cached() -> None:
    card = Card(Rank.ACE, Suit.HEARTS)
    assert face(card, PicturePack.GERMAN, HEIGHT) is face(card, PicturePack.GERMAN, HEIGHT)
    assert back(PicturePack.GERMAN, HEIGHT) is back(PicturePack.GERMAN, HEIGHT)


@pytest.mark.parametrize("pack", WITH_SIGNS)
def test_an_emoji_is_a_small_square_file(pack: PicturePack) -> None:
    for shown in SHOWN:
        assert emoji_picture(shown, pack, FRENCH_LETTERS).size == (SIDE, SIDE)
        assert 0 < len(emoji_file(shown, pack, FRENCH_LETTERS)) < LARGEST_FILE


@pytest.mark.parametrize("pack", WITH_SIGNS)
def test_emojis_differ_at_the_size_of_text(pack: PicturePack) -> None:
    seen = {
        shown: emoji_picture(shown, pack, FRENCH_LETTERS).resize((SEEN_SIDE, SEEN_SIDE))
        for shown in SHOWN
    }
    for (one, first), (other, second) in combinations(seen.items(), 2):
        assert difference(first, second) > LEAST_DIFFERENCE, (str(one), str(other))


def test_a_pack_without_emojis_uses_another_packs() -> None:
    assert PicturePack.TRADITIONAL not in WITH_SIGNS
    assert all(pack.signs in WITH_SIGNS for pack in PicturePack)
