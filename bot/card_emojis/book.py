"""The card emojis that Discord keeps, and words that show each reader those of their pack."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bot.card_emojis.names import emoji_named
from bot.i18n import LANGUAGES, Words
from bot.i18n.signs import NO_SIGNS, Signs
from bot.pictures.packs import DEFAULT, Pack
from engine.cards import PACK_36, Card


@dataclass(frozen=True, slots=True)
class Emoji:
    """An emoji at Discord."""

    id: int
    name: str

    @property
    def markup(self) -> str:
        """The text that Discord shows as this emoji."""
        return f"<:{self.name}:{self.id}>"


class EmojiBook:
    """The card emojis among those found; of two for one card, the newer one.

    A pack that lacks a card is not used in that language, so that no line mixes emojis and letters.
    """

    def __init__(self, emojis: Iterable[Emoji] = ()) -> None:
        found: dict[tuple[Pack, str], dict[Card, str]] = {}
        for emoji in sorted(emojis, key=lambda emoji: emoji.id):
            if key := emoji_named(emoji.name):
                found.setdefault((key.pack, key.language), {})[key.card] = emoji.markup
        whole = frozenset(PACK_36.cards)
        self._marks = {which: marks for which, marks in found.items() if marks.keys() == whole}
        # One object each, for ever: it is the key of a cache of words.
        self._signs = {
            (pack, language): self._made(pack, language) for pack in Pack for language in LANGUAGES
        }

    @property
    def count(self) -> int:
        """The number of complete packs, each language counted separately."""
        return len(self._marks)

    def show(self, say: Words, pack: Pack) -> Words:
        """These words for a reader of this pack, with its emojis if there are any."""
        return say.signed(self._signs[pack, say.language])

    def _made(self, pack: Pack, language: str) -> Signs:
        marks = self._marks.get((pack.signs, language), {})
        return Signs(marks, pack) if marks or pack is not DEFAULT else NO_SIGNS


class Readers:
    """The pack that each user has chosen, in memory: every press needs it."""

    def __init__(self) -> None:
        self._book = EmojiBook()
        self._packs: dict[int, Pack] = {}

    def found(self, book: EmojiBook) -> None:
        """Use these emojis."""
        self._book = book

    def known(self, chosen: Mapping[int, str | None]) -> None:
        """Load these choices, by the packs' names."""
        for user, name in chosen.items():
            self.chose(user, name)

    def chose(self, user: int, name: str | None) -> None:
        """Remember a choice; None, or a pack that no longer exists, means the default."""
        if name in set(Pack):
            self._packs[user] = Pack(name)
        else:
            self._packs.pop(user, None)

    def privately(self, say: Words, user: int) -> Words:
        """These words for a message that only this user sees."""
        return self._book.show(say, self._packs.get(user, DEFAULT))

    def publicly(self, say: Words) -> Words:
        """These words for a message that everybody sees."""
        return self._book.show(say, DEFAULT)


def pack_of(say: Words) -> Pack:
    """The pack of the reader of these words."""
    return Pack(say.signs.pack) if say.signs.pack else DEFAULT
