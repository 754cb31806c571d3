"""Two bots on one PostgreSQL: each hears what people choose at the other one."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial

import pytest

from bot.app import create_bot
from bot.client import ContreeBot
from bot.preferences import USUAL, HandOrder
from bot.settings import Settings
from bot.storage.preferences import NOWHERE, PlayerPreferences, change_player_preferences
from bot.storage.privacy.erasure import erase
from bot.storage.privacy.person_search import search
from tests.bot.storage import server
from tests.rig.patience import PATIENCE

pytestmark = pytest.mark.skipif(not server.ADDRESS, reason="TEST_POSTGRESQL_URL names no server")

ALICE, SERVER = 7, 8


@pytest.fixture
def among_others(settings: Settings) -> Iterator[Settings]:
    """The settings of one process of several."""
    with server.a_database() as url:
        chosen = {"database_url": url, "shards": (0,), "shard_count": 1}
        yield settings.model_copy(update=chosen)


@asynccontextmanager
async def listening(settings: Settings) -> AsyncIterator[ContreeBot]:
    """A bot that has opened its database and hears the others, without Discord."""
    bot = create_bot(settings)
    assert bot.cluster is not None
    bot._services = services = await bot._open_services(bot)
    services.tasks.spawn(bot.cluster.follow_people(bot._learn_people), "people")
    try:
        yield bot
    finally:
        await services.tasks.close()
        await services.database.close()
        await bot.cluster.close()
        bot.ai_workers.close()


async def until(holds: Callable[[], bool]) -> None:
    """Let others go on until this holds."""
    async with asyncio.timeout(PATIENCE):
        while True:
            if holds():
                return
            await asyncio.sleep(0.01)


async def choose(bot: ContreeBot, chosen: PlayerPreferences) -> None:
    """Let Alice choose this at one bot."""
    work = partial(change_player_preferences, user=ALICE, change=lambda _: chosen)
    await bot.services.database.write(work)


async def test_each_process_knows_what_people_choose_at_the_other(among_others: Settings) -> None:
    async with listening(among_others) as one:
        await choose(one, PlayerPreferences(pinged_in=NOWHERE))
        async with listening(among_others) as other:
            await until(lambda: not other.preference_cache.may_ping(ALICE, SERVER))
            await choose(
                one, PlayerPreferences(hand_order="suits", pack="large", pinged_in=NOWHERE)
            )
            await until(lambda: other.preference_cache.of(ALICE).order is HandOrder.SUITS)
            assert ALICE in other.readers._packs
            sought = await one.services.database.read(lambda c: search(c, ALICE))
            await one.services.database.write(lambda c: erase(c, ALICE, sought))
            await until(lambda: other.preference_cache.of(ALICE) == USUAL)
            assert other.preference_cache.may_ping(ALICE, SERVER)
            assert ALICE not in other.readers._packs
