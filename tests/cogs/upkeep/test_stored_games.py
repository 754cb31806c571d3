"""The running bot recounts old ladders, and archives the logs of tables that closed long ago."""

from datetime import timedelta

import pytest
from sqlalchemy import select, update

from bot.settings import Settings
from bot.storage.database.schema import archived_events, counted
from bot.storage.results.rebuild import LADDERS, what_is_old
from cogs.upkeep.stored_games import ARCHIVE_EVERY, COUNT_EVERY
from tests.cogs.evening import Evening
from tests.cogs.playing import sit_down
from tests.rig.people import Person
from tests.rig.plugin import OpenCafe
from tests.rig.screens import selects_of, text_of


async def test_a_running_bot_recounts_old_ladders(open_cafe: OpenCafe, settings: Settings) -> None:
    async with Evening(open_cafe, settings) as evening:
        database = evening.bot.services.database
        of_ladders = update(counted).where(counted.c.what == LADDERS)
        await database.write(lambda c: c.execute(of_ladders.values(version=1)))
        assert await database.read(what_is_old) == {LADDERS}
        await evening.cafe.env.advance_time(2 * COUNT_EVERY.total_seconds())
        assert await database.read(what_is_old) == frozenset()


async def archived(evening: Evening) -> set[int]:
    """The tables with something in the archive."""
    database = evening.bot.services.database
    return await database.read(
        lambda c: set(c.execute(select(archived_events.c.table_id)).scalars())
    )


async def game_in_history(person: Person) -> str:
    """Their last game as the history tells it, read from its log."""
    page = await person.slash("contree history")
    ((game, _),) = selects_of(page)[0].options
    await person.choose(page, game, verb="history-game")
    return text_of(page)


@pytest.mark.parametrize(
    ("days", "expected"), [(1, {1}), pytest.param(None, set(), marks=pytest.mark.slow)]
)
async def test_a_closed_table_is_archived_after_some_days(
    open_cafe: OpenCafe, settings: Settings, days: int | None, expected: set[int]
) -> None:
    evening = Evening(open_cafe, settings.model_copy(update={"archive_days": days}))
    async with evening:
        game = await sit_down(evening, "Alice", target=100)
        (alice,) = game.people.values()
        await game.play_until(None)
        kept, past = await evening.log(), await game_in_history(alice)
        await alice.press(await alice.slash("contree stop"), "stop")
        assert evening.bot.services.registry.sessions == ()
        for name in ("Connection", "LadderRecount", "Upkeep"):  # they look often: here for two days
            await evening.bot.remove_cog(name)
        await evening.cafe.env.advance_time(timedelta(hours=1).total_seconds())
        assert await archived(evening) == set()
        for _ in range(2):
            await evening.cafe.env.advance_time(ARCHIVE_EVERY.total_seconds())
        assert await archived(evening) == expected
        assert (await evening.log())[: len(kept)] == kept
        assert await game_in_history(alice) == past
