"""Giving and taking roles one at a time: asked slowly of Discord, noted once it is done."""

import asyncio
from enum import Enum, auto
from functools import partial

import discord
import structlog

from bot.client import ContreeBot
from bot.discord_requests import BROKEN_OFF, why
from bot.storage.ratings.rank_roles import RankChange, forget_role, note_change, refuse_role
from cogs.settings.preferences import words_of_server
from cogs.ui.discord_errors import FORBIDDEN, Code

logger = structlog.stdlib.get_logger(__name__)

PAUSE = 0.5
"""Seconds between two requests for all servers: a new rank can wait, and tables cannot."""


class Made(Enum):
    """What became of a change."""

    DONE = auto()
    REFUSED = auto()
    """Discord refuses this role: give it to nobody."""
    LATER = auto()
    """Ask nothing more of this server for now."""


class RankRequests:
    """Makes changes of roles for all servers, one after the other."""

    def __init__(self, bot: ContreeBot) -> None:
        self._bot = bot
        self._door = asyncio.Lock()
        self._last: float | None = None

    async def make(self, guild: int, change: RankChange) -> Made:
        """Give or take a role."""
        await self._wait()
        if self._bot.invalid_requests.too_many:
            return Made.LATER
        http = self._bot.http
        request = http.add_role if change.give else http.remove_role
        reason = (await words_of_server(self._bot, guild))("ranks-reason")
        try:
            await request(guild, change.user, change.role, reason=reason)
        except discord.HTTPException as error:
            return await self._refused(guild, change, error)
        except BROKEN_OFF as error:
            logger.warning("a rank role waits for the next look", guild=guild, **why(error))
            return Made.LATER
        await self._note(guild, change)
        return Made.DONE

    async def _wait(self) -> None:
        """Wait until the pause since the last request is over."""
        clock = self._bot.clock
        async with self._door:
            if self._last is not None:
                await clock.sleep(max(self._last + PAUSE - clock.monotonic(), 0))
            self._last = clock.monotonic()

    async def _refused(self, guild: int, change: RankChange, error: discord.HTTPException) -> Made:
        database = self._bot.services.database
        logger.warning("a rank role was refused", guild=guild, status=error.status, code=error.code)
        if error.code in {Code.UNKNOWN_MEMBER, Code.UNKNOWN_USER}:
            # They left the server. Once they play there again they are seen to have no role.
            await self._note(guild, change)
            return Made.DONE
        is_gone = error.code == Code.UNKNOWN_ROLE
        if not is_gone and error.status != FORBIDDEN:
            return Made.LATER
        await database.write(partial(refuse_role, guild=guild, role=change.role))
        if is_gone:
            await database.write(partial(forget_role, guild=guild, role=change.role))
        return Made.REFUSED

    async def _note(self, guild: int, change: RankChange) -> None:
        database = self._bot.services.database
        await database.write(partial(note_change, guild=guild, change=change))
