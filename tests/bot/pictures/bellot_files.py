"""Makes the files of the traditional pack from David Bellot's drawing, as it was done once.

    python -m tests.bot.pictures.bellot_files FOLDER

FOLDER is the npm package ``svg-cards`` 4.0.2, unpacked; its own PNG files of 489 pixels are taken.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from bot.pictures.packs.faces import BACK, FOLDER
from bot.pictures.packs.marks import LETTERED
from bot.pictures.packs.shapes import corner_of, paper, rounded, width_of
from engine.cards import PACK_36, Card, Rank, Suit

SUITS = {Suit.SPADES: "spade", Suit.HEARTS: "heart", Suit.DIAMONDS: "diamond", Suit.CLUBS: "club"}
RANKS = {Rank.ACE: "1", Rank.KING: "king", Rank.QUEEN: "queen", Rank.JACK: "jack", Rank.TEN: "10"}
BACK_THERE = "back-navy"

HEIGHT = 245
COLOURS = 48
OUTER_LINE = 6
"""The black line around each card there, which our edge takes the place of."""
LETTER = (7, 6, 55, 84)
"""Where a letter stands there, and again upside down in the corner across."""
WHITE = (255, 255, 255, 255)


def made(folder: Path) -> Iterator[tuple[str, Image.Image]]:
    """Each file by its name, and its picture."""
    for card in PACK_36.cards:
        yield str(card), _framed(_face(card, folder))
    yield BACK, _framed(_there(folder, BACK_THERE))


def _face(card: Card, folder: Path) -> Image.Image:
    name = RANKS.get(card.rank, card.rank.value)
    picture = _there(folder, f"{SUITS[card.suit]}_{name}")
    if card.rank in LETTERED:
        for _ in range(2):
            picture.paste(WHITE, LETTER)
            picture = picture.transpose(Image.Transpose.ROTATE_180)
    return picture


def _there(folder: Path, name: str) -> Image.Image:
    with Image.open(folder / "png" / "2x" / f"{name}.png") as file:
        white = Image.new("RGBA", file.size, WHITE)
        white.alpha_composite(file.convert("RGBA"))
        return white


def _framed(picture: Image.Image) -> Image.Image:
    width = width_of(HEIGHT)
    line = OUTER_LINE
    art = picture.crop((line, line, picture.width - line, picture.height - line))
    art = art.resize((width - 4, HEIGHT - 4), Image.Resampling.LANCZOS)
    framed = paper(width, HEIGHT)
    blank = paper(width, HEIGHT)
    framed.paste(art, (2, 2))
    framed.putalpha(blank.getchannel("A"))
    return Image.composite(framed, blank, _inside(width))


def _inside(width: int) -> Image.Image:
    mask = Image.new("L", (width, HEIGHT))
    mask.paste(rounded(width - 4, HEIGHT - 4, corner_of(HEIGHT) - 2), (2, 2))
    return mask


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, picture in made(Path(sys.argv[1])):
        picture.quantize(COLOURS).save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
