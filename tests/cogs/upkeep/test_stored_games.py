"""The running bot recounts old ladders, archives old logs, and forgets unopened deals."""

from datetime import timedelta

import pytest
from sqlalchemy import select, update

from bot.i18n import words
from bot.settings import Settings
from bot.storage.database.schema import archived_events, counted
from bot.storage.results.rebuild import LADDERS, what_is_old
from cogs.upkeep.stored_games import Archive, LadderRecount, UnopenedDeals
from engine.variants import find_variant
from tests.bot.tables.test_deals import some_record
from tests.cogs.deals.test_deals import code_of, imported
from tests.cogs.evening import Evening
from tests.cogs.playing import at_table
from tests.cogs.refused import refused
from tests.rig.people import Person
from tests.rig.plugin import OpenCafe
from tests.rig.screens import selects_of, text_of


async def test_a_running_bot_recounts_old_ladders(open_cafe: OpenCafe, settings: Settings) -> None:
    async with Evening(open_cafe, settings) as evening:
        database = evening.bot.services.database
        of_ladders = update(counted).where(counted.c.what == LADDERS)
        await database.write(lambda c: c.execute(of_ladders.values(version=1)))
        assert await database.read(what_is_old) == {LADDERS}
        await evening.cafe.env.advance_time(2 * LadderRecount.every.total_seconds())
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
    async with at_table(evening, "Alice", target=100) as game:
        (alice,) = game.people.values()
        await game.play_until(None)
        kept, past = await evening.log(), await game_in_history(alice)
        await alice.press(await alice.slash("contree stop"), "stop")
        assert evening.bot.services.registry.sessions == ()
        await evening.skip(timedelta(hours=1))
        assert await archived(evening) == set()
        for _ in range(2):
            await evening.skip(Archive.every)
        assert await archived(evening) == expected
        assert (await evening.log())[: len(kept)] == kept
        assert await game_in_history(alice) == past


@pytest.mark.parametrize("days", [1, pytest.param(0, marks=pytest.mark.slow)])
async def test_an_import_is_forgotten_that_no_second_person_has_opened(
    open_cafe: OpenCafe, settings: Settings, days: int
) -> None:
    evening = Evening(open_cafe, settings.model_copy(update={"imports_kept_days": days}))
    async with evening.with_people("Ann", "Bob") as (ann, bob):
        own = code_of(await imported(ann))
        shown = code_of(await imported(ann, str(some_record(find_variant("contree"), "another"))))
        await bob.slash("belote deal", deal=shown)
        await evening.skip(UnopenedDeals.every)
        assert code_of(await bob.slash("belote deal", deal=shown)) == shown
        for _ in range(2):
            await evening.skip(UnopenedDeals.every)
        opening = ann.slash("belote deal", deal=own)
        if days:
            gone = words("fr")("shared-deal-unknown", code=own)
            assert gone in await refused(evening, opening)
        else:
            assert code_of(await opening) == own
        assert code_of(await ann.slash("belote deal", deal=shown)) == shown
