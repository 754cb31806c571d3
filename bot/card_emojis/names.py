"""Names of card emojis: readable, and with a hash that tells whether the picture is current."""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256

from bot.i18n import LANGUAGES, words
from bot.pictures.packs import Pack
from bot.pictures.packs.emojis import emoji, emoji_file
from bot.pictures.packs.letters import letters_of
from engine.cards import PACK_36, Card

HASH_LENGTH = 4
_ENDING = re.compile(rf"_[0-9a-f]{{{HASH_LENGTH}}}")
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss"})


@dataclass(frozen=True, slots=True)
class EmojiKey:
    """What an emoji shows: a card of a pack, with the letters of a language."""

    card: Card
    pack: Pack
    language: str

    @property
    def spoken(self) -> str:
        """Its name without the hash: ``valet_coeur_2couleurs``."""
        say = words(self.language)
        parts = (say.rank(self.card.rank), say.suit(self.card.suit))
        return "_".join(map(_written, (*parts, say(f"packs-sign-{self.pack}"))))

    @property
    def name(self) -> str:
        """Its name with the hash of its picture."""
        pixels = emoji(self.card, self.pack, self._letters).tobytes()
        return f"{self.spoken}_{sha256(pixels).hexdigest()[:HASH_LENGTH]}"

    @property
    def file(self) -> bytes:
        """Its picture as a PNG file."""
        return emoji_file(self.card, self.pack, self._letters)

    @property
    def _letters(self) -> str:
        return letters_of(words(self.language))


def all_emojis() -> Iterator[EmojiKey]:
    """Every card emoji, in every language."""
    for pack in Pack:
        if pack.has_signs:
            for language in LANGUAGES:
                yield from (EmojiKey(card, pack, language) for card in PACK_36.cards)


def emoji_named(name: str) -> EmojiKey | None:
    """The card emoji with this name, whatever its hash; None if it is not one of ours."""
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
