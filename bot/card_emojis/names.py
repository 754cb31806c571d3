"""The names of the signs: they can be read aloud, and say whether a picture is up to date."""

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
    """What a sign shows: a card of a pack, for the readers of a language."""

    card: Card
    pack: Pack
    language: str

    @property
    def spoken(self) -> str:
        """Its name without the mark of its picture: ``valet_coeur_2couleurs``."""
        say = words(self.language)
        parts = (say.rank(self.card.rank), say.suit(self.card.suit))
        return "_".join(map(_written, (*parts, say(f"packs-sign-{self.pack}"))))

    @property
    def name(self) -> str:
        """Its name with the mark of its picture: another picture has another name."""
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
    """Every sign that is offered, in every language."""
    for pack in Pack:
        if pack.has_signs:
            for language in LANGUAGES:
                yield from (EmojiKey(card, pack, language) for card in PACK_36.cards)


def emoji_named(name: str) -> EmojiKey | None:
    """The sign of this name, whatever the mark of its picture; None if it is none of ours."""
    spoken, ending = name[: -HASH_LENGTH - 1], name[-HASH_LENGTH - 1 :]
    return _by_spoken_name().get(spoken) if _ENDING.fullmatch(ending) else None


@cache
def _by_spoken_name() -> Mapping[str, EmojiKey]:
    return {key.spoken: key for key in all_emojis()}


def _written(word: str) -> str:
    """A word in the letters that a name may have: « cœur » is ``coeur``."""
    apart = unicodedata.normalize("NFKD", word.lower().translate(_LIGATURES))
    bare = "".join(char for char in apart if not unicodedata.combining(char))
    return re.sub(r"[^a-z0-9]+", "_", bare).strip("_")
