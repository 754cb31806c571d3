"""The emojis of the bot's application at Discord, where the card emojis are kept."""

from collections.abc import Callable, Sequence

import discord
import structlog

from bot.card_emojis.book import Emoji, EmojiBook
from bot.card_emojis.sync import NotTaken, Progress, keep_in_step

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
        except discord.NotFound:
            logger.debug("an emoji was gone", name=emoji.name)
        except discord.HTTPException as error:
            logger.info("an emoji stays", name=emoji.name, status=error.status, code=error.code)
            raise NotTaken(emoji.name) from error


async def find_card_emojis(client: discord.Client) -> EmojiBook:
    """The card emojis there; none when Discord does not answer: texts work without them."""
    try:
        book = EmojiBook(await ApplicationEmojis(client).kept())
    except discord.HTTPException as error:
        logger.warning("the emojis were not told", status=error.status, code=error.code)
        return EmojiBook()
    logger.info("signs of cards found", packs=book.count)
    return book


async def sync(token: str, tell: Callable[[Progress], None]) -> Progress:
    """Log in and bring the card emojis up to date."""
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(token)
        return await keep_in_step(ApplicationEmojis(client), tell)
