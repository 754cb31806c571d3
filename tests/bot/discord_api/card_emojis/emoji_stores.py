"""A store for signs that refuses what a test wants it to refuse."""

from collections.abc import Sequence

from bot.discord_api.application_emojis import NotTaken
from bot.discord_api.card_emojis import Emoji, all_emojis

MOST_EMOJIS = 2000
LARGEST_FILE = 256 * 1024


class FakeStore:
    """Keeps what it is given, as Discord would: a name once, and files that are not too large."""

    def __init__(self, *names: str) -> None:
        self.emojis = [Emoji(number, name) for number, name in enumerate(names, start=1)]
        self.files: dict[str, bytes] = {}
        self.removed: list[str] = []
        self.refuse_after: int | None = None
        self.asked = 0

    @property
    def names(self) -> list[str]:
        return [emoji.name for emoji in self.emojis]

    async def kept(self) -> Sequence[Emoji]:
        return tuple(self.emojis)

    async def put(self, name: str, file: bytes) -> None:
        self._ask(name)
        assert name not in self.names
        assert len(file) <= LARGEST_FILE
        assert len(self.emojis) < MOST_EMOJIS
        self.emojis.append(Emoji(max((e.id for e in self.emojis), default=0) + 1, name))
        self.files[name] = file

    async def take_away(self, emoji: Emoji) -> None:
        self._ask(emoji.name)
        self.emojis.remove(emoji)
        self.removed.append(emoji.name)

    def _ask(self, name: str) -> None:
        self.asked += 1
        if self.refuse_after is not None and self.asked > self.refuse_after:
            raise NotTaken(name)


def full_store() -> FakeStore:
    """Everything is there and up to date."""
    return FakeStore(*(key.name for key in all_emojis()))


def other_mark(name: str) -> str:
    """The name of the same card with another picture."""
    return name[:-4] + ("0000" if not name.endswith("0000") else "1111")
