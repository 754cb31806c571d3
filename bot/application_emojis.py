"""The emojis of the bot's application at Discord: the signs of the cards are kept there."""

from collections.abc import Callable, Sequence

import discord
import structlog

from bot.card_emojis.book import Emoji, EmojiBook
from bot.card_emojis.sync import NotTaken, Progress, keep_in_step

logger = structlog.stdlib.get_logger(__name__)


class ApplicationEmojis:
    """What is kept there, asked for by a client that has logged in."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._there: dict[int, discord.Emoji] = {}

    async def kept(self) -> Sequence[Emoji]:
        """All that is there, ours and others'."""
        self._there = {emoji.id: emoji for emoji in await self._client.fetch_application_emojis()}
        return [Emoji(emoji.id, emoji.name) for emoji in self._there.values()]

    async def put(self, name: str, file: bytes) -> None:
        """Add a picture, a PNG file; NotTaken when Discord refuses it."""
        try:
            await self._client.create_application_emoji(name=name, image=file)
        except discord.HTTPException as error:
            logger.info("an emoji was refused", name=name, status=error.status, code=error.code)
            raise NotTaken(name) from error

    async def take_away(self, emoji: Emoji) -> None:
        """Remove one of those that are kept; NotTaken when Discord refuses to."""
        try:
            await self._there[emoji.id].delete()
        except discord.NotFound:
            logger.debug("an emoji was gone", name=emoji.name)
        except discord.HTTPException as error:
            logger.info("an emoji stays", name=emoji.name, status=error.status, code=error.code)
            raise NotTaken(emoji.name) from error


async def find_card_emojis(client: discord.Client) -> EmojiBook:
    """The signs that are there; none when Discord does not say, for texts do without."""
    try:
        book = EmojiBook(await ApplicationEmojis(client).kept())
    except discord.HTTPException as error:
        logger.warning("the emojis were not told", status=error.status, code=error.code)
        return EmojiBook()
    logger.info("signs of cards found", packs=book.count)
    return book


async def sync(token: str, tell: Callable[[Progress], None]) -> Progress:
    """Log in for a moment and keep the signs in step."""
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(token)
        return await keep_in_step(ApplicationEmojis(client), tell)
