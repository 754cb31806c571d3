"""Which signs there are at Discord, and words that use them."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.card_emojis.names import emoji_named
from bot.i18n import LANGUAGES, Words
from bot.i18n.signs import NO_SIGNS, Signs
from bot.pictures.packs import DEFAULT, Pack
from engine.cards import PACK_36, Card


@dataclass(frozen=True, slots=True)
class Emoji:
    """A picture that Discord keeps, by its number and its name."""

    id: int
    name: str

    @property
    def markup(self) -> str:
        """What is written for it in a text."""
        return f"<:{self.name}:{self.id}>"


class EmojiBook:
    """The signs among the emojis that were found, of two for one card the newer.

    A pack of which a card is missing is not used in that language: no line is half of each.
    """

    def __init__(self, emojis: Iterable[Emoji] = ()) -> None:
        found: dict[tuple[Pack, str], dict[Card, str]] = {}
        for emoji in sorted(emojis, key=lambda emoji: emoji.id):
            if key := emoji_named(emoji.name):
                found.setdefault((key.pack, key.language), {})[key.card] = emoji.markup
        whole = frozenset(PACK_36.cards)
        self._marks = {which: marks for which, marks in found.items() if marks.keys() == whole}
        # One object each for ever: words are remembered by it.
        self._signs = {
            (pack, language): self._made(pack, language) for pack in Pack for language in LANGUAGES
        }

    @property
    def count(self) -> int:
        """How many packs can be shown, each language counted apart."""
        return len(self._marks)

    def show(self, say: Words, pack: Pack) -> Words:
        """These words for a reader of this pack, with its signs if they are there."""
        return say.signed(self._signs[pack, say.language])

    def _made(self, pack: Pack, language: str) -> Signs:
        marks = self._marks.get((pack.signs, language), {})
        return Signs(marks, pack) if marks or pack is not DEFAULT else NO_SIGNS
