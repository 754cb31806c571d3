"""The emojis of the bot's application at Discord: find them, upload missing, delete old ones."""

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import discord
import structlog

from bot.discord_api.card_emojis import CardEmojis, Emoji, all_emojis, emoji_named
from bot.discord_api.requests import REQUEST_ERRORS

PATIENCE = 3
"""The refusals in a row after which the bot gives up."""


class NotTaken(Exception):
    """Discord refuses to add or to delete an emoji."""


class EmojiStore(Protocol):
    """Stores the application's emojis; raises ``NotTaken`` if Discord refuses one."""

    async def kept(self) -> Sequence[Emoji]:
        """All emojis there, ours and others'."""
        ...

    async def put(self, name: str, file: bytes) -> None:
        """Add an emoji; ``file`` is a PNG."""
        ...

    async def take_away(self, emoji: Emoji) -> None:
        """Delete an emoji."""
        ...


@dataclass(slots=True)
class EmojiProgress:
    """The number of steps to do, done and refused."""

    wanted: int
    to_put: int
    to_remove: int
    put: int = 0
    removed: int = 0
    refused: int = 0
    _in_a_row: int = field(default=0, repr=False)

    @property
    def steps(self) -> tuple[int, int]:
        """The number of steps done, and of all steps."""
        return self.put + self.removed, self.to_put + self.to_remove

    @property
    def done(self) -> bool:
        """Whether all steps are done."""
        done, steps = self.steps
        return done == steps

    @property
    def hopeless(self) -> bool:
        """Whether there were ``PATIENCE`` refusals in a row."""
        return self._in_a_row >= PATIENCE

    async def managed(self, step: Coroutine[object, object, None]) -> bool:
        """Run a step; False, and counted, if it was refused."""
        try:
            await step
        except NotTaken:
            self.refused += 1
            self._in_a_row += 1
            return False
        self._in_a_row = 0
        return True


async def sync_emojis(store: EmojiStore, tell: Callable[[EmojiProgress], None]) -> EmojiProgress:
    """Upload what is missing and delete what is outdated; ``tell`` is called after each step.

    A name identifies its picture, so running this again continues where it stopped. Emojis that
    are not ours are left alone. An old emoji is deleted only once its successor is there.
    """
    kept = await store.kept()
    there = {emoji.name for emoji in kept}
    wanted = {key.name: key for key in all_emojis()}
    missing = [name for name in wanted if name not in there]
    stale = [emoji for emoji in kept if emoji.name not in wanted and emoji_named(emoji.name)]
    progress = EmojiProgress(len(wanted), len(missing), len(stale))
    tell(progress)
    for name in missing:
        if progress.hopeless:
            return progress
        if await progress.managed(store.put(name, wanted[name].file)):
            there.add(name)
            progress.put += 1
            tell(progress)
    renewed = {key for name, key in wanted.items() if name in there}
    for emoji in stale:
        if progress.hopeless:
            return progress
        if emoji_named(emoji.name) in renewed and await progress.managed(store.take_away(emoji)):
            progress.removed += 1
            tell(progress)
    return progress


logger = structlog.stdlib.get_logger(__name__)


class ApplicationEmojis:
    """The application's emojis, through a client that has logged in."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._there: dict[int, discord.Emoji] = {}

    async def kept(self) -> Sequence[Emoji]:
        """All emojis there, ours and others'."""
        self._there = {emoji.id: emoji for emoji in await self._client.fetch_application_emojis()}
        return [Emoji(emoji.id, emoji.name) for emoji in self._there.values()]

    async def put(self, name: str, file: bytes) -> None:
        """Add an emoji from a PNG; NotTaken when Discord refuses it."""
        try:
            await self._client.create_application_emoji(name=name, image=file)
        except discord.HTTPException as error:
            logger.info("an emoji was refused", name=name, status=error.status, code=error.code)
            raise NotTaken(name) from error

    async def take_away(self, emoji: Emoji) -> None:
        """Delete one of the emojis listed by ``kept``; NotTaken when Discord refuses."""
        try:
            await self._there[emoji.id].delete()
        # Deleted by hand: that is what was wanted.
        except discord.NotFound:
            logger.debug("an emoji was gone", name=emoji.name)
        except discord.HTTPException as error:
            logger.info("an emoji stays", name=emoji.name, status=error.status, code=error.code)
            raise NotTaken(emoji.name) from error


async def find_card_emojis(client: discord.Client) -> CardEmojis | None:
    """The card emojis there; None when Discord does not answer: texts work without them."""
    try:
        book = CardEmojis(await ApplicationEmojis(client).kept())
    except REQUEST_ERRORS as error:
        logger.warning("cannot list the emojis", why=str(error) or type(error).__name__)
        return None
    logger.info("signs of cards found", packs=book.count)
    return book


async def sync(token: str, tell: Callable[[EmojiProgress], None]) -> EmojiProgress:
    """Log in and bring the card emojis up to date."""
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(token)
        return await sync_emojis(ApplicationEmojis(client), tell)
