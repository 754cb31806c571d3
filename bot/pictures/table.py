"""The table as a picture: what lies on the cloth, who sits around it, the contract, the score.

It can be turned to any seat, with the hand of that seat below.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

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
from bot.pictures.packs import back, face, small_face
from bot.pictures.packs.marks import suit_mark
from bot.pictures.packs.pack import INKS
from bot.pictures.typeface import SMALLEST, drawable, letters
from engine.cards import Card, Suit, Trump
from engine.seats import Seat
from engine.view import OpenPile

WIDTH = 720
MIDDLE = WIDTH // 2
HEAD, BELOW = 84, 6
"""Heights of what stands above the cloth, and of the edge below it."""

CARD, SMALL_CARD = 142, 64
"""Heights of a card on the cloth, 36 pixels wide on a phone, and in the last trick."""

WIDE, NARROW, TALL = 276, 188, 72
"""The widths of plates before and beside a player, and their height."""

LONGEST_CALL = 148
"""The width of the plate of a call, at most."""

DISC = 19
"""The radius of the mark of who deals."""

LAST_SPOTS: Mapping[Seat, Point] = {
    Seat.WEST: (-69, 0),
    Seat.NORTH: (-23, -4),
    Seat.SOUTH: (23, 4),
    Seat.EAST: (69, 0),
}
"""The cards of the last trick, from its middle."""

STEP = 86
"""Pixels from a pile to the next: the eight overlap a little, to be wide enough for a phone."""

FAN, FAN_IN_AUCTION = 188, 172
HELD = 168
MARGIN = 8
GAP = 8
LOWER = 14
"""Heights of the hand below the cloth and of its cards; pixels around it and between its cards.

A card that may be played stands above the others by ``LOWER``; in the auction none does.
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
class Layout:
    """What lies where on a cloth: the middles of what is drawn, and where ``taken`` begins."""

    cloth: int
    plates: Mapping[Seat, Point]
    discs: Mapping[Seat, Point]
    calls: Mapping[Seat, Point]
    spots: Mapping[Seat, Point]
    turned: Point
    last: Point
    taken: Point

    @property
    def height(self) -> int:
        """The height of the picture, without a hand."""
        return HEAD + self.cloth + BELOW


def _around(cloth: int, reach: int, plates: tuple[int, int], calls: Mapping[Seat, Point]) -> Layout:
    """Four seats: north and south ``reach`` from the middle, their plates this far across."""
    middle = HEAD + cloth // 2
    north, south = plates
    return Layout(
        cloth=cloth,
        plates={
            Seat.NORTH: (north, middle - reach),
            Seat.SOUTH: (south, middle + reach),
            Seat.WEST: (12 + NARROW // 2, middle),
            Seat.EAST: (WIDTH - 12 - NARROW // 2, middle),
        },
        discs={
            Seat.NORTH: (north + WIDE // 2 - 28, middle - reach),
            Seat.SOUTH: (south + WIDE // 2 - 28, middle + reach),
            Seat.WEST: (38, middle - TALL // 2 - 12),
            Seat.EAST: (WIDTH - 38, middle + TALL // 2 + 12),
        },
        calls={seat: (x, middle + y) for seat, (x, y) in calls.items()},
        spots={
            Seat.NORTH: (MIDDLE, middle - 73),
            Seat.SOUTH: (MIDDLE, middle + 73),
            Seat.WEST: (MIDDLE - 103, middle),
            Seat.EAST: (MIDDLE + 103, middle),
        },
        turned=(MIDDLE, middle),
        last=(WIDTH - 12 - NARROW // 2, HEAD + 79),
        taken=(20, middle + 92),
    )


PLAYED = _around(
    308,
    108,
    (152, WIDTH - 152),
    {
        # Clear of the card that is turned up.
        Seat.NORTH: (MIDDLE + 6, -112),
        Seat.SOUTH: (MIDDLE - 6, 112),
        Seat.WEST: (106, 64),
        Seat.EAST: (WIDTH - 106, -64),
    },
)
"""Each name beside the card that its player lays before them."""

CALLED = _around(
    226,
    74,
    (MIDDLE, MIDDLE),
    {
        Seat.NORTH: (MIDDLE + 222, -74),
        Seat.SOUTH: (MIDDLE - 222, 74),
        Seat.WEST: (MIDDLE - 77, 0),
        Seat.EAST: (MIDDLE + 77, 0),
    },
)
"""A lower cloth for the auction: the bids stand below the picture."""

_BETWEEN = HEAD + 233
LAID_OUT = Layout(
    cloth=466,
    plates={Seat.NORTH: (106, _BETWEEN - 38), Seat.SOUTH: (106, _BETWEEN + 38)},
    discs={Seat.NORTH: (224, _BETWEEN - 38), Seat.SOUTH: (224, _BETWEEN + 38)},
    calls={Seat.NORTH: (324, _BETWEEN - 38), Seat.SOUTH: (324, _BETWEEN + 38)},
    spots={Seat.NORTH: (294, _BETWEEN), Seat.SOUTH: (396, _BETWEEN)},
    turned=(462, _BETWEEN),
    last=(580, _BETWEEN - 18),
    taken=(452, _BETWEEN + 31),
)
"""The piles of two players, with all else between them."""


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
        fan = FAN_IN_AUCTION if self.bidding else FAN
        ground = _ground(self.layout.height, fan if self.hand else 0)
        canvas = Canvas(ground.copy(), self.style)
        self._head(canvas)
        for place in self.places:
            self._place(canvas, place)
            self._piles(canvas, place)
        self._centre(canvas)
        self._last_trick(canvas)
        left, top = self.layout.taken
        for line, score in enumerate(self.scores):
            canvas.write((left, top + 32 * line), score.taken, 28, 290, ink=PALE)
        self._fan(canvas)
        return canvas.drawing

    @property
    def layout(self) -> Layout:
        """What lies where."""
        if any(place.piles for place in self.places):
            return LAID_OUT
        return CALLED if self.bidding and self.turned is None else PLAYED

    def _side(self, seat: Seat) -> Seat:
        """The place at which a seat is drawn, as if the seat at the bottom were south."""
        return Seat((seat - self.bottom + Seat.SOUTH) % len(Seat))

    def _head(self, canvas: Canvas) -> None:
        """The contract, and below it the scores and what the deal is called."""
        left = 20
        if self.trump is not None:
            mark = "" if self.trump.suit else self.trump_mark
            right = 12 + max(46, _width(mark) + 14)
            canvas.plate((12, 2, right, 46), fill=LIGHT)
            canvas.write(((12 + right) // 2, 24), mark, 28, right, anchor="mm", ink=INK)
            if self.trump.suit:
                canvas.paste(suit_mark(self.trump.suit, self.style.pack, 34), (35, 24))
            left = right + 14
        canvas.write((left, 24), self.title, 36, WIDTH - 20 - left)
        # A deal's code has to be read in full.
        canvas.write((WIDTH - 20, 63), self.deal, 28, WIDTH, anchor="rm", ink=PALE)
        room = WIDTH - 60 - _width(self.deal)
        points = [score.points for score in self.scores]
        canvas.write((20, 63), "\N{EM SPACE}".join(points), 32, room)

    def _place(self, canvas: Canvas, place: PicturedSeat) -> None:
        side = self._side(place.seat)
        x, y = self.layout.plates[side]
        wide = WIDE if self._is_wide(side) else NARROW
        left, room = x - wide // 2 + 12, wide - 24
        canvas.plate(
            (x - wide // 2, y - TALL // 2, x + wide // 2, y + TALL // 2), marked=place.awaited
        )
        if place.deals:
            canvas.disc(self.layout.discs[side], DISC, self.dealer_mark)
            room -= 44 if self._is_wide(side) else 0
        ink = MARK if place.awaited else PALE
        upper, lower = (place.label, place.player) if place.player else ("", place.label)
        if place.word:
            canvas.plate((x - wide // 2, y - TALL // 2, x + wide // 2, y - 1), fill=MARK)
            upper, ink = place.word, INK
        if upper:
            canvas.write((left, y - 17), upper, 28, room, ink=ink)
            canvas.write((left, y + 17), lower, 33, room)
        else:
            canvas.write((left, y), lower, 33, room, ink=MARK if place.awaited else LIGHT)
        if place.call:
            self._call(canvas, place, self.layout.calls[side])

    def _is_wide(self, side: Seat) -> bool:
        return self.layout is not LAID_OUT and side in (Seat.NORTH, Seat.SOUTH)

    def _call(self, canvas: Canvas, place: PicturedSeat, centre: Point) -> None:
        """A call on a plate of its own."""
        x, y = centre
        half = min(_width(place.call) + 24, LONGEST_CALL) // 2
        canvas.plate((x - half, y - 22, x + half, y + 22), fill=LIGHT)
        ink = INKS[self.style.pack].of(place.suit) if place.suit is not None else INK
        canvas.write(centre, place.call, 28, 2 * half - 12, anchor="mm", ink=ink)

    def _piles(self, canvas: Canvas, place: PicturedSeat) -> None:
        """The open piles of a seat in a row, a card's back below those that cover one."""
        y = self.layout.height - BELOW - 10 - CARD // 2
        if self._side(place.seat) is Seat.NORTH:
            y = HEAD + 9 + CARD // 2
        for number, pile in enumerate(place.piles):
            x = MIDDLE + round((number - (len(place.piles) - 1) / 2) * STEP)
            if pile.covers:
                canvas.paste(back(self.style.pack, CARD), (x + 2, y + 7))
            if pile.top is not None:
                canvas.paste(self._face(pile.top, CARD), (x - 1, y - 2))

    def _centre(self, canvas: Canvas) -> None:
        layout = self.layout
        if self.turned is not None:
            canvas.card(self.turned, layout.turned, CARD)
        for laid in self.trick:
            spot = layout.spots[self._side(laid.seat)]
            canvas.card(laid.card, spot, CARD, marked=laid.best)

    def _last_trick(self, canvas: Canvas) -> None:
        """The last trick from west to east, north and south a little higher and lower."""
        if not self.last:
            return
        x, y = self.layout.last
        canvas.write((x, y - 54), self.last_title, 28, NARROW, anchor="mm", ink=PALE)
        for laid in self.last:
            across, down = LAST_SPOTS[self._side(laid.seat)]
            card = small_face(laid.card, self.style.pack, SMALL_CARD, self.style.letters)
            canvas.paste(card, (x + across, y + down), marked=laid.best)

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
            canvas.paste(picture, (left + number * step, self.layout.height + HELD // 2 + lower))

    def _face(self, card: Card, height: int) -> Image.Image:
        """A card; faded if it may not be played."""
        picture = face(card, self.style.pack, height, letters=self.style.letters)
        if card not in self.barred:
            return picture
        under = Image.new("RGBA", picture.size, (*EDGE, 255))
        faded = Image.blend(picture, under, FADED)
        faded.putalpha(picture.getchannel("A"))
        return faded


def _width(text: str) -> int:
    """How wide a text is in the smallest letters."""
    drawn = drawable(text)
    return round(letters(SMALLEST, drawn).getlength(drawn))


@cache
def _ground(height: int, below: int) -> Image.Image:
    """The bare cloth with its edges, and room for a hand below; not to be drawn upon."""
    ground = Image.new("RGB", (WIDTH, height + below), EDGE)
    inside = (6, HEAD, WIDTH - 7, height - BELOW)
    ImageDraw.Draw(ground).rounded_rectangle(inside, 28, CLOTH, MARK, 2)
    return ground
