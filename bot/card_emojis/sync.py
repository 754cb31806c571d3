"""Keeping the signs at Discord in step: what is missing goes there, what is out of date goes."""

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from bot.card_emojis.book import Emoji
from bot.card_emojis.names import all_emojis, emoji_named

PATIENCE = 3
"""So many refusals one after the other, and it is given up for this time."""


class NotTaken(Exception):
    """Discord does not take, or does not remove, a picture."""


class Shelf(Protocol):
    """Where the pictures are kept; what is refused there raises ``NotTaken``."""

    async def kept(self) -> Sequence[Emoji]:
        """All that is there, ours and others'."""
        ...

    async def put(self, name: str, file: bytes) -> None:
        """Add a picture, a PNG file."""
        ...

    async def take_away(self, emoji: Emoji) -> None:
        """Remove a picture."""
        ...


@dataclass(slots=True)
class Progress:
    """How far it is: what there is to do, and what became of it."""

    wanted: int
    to_put: int
    to_remove: int
    put: int = 0
    removed: int = 0
    refused: int = 0
    _in_a_row: int = field(default=0, repr=False)

    @property
    def steps(self) -> tuple[int, int]:
        """How many steps are done, of how many."""
        return self.put + self.removed, self.to_put + self.to_remove

    @property
    def done(self) -> bool:
        """Whether everything is as it should be."""
        done, steps = self.steps
        return done == steps

    @property
    def hopeless(self) -> bool:
        """Whether nothing seems to be taken at present."""
        return self._in_a_row >= PATIENCE

    async def managed(self, step: Coroutine[object, object, None]) -> bool:
        """Whether a step was done; a refusal is counted, and the next may be luckier."""
        try:
            await step
        except NotTaken:
            self.refused += 1
            self._in_a_row += 1
            return False
        self._in_a_row = 0
        return True


async def keep_in_step(shelf: Shelf, tell: Callable[[Progress], None]) -> Progress:
    """Put what is missing and remove what is out of date; ``tell`` hears of each step.

    A name says which picture it is, so that what was done stays done when it is run again. Pictures
    that are not ours are left alone. An old picture goes after the new one has come: a card that
    could not be put keeps what it had.
    """
    kept = await shelf.kept()
    there = {emoji.name for emoji in kept}
    wanted = {key.name: key for key in all_emojis()}
    missing = [name for name in wanted if name not in there]
    stale = [emoji for emoji in kept if emoji.name not in wanted and emoji_named(emoji.name)]
    progress = Progress(len(wanted), len(missing), len(stale))
    tell(progress)
    for name in missing:
        if progress.hopeless:
            return progress
        if await progress.managed(shelf.put(name, wanted[name].file)):
            there.add(name)
            progress.put += 1
            tell(progress)
    renewed = {key for name, key in wanted.items() if name in there}
    for emoji in stale:
        if progress.hopeless:
            return progress
        if emoji_named(emoji.name) in renewed and await progress.managed(shelf.take_away(emoji)):
            progress.removed += 1
            tell(progress)
    return progress
