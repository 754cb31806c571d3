"""The table as a picture: what lies on the cloth, who sits around it, the contract, the score.

It can be turned to any seat, with the hand of that seat below.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from math import ceil

from PIL import Image, ImageDraw

from bot.pictures.canvas import (
    CLOTH,
    EDGE,
    INK,
    LIGHT,
    MARK,
    PALE,
    USUAL,
    Canvas,
    Point,
    Style,
    png,
)
from bot.pictures.packs import back, face
from bot.pictures.packs.marks import suit_mark
from bot.pictures.packs.pack import INKS
from bot.pictures.typeface import SMALLEST, letters
from engine.cards import Card, Suit, Trump
from engine.seats import Seat
from engine.view import OpenPile

WIDTH, HEIGHT = 720, 600
# Lettered for a phone, which shows the picture half as wide.
HEADER, FOOTER = 66, 80
USUAL_NAME, LONGEST_NAME = 160, 280
"""Pixels for what the deal is called: where a number is enough, and at most."""

MIDDLE = WIDTH // 2
CARD = 142
SMALL_CARD = 60
PILE = 84
CROWDED = 108
"""Heights: of a card in the trick, in the last trick, in a pile, in the trick between piles."""

LOW = 150
"""Pixels that the cloth is lower while it is empty: on a phone the bids stand below it."""

WIDE, NARROW = 140, 94
TALL = 36
"""Half the width of a plate above and below, and at the sides; half its height."""

FAN = 194
HELD = 168
MARGIN = 8
GAP = 8
LOWER = 18
"""Heights of the hand below the cloth and of its cards; pixels around it and between its cards.

A card that may be played stands above the others by ``LOWER``.
"""

FADED = 0.55
"""The share (0–1) of the cloth that shines through a card that may not be played."""


@dataclass(frozen=True, slots=True)
class PicturedSeat:
    """A seat: its name, its player's name, their last call and its suit, their open piles.

    ``word`` is what its player says to the others.
    """

    seat: Seat
    label: str
    player: str = ""
    call: str = ""
    suit: Suit | None = None
    word: str = ""
    deals: bool = False
    awaited: bool = False
    piles: tuple[OpenPile, ...] = ()


@dataclass(frozen=True, slots=True)
class Laid:
    """A card on the table, who played it, and whether it wins the trick so far."""

    seat: Seat
    card: Card
    best: bool = False


@dataclass(frozen=True, slots=True)
class Score:
    """The score of a side: its points in the game, and those won in this deal."""

    points: str
    taken: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePicture:
    """A table as everybody sees it, or as the ``bottom`` seat does, with its ``hand``.

    Texts are in the language of the reader. ``barred`` are the cards that may not be played now.
    While they are ``bidding`` the cloth is lower, unless a card lies on it.
    """

    title: str
    scores: tuple[Score, Score]
    places: tuple[PicturedSeat, ...]
    deal: str = ""
    dealer_mark: str = ""
    last_title: str = ""
    trump: Trump | None = None
    trump_mark: str = ""
    turned: Card | None = None
    trick: tuple[Laid, ...] = ()
    last: tuple[Laid, ...] = ()
    bottom: Seat = Seat.SOUTH
    hand: tuple[Card, ...] = ()
    barred: frozenset[Card] = frozenset()
    bidding: bool = False
    style: Style = field(default=USUAL)

    def draw(self) -> bytes:
        """The picture as a PNG."""
        return png(self.painted())

    def painted(self) -> Image.Image:
        """The picture itself."""
        below = FAN if self.hand else 0
        canvas = Canvas(_ground(self._height, below).copy(), self.style)
        left = 20
        if self.trump is not None:
            canvas.plate((12, 8, 66, 58), fill=LIGHT)
            centre = (39, 33)
            if self.trump.suit is None:
                canvas.write(centre, self.trump_mark, 28, 46, anchor="mm", ink=INK)
            else:
                canvas.paste(suit_mark(self.trump.suit, self.style.pack, 38), centre)
            left = 80
        # A deal's code has to be read in full; a contract is told beside the picture too.
        least = ceil(letters(SMALLEST, self.deal).getlength(self.deal))
        room = min(max(USUAL_NAME, least), LONGEST_NAME)
        canvas.write((WIDTH - 20, HEADER // 2), self.deal, 30, room, anchor="rm", ink=PALE)
        canvas.write((left, HEADER // 2), self.title, 36, WIDTH - 40 - room - left)
        for place in self.places:
            self._place(canvas, place)
        self._centre(canvas)
        self._last_trick(canvas)
        for score, left in zip(self.scores, (20, MIDDLE + 10), strict=True):
            canvas.write((left, self._height - FOOTER + 26), score.points, 34, MIDDLE - 40)
            canvas.write((left, self._height - 22), score.taken, 26, MIDDLE - 40, ink=PALE)
        self._fan(canvas)
        return canvas.drawing

    def _side(self, seat: Seat) -> Seat:
        """The place at which a seat is drawn, as if the seat at the bottom were south."""
        return Seat((seat - self.bottom + Seat.SOUTH) % len(Seat))

    @property
    def _is_low(self) -> bool:
        return self.bidding and self.turned is None and not self._is_laid_out

    @property
    def _height(self) -> int:
        return HEIGHT - LOW if self._is_low else HEIGHT

    @property
    def _is_laid_out(self) -> bool:
        return any(place.piles for place in self.places)

    def _place(self, canvas: Canvas, place: PicturedSeat) -> None:
        side = self._side(place.seat)
        x, y = plate = (LOW_PLATES if self._is_low else PLATES)[side]
        half = WIDE if side in (Seat.NORTH, Seat.SOUTH) else NARROW
        canvas.plate((x - half, y - TALL, x + half, y + TALL), marked=place.awaited)
        room = 2 * half - 24
        beside = room - (22 if place.deals else 0)
        left = x - half + 12
        if place.deals:
            canvas.disc((x + half - 17, y - 17), 16, self.dealer_mark)
        if place.player:
            canvas.write(
                (left, y - 17), place.label, 25, beside, ink=MARK if place.awaited else PALE
            )
            canvas.write((left, y + 15), place.player, 33, room)
        else:
            canvas.write((left, y), place.label, 33, beside, ink=MARK if place.awaited else LIGHT)
        if place.word:
            (x, y), (_, usual) = WORDS[side], PLATES[side]
            y += plate[1] - usual
            canvas.plate((x - SPOKEN, y - 22, x + SPOKEN, y + 22), fill=MARK)
            canvas.write((x, y), place.word, 26, 2 * SPOKEN - 16, anchor="mm", ink=INK)
        self._piles(canvas, place)

    def _piles(self, canvas: Canvas, place: PicturedSeat) -> None:
        """The open piles of a seat in a row, a card's back below those that cover one."""
        step = (WIDTH - 40) // max(len(place.piles), 8)
        y = 192 if self._side(place.seat) is Seat.NORTH else HEIGHT - FOOTER - 126
        for number, pile in enumerate(place.piles):
            x = MIDDLE + round((number - (len(place.piles) - 1) / 2) * step)
            if pile.covers:
                canvas.paste(back(self.style.pack, PILE), (x + 7, y + 5))
            if pile.top is not None:
                canvas.paste(self._face(pile.top, PILE), (x - 3, y - 3))

    def _centre(self, canvas: Canvas) -> None:
        if self.turned is not None:
            canvas.card(self.turned, (MIDDLE, 300), CROWDED if self._is_laid_out else CARD)
        spots, height = (BETWEEN, CROWDED) if self._is_laid_out else (SPOTS, CARD)
        for laid in self.trick:
            canvas.card(laid.card, spots[self._side(laid.seat)], height, marked=laid.best)
        calls = CALLS_BETWEEN if self._is_laid_out else LOW_CALLS if self._is_low else CALLS
        for place in self.places:
            if place.call:
                x, y = calls[self._side(place.seat)]
                canvas.plate((x - 58, y - 22, x + 58, y + 22), fill=LIGHT)
                ink = INKS[self.style.pack].of(place.suit) if place.suit is not None else INK
                canvas.write((x, y), place.call, 28, 104, anchor="mm", ink=ink)

    def _last_trick(self, canvas: Canvas) -> None:
        if not self.last:
            return
        crowded = self._is_laid_out
        x, y = (92, 300) if crowded else (92, 172)
        top = y - 62 if crowded else y - 84
        canvas.write((x, top), self.last_title, 24, 170, anchor="mm", ink=PALE)
        for laid in self.last:
            across, down = LAST_SPOTS[self._side(laid.seat)]
            lower = 0 if crowded else down
            aside = down * 2 // 3 if crowded else across
            canvas.card(laid.card, (x + aside, y + lower), SMALL_CARD, marked=laid.best)

    def _fan(self, canvas: Canvas) -> None:
        """The cards of the hand in their order; those that may not be played are lower."""
        faces = [self._face(card, HELD) for card in self.hand]
        if not faces:
            return
        room = WIDTH - 2 * MARGIN - faces[0].width
        step = min(faces[0].width + GAP, room // max(len(faces) - 1, 1))
        left = (WIDTH - step * (len(faces) - 1)) // 2
        for number, (card, picture) in enumerate(zip(self.hand, faces, strict=True)):
            lower = LOWER if card in self.barred else 0
            canvas.paste(picture, (left + number * step, self._height + HELD // 2 + lower))

    def _face(self, card: Card, height: int) -> Image.Image:
        """A card; faded if it may not be played."""
        picture = face(card, self.style.pack, height, letters=self.style.letters)
        if card not in self.barred:
            return picture
        under = Image.new("RGBA", picture.size, (*EDGE, 255))
        faded = Image.blend(picture, under, FADED)
        faded.putalpha(picture.getchannel("A"))
        return faded


PLATES: Mapping[Seat, Point] = {
    Seat.NORTH: (MIDDLE, HEADER + TALL + 6),
    Seat.SOUTH: (MIDDLE, HEIGHT - FOOTER - TALL - 6),
    Seat.WEST: (NARROW + 12, 296),
    Seat.EAST: (WIDTH - NARROW - 12, 296),
}
SPOTS: Mapping[Seat, Point] = {
    Seat.NORTH: (MIDDLE, 221),
    Seat.SOUTH: (MIDDLE, 368),
    Seat.WEST: (MIDDLE - 104, 296),
    Seat.EAST: (MIDDLE + 104, 296),
}
BETWEEN: Mapping[Seat, Point] = {
    Seat.NORTH: (MIDDLE - 56, 300),
    Seat.SOUTH: (MIDDLE + 56, 300),
    Seat.WEST: (MIDDLE - 150, 300),
    Seat.EAST: (MIDDLE + 150, 300),
}
"""The place of a card: before its seat, or between the piles of two players."""

CALLS: Mapping[Seat, Point] = {
    Seat.NORTH: (MIDDLE, 190),
    Seat.SOUTH: (MIDDLE, 410),
    Seat.WEST: (MIDDLE - 108, 300),
    Seat.EAST: (MIDDLE + 108, 300),
}
LOW_PLATES: Mapping[Seat, Point] = {
    Seat.NORTH: PLATES[Seat.NORTH],
    Seat.SOUTH: (MIDDLE, HEIGHT - LOW - FOOTER - TALL - 6),
    Seat.WEST: (NARROW + 12, 218),
    Seat.EAST: (WIDTH - NARROW - 12, 218),
}
LOW_CALLS: Mapping[Seat, Point] = {
    Seat.NORTH: (MIDDLE, 172),
    Seat.SOUTH: (MIDDLE, 264),
    Seat.WEST: (MIDDLE - 108, 218),
    Seat.EAST: (MIDDLE + 108, 218),
}
CALLS_BETWEEN: Mapping[Seat, Point] = {
    Seat.NORTH: (MIDDLE - 110, 300),
    Seat.SOUTH: (MIDDLE + 110, 300),
    Seat.WEST: (MIDDLE - 240, 300),
    Seat.EAST: (MIDDLE + 240, 300),
}
"""The place of a call, clear of a turned-up card."""

SPOKEN = 92
WORDS: Mapping[Seat, Point] = {
    Seat.NORTH: (MIDDLE + WIDE + SPOKEN + 8, HEADER + TALL + 6),
    Seat.SOUTH: (MIDDLE + WIDE + SPOKEN + 8, HEIGHT - FOOTER - TALL - 6),
    Seat.WEST: (NARROW + 12, 296 + TALL + 28),
    Seat.EAST: (WIDTH - NARROW - 12, 296 + TALL + 28),
}
"""Half the width of a word to the others, and where it is written: next to a plate or below it."""

LAST_SPOTS: Mapping[Seat, Point] = {
    Seat.NORTH: (0, -36),
    Seat.SOUTH: (0, 36),
    Seat.WEST: (-50, 0),
    Seat.EAST: (50, 0),
}


@cache
def _ground(height: int, below: int) -> Image.Image:
    """The bare cloth with its edges, and room for a hand below; not to be drawn upon."""
    ground = Image.new("RGB", (WIDTH, height + below), EDGE)
    inside = (6, HEADER, WIDTH - 7, height - FOOTER)
    ImageDraw.Draw(ground).rounded_rectangle(inside, 28, CLOTH, MARK, 2)
    return ground
