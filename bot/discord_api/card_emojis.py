"""Emojis of cards and suits: their names, those at Discord, the pack that each reader sees."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import sha256
from io import BytesIO

from PIL import Image

from bot.i18n import LANGUAGES, Words, words
from bot.i18n.catalogue import WHOLE
from bot.i18n.game_values import NO_SIGNS, CardSigns
from bot.pictures.packs import DEFAULT
from bot.pictures.packs.marks import french_mark, index_of, lettered, letters_of, suit_mark
from bot.pictures.packs.pack import INKS, PAPER, PicturePack
from bot.pictures.packs.shapes import lay, paper
from bot.storage.preferences import PlayerPreferences
from engine.cards import PACK_36, Card, Suit

SIDE = 128
"""The size of an emoji in pixels, as Discord stores it."""

WIDTH = 108
EDGE_WIDTH = 0.024
"""The width of the edge as a share of the height: it is seen when the emoji is small."""

COLOURS = 128
"""Few colours keep the file small."""

MARK = 96
"""The size of a suit that stands alone."""

MAX_REMEMBERED_NAMES = 512


@lru_cache(MAX_REMEMBERED_NAMES)
def emoji_picture(shown: Card | Suit, pack: PicturePack, letters: str) -> Image.Image:
    """The emoji of a card or suit in a pack that has emojis, a square; do not draw on it."""
    if isinstance(shown, Suit):
        # A suit on paper, so that black and red are seen on a button of any colour.
        picture = paper(SIDE, SIDE, edge=EDGE_WIDTH)
        lay(picture, suit_mark(shown, pack, MARK), SIDE / 2, SIDE / 2)
        return picture
    index = index_of(shown.rank, letters)
    return _wide(shown, index) if pack is PicturePack.LARGE else _upright(shown, pack, index)


def emoji_file(shown: Card | Suit, pack: PicturePack, letters: str) -> bytes:
    """The emoji as a PNG file."""
    file = BytesIO()
    emoji_picture(shown, pack, letters).quantize(COLOURS).save(file, "PNG", optimize=True)
    return file.getvalue()


def _upright(card: Card, pack: PicturePack, index: str) -> Image.Image:
    """A card on which the index stands above the suit."""
    tile = paper(WIDTH, SIDE, edge=EDGE_WIDTH)
    word = lettered(index, INKS[pack].of(card.suit), WIDTH - 20, 57)
    lay(tile, word, WIDTH / 2, 37)
    lay(tile, suit_mark(card.suit, pack, 54), WIDTH / 2, 95)
    picture = Image.new("RGBA", (SIDE, SIDE))
    lay(picture, tile, SIDE / 2, SIDE / 2)
    return picture


def _wide(card: Card, index: str) -> Image.Image:
    """The whole square in the colour of the suit; the index is all but as high as the line."""
    picture = paper(SIDE, SIDE, INKS[PicturePack.LARGE].of(card.suit), EDGE_WIDTH)
    lay(picture, lettered(index, PAPER, 66, 96), 38, SIDE / 2)
    lay(picture, french_mark(card.suit, PAPER, 52), 98, SIDE / 2)
    return picture


# Discord takes names of 32 characters at most: few are left for the hash.
HASH_LENGTH = 4
_ENDING = re.compile(rf"_[0-9a-f]{{{HASH_LENGTH}}}")
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss"})


@dataclass(frozen=True, slots=True)
class EmojiKey:
    """The picture of an emoji: a card or a suit of a pack, with the letters of a language.

    Of languages whose cards have the same letters only one has emojis, and lends them.
    """

    shown: Card | Suit
    pack: PicturePack
    language: str

    @property
    def spoken(self) -> str:
        """Its name without the hash: ``valet_coeur_2couleurs``, ``coeur_2couleurs``.

        It is English, with the code of the language, where that is not in Latin letters.
        """
        parts = [_written(part) for part in self._parts(words(self.language))]
        if "" in parts:
            parts = [*map(_written, self._parts(words(WHOLE))), self.language]
        return "_".join(parts)

    def _parts(self, say: Words) -> Iterator[str]:
        if isinstance(self.shown, Card):
            yield say.rank(self.shown.rank)
        yield say.suit(self.shown.suit if isinstance(self.shown, Card) else self.shown)
        yield say(f"packs-sign-{self.pack}")

    @property
    def name(self) -> str:
        """Its name with the hash of its picture."""
        pixels = emoji_picture(self.shown, self.pack, self._letters).tobytes()
        return f"{self.spoken}_{sha256(pixels).hexdigest()[:HASH_LENGTH]}"

    @property
    def file(self) -> bytes:
        """Its picture as a PNG file."""
        return emoji_file(self.shown, self.pack, self._letters)

    @property
    def _letters(self) -> str:
        return letters_of(words(self.language))


@cache
def lender(language: str) -> str:
    """The language whose emojis a language uses: the first one, or English, with its letters."""
    letters = letters_of(words(language))
    first = sorted(LANGUAGES, key=lambda each: (each != WHOLE, each))
    return next(each for each in first if letters_of(words(each)) == letters)


def all_emojis() -> Iterator[EmojiKey]:
    """Every emoji of ours, in every language that lends them."""
    for pack in PicturePack:
        if pack.has_signs:
            for language in sorted({lender(each) for each in LANGUAGES}):
                for shown in (*PACK_36.cards, *Suit):
                    yield EmojiKey(shown, pack, language)


def emoji_named(name: str) -> EmojiKey | None:
    """Our emoji with this name, whatever its hash; None if it is not one of ours."""
    spoken, ending = name[: -HASH_LENGTH - 1], name[-HASH_LENGTH - 1 :]
    return _by_spoken_name().get(spoken) if _ENDING.fullmatch(ending) else None


@cache
def _by_spoken_name() -> Mapping[str, EmojiKey]:
    return {key.spoken: key for key in all_emojis()}


def _written(word: str) -> str:
    """A word in ASCII letters, as names must be: « cœur » becomes ``coeur``."""
    apart = unicodedata.normalize("NFKD", word.lower().translate(_LIGATURES))
    bare = "".join(char for char in apart if not unicodedata.combining(char))
    return re.sub(r"[^a-z0-9]+", "_", bare).strip("_")


@dataclass(frozen=True, slots=True)
class Emoji:
    """An emoji at Discord."""

    id: int
    name: str

    @property
    def markup(self) -> str:
        """The text that Discord shows as this emoji."""
        return f"<:{self.name}:{self.id}>"


class CardEmojis:
    """Our emojis among those found; of two of one name, the newer one.

    A pack that lacks a card is not used in that language, so that no line mixes emojis and letters;
    it may lack suits, which earlier versions had not.
    """

    def __init__(self, emojis: Iterable[Emoji] = ()) -> None:
        found: dict[tuple[PicturePack, str], dict[Card | Suit, str]] = {}
        for emoji in sorted(emojis, key=lambda emoji: emoji.id):
            if key := emoji_named(emoji.name):
                found.setdefault((key.pack, key.language), {})[key.shown] = emoji.markup
        whole = frozenset(PACK_36.cards)
        self._marks = {which: marks for which, marks in found.items() if marks.keys() >= whole}
        # One object each, for ever: it is the key of a cache of words.
        self._signs = {
            (pack, language): self._made(pack, language)
            for pack in PicturePack
            for language in LANGUAGES
        }

    @property
    def count(self) -> int:
        """The number of complete packs, each language counted separately."""
        return len(self._marks)

    def show(self, say: Words, pack: PicturePack) -> Words:
        """These words for a reader of this pack, with its emojis if there are any."""
        return say.signed(self._signs[pack, say.language])

    def _made(self, pack: PicturePack, language: str) -> CardSigns:
        marks = self._marks.get((pack.signs, lender(language)), {})
        return CardSigns(marks, pack) if marks or pack is not DEFAULT else NO_SIGNS


class PackChoices:
    """The pack that each user and server has chosen, and who listens: every press needs it."""

    def __init__(self) -> None:
        self._book = CardEmojis()
        self._packs: dict[int, PicturePack] = {}
        self._listeners: set[int] = set()
        self._public: dict[int, PicturePack] = {}

    def found(self, book: CardEmojis) -> None:
        """Use these emojis."""
        self._book = book

    def known(self, chosen: Mapping[int, PlayerPreferences]) -> None:
        """Load these choices in place of all others."""
        self._packs.clear()
        self._listeners.clear()
        for user, preferences in chosen.items():
            self.chose(user, preferences)

    def chose(self, user: int, preferences: PlayerPreferences) -> None:
        """Remember a choice; no pack, or one that no longer exists, means the default."""
        if preferences.pack in set(PicturePack):
            self._packs[user] = PicturePack(preferences.pack)
        else:
            self._packs.pop(user, None)
        if preferences.read_to_me:
            self._listeners.add(user)
        else:
            self._listeners.discard(user)

    def listens(self, user: int) -> bool:
        """Whether this user has their messages read to them."""
        return user in self._listeners

    def privately(self, say: Words, user: int) -> Words:
        """These words for a message that only this user sees, or hears."""
        if self.listens(user):
            return say.aloud
        return self._book.show(say, self._packs.get(user, DEFAULT))

    def server_chose(self, guild: int, name: str | None) -> None:
        """Remember the pack of what everybody sees on a server; None means the default."""
        if name in set(PicturePack):
            self._public[guild] = PicturePack(name)
        else:
            self._public.pop(guild, None)

    def publicly(self, say: Words, guild: int) -> Words:
        """These words for a message that everybody sees on a server."""
        return self._book.show(say, self._public.get(guild, DEFAULT))


def pack_of(say: Words) -> PicturePack:
    """The pack of the reader of these words."""
    return PicturePack(say.signs.pack) if say.signs.pack else DEFAULT
