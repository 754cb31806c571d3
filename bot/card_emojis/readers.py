"""What each reader sees for a card: the signs of the pack that he has chosen."""

from collections.abc import Mapping

from bot.card_emojis.book import EmojiBook
from bot.i18n import Words
from bot.pictures.packs import DEFAULT, Pack


class Readers:
    """The packs of all who have chosen one, in mind: every press needs to know."""

    def __init__(self) -> None:
        self._book = EmojiBook()
        self._packs: dict[int, Pack] = {}

    def found(self, book: EmojiBook) -> None:
        """These signs are at Discord."""
        self._book = book

    def known(self, chosen: Mapping[int, str | None]) -> None:
        """These packs were chosen, by their names."""
        for user, name in chosen.items():
            self.chose(user, name)

    def chose(self, user: int, name: str | None) -> None:
        """Somebody has chosen a pack; None, or one that exists no more, is that of everybody."""
        if name in set(Pack):
            self._packs[user] = Pack(name)
        else:
            self._packs.pop(user, None)

    def privately(self, say: Words, user: int) -> Words:
        """The words of what this person alone reads."""
        return self._book.show(say, self._packs.get(user, DEFAULT))

    def publicly(self, say: Words) -> Words:
        """The words of what everybody reads."""
        return self._book.show(say, DEFAULT)


def pack_of(say: Words) -> Pack:
    """The pack of whom these words are for."""
    return Pack(say.signs.pack) if say.signs.pack else DEFAULT
