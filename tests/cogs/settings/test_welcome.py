"""The one message when a server invites the bot."""

import asyncio
from datetime import timedelta

from bot.i18n import words
from bot.storage.database.schema import welcomes
from bot.storage.welcomes import owed_welcomes
from cogs.welcome import NEW_FOR
from tests.bot.storage.made import count
from tests.cogs.evening import Evening
from tests.cogs.settings.test_settings import manager
from tests.cogs.upkeep.test_connection import guild_of, hears
from tests.rig.patience import PATIENCE
from tests.rig.screens import text_of

SAY = words("fr")


async def invited(evening: Evening, *, silent: bool = False) -> None:
    """A server, whose system channel is the café's, has just invited the bot."""
    _open_to_welcomes(evening)
    await hears(evening, "guild_join", guild_of(evening))
    database, owed = evening.bot.services.database, 1 if silent else 0
    async with asyncio.timeout(PATIENCE):
        while (
            not await count(database, welcomes) or len(await database.read(owed_welcomes)) != owed
        ):
            await evening.cafe.env.settle()


def _open_to_welcomes(evening: Evening) -> None:
    world, server = evening.cafe.env.backend, evening.cafe.server
    world.edit_guild(server.id, {"system_channel_id": str(evening.cafe.channel.id)})


async def test_a_server_that_invited_a_bot_that_was_not_running_is_welcomed_when_it_starts(
    evening: Evening,
) -> None:
    async with evening:
        _open_to_welcomes(evening)
        for days, posts in ((NEW_FOR.days + 1, 0), (1, 1), (1, 1)):
            since = evening.bot.clock.now() - timedelta(days=days)
            evening.cafe.invited(since.isoformat())
            await evening.restart()
            await evening.cafe.env.settle()
            welcomed = [text_of(each) for each in evening.cafe.posted()]
            assert sum(SAY("welcome-title") in each for each in welcomed) == posts


async def test_a_server_is_welcomed_once_in_its_system_channel(evening: Evening) -> None:
    async with evening:
        await invited(evening)
        (post,) = evening.cafe.posted()
        assert SAY("welcome-title") in text_of(post)
        await evening.restart()
        await invited(evening)
        assert len(evening.cafe.posted()) == 1
        zoe = manager(evening)
        page = await zoe.press(post, "settings")
        assert SAY("settings-title") in text_of(page)
        await zoe.press(post, "welcome-table")
        assert evening.table().host == zoe.id


async def test_where_the_bot_may_not_post_the_first_manager_reads_it(evening: Evening) -> None:
    async with evening.with_people("Ann") as (ann,):
        evening.cafe.forbid("send_messages")
        await invited(evening, silent=True)
        assert evening.cafe.posted() == []
        await evening.restart()
        zoe = manager(evening)
        for person, welcomed in ((ann, 0), (zoe, 1), (zoe, 1)):
            await person.slash("contree help")
            told = [text_of(each) for each in person.private()]
            assert sum(SAY("welcome-title") in each for each in told) == welcomed
