"""Too many tables, and tables that nobody comes back to."""

from datetime import timedelta

from bot.i18n import words
from bot.settings import Settings
from bot.tables.events import Closing, TableClosed
from bot.tables.table import Stage
from cogs.upkeep.upkeep import GRACE, IDLE
from tests.cogs.evening import Evening
from tests.cogs.playing import at_table, verbs
from tests.cogs.refused import refused
from tests.rig.plugin import OpenCafe
from tests.rig.screens import text_of

SAY = words("fr")
HOUR = timedelta(hours=1)


async def test_a_second_table_is_refused_with_the_way_to_the_first(
    open_cafe: OpenCafe, settings: Settings
) -> None:
    limits = {"tables_per_person": 1, "tables_per_server": 2}
    evening = Evening(open_cafe, settings.model_copy(update=limits))
    async with evening.with_people("Alice", "Bob", "Chloe") as (alice, bob, chloe):
        here = evening.cafe.channel
        there, elsewhere = (evening.cafe.server.create_text_channel(name) for name in "ab")
        await alice.slash("contree start")
        told = await refused(
            evening,
            alice.slash("contree start", channel=there),
            "table-elsewhere",
            channel=f"<#{here.id}>",
        )
        assert f"<#{here.id}>" in told
        await bob.slash("contree start", channel=there)
        await refused(
            evening, chloe.slash("contree start", channel=elsewhere), "server-full", count=2
        )


async def test_a_table_idle_for_a_day_is_closed_with_its_score(evening: Evening) -> None:
    async with at_table(evening, "Alice", "Bob") as game:
        await evening.skip(IDLE - HOUR)
        assert evening.table().stage is Stage.PLAYING
        await evening.skip(3 * HOUR)
        assert (await evening.log())[-1] == TableClosed(Closing.IDLE)
        assert SAY("table-closed-idle") in text_of(game.table)
        assert verbs(game.table) == set()


async def test_after_downtime_no_table_closes_before_players_could_return(
    evening: Evening,
) -> None:
    async with at_table(evening, "Alice", "Bob"):
        await evening.skip(IDLE - HOUR)
        await evening.restart()
        await evening.skip(GRACE - HOUR)
        assert evening.table().stage is Stage.PLAYING
        await evening.skip(2 * HOUR)
        assert (await evening.log())[-1] == TableClosed(Closing.IDLE)


async def test_a_bot_restarted_nightly_still_closes_idle_tables(evening: Evening) -> None:
    async with at_table(evening, "Alice", "Bob"):
        await evening.skip(IDLE - HOUR)
        await evening.restart()
        await evening.skip(IDLE - HOUR)
        assert (await evening.log())[-1] == TableClosed(Closing.IDLE)
