"""The running bot recounts the ladders that another version counted."""

from sqlalchemy import update

from bot.settings import Settings
from bot.storage.database.schema import counted
from bot.storage.results.rebuild import LADDERS, what_is_old
from cogs.upkeep.stored_games import COUNT_EVERY
from tests.cogs.evening import Evening
from tests.rig.plugin import OpenCafe


async def test_a_running_bot_recounts_old_ladders(open_cafe: OpenCafe, settings: Settings) -> None:
    async with Evening(open_cafe, settings) as evening:
        database = evening.bot.services.database
        of_ladders = update(counted).where(counted.c.what == LADDERS)
        await database.write(lambda c: c.execute(of_ladders.values(version=1)))
        assert await database.read(what_is_old) == {LADDERS}
        await evening.cafe.env.advance_time(2 * COUNT_EVERY.total_seconds())
        assert await database.read(what_is_old) == frozenset()
